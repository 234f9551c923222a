import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Act, ACTS, GRAVITIES, MATTERS, type Matter, type Tone, TONES } from '../understanding/talk-labels';
import type { TalkAnalysis } from '../understanding/talk-reader';

/**
 * The expected value of a written reply of a cell as the answer to a message, learned from replies that readers rated (libs/mind/data/ratings): a linear
 * model of the talk reader's probabilities and the cell. It weighs a reply that fits exactly, where the reading is sure, against one that
 * assumes less.
 */

/** Written by `npm run train -- replies`: weights by feature name. */
const FILE = path.join(__dirname, '../../weights/reply-values.json');

/** The text of a message and what the talk reader makes of it. */
export interface ReadMessage {
  text: string;
  analysis: TalkAnalysis;
}

/** Acts that ask for something to be done or known. */
export const REQUESTS: readonly Act[] = [
  'plan',
  'remind',
  'advice',
  'opinion',
  'knowledge',
  'compute',
  'compose',
  'play',
  'joke',
  'story',
  'poem',
];
/** Probabilities from which a tone, a matter, something grave, an act, and the act of the last clause are considered at all. */
const CONSIDERED = { tone: 0.15, matter: 0.12, grave: 0.12, act: 0.04, lastAct: 0.3 } as const;
/** Characters of a short and of a long message, and clauses of one with many parts. */
const SHORT = 25;
const LONG = 160;
const PARTS = 2;
/** Size of the features of single cells: few ratings are known of each, so their weights are kept smaller than those that cells share. */
const CELL_SCALE = 0.4;
/** Added to probabilities before their logarithm is taken. */
const SMALLEST = 0.01;

/** What a cell is written for. */
export interface CellMeaning {
  /** Cells of one kind share weights. */
  kind: string;
  /** The act it answers; null for `request any` and `ask any`, which answer any request. */
  act: Act | null;
  tone: Tone | 'grave' | null;
  /** Null if it names no matter. */
  matter: Matter | null;
}

/** Cells whose first word is no act. */
const ACT_OF_CELL: Readonly<Record<string, Act | null>> = {
  reply: 'advice',
  confide: 'tell',
  more: 'tell',
  creative: 'play',
  privacy: 'about_soul',
  secret: 'topic',
  request: null,
  ask: null,
};

const meanings = new Map<string, CellMeaning>();

/** @param cell a cell of the reply pool, or several joined by "+" that answer the same */
export function meaningOf(cell: string): CellMeaning {
  const known = meanings.get(cell);
  if (known) return known;
  const [first = '', second = '', third = ''] = (cell.split('+')[0] ?? '').split(' ');
  const isAct = (ACTS as readonly string[]).includes(first);
  const isTone = second === 'grave' || (TONES as readonly string[]).includes(second);
  const meaning: CellMeaning =
    first === 'tell'
      ? {
          kind: isTone ? `tell ${second}` : 'neutral',
          act: 'tell',
          tone: isTone ? (second as Tone | 'grave') : null,
          matter: (MATTERS as readonly string[]).includes(third) ? (third as Matter) : null,
        }
      : {
          kind: cell === 'unsure' ? 'neutral' : cell === 'request any' || cell === 'ask any' ? cell : 'act',
          act: cell === 'unsure' ? 'tell' : isAct ? (first as Act) : (ACT_OF_CELL[first] ?? null),
          tone: null,
          matter: null,
        };
  meanings.set(cell, meaning);
  return meaning;
}

const sumOf = (probabilities: Readonly<Record<Act, number>>, acts: readonly Act[]): number =>
  acts.reduce((sum, act) => sum + probabilities[act], 0);

/** A probability, and by how much it is above a third and above two thirds: so that its effect need not be linear. */
const above = (name: string, probability: number): [string, number][] => [
  [name, probability],
  [`${name} above 1/3`, Math.max(0, probability - 1 / 3)],
  [`${name} above 2/3`, Math.max(0, probability - 2 / 3)],
];

/**
 * Named features of a message together with a cell. Probabilities are 0 to 1, logarithms are of the probability plus 0.01.
 */
export function valueFeatures({ text, analysis }: ReadMessage, cell: string): [name: string, value: number][] {
  const { kind, act, tone, matter } = meaningOf(cell);
  const { clauses } = analysis;
  const last = clauses.at(-1)?.reading ?? analysis;
  const requested = sumOf(analysis.act.of, REQUESTS);
  const rightAct = act === null ? requested : analysis.act.of[act];
  const lastAct = act === null ? sumOf(last.act.of, REQUESTS) : last.act.of[act];
  const rightTone = tone === null ? 0.5 : tone === 'grave' ? analysis.gravity.of.grave : analysis.tone.of[tone];
  const both = rightAct * rightTone;
  const log = (probability: number) => Math.log(probability + SMALLEST);
  const shared: [string, number][] = [
    ['bias', 1],
    ['tell', analysis.act.of.tell],
    ['asks', Number(text.trimEnd().endsWith('?'))],
    ['short', Number(text.length < SHORT)],
    ['right act', rightAct],
    ['last act', lastAct],
  ];
  // A reply to an act is right or wrong by the act; one to something told also by how it is told.
  const told: [string, number][] = [
    ['requested', requested],
    ...TONES.map((one): [string, number] => [one, analysis.tone.of[one]]),
    ...GRAVITIES.map((one): [string, number] => [one, analysis.gravity.of[one]]),
    ['long', Number(text.length > LONG)],
    ['parts', Number(clauses.length > PARTS)],
    ['right tone', rightTone],
    ['right', both],
    ['about soul', analysis.matter.of.soul],
    ['about nothing', analysis.matter.of.none],
  ];
  const features: [string, number][] = [
    ...above('right act', rightAct),
    ['log right act', log(rightAct)],
    ...above('last act', lastAct),
    ...above('right tone', rightTone),
    ['log right tone', log(rightTone)],
    ...above('right', both),
    ...(kind === 'act' ? shared : [...shared, ...told]).map(([name, value]): [string, number] => [
      `${kind}: ${name}`,
      value,
    ]),
    [`cell: ${cell}`, CELL_SCALE],
    [`cell: ${cell}: right act`, CELL_SCALE * rightAct],
  ];
  if (matter === null) features.push(['no matter', 1]);
  else {
    const rightMatter = analysis.matter.of[matter];
    features.push(
      ['right matter', rightMatter],
      ['log right matter', log(rightMatter)],
      ['all right', rightMatter * both],
    );
  }
  return features;
}

/** The learned values of replies. */
export class ReplyValues {
  private readonly weights: ReadonlyMap<string, number>;

  /** @param weights by feature name; features without one count nothing */
  constructor(weights: Readonly<Record<string, number>>) {
    this.weights = new Map(Object.entries(weights));
  }

  /** The rating to expect of a reply of a cell, on the scale of the ratings: 0 embarrassing to 3 good. May lie a little outside. */
  valueOf(message: ReadMessage, cell: string): number {
    return valueFeatures(message, cell).reduce((sum, [name, value]) => sum + value * (this.weights.get(name) ?? 0), 0);
  }
}

let shared: ReplyValues | null = null;

/** The installed weights, read when they are first needed. */
export function replyValues(): ReplyValues {
  shared ??= new ReplyValues((JSON.parse(readFileSync(FILE, 'utf8')) as { weights: Record<string, number> }).weights);
  return shared;
}

/**
 * Cells whose replies may answer a message: what it tells in each likely tone and matter, each likely act, and what assumes nothing.
 * @param hasCell whether there are replies for a cell
 * @param cellOfAct the cell for an act; null if there is none
 */
export function candidateCells(
  { analysis }: ReadMessage,
  hasCell: (cell: string) => boolean,
  cellOfAct: (act: Act) => string | null,
): string[] {
  const { act, tone, matter, gravity, clauses } = analysis;
  const matters = MATTERS.filter((one) => matter.of[one] > CONSIDERED.matter);
  const told = TONES.filter((one) => tone.of[one] > CONSIDERED.tone).flatMap((one) => [
    `tell ${one} any`,
    ...matters.map((about) => `tell ${one} ${about}`),
  ]);
  const grave =
    gravity.of.grave > CONSIDERED.grave ? ['tell grave any', ...matters.map((about) => `tell grave ${about}`)] : [];
  const last = clauses.at(-1)?.reading.act.of;
  const isLikely = (one: Act) => act.of[one] > CONSIDERED.act || (last !== undefined && last[one] > CONSIDERED.lastAct);
  const acted = ACTS.filter((one) => one !== 'tell' && isLikely(one)).flatMap((one) => cellOfAct(one) ?? []);
  return [...new Set(['unsure', 'tell plain any', 'request any', 'ask any', ...told, ...grave, ...acted])].filter(
    hasCell,
  );
}
