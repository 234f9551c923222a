/** Words of scripts without spaces are looked up by their longest match. */
const LONGEST_WORD = 8;
/** An unknown word is looked up by its beginning, down to this many characters; Korean stems are shorter. */
const SHORTEST_STEM = 4;
const SHORTEST_HANGUL_STEM = 2;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const HANGUL = /^\p{sc=Hangul}/u;

/** A word of a text, and its one or two values in a table; without values if the table has neither the word nor a beginning of it. */
export interface WordMatch {
  form: string;
  values: readonly number[];
}

/** Whether a token is a run of characters of a script without spaces. */
export const isUnspaced = (token: string): boolean => UNSPACED.test(token);

/** A table of one or two numbers for each word, which is found by a hash. */
export class WordTable {
  private readonly places = new Map<number, number>();

  /**
   * @param keys hashes of words
   * @param firsts the first number of each
   * @param seconds the second number of as many words as have one; these come first in the table
   * @throws Error if the lists do not fit together
   */
  constructor(
    keys: Uint32Array,
    private readonly firsts: Uint16Array,
    private readonly seconds: Uint16Array,
  ) {
    if (firsts.length !== keys.length || seconds.length > keys.length)
      throw new Error('the table of words does not fit together: train again');
    for (const [place, key] of keys.entries()) this.places.set(key, place);
  }

  /**
   * The words of a text in order. A word is found by its longest known beginning; a run of a script without spaces is split into its longest
   * known words, and unknown characters between them.
   * @param tokens as `tokenise` returns them
   * @param keyOf the hash by which the table knows a word
   */
  matchesIn(tokens: readonly string[], keyOf: (form: string) => number): WordMatch[] {
    const matches: WordMatch[] = [];
    for (const token of tokens) {
      if (isUnspaced(token)) this.addLongestMatches(token, keyOf, matches);
      else matches.push({ form: token, values: this.valuesOfStem(token, keyOf) });
    }
    return matches;
  }

  private valuesOfStem(token: string, keyOf: (form: string) => number): readonly number[] {
    const shortest = HANGUL.test(token) ? SHORTEST_HANGUL_STEM : SHORTEST_STEM;
    for (let length = token.length; length === token.length || length >= shortest; length -= 1) {
      const place = this.places.get(keyOf(token.slice(0, length)));
      if (place !== undefined) return this.valuesAt(place);
    }
    return [];
  }

  private addLongestMatches(run: string, keyOf: (form: string) => number, matches: WordMatch[]): void {
    for (let from = 0; from < run.length;) {
      let length = Math.min(LONGEST_WORD, run.length - from);
      let place: number | undefined;
      for (; length > 0; length -= 1) {
        place = this.places.get(keyOf(run.slice(from, from + length)));
        if (place !== undefined) break;
      }
      length = Math.max(1, length);
      matches.push({
        form: run.slice(from, from + length),
        values: place === undefined ? [] : this.valuesAt(place),
      });
      from += length;
    }
  }

  private valuesAt(place: number): readonly number[] {
    const first = this.firsts[place] ?? 0;
    const second = this.seconds[place];
    return second === undefined ? [first] : [first, second];
  }
}

/**
 * The parts of a table, those with a second number first.
 * @param entries one or two numbers by the hash of a word
 */
export function wordTableParts(entries: ReadonlyMap<number, readonly number[]>): {
  keys: Uint32Array;
  firsts: Uint16Array;
  seconds: Uint16Array;
} {
  const sorted = [...entries].sort(([, one], [, other]) => other.length - one.length);
  return {
    keys: Uint32Array.from(sorted, ([key]) => key),
    firsts: Uint16Array.from(sorted, ([, [first = 0]]) => first),
    seconds: Uint16Array.from(sorted.flatMap(([, [, second]]) => (second === undefined ? [] : [second]))),
  };
}
