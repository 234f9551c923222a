import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cachedByText, clearTextCaches } from '../text-cache';
import type { ConceptLexicon } from './concepts';
import { FEATURE_VERSION } from './features';
import { PrunedLinearModel } from './linear-model';
import { messageReader } from './message-reader';
import { DENSE_SIZE, TALK_BITS, talkFeaturesOf } from './talk-features';
import { type Act, type Gravity, type Matter, type Owner, TALK_GROUPS, type TalkGroup, type Tone } from './talk-labels';
import { type TextNetwork, textNetwork } from './text-network';
import { Weights } from './weights';
import { clausesOf } from './windows';

/** Beside the sources, and copied beside the compiled modules. */
const FILE = path.join(__dirname, '../../weights/talk.bin');
/** Longer messages are read by their beginning. */
const MAX_LENGTH = 1_200;
const CACHED_TEXTS = 4_000;

/**
 * Share of the network in the logarithm of each class's probability, the rest being that of the linear models; chosen on validation writers
 * (docs/models/talk.md).
 */
const NETWORK_SHARE = 0.3;

/** The most likely class of a group, and the calibrated probability of each class. */
export interface Guess<Label extends string> {
  label: Label;
  probability: number;
  of: Readonly<Record<Label, number>>;
}

/** What a message in ordinary talk seems to be. */
export interface TalkReading {
  act: Guess<Act>;
  tone: Guess<Tone>;
  gravity: Guess<Gravity>;
  matter: Guess<Matter>;
  whose: Guess<Owner>;
}

/** A message as a whole, and its clauses where it has several. */
export interface TalkAnalysis extends TalkReading {
  clauses: readonly { text: string; reading: TalkReading }[];
}

/** Reads act, tone, gravity, matter and owner of English messages with linear models and the network. Pure and deterministic. */
export class TalkReader {
  private readonly hashed: PrunedLinearModel;
  private readonly dense: Float32Array;
  private readonly temperatures: number[];
  private readonly analyseText = cachedByText((text) => this.analyseNew(text), { entries: CACHED_TEXTS });

  constructor(
    readonly weights: Weights,
    private readonly lexicon: ConceptLexicon,
    private readonly network: TextNetwork,
  ) {
    this.hashed = new PrunedLinearModel(weights, 'talk', TALK_BITS);
    this.dense = new Float32Array(weights.section('talk.dense').buffer);
    this.temperatures = weights.numbers('temperatures');
    const classes = Object.values(TALK_GROUPS).reduce((sum, { length }) => sum + length, 0);
    if (this.hashed.heads !== classes || this.dense.length !== DENSE_SIZE * classes)
      throw new Error('the weights of talk do not fit its labels: train again');
  }

  /** Reads a message and each of its clauses. Cached by text. */
  analyse(message: string): TalkAnalysis {
    return this.analyseText(message.trim().slice(0, MAX_LENGTH));
  }

  private analyseNew(text: string): TalkAnalysis {
    const clauses = clausesOf(text).map((clause) => ({ text: clause, reading: this.read(clause) }));
    return { ...this.read(text), clauses };
  }

  /** Logarithms of the probabilities of all classes, group after group, before calibration. */
  scores(text: string): number[] {
    const { sparse, dense } = talkFeaturesOf(text, this.lexicon);
    const logits = this.hashed.logits(sparse);
    const heads = logits.length;
    for (let at = 0; at < DENSE_SIZE; at += 1) {
      const value = dense[at] ?? 0;
      if (value === 0) continue;
      for (let head = 0; head < heads; head += 1)
        logits[head] = (logits[head] ?? 0) + (this.dense[at * heads + head] ?? 0) * value;
    }
    const outputs = this.network.read(text);
    let start = 0;
    return Object.entries(TALK_GROUPS).flatMap(([name, labels]) => {
      const linear = logProbabilities(logits.slice(start, start + labels.length));
      start += labels.length;
      const network = logProbabilities([...outputs[name as TalkGroup]]);
      return linear.map((value, at) => (1 - NETWORK_SHARE) * value + NETWORK_SHARE * (network[at] ?? 0));
    });
  }

  private read(text: string): TalkReading {
    const scores = this.scores(text);
    let start = 0;
    const guesses = Object.keys(TALK_GROUPS).map((name, place) => {
      const labels = TALK_GROUPS[name as TalkGroup];
      const part = scores.slice(start, start + labels.length);
      start += labels.length;
      return [name, guessOf<string>(labels, part, this.temperatures[place] ?? 1)] as const;
    });
    return Object.fromEntries(guesses) as unknown as TalkReading;
  }
}

function logProbabilities(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const total = most + Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0));
  return logits.map((logit) => logit - total);
}

function guessOf<Label extends string>(
  labels: readonly Label[],
  logits: readonly number[],
  temperature: number,
): Guess<Label> {
  const most = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp((logit - most) / temperature));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  const place = logits.indexOf(most);
  return {
    label: labels[place] as Label,
    probability: (odds[place] ?? 0) / total,
    of: Object.fromEntries(labels.map((label, at) => [label, (odds[at] ?? 0) / total])) as Record<Label, number>,
  };
}

let shared: TalkReader | null = null;

/** The reader with the installed weights, loaded when it is first needed. @throws Error if the weights do not fit the program */
export function talkReader(): TalkReader {
  shared ??= new TalkReader(Weights.parse(readFileSync(FILE), FEATURE_VERSION), messageReader().lexicon, textNetwork());
  return shared;
}

/** Forgets the analyses of all texts, so that nothing deleted stays in memory. */
export function clearAnalyses(): void {
  clearTextCaches();
  messageReader().clear();
  textNetwork().clear();
}
