import { readFolder, readHarmlessTalk } from './data.mjs';

/**
 * @typedef {import('./data.mjs').RiskMessage} RiskMessage
 * @typedef {import('./data.mjs').IntentLine} IntentLine
 * @typedef {{ message: RiskMessage, danger: number, emergency: number }} RiskReading
 * @typedef {{ readRisk(text: string, earlier: string[]): { danger: number, emergency: number }, asksHuman(text: string): number, takesLeave(text: string): number }} Reader
 */

/** Shares of false alarms that the thresholds allow on the validation writers. */
const ALLOWED = {
  /**
   * Danger: of ordinary messages (of which one in seven is an odd short remark, more than in a chat) and ordinary talk with grief and hardship
   * in it, and of near misses.
   */
  ordinary: 0.004,
  /** The same of other languages, of which there are too few for a smaller share. */
  ordinaryElsewhere: 0.008,
  near: 0.02,
  /** A soft check-in: of ordinary messages. */
  soft: 0.01,
  /** Emergency: of danger of tier 2. */
  emergency: 0.04,
  /** Intents: of their near misses, and of all other messages. */
  nearIntent: 0.05,
  otherAsking: 0.005,
  /** Of the 50 other validation messages that are most like a goodbye, about half are one ("ok tschau", "Night love x"). */
  otherLeaving: 0.01,
};

/**
 * Chooses the thresholds on validation writers, read by the packed models.
 * @param {Reader} reader without such an offset
 * @returns {{ thresholds: number[], offset: number, metrics: Record<string, number> }} thresholds in the order the reader takes them; log-odds of
 *   danger that other languages than English lose; shares found and alarms
 */
export function chooseThresholds(reader) {
  /** @type {RiskMessage[]} */
  const messages = readFolder('risk/messages/validation');
  /** @type {IntentLine[]} */
  const intents = readFolder('risk/intents/validation');
  const readings = messages.map((message) => ({ message, ...reader.readRisk(message.text, message.context ?? []) }));
  const dangerOf = (/** @type {string} */ kind, /** @type {boolean} */ isEnglish) =>
    readings
      .filter(({ message }) => message.kind === kind && (message.language === 'en') === isEnglish)
      .map((one) => one.danger);
  const talk = readHarmlessTalk('validation').map(({ text }) => reader.readRisk(text, []).danger);
  const ordinary = [...dangerOf('ordinary', true), ...talk];
  const danger = Math.max(topQuantile(ordinary, ALLOWED.ordinary), topQuantile(dangerOf('near', true), ALLOWED.near));
  const dangerElsewhere = Math.max(
    topQuantile(dangerOf('ordinary', false), ALLOWED.ordinaryElsewhere),
    topQuantile(dangerOf('near', false), ALLOWED.near),
  );
  const offset = logOdds(dangerElsewhere) - logOdds(danger);
  const isFound = (/** @type {RiskReading} */ reading) =>
    reading.danger >= (reading.message.language === 'en' ? danger : dangerElsewhere);
  const emergencies = readings.filter(({ message }) => message.tier === 2).map(({ emergency }) => emergency);
  // Every message of the risk data has neither intent, except dangerous farewells, which say nothing about leaving.
  const others = messages.filter(({ kind }) => kind !== 'indirect').map(({ text }) => text);
  const intentThreshold = (
    /** @type {string} */ near,
    /** @type {(text: string) => number} */ probability,
    /** @type {number} */ other,
  ) =>
    Math.max(
      topQuantile(
        intents.filter(({ intent }) => intent === near).map(({ text }) => probability(text)),
        ALLOWED.nearIntent,
      ),
      topQuantile(others.map(probability), other),
    );
  const thresholds = [
    danger,
    topQuantile(emergencies, ALLOWED.emergency),
    Math.min(danger, topQuantile(ordinary, ALLOWED.soft)),
    intentThreshold('asks_human_not', (text) => reader.asksHuman(text), ALLOWED.otherAsking),
    intentThreshold('leaves_not', (text) => reader.takesLeave(text), ALLOWED.otherLeaving),
  ];
  const share = (/** @type {(message: RiskMessage) => boolean} */ is) => {
    const own = readings.filter(({ message }) => is(message));
    return own.filter(isFound).length / own.length;
  };
  const isImplicit = (/** @type {RiskMessage} */ { kind }) => kind === 'indirect' || kind === 'retraction';
  return {
    thresholds,
    offset,
    metrics: {
      explicit: share((message) => message.tier >= 2 && !isImplicit(message)),
      implicit: share((message) => message.tier >= 2 && isImplicit(message)),
      near: share(({ kind }) => kind === 'near'),
      ordinary: share(({ kind }) => kind === 'ordinary'),
      talk: talk.filter((one) => one >= danger).length / talk.length,
    },
  };
}

/** @param {number} probability */
const logOdds = (probability) => Math.log(probability / (1 - probability));

/** The value that a share of all values lies above. @param {number[]} values @param {number} share */
function topQuantile(values, share) {
  const sorted = [...values].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? 1;
}
