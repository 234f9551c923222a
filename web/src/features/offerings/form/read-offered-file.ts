import { LIMITS, OFFERED_FILES, OFFERING_TEXTS } from '@kinloom/contract';
import { endingOf, decodeText } from '../../soulprints/files/file-validation';
import { PROBLEM_TEXTS } from './offering-draft';

/** Maximum size in bytes of a text at the length limit, in the widest supported encoding with a byte order mark. */
const MAX_BYTES = LIMITS.offeringLength * 3 + 3;

export type ReadResult = { text: string } | { problem: string };

/** Validates name and size of a file before reading it; null if acceptable. */
export function validateFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!OFFERED_FILES.some((extension) => extension === endingOf(name)) || name.length > LIMITS.fileNameLength)
    return OFFERING_TEXTS.wrongFile;
  if (size === 0) return 'This file is empty.';
  return size > MAX_BYTES ? `This file is too large. ${PROBLEM_TEXTS.long}` : null;
}

/** Decodes a file and normalises line breaks, or returns why it cannot be offered. */
export function readOfferedFile(bytes: Uint8Array): ReadResult {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\0')) return { problem: 'This file contains no text.' };
  if (text.trim() === '') return { problem: 'This file is empty.' };
  return text.trim().length > LIMITS.offeringLength
    ? { problem: `This file is too large. ${PROBLEM_TEXTS.long}` }
    : { text };
}
