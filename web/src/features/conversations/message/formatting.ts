/**
 * Whether a text may contain Markdown: emphasis, code, lists, quotes, headings, tables, links or entities. Most messages do not,
 * so the renderer need not load for them.
 */
export function isFormatted(text: string): boolean {
  return /[*_`~[\]|\\<>]|&#?\w+;|^\s{0,3}(#{1,6}\s|[-+]\s|\d+[.)]\s|={3,}|-{3,}|\s{4}\S)|https?:\/\/|www\.|\S@\S+\.\S/m.test(
    text,
  );
}

/** Splits plain text at blank lines. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
}
