import { perceive } from '../perception/perceive';
import { isAbout, once } from './lines';
import { type Lens, lensOf, remarkOn, seenThrough } from './lenses';
import type { Line } from './piece';
import type { TaskReading } from './task';

/** What one soul makes of a task. */
export interface Draft {
  soul: { id: number; name: string; archetype: string };
  lens: Lens;
  remark: string;
  lines: Line[];
  /** What a model wrote for it, where one is set; null where the rules alone speak. */
  words: string | null;
}

/** Lines one soul brings at most, before anything is weighed. */
const BROUGHT = 14;

/** What a soul makes of a task, out of what it knows. */
export function draftBy(soul: Draft['soul'], lines: readonly Line[], reading: TaskReading): Draft {
  const lens = lensOf(soul.archetype);
  const own = lines.filter(({ piece }) => piece.soul.id === soul.id);
  const chosen = seenThrough(
    lens,
    own.filter((line) => isAbout(line, reading)),
  ).slice(0, BROUGHT);
  return { soul, lens, remark: remarkOn(lens, chosen, reading), lines: chosen, words: null };
}

/** What became of the drafts when they were weighed, and why. */
export interface Critique {
  drafts: Draft[];
  /** In words for the person: what was left out. */
  notes: string[];
  /** Enough is left to answer with. */
  holds: boolean;
}

/** Lines that a first look asks for; with fewer, more is gathered once. */
const ENOUGH = 3;
/** Of the best line's score, what a second look still keeps. */
const CLOSE = 0.45;

/**
 * Weighs drafts: what says the same twice, or is no longer so, or is only beside the point goes. `closely`: a second look, that keeps what stands
 * near the best alone.
 */
export function critiqueOf(drafts: readonly Draft[], closely: boolean): Critique {
  const all = drafts.flatMap(({ lines }) => lines);
  const best = Math.max(0, ...all.map(({ score }) => score));
  const kept = once([...all].sort((a, b) => b.score - a.score));
  const idOf = ({ text, piece }: Line) => `${piece.key}\n${text}`;
  const keys = new Set(kept.map(idOf));
  const close = (line: Line) => !closely || line.score >= best * CLOSE;
  const past = all.filter(({ piece }) => piece.supersededAt !== null).length;
  const notes: string[] = [];
  const twice = all.length - kept.length;
  if (twice > 0) notes.push(`${twice} ${twice === 1 ? 'line says' : 'lines say'} again what another says.`);
  const far = kept.filter((line) => !close(line)).length;
  if (far > 0) notes.push(`${far} ${far === 1 ? 'line is' : 'lines are'} only beside the point.`);
  if (past > 0)
    notes.push(`${past} ${past === 1 ? 'thing' : 'things'} once held and no longer ${past === 1 ? 'does' : 'do'}.`);
  const weighed = drafts.map((draft) => {
    const lines = draft.lines.filter((line) => keys.has(idOf(line)) && close(line));
    return { ...draft, lines };
  });
  return { drafts: weighed, notes, holds: weighed.flatMap(({ lines }) => lines).length >= ENOUGH };
}

/** Whether a line sounds pleasant or hard. */
export function toneOf({ text }: Line): 'hard' | 'pleasant' | 'plain' {
  return perceive(text).tone;
}
