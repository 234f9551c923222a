/**
 * Finds many patterns in one text without trying each of them at each character: where a pattern can only begin with certain letters at the
 * beginning of a word, it is tried at the words that begin so and nowhere else. What it finds is what `matchAll` would.
 */

/** Letters a match begins with, at most. */
const DEPTH = 3;
/** More beginnings than these help nobody. */
const MOST = 600;

/** What a regular expression is made of; one is made of it when it is first needed, because hundreds take long to parse. */
export type Pattern = Pick<RegExp, 'source' | 'flags'>;

/** What a part of a pattern may begin with: `whole` where the part may end there, `open` where anything may follow. */
interface Start {
  whole: string[];
  open: string[];
}

/** A pattern whose matches may begin anywhere. */
class Anywhere extends Error {}

const EMPTY: Start = { whole: [''], open: [] };
const ANYTHING: Start = { whole: [], open: [''] };
const unique = (texts: readonly string[]) => [...new Set(texts)];

const CHARACTER_CLASS = /^\[(?:\\.|[^\]\\])*\]/;

/** Reads the beginning of a pattern's source, as far as the patterns of these rules need it. */
class Source {
  private at = 0;

  constructor(private readonly source: string) {}

  /** The letters each match begins with; each stands at the beginning of a word. */
  beginnings(): string[] {
    const { whole, open } = this.alternatives(false).start;
    const all = unique([...whole, ...open]);
    if (this.at < this.source.length || all.includes('') || all.length > MOST) throw new Anywhere();
    return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
  }

  private alternatives(bounded: boolean): { start: Start; bounded: boolean } {
    const read = [this.sequence(bounded)];
    while (this.source[this.at] === '|') {
      this.at += 1;
      read.push(this.sequence(bounded));
    }
    return {
      start: {
        whole: unique(read.flatMap(({ start }) => start.whole)),
        open: unique(read.flatMap(({ start }) => start.open)),
      },
      bounded: read.every((one) => one.bounded),
    };
  }

  private sequence(already: boolean): { start: Start; bounded: boolean } {
    let bounded = already;
    let whole = [''];
    const open: string[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      const first = whole.includes('');
      const term = this.term(bounded);
      if (first && !bounded && !term.bounded && [...term.start.whole, ...term.start.open].some((one) => one !== ''))
        throw new Anywhere();
      bounded ||= term.bounded;
      const next: string[] = [];
      for (const before of whole) {
        open.push(...term.start.open.map((one) => (before + one).slice(0, DEPTH)));
        for (const one of term.start.whole)
          (before.length + one.length >= DEPTH ? open : next).push((before + one).slice(0, DEPTH));
      }
      whole = unique(next);
      // No match is open to other beginnings any more.
      if (whole.length === 0 && bounded) this.skipSequence();
    }
    return { start: { whole, open: unique(open) }, bounded };
  }

  /** Goes on to the end of the sequence. */
  private skipSequence(): void {
    for (let depth = 0; this.at < this.source.length; this.at += 1) {
      const sign = this.source[this.at];
      if (sign === '\\') this.at += 1;
      else if (sign === '[') this.at += (CHARACTER_CLASS.exec(this.source.slice(this.at))?.[0].length ?? 1) - 1;
      else if (sign === '(') depth += 1;
      else if (depth === 0 && (sign === ')' || sign === '|')) return;
      else if (sign === ')') depth -= 1;
    }
  }

  private term(bounded: boolean): { start: Start; bounded: boolean } {
    const one = this.atom(bounded);
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.source.slice(this.at, this.at + 12))?.[0];
    if (quantifier === undefined) return one;
    this.at += quantifier.length;
    const { whole, open } = one.start;
    const none = /^(?:[?*]|\{0)/.test(quantifier);
    const again = !quantifier.startsWith('?');
    const start = {
      whole: unique([...(again ? [] : whole), ...(none ? [''] : [])]),
      open: unique([...open, ...(again ? whole : [])]),
    };
    return { start, bounded: one.bounded && !none };
  }

  private atom(bounded: boolean): { start: Start; bounded: boolean } {
    const here = this.source.slice(this.at, this.at + 24);
    const look = /^\(\?(?:<?[=!])/.exec(here)?.[0];
    if (look !== undefined) {
      const edge = here.startsWith(String.raw`(?<![\p{L}\p{N}])`);
      this.skipGroup();
      return { start: EMPTY, bounded: edge };
    }
    if (here.startsWith('(')) return this.group(bounded);
    if (here.startsWith('[')) {
      this.at += (CHARACTER_CLASS.exec(this.source.slice(this.at))?.[0] ?? '[').length;
      return { start: ANYTHING, bounded: false };
    }
    const escaped = /^\\(?:p\{[^}]*\}|.)/.exec(here)?.[0];
    const sign = escaped ?? here.charAt(0);
    this.at += sign.length;
    if (sign === '\\b' || sign === '^') return { start: EMPTY, bounded: true };
    if (sign === '$') return { start: EMPTY, bounded: false };
    if (sign === '.' || /^\\[a-zA-Z]/.test(sign)) return { start: ANYTHING, bounded: false };
    return { start: { whole: [sign.replace('\\', '')], open: [] }, bounded: false };
  }

  private group(bounded: boolean): { start: Start; bounded: boolean } {
    this.at += this.source.startsWith('(?:', this.at) ? 3 : 1;
    const read = this.alternatives(bounded);
    this.at += 1;
    return read;
  }

  private skipGroup(): void {
    let depth = 0;
    do {
      const sign = this.source.charAt(this.at);
      if (sign === '\\') this.at += 1;
      else if (sign === '[') this.at += (CHARACTER_CLASS.exec(this.source.slice(this.at))?.[0] ?? '[').length - 1;
      else if (sign === '(') depth += 1;
      else if (sign === ')') depth -= 1;
      this.at += 1;
    } while (depth > 0 && this.at < this.source.length);
  }
}

/** @returns the letters a match of it begins with; null where it may begin anywhere */
export function beginningsOf(pattern: Pattern): string[] | null {
  try {
    return new Source(pattern.source).beginnings();
  } catch (error) {
    if (error instanceof Anywhere) return null;
    throw error;
  }
}

/** Where a word of Latin letters begins, by either reading of what is a letter. */
const STARTS = /(?<![\p{L}\p{N}])[a-z0-9]|\b[a-z0-9]/gu;

/** Where patterns may begin. Made of their sources when something is first looked for: a process that starts needs none of it. */
class BeginningsIndex {
  /** Which patterns may begin with so many letters. */
  readonly by: readonly Map<string, number[]>[] = Array.from({ length: DEPTH }, () => new Map());
  /** Whether a pattern is tried only where a word begins as it does. */
  readonly isBounded: readonly boolean[];

  constructor(patterns: readonly Pattern[]) {
    this.isBounded = patterns.map((pattern, index) => {
      const beginnings = beginningsOf(pattern);
      for (const letters of beginnings ?? []) {
        const map = this.by[letters.length - 1];
        map?.set(letters, [...(map.get(letters) ?? []), index]);
      }
      return beginnings !== null;
    });
  }
}

export class Finder {
  private index: BeginningsIndex | null = null;
  /** By index of the pattern, made when first needed: sticky where it is bounded, else global. */
  private readonly compiled: RegExp[] = [];

  constructor(private readonly patterns: readonly Pattern[]) {}

  /**
   * @param text what is looked through
   * @returns for the index of a pattern, its matches one after the other, none within another
   */
  in(text: string): (index: number) => Iterable<RegExpExecArray> {
    const { by, isBounded } = (this.index ??= new BeginningsIndex(this.patterns));
    const places: (number[] | undefined)[] = [];
    for (const { index: at } of text.matchAll(STARTS)) {
      for (const [depth, map] of by.entries()) {
        for (const index of map.get(text.slice(at, at + depth + 1)) ?? []) (places[index] ??= []).push(at);
      }
    }
    return (index) => this.matches(text, index, isBounded[index] ? (places[index] ?? []) : null);
  }

  /** @param places where the pattern may begin; null: anywhere */
  private *matches(text: string, index: number, places: readonly number[] | null): Iterable<RegExpExecArray> {
    const pattern = this.patterns[index];
    if (!pattern) return;
    if (places === null) {
      yield* text.matchAll((this.compiled[index] ??= new RegExp(pattern.source, pattern.flags)));
      return;
    }
    let end = 0;
    for (const at of places) {
      if (at < end) continue;
      const sticky = (this.compiled[index] ??= new RegExp(pattern.source, pattern.flags.replace('g', 'y')));
      sticky.lastIndex = at;
      const match = sticky.exec(text);
      if (!match) continue;
      end = at + match[0].length;
      yield match;
    }
  }
}
