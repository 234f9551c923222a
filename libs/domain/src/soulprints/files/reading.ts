import { open } from 'node:fs/promises';
import { LIMITS } from '@kinloom/contract';
import { withoutInvisible } from '@kinloom/mind';
import { decoded } from './decoding';
import { HEAD, kindOf, textType, UNKNOWN } from './kinds';
import { extensionOf } from './names';

/** What could be read of a file: its text, or in `unread` why there is none, in words for the person. */
export type Read = { type: string } & ({ content: string; unread: null } | { content: null; unread: string });

/** No charset takes more bytes for a character; what is left out of a text does not have to be made up for. */
const MOST_BYTES = LIMITS.fileText * 4 + 4;

/** Reads as much of a file as its souls are given. Nothing is unpacked, and never more is read than `LIMITS.fileText` can take. */
export async function readFile(path: string, name: string): Promise<Read> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, MOST_BYTES));
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

/** @param whole whether these are all bytes of the file */
export function readBytes(bytes: Buffer, name: string, whole = true): Read {
  const extension = extensionOf(name);
  const kind = kindOf(bytes.subarray(0, HEAD), extension);
  if (kind) return unread(kind.type, `Only text files can be read; this one is ${kind.called}.`);
  const text = decoded(bytes, whole);
  if (text === null) return unread(UNKNOWN, 'Only text files can be read; this one holds something else.');
  const content = cut(withoutInvisible(text.toWellFormed()).replace(/\r\n?/g, '\n'));
  if (content.trim() === '') return unread(textType(extension), 'This file is empty.');
  return { type: textType(extension), content, unread: null };
}

const unread = (type: string, why: string): Read => ({ type, content: null, unread: why });

/** As much as is kept; a character of two halves is not cut in two. */
function cut(text: string): string {
  if (text.length <= LIMITS.fileText) return text;
  const end = text.charCodeAt(LIMITS.fileText - 1);
  return text.slice(0, end >= 0xd800 && end < 0xdc00 ? LIMITS.fileText - 1 : LIMITS.fileText);
}
