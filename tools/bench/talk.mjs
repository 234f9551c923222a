/**
 * `npm run bench:talk`: how well the act, tone, gravity, matter and owner of messages are read for writers the models were not trained on
 * (libs/mind/data/talk), and how replies were rated when they were last judged. Prints no message of the test split.
 *
 *   npm run bench:talk              on the validation writers
 *   npm run bench:talk -- --test    totals on the test writers. Each use is written to libs/mind/data/talk/test-uses.jsonl; more than ten on one
 *                                   version of the data are refused.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashOf, readFolder } from '../train/data.mjs';
import { loadSource } from './sources.mjs';

/**
 * @typedef {import('../train/data.mjs').TalkMessage} TalkMessage
 * @typedef {{ date: string, exchanges: number, writers: number, judges: number, mean: number, interval: [number, number], zeros: number, good: number, stilted: number, invented: number, note: string }} Judged
 */

const DATA = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/mind/data/talk');
const USES = path.join(DATA, 'test-uses.jsonl');
const MOST_USES = 10;
/** Shares of errors at which the covered share of messages is printed. */
const ERRORS = [0.05, 0.1, 0.2];

const { values } = parseArgs({ options: { test: { type: 'boolean', default: false } } });
const split = values.test ? 'test' : 'validation';
const { talkReader } = loadSource('libs/mind/src/understanding/talk-reader.ts');
const { TALK_GROUPS, GRAVITIES } = loadSource('libs/mind/src/understanding/talk-labels.ts');
const { readMessage } = loadSource('libs/mind/src/voice/turn-reading.ts');
const { replyPool } = loadSource('libs/mind/src/voice/reply-pool.ts');
const { pieceShelf } = loadSource('libs/mind/src/voice/piece-shelf.ts');

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
/** @param {number} some @param {number} all */
const percent = (some, all) => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`);

/** @param {TalkMessage} message @param {string} group */
const labelOf = (message, group) =>
  group === 'gravity' ? GRAVITIES[message.gravity] : /** @type {Record<string, unknown>} */ (message)[group];

if (values.test) recordUse();
/** @type {TalkMessage[]} */
const messages = readFolder(`talk/messages/${split}`);
const readings = messages.map((message) => ({ message, reading: talkReader().analyse(message.text) }));
const writers = new Set(messages.map(({ writer }) => writer));
say(`${messages.length} messages of ${writers.size} writers unseen in training (${split})\n`);
say(
  `${''.padEnd(10)}${'right'.padStart(9)}   share of messages answered at ${ERRORS.map((error) => `${100 * error} %`).join(', ')} errors`,
);
for (const group of /** @type {(keyof TalkMessage & string)[]} */ (Object.keys(TALK_GROUPS))) printGroup(group);
printGravity();
say(`\n${replyPool().cellNames.length} cells of replies, ${pieceShelf().size} pieces`);
printJudged();

/** @param {string} group */
function printGroup(group) {
  const rows = readings
    .map(({ message, reading }) => ({
      probability: reading[group].probability,
      isRight: reading[group].label === labelOf(message, group),
    }))
    .sort((a, b) => b.probability - a.probability);
  const covered = ERRORS.map((allowed) => {
    let errors = 0;
    let most = 0;
    for (const [at, { isRight }] of rows.entries()) {
      if (!isRight) errors += 1;
      if (errors / (at + 1) <= allowed) most = at + 1;
    }
    return percent(most, rows.length).padStart(9);
  });
  say(
    `${group.padEnd(10)}${percent(rows.filter(({ isRight }) => isRight).length, rows.length).padStart(9)}   ${covered.join('')}`,
  );
}

/** Precision and recall of what the voice treats as grave. */
function printGravity() {
  const found = messages.map((message) => ({
    isGrave: message.gravity === 2,
    isFound: readMessage(message.text).grave !== null,
  }));
  const both = found.filter(({ isGrave, isFound }) => isGrave && isFound).length;
  say(
    `\ngrave matters: precision ${percent(both, found.filter(({ isFound }) => isFound).length)}, recall ${percent(both, found.filter(({ isGrave }) => isGrave).length)}`,
  );
}

function printJudged() {
  const file = path.join(DATA, 'judged.json');
  if (!existsSync(file)) return say('\nno replies were judged yet');
  for (const run of /** @type {Judged[]} */ (JSON.parse(readFileSync(file, 'utf8'))).slice(-3)) {
    const { date, exchanges, writers: authors, judges, mean, interval, zeros, good, stilted, invented, note } = run;
    say(
      `\njudged on ${date}: ${exchanges} exchanges of ${authors} unseen writers, ${judges} judges: mean ${mean} of 3 (95 %: ${interval.join(' to ')}), zeros ${zeros} %, good ${good} %, stilted ${stilted} %, invented ${invented} %`,
    );
    say(note);
  }
}

/** @throws Error if the test split of this version of the data was used too often */
function recordUse() {
  const data = hashOf(['talk/messages/test']).slice(0, 16);
  const uses = existsSync(USES)
    ? readFileSync(USES, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter((use) => use.data === data).length
    : 0;
  if (uses >= MOST_USES) throw new Error(`the test split was used ${uses} times: write a new one`);
  appendFileSync(USES, `${JSON.stringify({ data, date: new Date().toISOString().slice(0, 10), use: uses + 1 })}\n`);
}
