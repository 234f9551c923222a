import { LIMITS, OFFERED_FILES, OFFERING_TEXTS } from '@kinloom/contract';
import { endingOf, textOfBytes } from '../soulprints/files';
import { PROBLEM_WORDS } from './drafting';

/** Bytes that the longest memory can have, in the widest charset that is read, with its mark. */
const MOST_BYTES = LIMITS.offeringLength * 3 + 3;

export type Read = { text: string } | { problem: string };

/** Why a file is not even looked into; null where it is. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!OFFERED_FILES.some((ending) => ending === endingOf(name)) || name.length > LIMITS.fileNameLength)
    return OFFERING_TEXTS.wrongFile;
  if (size === 0) return 'This file is empty.';
  return size > MOST_BYTES ? `This file is too large. ${PROBLEM_WORDS.long}` : null;
}

/** The text of a file, with the line breaks of a text area, or why it cannot be offered. */
export function readOffered(bytes: Uint8Array): Read {
  const text = textOfBytes(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\0')) return { problem: 'This file holds no text.' };
  if (text.trim() === '') return { problem: 'This file is empty.' };
  return text.trim().length > LIMITS.offeringLength
    ? { problem: `This file is too large. ${PROBLEM_WORDS.long}` }
    : { text };
}
