/**
 * `npm run bench:recall -- PATH`: recall and latency of the retrieval of evidence for questions. PATH is a file of dialogues with questions in
 * LoCoMo's format, or a folder of such; none is shipped, and nothing shipped is fitted to one.
 *
 *   npm run bench:recall -- PATH                 all of it, about a minute
 *   npm run bench:recall -- PATH --quality       without the speed
 *   npm run bench:recall -- PATH --timeless      without the times of messages
 */
import { parseArgs } from 'node:util';
import { readDialogues } from './recall-dialogues.mjs';
import { loadRecall } from './recall-sources.mjs';
import { median, quantile } from './stats.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quality: { type: 'boolean', default: false },
    timeless: { type: 'boolean', default: false },
  },
});
const [place] = positionals;
if (!place) {
  process.stderr.write('Which dialogues? npm run bench:recall -- PATH\n');
  process.exit(2);
}

const { RecallIndex } = loadRecall();
const dialogues = readDialogues(place);
const CUTS = [5, 10, 25, 50];
const CATEGORIES = ['', 'multi-hop', 'temporal', 'open', 'single-hop'];
const ROUNDS = 5;
const SLICE = 2_000;
const DAY = 86_400_000;

/** @typedef {import('./recall-dialogues.mjs').Dialogue} Dialogue */
/** @typedef {import('./recall-sources.mjs').Entry} RecallEntry */

/** @param {Dialogue} dialogue @returns {RecallEntry[]} */
const entriesOf = ({ first, turns }) =>
  turns.map(({ id, speaker, text, at }) => ({
    key: id,
    kind: 'message',
    stream: 'conversation:1',
    from: speaker === first ? 'person' : 'soul',
    speaker,
    text,
    notes: '',
    at: values.timeless ? null : at,
    whispered: false,
  }));

/** @param {Dialogue} dialogue */
const endOf = ({ turns }) => Math.max(0, ...turns.map(({ at }) => at ?? 0)) + DAY;

/** @param {unknown[]} cells */
const row = (cells) => process.stdout.write(`${cells.map((cell) => String(cell).padStart(14)).join('')}\n`);

function quality() {
  /** @type {number[][][]} shares found, by category (0: all) and cut */
  const found = CATEGORIES.map(() => CUTS.map(() => []));
  for (const dialogue of dialogues) {
    const index = new RecallIndex({ person: dialogue.first, soul: dialogue.second });
    index.append(entriesOf(dialogue));
    for (const { text, category, evidence } of dialogue.questions) {
      const hits = index.search({ text, from: 'person', at: endOf(dialogue), limit: 50 }).map(({ key }) => key);
      CUTS.forEach((cut, at) => {
        const first = new Set(hits.slice(0, cut));
        const share = evidence.filter((id) => first.has(id)).length / evidence.length;
        found[0]?.[at]?.push(share);
        found[category]?.[at]?.push(share);
      });
    }
  }
  row(['', 'questions', ...CUTS.map((cut) => `@${cut}`)]);
  for (const category of [0, 1, 2, 3, 4]) {
    const shares = found[category] ?? [];
    const mean = shares.map((of) => (100 * of.reduce((sum, share) => sum + share, 0)) / of.length);
    row([CATEGORIES[category] || 'all', shares[0]?.length ?? 0, ...mean.map((share) => share.toFixed(1))]);
  }
}

/** Synthetic turns: those of the dialogues, with different words in each round. @param {number} count @returns {RecallEntry[]} */
function varied(count) {
  const turns = dialogues.flatMap(entriesOf);
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / turns.length);
    const turn = /** @type {RecallEntry} */ (turns[at % turns.length]);
    const text =
      round === 0
        ? turn.text
        : turn.text.replace(/[a-z]{6,}/g, (word, place) => (place % 5 ? word : `${word}${round}`));
    return { ...turn, key: `message:${at}`, text, at: at * 60_000 };
  });
}

/** @param {number} count */
function speed(count) {
  const entries = varied(count);
  const builds = Array.from({ length: 3 }, () => {
    const index = new RecallIndex({ person: 'Ada', soul: 'Lumen' });
    const from = performance.now();
    for (let at = 0; at < count; at += SLICE) index.append(entries.slice(at, at + SLICE));
    return { index, took: performance.now() - from };
  });
  const index = /** @type {(typeof builds)[0]} */ (builds[0]).index;
  const questions = dialogues.flatMap((dialogue) => dialogue.questions).slice(0, 1_000);
  const ask = () =>
    questions.map(({ text }) => {
      const from = performance.now();
      index.search({ text, from: 'person', at: count * 60_000, limit: 10 });
      return performance.now() - from;
    });
  ask();
  const rounds = Array.from({ length: ROUNDS }, ask);
  const appends = Array.from({ length: 500 }, (_, at) => {
    const one = { .../** @type {RecallEntry} */ (entries[at]), key: `new:${at}` };
    const from = performance.now();
    index.append([one]);
    return performance.now() - from;
  });
  const took = builds.map((build) => build.took);
  // Other load on the machine only adds time: each question counts with the fastest of its rounds.
  const best = questions.map((_, at) => Math.min(...rounds.map((round) => round[at] ?? Infinity)));
  row([
    count,
    ` ${median(took).toFixed(0)}/${Math.min(...took).toFixed(0)} ms`,
    `${median(best).toFixed(2)} ms`,
    `${quantile(best, 0.95).toFixed(2)} ms`,
    `${Math.max(...best).toFixed(1)} ms`,
    `${(median(appends) * 1000).toFixed(0)} µs`,
  ]);
}

/** Memory of an index with this many entries, in bytes, without texts and keys. @param {number} count */
function memory(count) {
  const entries = varied(count);
  const used = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const index = new RecallIndex({ person: 'Ada', soul: 'Lumen' });
  for (let at = 0; at < count; at += SLICE) index.append(entries.slice(at, at + SLICE));
  const all = used() - before;
  const mb = (/** @type {number} */ bytes) => (bytes / 1_000_000).toFixed(1);
  const whole = globalThis.gc ? `${mb(all)} MB, of which ` : '';
  const hint = globalThis.gc ? '' : ' (its words and the map of keys come on top: node --expose-gc shows them)';
  process.stdout.write(`\nmemory of ${count}: ${whole}${mb(index.bytes)} MB columns and postings${hint}\n`);
}

quality();
if (!values.quality) {
  memory(100_000);
  process.stdout.write('\n');
  row(['entries', 'build', 'p50', 'p95', 'longest', 'append']);
  for (const count of [10_000, 100_000]) speed(count);
}
