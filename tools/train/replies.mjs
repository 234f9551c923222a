import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../bench/sources.mjs';
import { readFolder } from './data.mjs';
import { solve } from './least-squares.mjs';

/**
 * @typedef {{ text: string, cell: string, reply: string, score: number, judge: string }} Rating
 */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const WEIGHTS = path.join(ROOT, 'libs/mind/weights/reply-values.json');
/** Strength of the penalty on large weights; chosen by cross-validation. */
const PENALTY = 8;
const FOLDS = 10;
/** What a cheerful reply to something that hurts costs beyond its rating: it is worse than any other reply that misses. */
const COST_OF_CHEER = 2;

/** @type {{ meaningOf: (cell: string) => { tone: string | null }, valueFeatures: (message: { text: string, analysis: unknown }, cell: string) => [name: string, value: number][] }} */
const { meaningOf, valueFeatures } = loadSource('libs/mind/src/voice/reply-value.ts');
const { talkReader } = loadSource('libs/mind/src/understanding/talk-reader.ts');
const { replyPool } = loadSource('libs/mind/src/voice/reply-pool.ts');

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Learns what replies are worth from rated ones (ridge regression), and writes the weights. */
export function trainReplyValues() {
  const ratings = readRatings();
  const rows = ratings.map(({ text, cell }) => valueFeatures({ text, analysis: talkReader().analyse(text) }, cell));
  const names = [...new Set(rows.flatMap((row) => row.map(([name]) => name)))].sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const vectors = rows.map((row) => row.map(([name, value]) => /** @type {const} */ ([places.get(name) ?? 0, value])));
  const hurting = new Set(readHurtingTexts());
  const scores = ratings.map(({ text, cell, score }) =>
    hurting.has(text) && meaningOf(cell).tone === 'good' ? score - COST_OF_CHEER : score,
  );
  const texts = [...new Set(ratings.map(({ text }) => text))];
  const folds = new Map(texts.map((text, at) => [text, at % FOLDS]));
  const predicted = scores.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = ratings.map(({ text }) => folds.get(text) === fold);
    const weights = solve(
      vectors.filter((_, at) => !held[at]),
      scores.filter((_, at) => !held[at]),
      { size: names.length, penalty: PENALTY },
    );
    for (const [at, vector] of vectors.entries())
      if (held[at]) predicted[at] = vector.reduce((sum, [place, value]) => sum + weights[place] * value, 0);
  }
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
  const spread = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  const missed = scores.reduce((sum, score, at) => sum + (score - predicted[at]) ** 2, 0);
  const metrics = {
    ratings: ratings.length,
    messages: texts.length,
    explained: Number((1 - missed / spread).toFixed(3)),
  };
  const weights = solve(vectors, scores, { size: names.length, penalty: PENALTY });
  const rounded = Object.fromEntries(names.map((name, at) => [name, Number(weights[at].toFixed(4))]));
  writeFileSync(WEIGHTS, `${JSON.stringify({ metrics, weights: rounded }, null, 2)}\n`);
  say(
    `${ratings.length} ratings of replies to ${texts.length} messages; variance explained on messages left out: ${metrics.explained}`,
  );
}

/** Ratings of the replies that are still in the pool. @returns {Rating[]} */
function readRatings() {
  /** @type {Rating[]} */
  const ratings = readFolder('ratings');
  const pool = replyPool();
  const texts = new Set(
    pool.cellNames.flatMap((/** @type {string} */ cell) =>
      pool.repliesOf(cell).map((/** @type {{ text: string }} */ { text }) => text),
    ),
  );
  return ratings.filter(({ reply }) => texts.has(reply));
}

/** Messages of the validation writers that are sad, afraid or worn out, or about something grave. @returns {string[]} */
function readHurtingTexts() {
  /** @type {import('./data.mjs').TalkMessage[]} */
  const messages = readFolder('talk/messages/validation');
  return messages.filter(({ tone, gravity }) => tone === 'hard' || gravity === 2).map(({ text }) => text);
}
