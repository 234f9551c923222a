import { RECALLED_KINDS, type RecalledKind } from '@kinloom/contract';
import { roomier } from './postings';
import { FOLLOWING, REACH, STEP } from './weights';

const NOBODY = -1;
/** The kind of what is no longer there. */
export const GONE = 255;
/** How many steps an entry of a kind lends its words, by the number of the kind. */
export const REACHES = Uint8Array.from(RECALLED_KINDS, (kind) => REACH[kind]);
const FURTHEST = Math.max(...REACHES);
/** What an entry lends to one so many steps later, and to one so many steps earlier. */
export const LENDS_ON = Float32Array.from({ length: FURTHEST + 1 }, (_, steps) => STEP ** steps);
export const LENDS_BACK = LENDS_ON.map((share) => share * FOLLOWING);

/** What is known of one entry besides its words. */
export interface Placed {
  key: string;
  stream: string;
  kind: RecalledKind;
  speaker: number;
  signs: number;
  at: number | null;
  /** Its words in order, each twice its term; one more where it stands in the notes. */
  words: readonly number[];
  /** How many words it counts as. */
  length: number;
  emphasis: number;
}

/** All entries in columns, by number. Numbers only grow; what is gone keeps its number until all is built anew. */
export class Entries {
  count = 0;
  gone = 0;
  keys: string[] = [];
  kind = new Uint8Array(256);
  speaker = new Int32Array(256);
  signs = new Uint16Array(256);
  /** Steps nearer or further, as the person moved it; and the most there ever were. */
  emphasis = new Int8Array(256);
  mostEmphasis = 0;
  /** NaN where it is not known. */
  at = new Float64Array(256);
  /** The entry said before it in its stream, and after it; −1 at the ends. */
  before = new Int32Array(256);
  after = new Int32Array(256);
  /** Its own length, and that of the window around it, each step as it counts. */
  length = new Float32Array(256);
  window = new Float32Array(256);
  private stream = new Int32Array(256);
  private wordsFrom = new Uint32Array(257);
  words = new Int32Array(4_096);

  private readonly byKey = new Map<string, number>();
  private readonly streams = new Map<string, number>();
  private readonly streamNames: string[] = [];
  private readonly tails: number[] = [];
  private readonly windows = RECALLED_KINDS.map(() => 0);
  private readonly counts = RECALLED_KINDS.map(() => 0);

  get size(): number {
    return this.byKey.size;
  }

  numberOf(key: string): number | undefined {
    return this.byKey.get(key);
  }

  isGone(entry: number): boolean {
    return this.kind[entry] === GONE;
  }

  kindOf(entry: number): RecalledKind {
    return RECALLED_KINDS[this.kind[entry] ?? 0] ?? 'message';
  }

  streamOf(entry: number): string {
    return this.streamNames[this.stream[entry] ?? 0] ?? '';
  }

  reach(entry: number): number {
    return REACHES[this.kind[entry] ?? 0] ?? 0;
  }

  wordsStart(entry: number): number {
    return this.wordsFrom[entry] ?? 0;
  }

  /** How long the windows of a kind are on average. */
  averageWindow(kind: number): number {
    const count = this.counts[kind] ?? 0;
    return count === 0 ? 1 : Math.max(1, (this.windows[kind] ?? 0) / count);
  }

  /** Adds an entry at the end of its stream, or in the place of `instead`, which is in the same stream and has been removed. */
  add(placed: Placed, instead?: { before: number; after: number }): number {
    const entry = this.count++;
    if (entry >= this.kind.length) this.makeRoom(entry + 1);
    this.byKey.set(placed.key, entry);
    this.keys[entry] = placed.key;
    const kind = RECALLED_KINDS.indexOf(placed.kind);
    this.kind[entry] = kind;
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.speaker[entry] = placed.speaker;
    this.signs[entry] = placed.signs;
    this.emphasis[entry] = placed.emphasis;
    this.mostEmphasis = Math.max(this.mostEmphasis, placed.emphasis);
    this.at[entry] = placed.at ?? Number.NaN;
    this.length[entry] = placed.length;
    const from = this.wordsStart(entry);
    if (from + placed.words.length > this.words.length) this.words = roomier(this.words, from + placed.words.length);
    this.words.set(placed.words, from);
    this.wordsFrom[entry + 1] = from + placed.words.length;
    const stream = this.streamNumber(placed.stream);
    this.stream[entry] = stream;
    this.link(instead?.before ?? this.tails[stream] ?? NOBODY, entry);
    this.link(entry, instead?.after ?? NOBODY);
    if (!instead || instead.after === NOBODY) this.tails[stream] = entry;
    this.measureAround(entry);
    return entry;
  }

  /** Takes an entry out of its stream; those around it are neighbours from now on. */
  remove(entry: number): { before: number; after: number; stream: string } {
    const before = this.before[entry] ?? NOBODY;
    const after = this.after[entry] ?? NOBODY;
    const stream = this.stream[entry] ?? 0;
    const kind = this.kind[entry] ?? 0;
    this.byKey.delete(this.keys[entry] ?? '');
    this.keys[entry] = '';
    this.windows[kind] = (this.windows[kind] ?? 0) - (this.window[entry] ?? 0);
    this.counts[kind] = (this.counts[kind] ?? 0) - 1;
    this.window[entry] = 0;
    this.kind[entry] = GONE;
    this.gone++;
    this.link(before, after);
    if (this.tails[stream] === entry) this.tails[stream] = before;
    this.measureAround(before);
    if (before === NOBODY) this.measureAround(after);
    return { before, after, stream: this.streamNames[stream] ?? '' };
  }

  /** All that are still there, as they were added, each stream in its order. */
  *inOrder(): Generator<Placed> {
    for (let first = 0; first < this.count; first++) {
      if (this.isGone(first) || this.before[first] !== NOBODY) continue;
      for (let entry = first; entry !== NOBODY; entry = this.after[entry] ?? NOBODY) {
        const at = this.at[entry] ?? Number.NaN;
        yield {
          key: this.keys[entry] ?? '',
          stream: this.streamOf(entry),
          kind: this.kindOf(entry),
          speaker: this.speaker[entry] ?? 0,
          signs: this.signs[entry] ?? 0,
          at: Number.isNaN(at) ? null : at,
          words: [...this.words.subarray(this.wordsStart(entry), this.wordsStart(entry + 1))],
          length: this.length[entry] ?? 0,
          emphasis: this.emphasis[entry] ?? 0,
        };
      }
    }
  }

  get bytes(): number {
    const columns = [this.kind, this.speaker, this.signs, this.at, this.before, this.after, this.length, this.window];
    return [...columns, this.emphasis, this.stream, this.wordsFrom, this.words].reduce(
      (sum, column) => sum + column.byteLength,
      0,
    );
  }

  private streamNumber(name: string): number {
    const known = this.streams.get(name);
    if (known !== undefined) return known;
    const stream = this.streamNames.push(name) - 1;
    this.streams.set(name, stream);
    this.tails[stream] = NOBODY;
    return stream;
  }

  private link(before: number, after: number): void {
    if (before !== NOBODY) this.after[before] = after;
    if (after !== NOBODY) this.before[after] = before;
    if (before === NOBODY && after !== NOBODY) this.before[after] = NOBODY;
  }

  /** The windows of an entry and of all whose windows hold it. */
  private measureAround(entry: number): void {
    if (entry === NOBODY) return;
    this.measure(entry);
    const reach = this.reach(entry);
    let before = this.before[entry] ?? NOBODY;
    let after = this.after[entry] ?? NOBODY;
    for (let steps = 1; steps <= reach; steps++) {
      if (before !== NOBODY) {
        this.measure(before);
        before = this.before[before] ?? NOBODY;
      }
      if (after !== NOBODY) {
        this.measure(after);
        after = this.after[after] ?? NOBODY;
      }
    }
  }

  private measure(entry: number): void {
    const reach = this.reach(entry);
    let sum = this.length[entry] ?? 0;
    let before = this.before[entry] ?? NOBODY;
    let after = this.after[entry] ?? NOBODY;
    for (let steps = 1; steps <= reach; steps++) {
      if (before !== NOBODY) {
        sum += (LENDS_ON[steps] ?? 0) * (this.length[before] ?? 0);
        before = this.before[before] ?? NOBODY;
      }
      if (after !== NOBODY) {
        sum += (LENDS_BACK[steps] ?? 0) * (this.length[after] ?? 0);
        after = this.after[after] ?? NOBODY;
      }
    }
    const kind = this.kind[entry] ?? 0;
    this.windows[kind] = (this.windows[kind] ?? 0) + sum - (this.window[entry] ?? 0);
    this.window[entry] = sum;
  }

  private makeRoom(length: number): void {
    this.kind = roomier(this.kind, length);
    this.speaker = roomier(this.speaker, length);
    this.signs = roomier(this.signs, length);
    this.emphasis = roomier(this.emphasis, length);
    this.at = roomier(this.at, length);
    this.before = roomier(this.before, length);
    this.after = roomier(this.after, length);
    this.length = roomier(this.length, length);
    this.window = roomier(this.window, length);
    this.stream = roomier(this.stream, length);
    this.wordsFrom = roomier(this.wordsFrom, length + 1);
  }
}
