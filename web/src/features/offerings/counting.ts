import { LIMITS } from '@kinloom/contract';
import { formatNumber } from '../../lib/locale';

const segments = new Intl.Segmenter('en', { granularity: 'word' });
/** Characters that are divided into words at a time: of a whole long text, each word would take longer than the one before. */
const PIECE = 1_000;

export interface Counts {
  /** As the limit counts them: without what surrounds the text. */
  characters: number;
  words: number;
}

export function countsOf(text: string): Counts {
  const content = text.trim();
  let words = 0;
  for (let at = 0; at < content.length;) {
    const end = endOfPiece(content, at);
    for (const { isWordLike } of segments.segment(content.slice(at, end))) if (isWordLike) words++;
    at = end;
  }
  return { characters: content.length, words };
}

/** Where a piece of the text ends: between two words, where blanks divide them. */
function endOfPiece(content: string, at: number): number {
  const end = at + PIECE;
  if (end >= content.length) return content.length;
  const blank = Math.max(content.lastIndexOf(' ', end), content.lastIndexOf('\n', end));
  return blank > at ? blank : end;
}

/** "1,204 of 100,000 characters · 212 words". */
export function countWords({ characters, words }: Counts): string {
  const most = formatNumber(LIMITS.offeringLength);
  return `${formatNumber(characters)} of ${most} characters · ${formatNumber(words)} ${words === 1 ? 'word' : 'words'}`;
}
