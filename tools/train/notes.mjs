import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaUnder } from '../bench/area-under.mjs';
import { loadSource } from '../bench/sources.mjs';
import { hashOf, readFolder } from './data.mjs';
import { logitOf, trainLogistic } from './logistic.mjs';
import { packFolded } from './pack.mjs';

/**
 * @typedef {import('./data.mjs').MemoryMessage} MemoryMessage
 * @typedef {import('./logistic.mjs').Sparse} Sparse
 */

const WEIGHTS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/mind/weights/notes.bin');
const FOLDERS = ['memory/train'];

const { NOTE_BITS, noteFeatures } = loadSource('libs/mind/src/memory/note-quality.ts');
const { FEATURE_VERSION } = loadSource('libs/mind/src/understanding/features.ts');
const { serialiseWeights } = loadSource('libs/mind/src/understanding/weights.ts');
const { sentencesOf, plain } = loadSource('libs/mind/src/perception/text.ts');

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** The notes of a split with their features and labels. @param {string} folder @returns {{ vector: Sparse, label: number }[]} */
function readNotes(folder) {
  return /** @type {MemoryMessage[]} */ (readFolder(folder)).flatMap(({ text, notes }) => {
    const sentences = sentencesOf(plain(text));
    return notes.map((note) => ({ vector: noteFeatures(note, text, sentences), label: note.label }));
  });
}

/** Trains the model of what makes a good note, and writes its weights. */
export function trainNotes() {
  const notes = readNotes('memory/train');
  const validation = readNotes('memory/validation');
  const labels = notes.map(({ label }) => [Number(label >= 1), Number(label === 2)]);
  const model = trainLogistic(
    notes.map(({ vector }) => vector),
    labels,
    { size: 2 ** NOTE_BITS, epochs: 12, rate: 0.1, shrinkage: 2e-3 },
  );
  for (const [head, least] of [1, 2].entries()) {
    const ranked = validation
      .map(({ vector, label }) => ({ score: logitOf(model, vector, head), right: label >= least }))
      .sort((a, b) => b.score - a.score);
    const total = ranked.filter(({ right }) => right).length;
    say(
      `label ${least} and more: ${total} of ${ranked.length} in validation, area under the curve ${areaUnder(ranked).toFixed(3)}`,
    );
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      let found = 0;
      const at = ranked.findIndex(({ right }) => right && ++found >= share * total);
      say(
        `  ${(100 * share).toFixed(0)} % found at precision ${((100 * found) / (at + 1)).toFixed(0)} % (log-odds ${ranked[at].score.toFixed(2)})`,
      );
    }
  }
  const packed = packFolded('notes', model, NOTE_BITS);
  const header = {
    featureVersion: FEATURE_VERSION,
    dataHash: hashOf(FOLDERS),
    metrics: {},
    parameters: packed.parameters,
  };
  const file = serialiseWeights(header, packed.sections);
  writeFileSync(WEIGHTS, file);
  say(`${notes.length} notes, ${(file.length / 1e3).toFixed(0)} kB`);
}
