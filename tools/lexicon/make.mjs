/**
 * `node tools/lexicon/make.mjs VECTORS`: makes `libs/mind/weights/word-vectors.bin` from word vectors, one word a line with its numbers behind it,
 * the most frequent first. Made with GloVe's 100 dimensions over Wikipedia and news (Pennington, Socher and Manning, Stanford), which are
 * dedicated to the public domain (PDDL 1.0). Run by hand; nothing of the product does.
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Words kept: with these, and no more, everyday talk is covered. */
const WORDS = 25_000;
/** Dimensions kept, those that vary most: fewer lose likeness, more gained nothing on questions in other words. */
const KEPT = 64;
const ROUNDS = 80;

const [path] = process.argv.slice(2);
if (!path) throw new Error('Which vectors?');

/** @type {string[]} */
const words = [];
/** @type {Float64Array[]} */
const vectors = [];
for await (const line of createInterface({ input: createReadStream(path) })) {
  const [word = '', ...numbers] = line.split(' ');
  if (!/^[a-z][a-z'-]*$/.test(word)) continue;
  words.push(word);
  vectors.push(Float64Array.from(numbers, Number));
  if (words.length === WORDS) break;
}
const from = vectors[0]?.length ?? 0;

const dot = (/** @type {Float64Array} */ a, /** @type {Float64Array} */ b) =>
  a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0);
const unit = (/** @type {Float64Array} */ v) => v.map((x) => x / (Math.sqrt(dot(v, v)) || 1));

const mean = new Float64Array(from);
for (const vector of vectors) vector.forEach((x, at) => (mean[at] = (mean[at] ?? 0) + x / vectors.length));
const centred = vectors.map((vector) => unit(vector.map((x, at) => x - (mean[at] ?? 0))));

// Principal components by power iteration.
const spread = Array.from({ length: from }, () => new Float64Array(from));
for (const vector of centred) {
  for (const [row, sums] of spread.entries()) {
    const x = vector[row] ?? 0;
    vector.forEach((y, column) => (sums[column] = (sums[column] ?? 0) + x * y));
  }
}
/** @type {Float64Array[]} */
const axes = [];
for (let axis = 0; axis < KEPT; axis += 1) {
  let along = Float64Array.from({ length: from }, (_, at) => Math.sin(at * 7 + axis + 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    let turned = Float64Array.from(spread, (row) => dot(row, along));
    for (const known of axes) {
      const shared = dot(turned, known);
      turned = turned.map((x, at) => x - shared * (known[at] ?? 0));
    }
    along = unit(turned);
  }
  axes.push(along);
}

const bytes = new Int8Array(words.length * KEPT);
centred.forEach((vector, word) => {
  const kept = axes.map((axis) => dot(vector, axis));
  const most = Math.max(...kept.map(Math.abs));
  kept.forEach((x, at) => (bytes[word * KEPT + at] = Math.round((x / most) * 127)));
});
const list = Buffer.from(words.join(' '), 'utf8');
const length = Buffer.alloc(4);
length.writeUInt32LE(list.length);
writeFileSync('libs/mind/weights/word-vectors.bin', Buffer.concat([length, list, Buffer.from(bytes.buffer)]));
