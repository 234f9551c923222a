/**
 * `npm run bench:care`: how well risk and intents are read in messages of writers the models were not trained on (libs/mind/data/risk), by kind,
 * language, length, spelling and context; false alarms; calibration; and the time a reading takes. Prints no message.
 *
 *   npm run bench:care              on the validation writers, by every division
 *   npm run bench:care -- --test    totals on the test writers. Each use is written to libs/mind/data/risk/test-uses.jsonl; more than ten
 *                                   on one version of the data are refused.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashOf, readFolder } from '../train/data.mjs';
import { loadSource } from './sources.mjs';
import { quantile } from './stats.mjs';

/**
 * @typedef {import('../train/data.mjs').RiskMessage} RiskMessage
 * @typedef {{ tier: number, about: string, kind: string }} Risk
 * @typedef {{ message: RiskMessage, risk: Risk, probability: number }} Reading
 */

const USES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/mind/data/risk/test-uses.jsonl');
const MOST_USES = 10;
/** Kinds with implicit danger. */
const IMPLICIT = ['indirect', 'retraction'];

const { values } = parseArgs({ options: { test: { type: 'boolean', default: false } } });
const split = values.test ? 'test' : 'validation';

const { readRisk } = loadSource('libs/mind/src/care/risk.ts');
const { asksIfHuman, takesLeave } = loadSource('libs/mind/src/care/intents.ts');
const { messageReader } = loadSource('libs/mind/src/understanding/message-reader.ts');

/** @param {number} some @param {number} all */
const percent = (some, all) => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`);
/** @param {unknown[]} cells */
const row = ([name, ...cells]) =>
  process.stdout.write(`${String(name).padEnd(16)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
const title = (/** @type {string} */ text) => process.stdout.write(`\n${text}\n\n`);

/** @param {RiskMessage} message @returns {Reading} */
function read(message) {
  const context = message.context ?? [];
  const risk = readRisk(
    message.text,
    context.map((text) => ({ own: true, text })),
  );
  return { message, risk, probability: messageReader().readRisk(message.text, context).danger };
}

const isDanger = (/** @type {Reading} */ { message }) => message.tier >= 2;
const isFound = (/** @type {Reading} */ { risk }) => risk.tier >= 2;

/** @param {string} name @param {Reading[]} readings */
function scores(name, readings) {
  const explicit = readings.filter((one) => isDanger(one) && !IMPLICIT.includes(one.message.kind));
  const implicit = readings.filter((one) => isDanger(one) && IMPLICIT.includes(one.message.kind));
  const near = readings.filter(({ message }) => message.kind === 'near');
  const ordinary = readings.filter(({ message }) => message.kind === 'ordinary');
  row([
    name,
    readings.length,
    percent(explicit.filter(isFound).length, explicit.length),
    percent(implicit.filter(isFound).length, implicit.length),
    percent(near.filter(isFound).length, near.length),
    ordinary.length === 0 ? '–' : ((1000 * ordinary.filter(isFound).length) / ordinary.length).toFixed(1),
  ]);
}
const HEAD = ['', 'messages', 'explicit', 'implicit', 'near', 'per 1,000'];

/**
 * @param {string} name @param {Reading[]} readings @param {(reading: Reading) => string} groupOf
 */
function divided(name, readings, groupOf) {
  title(name);
  row(HEAD);
  for (const group of [...new Set(readings.map(groupOf))].sort())
    scores(
      group,
      readings.filter((one) => groupOf(one) === group),
    );
}

/** @param {Reading[]} readings */
function byKind(readings) {
  title('by kind: read as tier 2 or 3, as tier 3, and as soft tier 1');
  row(['', 'messages', 'danger', 'emergency', 'soft']);
  for (const kind of [...new Set(readings.map(({ message }) => `${message.kind} ${message.tier}`))].sort()) {
    const own = readings.filter(({ message }) => `${message.kind} ${message.tier}` === kind);
    const share = (/** @type {(risk: Risk) => boolean} */ is) =>
      percent(own.filter(({ risk }) => is(risk)).length, own.length);
    row([
      kind,
      own.length,
      share(({ tier }) => tier >= 2),
      share(({ tier }) => tier === 3),
      share(({ tier }) => tier === 1),
    ]);
  }
}

/** @param {Reading[]} readings */
function calibration(readings) {
  title('calibration: probability of danger said, and share of danger found');
  row(['said', 'messages', 'mean said', 'danger']);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const own = readings.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === tenth);
    const mean = own.reduce((sum, { probability }) => sum + probability, 0);
    row([
      `${tenth / 10}–${(tenth + 1) / 10}`,
      own.length,
      percent(mean, own.length),
      percent(own.filter(isDanger).length, own.length),
    ]);
  }
}

/** @param {RiskMessage[]} messages */
function intents(messages) {
  const lines = readFolder(`risk/intents/${split}`);
  title('intents: sincere questions and farewells found, near misses and other messages taken for them');
  row(['', 'found', 'of', 'near misses', 'of', 'others']);
  const others = messages.filter(({ kind }) => kind !== 'indirect');
  for (const [name, intent, is] of [
    ['asks if human', 'asks_human', asksIfHuman],
    ['takes leave', 'leaves', takesLeave],
  ]) {
    const real = lines.filter((line) => line.intent === intent);
    const near = lines.filter((line) => line.intent === `${intent}_not`);
    const count = (/** @type {{ text: string }[]} */ some) => some.filter(({ text }) => is(text)).length;
    row([
      name,
      percent(count(real), real.length),
      real.length,
      percent(count(near), near.length),
      near.length,
      percent(count(others), others.length),
    ]);
  }
}

/** @param {RiskMessage[]} messages */
function speed(messages) {
  const times = messages.slice(0, 2_000).map(({ text }, at) => {
    // Readings are cached by text: each text has to be new.
    const fresh = `${text} ${at}`;
    const from = performance.now();
    messageReader().readRisk(fresh, []);
    return performance.now() - from;
  });
  process.stdout.write(
    `\na message: p50 ${quantile(times, 0.5).toFixed(3)} ms, p95 ${quantile(times, 0.95).toFixed(3)} ms\n`,
  );
}

/** Refuses the test split where it was used too often on this version of the data. @param {string} version */
function checkUses(version) {
  const uses = existsSync(USES)
    ? readFileSync(USES, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const count = uses.filter((use) => use.data === version).length;
  if (count >= MOST_USES)
    throw new Error(`the test split was used ${count} times on this version of the data: write new test messages`);
}

/** @type {RiskMessage[]} */
const messages = readFolder(`risk/messages/${split}`);
const version = hashOf([`risk/messages/${split}`, `risk/intents/${split}`]).slice(0, 16);
if (values.test) checkUses(version);
const readings = messages.map(read);

title(`${split}: ${messages.length} messages of writers unseen in training`);
row(HEAD);
scores('in total', readings);
if (values.test) {
  divided('by language', readings, ({ message }) => message.language);
  intents(messages);
  appendFileSync(
    USES,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), data: version, weights: messageReader().weights.header.dataHash.slice(0, 16) })}\n`,
  );
} else {
  divided('by language', readings, ({ message }) => message.language);
  byKind(readings);
  divided('by length', readings, ({ message: { text } }) => {
    const words = text.split(/\s+/).length;
    return words < 6 ? '1 to 5 words' : words <= 20 ? '6 to 20' : 'more than 20';
  });
  divided('by spelling', readings, ({ message: { text } }) =>
    /^\P{Lu}*$/u.test(text) && !/[.!?]$/.test(text) ? 'unpunctuated' : 'punctuated',
  );
  divided('by context', readings, ({ message }) => (message.context?.length ? 'with context' : 'alone'));
  calibration(readings);
  intents(messages);
  speed(messages);
}
