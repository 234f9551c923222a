import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../bench/sources.mjs';
import { readFolder } from './data.mjs';

/**
 * @typedef {import('./data.mjs').TalkMessage} TalkMessage
 * @typedef {'act' | 'tone' | 'gravity'} Group
 */

const WEIGHTS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/mind/weights/class-priors.json');
const ROUNDS = 60;
/** Messages of each class that are assumed beside those counted. */
const SMOOTHING = 1;
/** A few hundred messages say no more about a rare class. Classes are only lowered: raised, what is told is mistaken for a request. */
const SMALLEST_RATIO = 0.25;
const LARGEST_RATIO = 1;

const { SHIFTED_GROUPS } = loadSource('libs/mind/src/understanding/class-priors.ts');
const { GRAVITIES, TALK_GROUPS } = loadSource('libs/mind/src/understanding/talk-labels.ts');
const { talkReader } = loadSource('libs/mind/src/understanding/talk-reader.ts');

/**
 * Estimates how often each class occurs in conversations, from messages without labels (libs/mind/data/talk/exchanges): expectation
 * maximisation over the calibrated probabilities of the talk reader. Writes the ratios to the frequencies of the validation messages.
 */
export function trainClassPriors() {
  /** @type {{ says: string[] }[]} */
  const exchanges = readFolder('talk/exchanges');
  const readings = exchanges.flatMap(({ says }) => says).map((text) => talkReader().analyse(text));
  /** @type {TalkMessage[]} */
  const calibration = readFolder('talk/messages/validation');
  const ratios = Object.fromEntries(
    SHIFTED_GROUPS.map((/** @type {Group} */ group) => {
      /** @type {string[]} */
      const labels = TALK_GROUPS[group];
      const calibrated = shares(
        labels,
        calibration.map((message) => {
          const label = group === 'gravity' ? GRAVITIES[message.gravity] : message[group];
          return labels.map((one) => Number(one === label));
        }),
      );
      let inTalk = calibrated;
      for (let round = 0; round < ROUNDS; round += 1) {
        inTalk = shares(
          labels,
          readings.map((reading) => {
            const weights = labels.map((label, at) => (reading[group].of[label] * inTalk[at]) / calibrated[at]);
            const total = weights.reduce((sum, weight) => sum + weight, 0);
            return weights.map((weight) => weight / total);
          }),
        );
      }
      const ratio = (/** @type {number} */ at) =>
        Math.min(LARGEST_RATIO, Math.max(SMALLEST_RATIO, inTalk[at] / calibrated[at]));
      return [group, Object.fromEntries(labels.map((label, at) => [label, Number(ratio(at).toFixed(3))]))];
    }),
  );
  writeFileSync(WEIGHTS, `${JSON.stringify({ messages: readings.length, ratios }, null, 2)}\n`);
  process.stdout.write(`ratios by ${readings.length} messages of ${exchanges.length} exchanges\n`);
}

/** The share of each class. @param {string[]} labels @param {number[][]} memberships of each message in each class, 0 to 1 @returns {number[]} */
function shares(labels, memberships) {
  const counts = labels.map((_, at) => memberships.reduce((sum, one) => sum + one[at], SMOOTHING));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
}
