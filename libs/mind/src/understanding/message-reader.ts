import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { combinerInputs, type PartLogits, probabilityOf } from './combiner';
import { ConceptLexicon } from './concepts';
import { FEATURE_VERSION, featuresOf, type SparseVector } from './features';
import { FoldedLinearModel, PrunedLinearModel } from './linear-model';
import { Weights } from './weights';
import { clausesOf, windowsOf } from './windows';

/** Beside the sources, and copied beside the compiled modules. */
const FILE = path.join(__dirname, '../../weights/understanding.bin');

/** Kinds of danger, as the training data names them. */
export const DANGER_KINDS = [
  'ideation',
  'indirect',
  'plan',
  'self_harm',
  'eating',
  'harmed',
  'harming',
  'voices',
  'other',
  'retraction',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** Order of the heads of the model of risk. */
const [DISTRESS, DANGER, EMERGENCY] = [0, 1, 2];
/** Order of the heads of the model of intents. */
const [ASKS_HUMAN, TAKES_LEAVE] = [0, 1];

/** What a message says by itself, as log-odds; made once for each text. */
export interface MessageAnalysis {
  distress: number;
  danger: PartLogits;
  emergency: PartLogits;
  asksHuman: PartLogits;
  takesLeave: PartLogits;
  kind: DangerKind;
  /** ISO code of the most likely language, and its probability. */
  language: string;
  languageProbability: number;
  /** Number of features. */
  features: number;
}

/** Probabilities of a message in its context. */
export interface RiskProbabilities {
  /** Danger to somebody's life or body (tier 2 or 3). */
  danger: number;
  /** An emergency now (tier 3). */
  emergency: number;
  kind: DangerKind;
}

const CACHED_TEXTS = 4_000;
const CACHED_LENGTH = 1_000;

/**
 * Reads messages with small trained models: danger, its kind, whether the person asks if the soul is human, whether they take leave, and the
 * language. Pure and deterministic; about 0.2 ms for a message of ordinary length, less the second time.
 */
export class MessageReader {
  private readonly lexicon: ConceptLexicon;
  private readonly risk: PrunedLinearModel;
  private readonly intents: PrunedLinearModel;
  private readonly kinds: FoldedLinearModel;
  private readonly languages: FoldedLinearModel;
  private readonly languageNames: string[];
  private readonly coefficients: Record<'danger' | 'emergency' | 'asksHuman' | 'takesLeave', number[]>;
  /** Probabilities from which a message counts as danger, as an emergency, and as a reason to ask gently; of the intents as well. */
  readonly thresholds: Readonly<Record<'danger' | 'emergency' | 'soft' | 'asksHuman' | 'takesLeave', number>>;
  private readonly analyses = new LRUCache<string, MessageAnalysis>({ max: CACHED_TEXTS });

  constructor(readonly weights: Weights) {
    this.lexicon = new ConceptLexicon(weights.uint32('concepts.keys'), weights.uint16('concepts.values'));
    this.risk = new PrunedLinearModel(weights, 'risk');
    this.intents = new PrunedLinearModel(weights, 'intents');
    this.kinds = new FoldedLinearModel(weights, 'kinds');
    this.languages = new FoldedLinearModel(weights, 'languages');
    this.languageNames = weights.names('languages.names');
    this.coefficients = {
      danger: weights.numbers('combine.danger'),
      emergency: weights.numbers('combine.emergency'),
      asksHuman: weights.numbers('combine.asksHuman'),
      takesLeave: weights.numbers('combine.takesLeave'),
    };
    const [danger = 1, emergency = 1, soft = 1, asksHuman = 1, takesLeave = 1] = weights.numbers('thresholds');
    this.thresholds = { danger, emergency, soft, asksHuman, takesLeave };
  }

  /** The message by itself. Texts of ordinary length are remembered. */
  analyse(message: string): MessageAnalysis {
    const known = this.analyses.get(message);
    if (known) return known;
    // The window in which danger is most likely speaks for the message.
    const analysis = windowsOf(message)
      .map((window) => this.analyseWindow(window))
      .reduce((most, one) => (highest(one.danger) > highest(most.danger) ? one : most));
    if (message.length <= CACHED_LENGTH) this.analyses.set(message, analysis);
    return analysis;
  }

  /**
   * Risk in a message with the person's messages before it.
   * @param earlier oldest first
   */
  readRisk(message: string, earlier: readonly string[]): RiskProbabilities {
    const { danger, emergency, distress, features, kind } = this.analyse(message);
    const before = earlier.map((text) => highest(this.analyse(text).danger));
    return {
      danger: probabilityOf(combinerInputs(danger, distress, before, features), this.coefficients.danger),
      // What was said before makes danger likelier, and no emergency of it.
      emergency: probabilityOf(combinerInputs(emergency, distress, [], features), this.coefficients.emergency),
      kind,
    };
  }

  /** Probability that a person sincerely asks whether they talk with a human. */
  asksHuman(message: string): number {
    const { asksHuman, features } = this.analyse(message);
    return probabilityOf(combinerInputs(asksHuman, 0, [], features), this.coefficients.asksHuman);
  }

  /** Probability that a person takes leave. */
  takesLeave(message: string): number {
    const { takesLeave, features } = this.analyse(message);
    return probabilityOf(combinerInputs(takesLeave, 0, [], features), this.coefficients.takesLeave);
  }

  private analyseWindow(text: string): MessageAnalysis {
    const vector = featuresOf(text, this.lexicon);
    const clauses = clausesOf(text).map((clause) => featuresOf(clause, this.lexicon));
    const risk = this.risk.logits(vector);
    const intents = this.intents.logits(vector);
    const riskOfClauses = clauses.map((clause) => this.risk.logits(clause));
    const intentsOfClauses = clauses.map((clause) => this.intents.logits(clause));
    const partsOf = (full: readonly number[], parts: readonly (readonly number[])[], head: number): PartLogits => ({
      full: full[head] ?? 0,
      clauses: parts.map((logits) => logits[head] ?? 0).sort((a, b) => b - a),
    });
    return {
      distress: risk[DISTRESS] ?? 0,
      danger: partsOf(risk, riskOfClauses, DANGER),
      emergency: partsOf(risk, riskOfClauses, EMERGENCY),
      asksHuman: partsOf(intents, intentsOfClauses, ASKS_HUMAN),
      takesLeave: partsOf(intents, intentsOfClauses, TAKES_LEAVE),
      kind: DANGER_KINDS[indexOfMax(this.kinds.logits(vector))] ?? 'ideation',
      features: vector.indices.length,
      ...this.languageOf(vector),
    };
  }

  private languageOf(vector: SparseVector): Pick<MessageAnalysis, 'language' | 'languageProbability'> {
    const logits = this.languages.logits(vector);
    const best = indexOfMax(logits);
    const odds = logits.map((logit) => 1 / (1 + Math.exp(-logit)));
    const total = odds.reduce((sum, odd) => sum + odd, 0);
    return { language: this.languageNames[best] ?? 'en', languageProbability: (odds[best] ?? 0) / (total || 1) };
  }
}

const highest = ({ full, clauses }: PartLogits): number => Math.max(full, clauses[0] ?? full);

function indexOfMax(values: readonly number[]): number {
  return values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);
}

let shared: MessageReader | null = null;

/** The reader with the installed weights, loaded when it is first needed. @throws Error if the weights do not fit the program */
export function messageReader(): MessageReader {
  shared ??= new MessageReader(Weights.parse(readFileSync(FILE), FEATURE_VERSION));
  return shared;
}
