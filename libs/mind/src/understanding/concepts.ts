import { hashText } from './hashing';

/** Words of scripts without spaces are looked up by their longest match. */
const LONGEST_WORD = 8;
/** An unknown word is looked up by its beginning, down to this many characters. */
const SHORTEST_STEM = 4;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const HANGUL = /^\p{sc=Hangul}/u;

/**
 * Words by their meaning: words used alike share a concept, and words of other languages may have the concepts
 * of their translation. It lets a classifier apply what it learned from one word to others.
 */
export class ConceptLexicon {
  private readonly places = new Map<number, number>();

  /**
   * @param keys hashes of words (`hashText`)
   * @param concepts two concept numbers for each key, the second 0 if there is none; numbers start at 1
   */
  constructor(
    keys: Uint32Array,
    private readonly concepts: Uint16Array,
  ) {
    for (const [place, key] of keys.entries()) this.places.set(key, place);
  }

  /**
   * The concepts of a text, in order. An unknown word stands for itself, as a negative number.
   * @param tokens as `tokenise` returns them
   */
  of(tokens: readonly string[]): number[] {
    const found: number[] = [];
    for (const token of tokens) {
      if (UNSPACED.test(token)) this.addLongestMatches(token, found);
      else this.add(token, found);
    }
    return found;
  }

  private add(token: string, found: number[]): void {
    const shortest = HANGUL.test(token) ? 2 : SHORTEST_STEM;
    for (let length = token.length; length === token.length || length >= shortest; length -= 1) {
      const place = this.places.get(hashText(length === token.length ? token : token.slice(0, length)));
      if (place !== undefined) {
        this.addConcepts(place, found);
        return;
      }
    }
    found.push(-(hashText(token) >>> 1) - 1);
  }

  private addLongestMatches(run: string, found: number[]): void {
    for (let from = 0; from < run.length;) {
      let length = Math.min(LONGEST_WORD, run.length - from);
      let place: number | undefined;
      for (; length > 0; length -= 1) {
        place = this.places.get(hashText(run.slice(from, from + length)));
        if (place !== undefined) break;
      }
      if (place !== undefined) this.addConcepts(place, found);
      from += Math.max(1, length);
    }
  }

  private addConcepts(place: number, found: number[]): void {
    const [first, second] = [this.concepts[2 * place] ?? 0, this.concepts[2 * place + 1] ?? 0];
    found.push(first);
    if (second !== 0) found.push(second);
  }
}
