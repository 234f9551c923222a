import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heard } from '../memory/memory';
import { cachedByText } from '../text-cache';
import { talkReader } from '../understanding/talk-reader';
import {
  answerFeatures,
  askedFor,
  askingFeatures,
  type Feature,
  sentencesBefore,
  type ToldSentence,
} from './told-features';

/**
 * Whether a message asks for something that the person told before, and which sentence answers it: a logistic regression and
 * small networks, learned from conversations that were written for it (libs/mind/data/questions).
 */

/** Written by `npm run train -- questions`: weights by feature name. */
const FILE = path.join(__dirname, '../../weights/told-questions.json');
/** Probability of a question about what was told below which no sentence is looked at. */
const LEAST_ASKED = 0.03;

interface Weights {
  /** Logistic regression: by feature name. */
  asking: Readonly<Record<string, number>>;
  answer: AnswerWeights;
}

/** Small networks with one hidden layer, whose log-odds are averaged. Features are scaled by mean and deviation first. */
interface AnswerWeights {
  names: readonly string[];
  means: readonly number[];
  deviations: readonly number[];
  networks: readonly {
    /** For each hidden unit the weights of the features, and last its bias. */
    hidden: readonly (readonly number[])[];
    /** The weights of the hidden units, and last the bias. */
    output: readonly number[];
  }[];
}

let shared: Weights | null = null;

/** The installed weights, read when they are first needed. */
function weights(): Weights {
  shared ??= JSON.parse(readFileSync(FILE, 'utf8')) as Weights;
  return shared;
}

const sumOf = (features: readonly Feature[], known: Readonly<Record<string, number>>): number =>
  features.reduce((sum, [name, value]) => sum + value * (known[name] ?? 0), 0);
const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Log-odds that a sentence with these features is the answer. */
function answerLogOdds(features: readonly Feature[], { names, means, deviations, networks }: AnswerWeights): number {
  const values = new Map(features);
  const scaled = names.map((name, at) => ((values.get(name) ?? 0) - (means[at] ?? 0)) / (deviations[at] ?? 1));
  const product = (row: readonly number[], inputs: readonly number[]) =>
    inputs.reduce((sum, value, at) => sum + value * (row[at] ?? 0), row[inputs.length] ?? 0);
  const odds = networks.map(({ hidden, output }) =>
    product(
      output,
      hidden.map((row) => Math.tanh(product(row, scaled))),
    ),
  );
  return odds.reduce((sum, one) => sum + one, 0) / networks.length;
}

/** Log-odds that a message asks for something that was told. Cached by text. */
const askingLogOdds = cachedByText((text) => sumOf(askingFeatures(text, talkReader().analyse(text)), weights().asking));

/** Probability that a message asks for something that was told, 0–1: by the message alone. */
export const asksForTold = (text: string): number => probabilityOf(askingLogOdds(text));

/** The sentence that answers a question, and how probable it is that it does: 0–1. */
export interface ToldAnswer {
  sentence: ToldSentence;
  probability: number;
}

/**
 * The sentence of a conversation that most probably answers a message.
 * @param heard what was said before, oldest first
 * @returns null if the message hardly asks for anything that was told, or nothing was said
 */
export function answerAmong(text: string, heard: readonly Heard[]): ToldAnswer | null {
  const asks = askingLogOdds(text);
  if (probabilityOf(asks) < LEAST_ASKED) return null;
  const sentences = sentencesBefore(heard);
  let best: ToldAnswer | null = null;
  for (const [at, features] of answerFeatures(askedFor(text), sentences, asks).entries()) {
    const probability = probabilityOf(answerLogOdds(features, weights().answer));
    const sentence = sentences[at];
    if (sentence && probability > (best?.probability ?? 0)) best = { sentence, probability };
  }
  return best;
}
