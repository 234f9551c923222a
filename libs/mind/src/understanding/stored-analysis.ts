import { createHash } from 'node:crypto';
import { DANGER_KINDS, type MessageAnalysis, messageReader } from './message-reader';
import { textNetwork } from './text-network';
import type { Weights } from './weights';

/** Incremented when the order or the meaning of the numbers changes. */
const LAYOUT = 3;
/** Heads with a score for the whole message and for its clauses, in the order of the numbers. */
const HEADS = ['danger', 'emergency', 'asksHuman', 'takesLeave'] as const;
/** The highest clauses are all that is read of a message's clauses. */
const CLAUSES = 2;
/** Version, features, distress, kind, language, its probability, number of stored clauses. */
const FIXED = 7;
const NETWORK_START = FIXED + HEADS.length * (1 + CLAUSES);
const LENGTH = NETWORK_START + HEADS.length;
/** Integers of up to 24 bits are exact as 32-bit floating-point numbers. */
const VERSION_BYTES = 3;

/** Converts analyses to lists of numbers, which are stored as 32-bit floating-point numbers, and back. */
export class AnalysisCodec {
  private readonly languages: readonly string[];
  /** Of the weights an analysis was made with: a hash of their header, which names data, parameters and version of the features. */
  private readonly version: number;

  /** @param weights of the linear models @param network weights of the network */
  constructor(weights: Weights, network: Weights) {
    this.languages = weights.names('languages.names');
    const hash = createHash('sha256')
      .update(JSON.stringify([LAYOUT, weights.header, network.header]))
      .digest();
    this.version = hash.readUIntBE(0, VERSION_BYTES);
  }

  encode(analysis: MessageAnalysis): number[] {
    const { features, distress, kind, language, languageProbability, danger, network } = analysis;
    return [
      this.version,
      features,
      distress,
      DANGER_KINDS.indexOf(kind),
      this.languages.indexOf(language),
      languageProbability,
      Math.min(CLAUSES, danger.clauses.length),
      ...HEADS.flatMap((head) => [
        analysis[head].full,
        ...Array.from({ length: CLAUSES }, (_, at) => analysis[head].clauses[at] ?? 0),
      ]),
      ...HEADS.map((head) => network[head]),
    ];
  }

  /** @returns null where other weights made it, or the list is no analysis */
  decode(numbers: readonly number[]): MessageAnalysis | null {
    const [
      version,
      features = 0,
      distress = 0,
      kindIndex = -1,
      languageIndex = -1,
      languageProbability = 0,
      clauses = 0,
    ] = numbers;
    const kind = DANGER_KINDS[kindIndex];
    const language = this.languages[languageIndex];
    if (version !== this.version || numbers.length !== LENGTH || !kind || language === undefined) return null;
    const partsOf = (head: (typeof HEADS)[number]) => {
      const at = FIXED + HEADS.indexOf(head) * (1 + CLAUSES);
      return { full: numbers[at] ?? 0, clauses: numbers.slice(at + 1, at + 1 + clauses) };
    };
    return {
      features,
      distress,
      kind,
      language,
      languageProbability,
      danger: partsOf('danger'),
      emergency: partsOf('emergency'),
      asksHuman: partsOf('asksHuman'),
      takesLeave: partsOf('takesLeave'),
      network: networkOf(numbers),
    };
  }
}

function networkOf(numbers: readonly number[]): MessageAnalysis['network'] {
  const oddsOf = (head: (typeof HEADS)[number]) => numbers[NETWORK_START + HEADS.indexOf(head)] ?? 0;
  return {
    danger: oddsOf('danger'),
    emergency: oddsOf('emergency'),
    asksHuman: oddsOf('asksHuman'),
    takesLeave: oddsOf('takesLeave'),
  };
}

let shared: AnalysisCodec | null = null;

function codec(): AnalysisCodec {
  shared ??= new AnalysisCodec(messageReader().weights, textNetwork().weights);
  return shared;
}

/** An analysis by the installed weights as numbers to be stored with its message. */
export const encodeAnalysis = (analysis: MessageAnalysis): number[] => codec().encode(analysis);

/** The analysis that was stored with a message. @returns null where other weights than the installed ones made it */
export const decodeAnalysis = (numbers: readonly number[]): MessageAnalysis | null => codec().decode(numbers);
