/** Maximum length of first words. */
const MAX_LENGTH = 60;

/** Characters of a message from which its first words can be taken. */
export const FIRST_WORDS_SOURCE = 400;

/** The first words of a message as a title: without markup, cut at a word boundary. Null if nothing is left. */
export function firstWordsOf(content: string): string | null {
  const text = content
    .slice(0, FIRST_WORDS_SOURCE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[*_`#>~|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  if (text.length <= MAX_LENGTH) return text;
  // Without half of a surrogate pair.
  const cut = text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > MAX_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
