import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/mind/data');

/**
 * @typedef {{ text: string, context?: string[], tier: number, about: string, kind: string, language: string, writer: string }} RiskMessage
 * @typedef {{ text: string, context?: string[], intent: string, language: string, writer: string }} IntentLine
 */

/**
 * All lines of the JSONL files in a folder of the data, file by file.
 * @param {string} folder below libs/mind/data, such as risk/messages/train
 * @returns {any[]}
 */
export function readFolder(folder) {
  return files(folder).flatMap((file) =>
    readFileSync(path.join(DATA, folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
}

/** @param {string} folder */
const files = (folder) => readdirSync(path.join(DATA, folder)).sort();

/** SHA-256 over the contents of folders, in hexadecimal. @param {string[]} folders */
export function hashOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of files(folder))
      hash.update(`${folder}/${file}\n`).update(readFileSync(path.join(DATA, folder, file)));
  }
  return hash.digest('hex');
}
