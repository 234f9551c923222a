/**
 * The words of a text, as the index `messages_words` holds them: as they stand, without stemming or stop words. Signs become spaces first:
 * where a database has no locale of its own for letters, its parser takes typographic quotes and dashes for letters.
 * @param text an SQL expression
 */
export const wordsIn = (text: string): string =>
  `to_tsvector('simple', regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g'))`;

/** What finds these words in that order, side by side. @param phrase an SQL expression */
export const phraseOf = (phrase: string): string =>
  `phraseto_tsquery('simple', regexp_replace(${phrase}, '[^[:alnum:]]+', ' ', 'g'))`;
