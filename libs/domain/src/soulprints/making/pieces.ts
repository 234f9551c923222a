/** A part of a text, stored as a memory. */
export interface Piece {
  kind: 'scroll' | 'letter';
  title: string;
  content: string;
  tags: readonly string[];
  /** Deduplication key; by default a hash of the content. */
  key?: string;
}

/** Maximum number of pieces per file, and characters per piece. */
export const MAX_PIECES = 200;
const MAX_PIECE_LENGTH = 4_000;
const MAX_TITLE_LENGTH = 60;
/** Shorter paragraphs (headings, greetings) are merged into the next one. */
const MIN_WORDS = 4;

const SALUTATION =
  /^(?:#+\s*)?(?:my\s+)?(?:dear(?:est)?|beloved|hello|hi|to my|liebe[rs]?|cher|chère|querid[oa]|caro|cara)\b[^\n]{0,60}[,!:\n]/i;
const CLOSING =
  /\n\s*(?:(?:with )?(?:all my )?(?:love|yours|sincerely|warmly|always|forever|best wishes|kind regards|regards|hugs|xo+)\b[^\n]{0,40})(?:\n[^\n]{0,60}){0,2}\s*$/i;

/** Returns whether a text is a letter: it has a salutation or a closing. */
export const isLetter = (text: string): boolean => SALUTATION.test(text.trimStart()) || CLOSING.test(text.trimEnd());

/** Splits a text into paragraphs, at most `MAX_PIECES`, as letters or scrolls. */
export function splitIntoPieces(text: string): Piece[] {
  const kind = isLetter(text) ? 'letter' : 'scroll';
  const pieces: Piece[] = [];
  let carried = '';
  for (const paragraph of text.split(/\n[ \t]*\n+/)) {
    const trimmed = paragraph.trim();
    if (trimmed === '') continue;
    const content = carried === '' ? trimmed : `${carried}\n${trimmed}`;
    if (content.split(/\s+/).length < MIN_WORDS) {
      carried = content;
      continue;
    }
    carried = '';
    pieces.push({ kind, title: titleOf(content), content: truncate(content, MAX_PIECE_LENGTH), tags: [] });
    if (pieces.length === MAX_PIECES) return pieces;
  }
  if (carried !== '') pieces.push({ kind, title: titleOf(carried), content: carried, tags: [] });
  return pieces;
}

/** Returns the beginning of a text, cut at a word boundary. */
export function titleOf(text: string): string {
  const line = text
    .replace(/^[#>*\s-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= MAX_TITLE_LENGTH) return line;
  const short = truncate(line, MAX_TITLE_LENGTH);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), MAX_TITLE_LENGTH / 2)).replace(/[\s.,;:!?-]+$/, '')}…`;
}

function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength)
        .toWellFormed()
        .replace(/\ufffd$/, '');
}
