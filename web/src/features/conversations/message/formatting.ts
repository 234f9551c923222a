/**
 * Whether a text has anything in it that formatting could change: marks of emphasis, code, lists, quotes, headings, tables,
 * links or entities. Most of what people say has not, and needs no formatting part.
 */
export function isFormatted(text: string): boolean {
  return /[*_`~[\]|\\<>]|&#?\w+;|^\s{0,3}(#{1,6}\s|[-+]\s|\d+[.)]\s|={3,}|-{3,}|\s{4}\S)|https?:\/\/|www\.|\S@\S+\.\S/m.test(
    text,
  );
}

/** The paragraphs of a text that has no formatting. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
}
