import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * GloVe's word vectors (Pennington, Socher, Manning: Stanford; public domain, PDDL 1.0), made smaller by tools/lexicon/make.mjs. The file holds
 * the length of the list of words (32 bits, little-endian), the words with spaces between them, the most frequent first, and signed bytes for
 * each word.
 */
const FILE = path.join(__dirname, '../../weights/word-vectors.bin');
/** Values of a word's vector. */
export const DIMENSIONS = 64;

export interface WordTable {
  words: readonly string[];
  /** `DIMENSIONS` values for each word. */
  vectors: Int8Array;
}

/** @throws Error if the file is cut short */
export function readWordTable(): WordTable {
  const file = readFileSync(FILE);
  const end = 4 + file.readUInt32LE(0);
  const words = file.toString('utf8', 4, end).split(' ');
  if (file.length !== end + words.length * DIMENSIONS) throw new Error('the file of word vectors is cut short');
  return { words, vectors: new Int8Array(file.buffer, file.byteOffset + end, words.length * DIMENSIONS) };
}
