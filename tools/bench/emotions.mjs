/**
 * `npm run bench:emotions`: the accuracy of emotion detection on the labelled messages in
 * libs/mind/src/perception/labelled: both halves and those written later, by emotion, by group and by language, and its latency.
 *
 *   npm run bench:emotions                 the tables
 *   npm run bench:emotions -- --misread    also the messages of the tuning half that were classified differently from their labels
 */
import { parseArgs } from 'node:util';
import { loadSource } from './sources.mjs';
import { quantile } from './stats.mjs';

/**
 * What the bench uses of the mind.
 * @typedef {{ text: string, language: string, group: string, feels: string[] }} Labelled
 * @typedef {{ precision: number, recall: number, f1: number, labels: number }} Score
 * @typedef {{ micro: Score, macro: Score, each: { emotion: string, score: Score }[], exact: number }} Scores
 */

const { values } = parseArgs({ options: { misread: { type: 'boolean', default: false } } });

/** @type {{ emotionsOf: (text: string) => { emotion: string, intensity: number }[] }} */
const { emotionsOf } = loadSource('libs/mind/src/perception/emotions.ts');
/** @type {{ TUNING: Labelled[], HELD_OUT: Labelled[], WRITTEN_LATER: Labelled[], GROUPS: string[], LANGUAGES: string[] }} */
const { TUNING, HELD_OUT, WRITTEN_LATER, GROUPS, LANGUAGES } = loadSource('libs/mind/src/perception/labelled/set.ts');
/** @type {{ scoresOf: (messages: Labelled[], read: typeof emotionsOf) => Scores }} */
const { scoresOf } = loadSource('libs/mind/src/perception/labelled/scores.ts');

/** @param {unknown[]} cells */
const row = ([name, ...cells]) =>
  process.stdout.write(`${String(name).padEnd(16)}${cells.map((cell) => String(cell).padStart(11)).join('')}\n`);
/** @param {number} share */
const percent = (share) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));
/** @param {Score} score */
const cells = ({ precision, recall, f1 }) => [precision, recall, f1].map(percent);

/** @param {string} name @param {Labelled[]} messages */
function tableOf(name, messages) {
  const all = scoresOf(messages, emotionsOf);
  process.stdout.write(`\n${name}: ${messages.length} messages, ${percent(all.exact)} % read exactly as labelled\n\n`);
  row(['', 'labels', 'precision', 'recall', 'F1']);
  for (const { emotion, score } of all.each) row([emotion, score.labels, ...cells(score)]);
  row(['micro', all.micro.labels, ...cells(all.micro)]);
  row(['macro', '', ...cells(all.macro)]);
  process.stdout.write('\n');
  row(['', 'messages', 'precision', 'recall', 'micro F1', 'exact']);
  /** @param {string} of @param {Labelled[]} some */
  const part = (of, some) => {
    const { micro, exact } = scoresOf(some, emotionsOf);
    row([of, some.length, ...cells(micro), percent(exact)]);
  };
  for (const group of GROUPS)
    part(
      group,
      messages.filter((message) => message.group === group),
    );
  for (const language of LANGUAGES)
    part(
      language,
      messages.filter((message) => message.language === language),
    );
}

function misread() {
  process.stdout.write('\nmisread, of the tuning half\n\n');
  for (const { text, feels } of TUNING) {
    const read = emotionsOf(text).map(({ emotion }) => emotion);
    if (read.toSorted().join() === feels.toSorted().join()) continue;
    process.stdout.write(`${feels.join(', ') || 'none'} → ${read.join(', ') || 'none'}: ${text}\n`);
  }
}

function speed() {
  const messages = [...TUNING, ...HELD_OUT];
  const rounds = Array.from({ length: 20 }, () =>
    messages.map(({ text }) => {
      const from = performance.now();
      emotionsOf(text);
      return performance.now() - from;
    }),
  );
  // Other load on the machine only adds time: each message counts with the fastest of its rounds.
  const best = messages.map((_, at) => Math.min(...rounds.map((round) => round[at] ?? Infinity)));
  process.stdout.write(
    `\na message: p50 ${quantile(best, 0.5).toFixed(3)} ms, p95 ${quantile(best, 0.95).toFixed(3)} ms, longest ${Math.max(...best).toFixed(3)} ms\n`,
  );
}

tableOf('tuning', TUNING);
tableOf('held out', HELD_OUT);
tableOf('written later', WRITTEN_LATER);
if (values.misread) misread();
speed();
