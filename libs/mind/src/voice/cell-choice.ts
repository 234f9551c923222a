import type { Act, GraveMatter, Matter, Tone } from '../understanding/talk-labels';
import { cellOfAct } from './act-cells';
import { replyPool } from './reply-pool';
import { candidateCells, meaningOf, type ReadMessage, replyValues } from './reply-value';

/** Acts that are answered by something other than a written reply: care, a piece, what was told, a sum. */
const ANSWERED_ELSEWHERE: readonly Act[] = [
  'farewell',
  'asks_human',
  'joke',
  'story',
  'poem',
  'play',
  'bored',
  'recall',
  'compute',
];
/** Mean ratings of replies to the right and to the wrong act (libs/mind/data/ratings). */
const RIGHT_ACT = 1.84;
const WRONG_ACT = 0.25;

/** A message's act, and the tone and matter to answer it with; null where nothing is to be assumed. */
export interface Choice {
  act: Act;
  tone: Tone | null;
  matter: Matter | null;
}

/**
 * Cells whose replies may answer a message, the most valuable first.
 * @param grave what is grave in it
 */
export function rankCells(message: ReadMessage, grave: GraveMatter | 'any' | null): string[] {
  const values = replyValues();
  const pool = replyPool();
  return candidateCells(
    message,
    (cell) => pool.has(cell),
    (act) => cellOfAct(act, { ...message, grave }),
  )
    .map((cell) => ({ cell, value: values.valueOf(message, cell) }))
    .sort((a, b) => b.value - a.value)
    .map(({ cell }) => cell);
}

/** @param cells as `rankCells` gives them */
export function choiceIn(message: ReadMessage, [best = 'unsure']: readonly string[]): Choice {
  const value = replyValues().valueOf(message, best);
  const { act: acts } = message.analysis;
  const elsewhere = ANSWERED_ELSEWHERE.reduce((a, b) => (acts.of[b] > acts.of[a] ? b : a));
  const chance = acts.of[elsewhere];
  if (chance * RIGHT_ACT + (1 - chance) * WRONG_ACT > value) return { act: elsewhere, tone: null, matter: null };
  const { act, tone, matter } = meaningOf(best);
  return { act: act ?? 'tell', tone: tone === 'grave' ? 'hard' : tone, matter };
}
