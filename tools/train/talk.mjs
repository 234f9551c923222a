import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../bench/sources.mjs';
import { hashOf, readFolder } from './data.mjs';
import { packPruned } from './pack.mjs';
import { trainSoftmax } from './softmax.mjs';

/**
 * @typedef {import('./logistic.mjs').Sparse} Sparse
 * @typedef {import('./data.mjs').TalkMessage} TalkMessage
 */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const WEIGHTS = path.join(ROOT, 'libs/mind/weights/talk.bin');
const FOLDERS = ['talk/messages/train', 'talk/messages/validation'];
/** Hashed features that keep weights. */
const BUCKETS = 28_000;
/** Features in fewer messages are left out. */
const LEAST_MESSAGES = 2;

const { TALK_GROUPS, GRAVITIES } = loadSource('libs/mind/src/understanding/talk-labels.ts');
const { DENSE_SIZE, TALK_BITS, talkFeaturesOf } = loadSource('libs/mind/src/understanding/talk-features.ts');
const { FEATURE_VERSION } = loadSource('libs/mind/src/understanding/features.ts');
const { serialiseWeights, Weights } = loadSource('libs/mind/src/understanding/weights.ts');
const { TalkReader } = loadSource('libs/mind/src/understanding/talk-reader.ts');
const { textNetwork } = loadSource('libs/mind/src/understanding/text-network.ts');
const { messageReader } = loadSource('libs/mind/src/understanding/message-reader.ts');

/** @typedef {'act' | 'tone' | 'gravity' | 'matter' | 'whose'} Group */
const GROUPS = /** @type {Group[]} */ (Object.keys(TALK_GROUPS));
const COUNTS = GROUPS.map((group) => TALK_GROUPS[group].length);
const HASHED = 2 ** TALK_BITS;
const SIZE = HASHED + DENSE_SIZE;

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Hashed features and, behind them, the dense ones. @param {string} text @returns {Sparse} */
export function vectorOf(text) {
  const { sparse, dense } = talkFeaturesOf(text, messageReader().lexicon);
  /** @type {Map<number, number>} */
  const merged = new Map();
  for (const [at, index] of sparse.indices.entries()) merged.set(index, (merged.get(index) ?? 0) + sparse.values[at]);
  for (const [at, value] of dense.entries()) merged.set(HASHED + at, value);
  return { indices: Uint32Array.from(merged.keys()), values: Float32Array.from(merged.values()) };
}

/** The class of a message in each group. @param {TalkMessage} message */
export const labelsOf = (message) =>
  GROUPS.map((group) => {
    const label = group === 'gravity' ? GRAVITIES[message.gravity] : message[group];
    const at = TALK_GROUPS[group].indexOf(label);
    if (at < 0) throw new Error(`unknown ${group} ${label}`);
    return at;
  });

/** Trains act, tone, gravity, matter and owner of messages in ordinary talk, and writes their weights. */
export function trainTalk() {
  const started = performance.now();
  /** @type {TalkMessage[]} */
  const messages = readFolder('talk/messages/train');
  /** @type {TalkMessage[]} */
  const validation = readFolder('talk/messages/validation');
  say(`${messages.length} messages for training, ${validation.length} for validation`);
  const labels = messages.map(labelsOf);
  const vectors = withoutRare(messages.map(({ text }) => vectorOf(text)));
  const full = trainSoftmax(vectors, labels, { size: SIZE, groups: COUNTS });
  const kept = largestBuckets(full);
  const pruned = vectors.map((vector) => restricted(vector, (index) => index >= HASHED || kept[index] === 1));
  const model = trainSoftmax(pruned, labels, { size: SIZE, groups: COUNTS });
  const hashed = { ...model, weights: model.weights.subarray(0, HASHED * model.heads) };
  const packed = packPruned('talk', hashed, TALK_BITS);
  const dense = model.weights.slice(HASHED * model.heads);
  /** @param {number[]} temperatures @param {Record<string, number>} metrics */
  const fileWith = (temperatures, metrics) =>
    serialiseWeights(
      {
        featureVersion: FEATURE_VERSION,
        dataHash: hashOf(FOLDERS),
        metrics,
        parameters: { ...packed.parameters, temperatures },
      },
      { ...packed.sections, 'talk.dense': new Uint8Array(dense.buffer) },
    );
  const untempered = Weights.parse(
    fileWith(
      GROUPS.map(() => 1),
      {},
    ),
    FEATURE_VERSION,
  );
  const reader = new TalkReader(untempered, messageReader().lexicon, textNetwork());
  /** @type {number[][]} */
  const rows = validation.map(({ text }) => reader.scores(text));
  const metrics = accuracies(rows, validation.map(labelsOf));
  const file = fileWith(temperaturesFor(rows, validation.map(labelsOf)), metrics);
  mkdirSync(path.dirname(WEIGHTS), { recursive: true });
  writeFileSync(WEIGHTS, file);
  say(
    `validation writers: ${Object.entries(metrics)
      .map(([name, share]) => `${name} ${(100 * share).toFixed(1)} %`)
      .join(', ')}`,
  );
  say(`${(file.length / 1e6).toFixed(2)} MB in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** @param {Sparse[]} vectors */
function withoutRare(vectors) {
  const counts = new Uint32Array(SIZE);
  for (const { indices } of vectors) for (const index of indices) counts[index] += 1;
  return vectors.map((vector) => restricted(vector, (index) => index >= HASHED || counts[index] >= LEAST_MESSAGES));
}

/** @param {Sparse} vector @param {(index: number) => boolean} keeps @returns {Sparse} */
function restricted({ indices, values }, keeps) {
  const kept = [...indices.keys()].filter((at) => keeps(indices[at]));
  return { indices: Uint32Array.from(kept, (at) => indices[at]), values: Float32Array.from(kept, (at) => values[at]) };
}

/** Marks the buckets with the largest weights. @param {import('./softmax.mjs').Linear} model */
function largestBuckets({ weights, heads }) {
  const sizes = Float32Array.from({ length: HASHED }, (_, at) => {
    let sum = 0;
    for (let head = 0; head < heads; head += 1) sum += weights[at * heads + head] ** 2;
    return sum;
  });
  const least = Math.max([...sizes].sort((a, b) => b - a)[BUCKETS] ?? 0, 1e-12);
  return Uint8Array.from(sizes, (value) => Number(value >= least));
}

/** @param {number[][]} rows @param {number[][]} labels */
function accuracies(rows, labels) {
  return Object.fromEntries(
    GROUPS.map((group, g) => {
      const start = COUNTS.slice(0, g).reduce((a, b) => a + b, 0);
      const right = rows.filter((row, at) => {
        const part = row.slice(start, start + COUNTS[g]);
        return part.indexOf(Math.max(...part)) === labels[at][g];
      });
      return [group, right.length / rows.length];
    }),
  );
}

/** Divisors of the logits by which the probabilities of each group fit validation best (temperature scaling; Guo et al., 2017). @param {number[][]} rows @param {number[][]} labels */
function temperaturesFor(rows, labels) {
  return GROUPS.map((_, g) => {
    const start = COUNTS.slice(0, g).reduce((a, b) => a + b, 0);
    let best = { temperature: 1, loss: Infinity };
    for (let temperature = 0.5; temperature <= 4; temperature *= 1.05) {
      let loss = 0;
      for (const [at, row] of rows.entries()) {
        const part = row.slice(start, start + COUNTS[g]).map((value) => value / temperature);
        const most = Math.max(...part);
        const total = part.reduce((sum, value) => sum + Math.exp(value - most), 0);
        loss -= part[labels[at][g]] - most - Math.log(total);
      }
      if (loss < best.loss) best = { temperature, loss };
    }
    return Number(best.temperature.toFixed(3));
  });
}
