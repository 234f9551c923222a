import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Guess, TalkAnalysis, TalkReading } from './talk-reader';

/**
 * How much more often classes occur in conversations than among the messages on which the talk reader was calibrated, where each rare act has
 * about as many messages as any other. A probability is only right for the frequencies it was calibrated on, so that thanks for praise would be
 * given too often to somebody who praised nothing (prior shift; Saerens et al., 2002).
 */

/** Written by `npm run train -- priors`: frequency in conversations divided by that in calibration, by group and class. */
const FILE = path.join(__dirname, '../../weights/class-priors.json');

/** The groups whose frequencies differ enough to matter. */
export const SHIFTED_GROUPS = ['act'] as const;
type Ratios = Readonly<Record<(typeof SHIFTED_GROUPS)[number], Readonly<Record<string, number>>>>;

let shared: Ratios | null = null;

/** The installed ratios, read when they are first needed. */
function classPriors(): Ratios {
  shared ??= (JSON.parse(readFileSync(FILE, 'utf8')) as { ratios: Ratios }).ratios;
  return shared;
}

/** A guess with each probability multiplied by the ratio of its class, and scaled to the sum 1. Ratios that are missing count 1. */
export function reweighted<Label extends string>(
  { of }: Guess<Label>,
  ratios: Readonly<Record<string, number>>,
): Guess<Label> {
  const labels = Object.keys(of) as Label[];
  const weights = labels.map((label) => of[label] * (ratios[label] ?? 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const probabilities = weights.map((weight) => weight / total);
  const best = probabilities.indexOf(Math.max(...probabilities));
  return {
    label: labels[best] as Label,
    probability: probabilities[best] ?? 0,
    of: Object.fromEntries(labels.map((label, at) => [label, probabilities[at] ?? 0])) as Record<Label, number>,
  };
}

const readingInConversation = (reading: TalkReading): TalkReading => ({
  ...reading,
  act: reweighted(reading.act, classPriors().act),
});

/** What a message seems to be, given how often each class occurs in conversations. */
export const analysisInConversation = (analysis: TalkAnalysis): TalkAnalysis => ({
  ...readingInConversation(analysis),
  clauses: analysis.clauses.map(({ text, reading }) => ({ text, reading: readingInConversation(reading) })),
});
