/**
 * SQL of the full-text vector of a text, as in the index `messages_words`: configuration `simple`, without stemming or stop words. Other
 * characters than letters and digits become spaces first, because PostgreSQL's parser treats typographic quotes and dashes as letters in the C locale.
 * @param text an SQL expression
 */
export const toTsvectorSql = (text: string): string =>
  `to_tsvector('simple', regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g'))`;

/** SQL of a phrase query: the words in this order, adjacent. @param phrase an SQL expression */
export const toPhraseQuerySql = (phrase: string): string =>
  `phraseto_tsquery('simple', regexp_replace(${phrase}, '[^[:alnum:]]+', ' ', 'g'))`;
