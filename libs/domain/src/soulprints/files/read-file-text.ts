import { open } from 'node:fs/promises';
import { LIMITS } from '@kinloom/contract';
import { withoutInvisible } from '@kinloom/mind';
import { decodeText } from './decode-text';
import { HEAD_BYTES, detectFileKind, textType, UNKNOWN_TYPE } from './file-kinds';
import { extensionOf } from './file-names';

/** Result of reading a file: its text, or in `unread` the reason shown to the person. */
export type FileText = { type: string } & ({ content: string; unread: null } | { content: null; unread: string });

/** Maximum bytes read: no supported charset needs more than four bytes per character. */
const MAX_BYTES = LIMITS.fileText * 4 + 4;

/** Reads the text of a file, up to `LIMITS.fileText` characters. Archives are not unpacked. */
export async function readFileText(path: string, name: string): Promise<FileText> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, MAX_BYTES));
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return readBytes(bytes.subarray(0, length), name, length >= size);
  } finally {
    await file.close();
  }
}

/** @param whole whether `bytes` is the complete file */
export function readBytes(bytes: Buffer, name: string, whole = true): FileText {
  const extension = extensionOf(name);
  const kind = detectFileKind(bytes.subarray(0, HEAD_BYTES), extension);
  if (kind) return unread(kind.type, `Only text files can be read; this one is ${kind.description}.`);
  const text = decodeText(bytes, whole);
  if (text === null) return unread(UNKNOWN_TYPE, 'Only text files can be read; this one holds something else.');
  const content = truncateText(withoutInvisible(text.toWellFormed()).replace(/\r\n?/g, '\n'));
  if (content.trim() === '') return unread(textType(extension), 'This file is empty.');
  return { type: textType(extension), content, unread: null };
}

const unread = (type: string, reason: string): FileText => ({ type, content: null, unread: reason });

/** Truncates at `LIMITS.fileText` without splitting a surrogate pair. */
function truncateText(text: string): string {
  if (text.length <= LIMITS.fileText) return text;
  const end = text.charCodeAt(LIMITS.fileText - 1);
  return text.slice(0, end >= 0xd800 && end < 0xdc00 ? LIMITS.fileText - 1 : LIMITS.fileText);
}
