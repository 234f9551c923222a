import { hashText } from './hashing';
import { isUnspaced, type WordTable } from './word-table';

/**
 * Words by their meaning: words used alike share a concept, and words of other languages may have the concepts
 * of their translation. It lets a classifier apply what it learned from one word to others.
 */
export class ConceptLexicon {
  /** @param table one or two concept numbers, from 1, by the hash of a word (`hashText`) */
  constructor(private readonly table: WordTable) {}

  /**
   * The concepts of a text, in order. An unknown word stands for itself, as a negative number; unknown characters of scripts without spaces are
   * left out.
   * @param tokens as `tokenise` returns them
   */
  of(tokens: readonly string[]): number[] {
    return this.table.matchesIn(tokens, hashText).flatMap(({ form, values }) => {
      if (values.length > 0) return values;
      return isUnspaced(form) ? [] : [-(hashText(form) >>> 1) - 1];
    });
  }
}
