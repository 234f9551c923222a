import { RECALLED_KINDS } from '@kinloom/contract';
import type { Question, RecallCue } from './cue';
import { dayOf } from './dates';
import { type Entries, LENDS_BACK, LENDS_ON } from './entries';
import type { Postings } from './postings';
import { SIGN } from './signs';
import * as W from './weights';

/** How days weigh that a cue names: a factor for each day, from `from` on. */
interface Calendar {
  from: number;
  factors: Float32Array;
}
const LONGEST_CALENDAR = 40_000;

function calendarOf(days: Question['days']): Calendar | null {
  if (days.length === 0) return null;
  const from = Math.min(...days.map((range) => range.from));
  const to = Math.max(...days.map((range) => range.to)) + W.AFTER_DAYS;
  if (!(to - from < LONGEST_CALENDAR)) return null;
  const factors = new Float32Array(to - from + 1).fill(1);
  for (const range of days) factors.fill(W.AFTER_TIME, range.to + 1 - from, range.to + 1 + W.AFTER_DAYS - from);
  for (const range of days) factors.fill(W.IN_TIME, range.from - from, range.to + 1 - from);
  return { from, factors };
}

/** A likely entry, and what it weighs so far. */
export interface Likely {
  entry: number;
  /** What its window weighs. */
  weight: number;
  /** What its own nature makes of that. */
  factor: number;
}

/**
 * The first look: every entry that holds a word of the cue, or stands near one that does, weighed by BM25 over its window. It costs in
 * proportion to the postings read, whatever else the index holds.
 */
export class FirstLook {
  private counted = new Float32Array(0);
  private weights = new Float32Array(0);
  private touchedNow = new Int32Array(0);
  private touched = new Int32Array(0);
  private known = new Uint8Array(0);
  private touches = 0;

  constructor(
    private readonly entries: Entries,
    private readonly postings: Postings,
  ) {}

  /** The likely entries, the best first, at most `count`. `best` is what a perfect entry would weigh. */
  likely(question: Question, cue: RecallCue, count: number, best: number): Likely[] {
    this.makeRoom();
    for (const { term, weight } of question.sought) this.weigh(term, weight);
    for (const feeling of question.feelings) this.evoke(feeling, W.FEELING * best);
    const calendar = calendarOf(question.days);
    if (calendar) this.comeTo(calendar, (W.IN_TIME - 1) * 0.1 * best);
    const found = this.select(question, cue, count, calendar);
    for (let at = 0; at < this.touches; at++) {
      const entry = this.touched[at] ?? 0;
      this.weights[entry] = 0;
      this.known[entry] = 0;
    }
    this.touches = 0;
    return found;
  }

  /** How an entry's nature speaks for it: who says it, what kind of sentence it is, when it was said. */
  factorOf(entry: number, question: Question, calendar = calendarOf(question.days)): number {
    const signs = this.entries.signs[entry] ?? 0;
    const speaker = this.entries.speaker[entry] ?? 0;
    let factor = question.speaker !== null && speaker === question.speaker ? W.SPEAKER : 1;
    if (signs & SIGN.question) factor *= W.QUESTION;
    if (signs & SIGN.firstPerson) factor *= W.FIRST_PERSON;
    if (signs & question.signs) factor *= W.ANSWERS_KIND;
    if (RECALLED_KINDS[this.entries.kind[entry] ?? 0] === 'memory') factor *= W.KEPT;
    if (calendar) factor *= calendar.factors[dayOf(this.entries.at[entry] ?? Number.NaN) - calendar.from] ?? 1;
    return factor;
  }

  /** Adds what one term weighs, to all that hold it and all it is lent to. */
  private weigh(term: number, weight: number): void {
    const { entries, counted, touchedNow } = this;
    const count = this.postings.read(term);
    const { ids, halves } = this.postings.entries;
    const furthest = count > W.COMMON ? W.COMMON_REACH : Infinity;
    let touches = 0;
    for (let read = 0; read < count; read++) {
      const entry = ids[read] ?? 0;
      if (entries.isGone(entry)) continue;
      const times = (halves[read] ?? 0) / 2;
      if (counted[entry] === 0) touchedNow[touches++] = entry;
      counted[entry] = (counted[entry] ?? 0) + times;
      const reach = Math.min(furthest, entries.reach(entry));
      let before = entries.before[entry] ?? -1;
      let after = entries.after[entry] ?? -1;
      for (let steps = 1; steps <= reach; steps++) {
        if (after !== -1) {
          if (counted[after] === 0) touchedNow[touches++] = after;
          counted[after] = (counted[after] ?? 0) + times * (LENDS_ON[steps] ?? 0);
          after = entries.after[after] ?? -1;
        }
        if (before !== -1) {
          if (counted[before] === 0) touchedNow[touches++] = before;
          counted[before] = (counted[before] ?? 0) + times * (LENDS_BACK[steps] ?? 0);
          before = entries.before[before] ?? -1;
        }
      }
    }
    const averages = RECALLED_KINDS.map((_, kind) => W.LENGTH / entries.averageWindow(kind));
    for (let at = 0; at < touches; at++) {
      const entry = touchedNow[at] ?? 0;
      const times = counted[entry] ?? 0;
      counted[entry] = 0;
      const long = 1 - W.LENGTH + (entries.window[entry] ?? 0) * (averages[entries.kind[entry] ?? 0] ?? 0);
      this.add(entry, (weight * times * (W.SATURATION + 1)) / (times + W.SATURATION * long));
    }
  }

  private evoke(feeling: number, weight: number): void {
    const count = this.postings.read(feeling);
    const { ids, halves } = this.postings.entries;
    for (let read = 0; read < count; read++) {
      const entry = ids[read] ?? 0;
      if (this.entries.isGone(entry)) continue;
      const times = (halves[read] ?? 0) / 2;
      this.add(entry, (weight * times * (W.SATURATION + 1)) / (times + W.SATURATION) / 2);
    }
  }

  /** What was said in a time that is asked for comes to mind even with no word in common, faintly. */
  private comeTo(calendar: Calendar, weight: number): void {
    for (let entry = 0; entry < this.entries.count; entry++) {
      if (this.entries.isGone(entry)) continue;
      if ((calendar.factors[dayOf(this.entries.at[entry] ?? Number.NaN) - calendar.from] ?? 1) > 1)
        this.add(entry, weight);
    }
  }

  private add(entry: number, weight: number): void {
    if (this.known[entry] === 0) {
      this.known[entry] = 1;
      this.touched[this.touches++] = entry;
    }
    this.weights[entry] = (this.weights[entry] ?? 0) + weight;
  }

  private select(question: Question, cue: RecallCue, count: number, calendar: Calendar | null): Likely[] {
    const { entries } = this;
    const kinds = RECALLED_KINDS.map((kind) => !cue.kinds || cue.kinds.includes(kind));
    const heap: Likely[] = [];
    const values: number[] = [];
    for (let at = 0; at < this.touches; at++) {
      const entry = this.touched[at] ?? 0;
      if (!kinds[entries.kind[entry] ?? 0]) continue;
      const weight = this.weights[entry] ?? 0;
      const factor = this.factorOf(entry, question, calendar);
      const value = weight * factor;
      if (heap.length === count && value <= (values[0] ?? 0)) continue;
      if (!accepted(entries, entry, cue)) continue;
      if (heap.length < count) {
        heap.push({ entry, weight, factor });
        values.push(value);
        rise(heap, values);
      } else {
        heap[0] = { entry, weight, factor };
        values[0] = value;
        sink(heap, values);
      }
    }
    return heap.sort((a, b) => b.weight * b.factor - a.weight * a.factor);
  }

  private makeRoom(): void {
    const length = this.entries.kind.length;
    if (this.weights.length >= length) return;
    this.counted = new Float32Array(length);
    this.weights = new Float32Array(length);
    this.touchedNow = new Int32Array(length);
    this.touched = new Int32Array(length);
    this.known = new Uint8Array(length);
  }
}

/** Whether the asker lets an entry come to mind. */
export function accepted(entries: Entries, entry: number, { accept }: RecallCue): boolean {
  if (!accept) return true;
  const at = entries.at[entry] ?? Number.NaN;
  return accept(entries.keys[entry] ?? '', {
    stream: entries.streamOf(entry),
    kind: entries.kindOf(entry),
    whispered: ((entries.signs[entry] ?? 0) & SIGN.whispered) !== 0,
    at: Number.isNaN(at) ? null : at,
  });
}

/** The least value stands first. */
function rise(heap: Likely[], values: number[]): void {
  for (let at = heap.length - 1; at > 0;) {
    const up = (at - 1) >> 1;
    if ((values[up] ?? 0) <= (values[at] ?? 0)) return;
    swap(heap, values, up, at);
    at = up;
  }
}

function sink(heap: Likely[], values: number[]): void {
  for (let at = 0; ;) {
    let least = at;
    for (const down of [2 * at + 1, 2 * at + 2])
      if (down < values.length && (values[down] ?? 0) < (values[least] ?? 0)) least = down;
    if (least === at) return;
    swap(heap, values, least, at);
    at = least;
  }
}

function swap(heap: Likely[], values: number[], a: number, b: number): void {
  const [one, other] = [heap[a], heap[b]];
  if (!one || !other) return;
  heap[a] = other;
  heap[b] = one;
  [values[a], values[b]] = [values[b] ?? 0, values[a] ?? 0];
}
