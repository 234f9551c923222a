import { hashText } from './hashing';
import type { WordTable } from './word-table';

/** The hash by which a table of glosses knows a word. @param language ISO code */
export const glossKey = (language: string, form: string): number => hashText(`${language} ${form}`);

/** English glosses for words of other languages: a model that was trained on English words reads other languages by them. */
export class GlossLexicon {
  /**
   * @param table one or two places in `words` by `glossKey`
   * @param words English words
   */
  constructor(
    private readonly table: WordTable,
    private readonly words: readonly string[],
  ) {}

  /**
   * A text word by word, in the order of its words. Words without a gloss stay as they are.
   * @param tokens as `tokenise` returns them
   * @param language ISO code; English stays as it is
   */
  translate(tokens: readonly string[], language: string): string[] {
    if (language === 'en') return [...tokens];
    return this.table
      .matchesIn(tokens, (form) => glossKey(language, form))
      .flatMap(({ form, values }) => (values.length > 0 ? values.map((place) => this.words[place] ?? form) : form));
  }
}
