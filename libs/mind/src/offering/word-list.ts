/** Of scripts that put no spaces between words: found anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Letters that may follow the beginning of a word. */
const LONGEST_ENDING = 20;

/**
 * Words of a kind in several languages. Looked up word by word: one expression of all of them takes longer to compile than thousands of texts to
 * read.
 */
export class WordList {
  private readonly whole = new Set<string>();
  private readonly beginnings = new Set<string>();
  private readonly unspaced: string[] = [];
  /** Lengths of beginnings and of whole words, the longest first. */
  private readonly lengths: readonly number[];

  /** @param list beginnings of words in lower case, separated by spaces; `=` stands before one that is a whole word */
  constructor(list: string) {
    for (const entry of list.trim().split(/\s+/)) {
      if (UNSPACED.test(entry)) this.unspaced.push(entry);
      else if (entry.startsWith('=')) this.whole.add(entry.slice(1));
      else this.beginnings.add(entry);
    }
    this.lengths = [...new Set([...this.whole, ...this.beginnings].map(({ length }) => length))].sort((a, b) => b - a);
  }

  /** The words of this list in a text, in lower case, in the order they stand there, each time they occur. */
  matchesIn(text: string): string[] {
    const lower = text.toLowerCase();
    const matches: { at: number; word: string }[] = [];
    for (const { index, 0: written } of lower.matchAll(WORD)) {
      const word = this.matchAt(lower, index, index + written.length);
      if (word !== null) matches.push({ at: index, word });
    }
    for (const word of this.unspaced) {
      for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
        matches.push({ at, word });
    }
    return matches.sort((a, b) => a.at - b.at).map(({ word }) => word);
  }

  /** @param from where a word begins @param to where it ends; an entry with a hyphen may be longer */
  private matchAt(text: string, from: number, to: number): string | null {
    for (const length of this.lengths) {
      const start = text.slice(from, from + length);
      if (this.whole.has(start) && !/^[\p{L}\p{M}]/u.test(text.slice(from + length))) return start;
      if (this.beginnings.has(start))
        return text.slice(from, Math.max(from + length, Math.min(to, from + length + LONGEST_ENDING)));
    }
    return null;
  }
}
