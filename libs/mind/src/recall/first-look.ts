import { RECALLED_KINDS } from '@kinloom/contract';
import { Best } from './best';
import type { Question, RecallCue } from './cue';
import { type Entries, GONE, LENDS_BACK, LENDS_ON, REACHES } from './entries';
import type { Nature } from './nature';
import type { Postings } from './postings';
import { SIGN } from './signs';
import { COMMON, COMMON_REACH, ENOUGH, FEELING, IN_TIME, LENGTH, SATURATION } from './weights';

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
 * proportion to the postings read, whatever else the index holds. The columns are used by one search at a time: `begin` to
 * `end`.
 */
export class FirstLook {
  /** By entry: how often it holds the term that is being weighed; zero between terms. */
  private counted = new Float32Array(0);
  private countedNow = new Int32Array(0);
  /** By entry: what it weighs; zero between searches. */
  private weights = new Float32Array(0);
  private known = new Uint8Array(0);
  private touched = new Int32Array(0);
  private touches = 0;

  constructor(
    private readonly entries: Entries,
    private readonly postings: Postings,
  ) {}

  /** Weighs all that hold the cue's words, or stand near those that do. */
  begin({ sought }: Question): void {
    this.makeRoom();
    const rarestFirst = [...sought].sort((a, b) => b.weight - a.weight || a.term - b.term);
    for (const { term, weight } of rarestFirst) this.weigh(term, weight);
  }

  /** Adds what comes to mind with no word in common: by what is felt, by a time that is named. `best` is what a perfect entry weighs. */
  bringBack({ feelings }: Question, nature: Nature, best: number): void {
    for (const feeling of feelings) this.weighOwn(feeling, (FEELING * best) / (SATURATION + 1));
    if (nature.namesTime) this.comeTo(nature, ((IN_TIME - 1) * best) / 20);
  }

  end(): void {
    for (let at = 0; at < this.touches; at++) {
      const entry = this.touched[at] ?? 0;
      this.weights[entry] = 0;
      this.known[entry] = 0;
    }
    this.touches = 0;
  }

  /** Adds what one term weighs to the entries that hold it, and to no others. */
  weighOwn(term: number, weight: number): void {
    const count = this.postings.read(term);
    const { ids, halves } = this.postings.entries;
    const { kind } = this.entries;
    for (let read = 0; read < count; read++) {
      const entry = ids[read] ?? 0;
      if (kind[entry] === GONE) continue;
      const times = (halves[read] ?? 0) / 2;
      this.add(entry, (weight * times * (SATURATION + 1)) / (times + SATURATION));
    }
  }

  /** The likely entries, the best first, at most `count`. */
  likely(nature: Nature, cue: RecallCue, count: number): Likely[] {
    const { entries, weights, touched, touches } = this;
    const kinds = RECALLED_KINDS.map((kind) => !cue.kinds || cue.kinds.includes(kind));
    const best = new Best<Likely>(count);
    const { most } = nature;
    let { bar } = best;
    for (let at = 0; at < touches; at++) {
      const entry = touched[at] ?? 0;
      const weight = weights[entry] ?? 0;
      if (weight * most <= bar || !kinds[entries.kind[entry] ?? 0]) continue;
      const factor = nature.factor(entry);
      if (weight * factor <= bar || !accepted(entries, entry, cue)) continue;
      best.add({ entry, weight, factor }, weight * factor);
      bar = best.bar;
    }
    return best.sorted();
  }

  /**
   * Adds what one term weighs, to all that hold it and all it is lent to. When the rarer words have led to enough entries, a common one
   * leads to no more: it only tells those apart.
   */
  private weigh(term: number, weight: number): void {
    const { counted, countedNow, known } = this;
    const { before, after, kind, window } = this.entries;
    const count = this.postings.read(term);
    const { ids, halves } = this.postings.entries;
    const furthest = count > COMMON ? COMMON_REACH : Infinity;
    const closed = this.touches >= ENOUGH;
    let counts = 0;
    for (let read = 0; read < count; read++) {
      const entry = ids[read] ?? 0;
      const ownKind = kind[entry] ?? GONE;
      if (ownKind === GONE) continue;
      const times = (halves[read] ?? 0) / 2;
      if (!closed || known[entry] === 1) {
        if (counted[entry] === 0) countedNow[counts++] = entry;
        counted[entry] = (counted[entry] ?? 0) + times;
      }
      const reach = Math.min(furthest, REACHES[ownKind] ?? 0);
      for (let steps = 1, later = after[entry] ?? -1; steps <= reach && later !== -1; steps++) {
        if (!closed || known[later] === 1) {
          if (counted[later] === 0) countedNow[counts++] = later;
          counted[later] = (counted[later] ?? 0) + times * (LENDS_ON[steps] ?? 0);
        }
        later = after[later] ?? -1;
      }
      for (let steps = 1, earlier = before[entry] ?? -1; steps <= reach && earlier !== -1; steps++) {
        if (!closed || known[earlier] === 1) {
          if (counted[earlier] === 0) countedNow[counts++] = earlier;
          counted[earlier] = (counted[earlier] ?? 0) + times * (LENDS_BACK[steps] ?? 0);
        }
        earlier = before[earlier] ?? -1;
      }
    }
    const lengths = RECALLED_KINDS.map((_, of) => LENGTH / this.entries.averageWindow(of));
    for (let at = 0; at < counts; at++) {
      const entry = countedNow[at] ?? 0;
      const times = counted[entry] ?? 0;
      counted[entry] = 0;
      const long = 1 - LENGTH + (window[entry] ?? 0) * (lengths[kind[entry] ?? 0] ?? 0);
      this.add(entry, (weight * times * (SATURATION + 1)) / (times + SATURATION * long));
    }
  }

  /** What was said in a time that is named comes to mind even with no word in common, faintly. */
  private comeTo(nature: Nature, weight: number): void {
    const { count, kind } = this.entries;
    for (let entry = 0; entry < count; entry++)
      if (kind[entry] !== GONE && nature.timeliness(entry) > 1) this.add(entry, weight);
  }

  private add(entry: number, weight: number): void {
    if (this.known[entry] === 0) {
      this.known[entry] = 1;
      this.touched[this.touches++] = entry;
    }
    this.weights[entry] = (this.weights[entry] ?? 0) + weight;
  }

  private makeRoom(): void {
    const { length } = this.entries.kind;
    if (this.weights.length >= length) return;
    this.counted = new Float32Array(length);
    this.countedNow = new Int32Array(length);
    this.weights = new Float32Array(length);
    this.known = new Uint8Array(length);
    this.touched = new Int32Array(length);
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
