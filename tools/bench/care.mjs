/**
 * `npm run bench:care`: how well risk is read in what people write, on the labelled messages in libs/mind/src/care/labelled: what is
 * missed and what alarms in vain, by kind of message and by language, on the set the rules were tuned on and on those held out.
 *
 *   npm run bench:care                 the tables
 *   npm run bench:care -- --misread    also the messages of the tuning set and of the seen half that were read otherwise than they are labelled
 */
import { parseArgs } from 'node:util';
import { loadSource } from './sources.mjs';
import { quantile } from './stats.mjs';

/**
 * What the bench uses of the mind.
 * @typedef {{ own: boolean, text: string }[]} Earlier
 * @typedef {{ language: string, class: string, least: number, most: number, said: string, earlier: Earlier }} Labelled
 * @typedef {{ tier: number, about: string, kind: string }} Risk
 * @typedef {{ risks: number, missed: number, noticed: number, harmless: number, alarms: number }} Score
 */

const { values } = parseArgs({ options: { misread: { type: 'boolean', default: false } } });

/** @type {{ readRisk: (said: string, earlier: Earlier) => Risk }} */
const { readRisk } = loadSource('libs/mind/src/care/risk.ts');
/** @type {{ TUNING: Labelled[], HELD_OUT: Labelled[], WRITTEN_LATER: Labelled[], FRESH_SEEN: Labelled[], FRESH_UNSEEN: Labelled[], CLASSES: string[] }} */
const { TUNING, HELD_OUT, WRITTEN_LATER, FRESH_SEEN, FRESH_UNSEEN, CLASSES } = loadSource(
  'libs/mind/src/care/labelled/set.ts',
);
/**
 * @type {{
 *   scoreOf: (messages: Labelled[], read: (message: Labelled) => Risk) => Score,
 *   isMissed: (message: Labelled, risk: Risk) => boolean,
 *   isAlarm: (message: Labelled, risk: Risk) => boolean,
 * }}
 */
const { scoreOf, isMissed, isAlarm } = loadSource('libs/mind/src/care/labelled/scores.ts');

/** @param {Labelled} message */
const read = ({ said, earlier }) => readRisk(said, earlier);
/** @param {unknown[]} cells */
const row = ([name, ...cells]) =>
  process.stdout.write(`${String(name).padEnd(14)}${cells.map((cell) => String(cell).padStart(11)).join('')}\n`);
/** @param {number} some @param {number} all */
const percent = (some, all) => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`);

/** @param {string} name @param {Labelled[]} messages */
function tableOf(name, messages) {
  process.stdout.write(`\n${name}: ${messages.length} messages\n\n`);
  /** @param {string} of @param {(message: Labelled) => boolean} [within] */
  const part = (of, within = () => true) => {
    const { risks, missed, noticed, harmless, alarms } = scoreOf(messages.filter(within), read);
    row([
      of,
      risks,
      missed,
      percent(risks - missed, risks),
      percent(noticed, risks),
      harmless,
      alarms,
      percent(alarms, harmless),
    ]);
  };
  const head = ['risks', 'missed', 'found', 'noticed', 'harmless', 'alarms', 'false'];
  row(['', ...head]);
  for (const kind of CLASSES) part(kind, (message) => message.class === kind);
  part('in total');
  process.stdout.write('\n');
  row(['', ...head]);
  for (const language of new Set(messages.map((message) => message.language)))
    part(language, (message) => message.language === language);
}

function misread() {
  process.stdout.write('\nmisread, of the tuning set and of the seen half\n\n');
  for (const message of [...TUNING, ...FRESH_SEEN]) {
    const risk = read(message);
    if (!isMissed(message, risk) && !isAlarm(message, risk)) continue;
    const turns = [...message.earlier.map(({ text }) => text), message.said];
    process.stdout.write(
      `${message.least}–${message.most} ${message.class} → ${risk.tier} ${risk.about} ${risk.kind}: ${turns.join(' // ')}\n`,
    );
  }
}

function speed() {
  const messages = [...TUNING, ...HELD_OUT, ...WRITTEN_LATER, ...FRESH_SEEN, ...FRESH_UNSEEN];
  const rounds = Array.from({ length: 20 }, (_, round) =>
    messages.map(({ said }) => {
      // What was read lately is remembered: each round has to be new.
      const text = `${said} ${round}`;
      const from = performance.now();
      readRisk(text, []);
      return performance.now() - from;
    }),
  );
  const best = messages.map((_, at) => Math.min(...rounds.map((round) => round[at] ?? Infinity)));
  process.stdout.write(
    `\na message: p50 ${quantile(best, 0.5).toFixed(3)} ms, p95 ${quantile(best, 0.95).toFixed(3)} ms, longest ${Math.max(...best).toFixed(3)} ms\n`,
  );
}

tableOf('tuning', TUNING);
tableOf('held out', HELD_OUT);
tableOf('written later', WRITTEN_LATER);
tableOf('fresh, half seen', FRESH_SEEN);
tableOf('fresh, half unseen', FRESH_UNSEEN);
if (values.misread) misread();
speed();
