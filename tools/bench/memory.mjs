/**
 * `npm run bench:memory`: how well the importance of messages is read, and which notes are kept of them, for writers the models were not
 * trained on (libs/mind/data/memory). Prints no message.
 *
 *   npm run bench:memory              on the validation writers
 *   npm run bench:memory -- --test    totals on the test writers. Each use is written to libs/mind/data/memory/test-uses.jsonl; more than ten
 *                                     on one version of the data are refused.
 */
import { parseArgs } from 'node:util';
import { readFolder } from '../train/data.mjs';
import { areaUnder } from './area-under.mjs';
import { loadSource } from './sources.mjs';
import { recordTestUse } from './test-uses.mjs';

/**
 * @typedef {import('../train/data.mjs').MemoryMessage} MemoryMessage
 * @typedef {'minor' | 'matters' | 'grave'} Level
 */

/** @type {Level[]} */
const LEVELS = ['minor', 'matters', 'grave'];
/** When the messages are taken to be written; that of the labelled notes. */
const WRITTEN_AT = Date.UTC(2026, 10, 20, 18);

const { values } = parseArgs({ options: { test: { type: 'boolean', default: false } } });
const split = values.test ? 'test' : 'validation';
const { draftsOf } = loadSource('libs/mind/src/memory/keep.ts');
const { importanceOf } = loadSource('libs/mind/src/understanding/importance.ts');

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
/** @param {number} some @param {number} all */
const percent = (some, all) => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`);

if (values.test) recordTestUse('memory');
/** @type {MemoryMessage[]} */
const messages = readFolder(`memory/${split}`);
say(
  `${messages.length} messages of ${new Set(messages.map(({ writer }) => writer)).size} writers unseen in training (${split})\n`,
);
printImportance();
printNotes();

function printImportance() {
  const read = messages.map(({ text, importance }) => ({ importance, levels: importanceOf(text) }));
  for (const [at, level] of LEVELS.entries()) {
    const ranked = read
      .map(({ importance, levels }) => ({ score: levels[level], right: importance > at }))
      .sort((a, b) => b.score - a.score);
    const right = ranked.filter((one) => one.right).length;
    say(
      `importance ${level.padEnd(8)} ${String(right).padStart(4)} messages, area under the curve ${areaUnder(ranked).toFixed(3)}`,
    );
  }
  const sum = (/** @type {Record<Level, number>} */ levels) => levels.minor + levels.matters + levels.grave;
  const grave = read.filter(({ importance }) => importance === 3);
  const slight = read.filter(({ importance }) => importance <= 1);
  const ordered = grave.flatMap((one) => slight.map((other) => Number(sum(one.levels) > sum(other.levels))));
  say(
    `a grave message is read as more important than a slight one: ${percent(ordered.filter(Boolean).length, ordered.length)} of pairs\n`,
  );
}

function printNotes() {
  const counts = [0, 0, 0];
  let unlabelled = 0;
  const covered = { all: 0, good: 0, any: 0 };
  for (const message of messages) {
    const labels = new Map(message.notes.map(({ content, title, label }) => [`${title}\n${content}`, label]));
    let best = 0;
    for (const { content, title } of notesOf(message)) {
      const label = labels.get(`${title}\n${content}`);
      if (label === undefined) unlabelled += 1;
      else {
        counts[label] = (counts[label] ?? 0) + 1;
        best = Math.max(best, label);
      }
    }
    if (message.importance < 2) continue;
    covered.all += 1;
    covered.good += Number(best === 2);
    covered.any += Number(best >= 1);
  }
  const [bad = 0, fair = 0, good = 0] = counts;
  const all = bad + fair + good;
  say(
    `${all} notes kept that have a label: good ${percent(good, all)}, fair ${percent(fair, all)}, bad ${percent(bad, all)}; ${unlabelled} without`,
  );
  say(
    `of ${covered.all} messages that matter a good note is kept of ${percent(covered.good, covered.all)}, a good or fair one of ${percent(covered.any, covered.all)}`,
  );
}

/** @param {MemoryMessage} message @returns {{ content: string, title: string }[]} */
function notesOf({ text, context = [] }) {
  const lines = [
    ...context.map((line) => ({ from: line.startsWith('S:') ? 'soul' : 'person', text: line.slice(3) })),
    { from: 'person', text },
  ];
  const heard = lines.map((line, at) => ({
    ...line,
    id: at + 1,
    conversationId: 1,
    seq: at + 1,
    speaker: '',
    at: WRITTEN_AT - 60_000 * (lines.length - 1 - at),
    whispered: false,
  }));
  return draftsOf(heard.at(-1), { personName: 'Ada', soulName: 'Ilse', before: heard.slice(0, -1) });
}
