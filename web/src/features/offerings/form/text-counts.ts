import { LIMITS } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';

const segments = new Intl.Segmenter('en', { granularity: 'word' });
/** Characters segmented at a time: the segmenter's time per word grows with the length of its input. */
const CHUNK_LENGTH = 1_000;

export interface Counts {
  /** Without surrounding white space, as in the server's limit. */
  characters: number;
  words: number;
}

export function countText(text: string): Counts {
  const content = text.trim();
  let words = 0;
  for (let start = 0; start < content.length;) {
    const end = chunkEnd(content, start);
    for (const { isWordLike } of segments.segment(content.slice(start, end))) if (isWordLike) words++;
    start = end;
  }
  return { characters: content.length, words };
}

/** Returns the end of a chunk, at white space if there is any. */
function chunkEnd(content: string, start: number): number {
  const end = start + CHUNK_LENGTH;
  if (end >= content.length) return content.length;
  const whiteSpace = Math.max(content.lastIndexOf(' ', end), content.lastIndexOf('\n', end));
  return whiteSpace > start ? whiteSpace : end;
}

/** Formats counts: "1,204 of 100,000 characters · 212 words". */
export function formatCounts({ characters, words }: Counts): string {
  const limit = formatNumber(LIMITS.offeringLength);
  return `${formatNumber(characters)} of ${limit} characters · ${formatNumber(words)} ${words === 1 ? 'word' : 'words'}`;
}
