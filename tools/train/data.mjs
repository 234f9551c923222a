import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/mind/data');

/**
 * @typedef {{ text: string, context?: string[], tier: number, about: string, kind: string, language: string, writer: string }} RiskMessage
 * @typedef {{ text: string, context?: string[], intent: string, language: string, writer: string }} IntentLine
 * @typedef {{ text: string, context?: string[], act: string, tone: string, gravity: 0 | 1 | 2, matter: string, whose: string, writer: string }} TalkMessage
 * @typedef {{ text: string, context?: string[], importance: 0 | 1 | 2 | 3, writer: string, reader: string, notes: MemoryNote[] }} MemoryMessage
 * @typedef {{ says: string[], kind: 'told' | 'untold' | 'other', expect: string[] }} QuestionLine the last message is the question
 * @typedef {{ content: string, title: string, kind: string, fact: { subject: string, relation: string, value: string, negated: boolean }, label: 0 | 1 | 2 }} MemoryNote
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

/** Writers of ordinary talk; the others of that folder are the writers of risk, whose messages have labels of risk already. */
const TALK_WRITER = /^[vwx]\d/;

/**
 * Messages of ordinary talk without danger, grief and hardship among them, for models of risk. Violence is left out: being hurt is danger.
 * @param {'train' | 'validation'} split
 * @returns {TalkMessage[]}
 */
export const readHarmlessTalk = (split) =>
  readFolder(`talk/messages/${split}`).filter(
    ({ writer, matter }) => TALK_WRITER.test(writer) && matter !== 'violence',
  );

/**
 * Words of languages other than English with one or two English glosses each (libs/mind/data/glosses).
 * @returns {{ language: string, form: string, glosses: string[] }[]} `language` is an ISO code
 */
export function readGlosses() {
  return files('glosses').flatMap((file) =>
    readFileSync(path.join(DATA, 'glosses', file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [form = '', glosses = ''] = line.split('\t');
        return { language: path.basename(file, '.tsv'), form, glosses: glosses.split(' ').filter(Boolean) };
      }),
  );
}

/** @param {string} folder */
const files = (folder) =>
  readdirSync(path.join(DATA, folder))
    .filter((name) => /\.(?:jsonl|tsv)$/.test(name))
    .sort();

/** SHA-256 over the contents of folders, in hexadecimal. @param {string[]} folders */
export function hashOf(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of files(folder))
      hash.update(`${folder}/${file}\n`).update(readFileSync(path.join(DATA, folder, file)));
  }
  return hash.digest('hex');
}
