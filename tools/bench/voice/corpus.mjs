/** Reads and validates the conversations and archives. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY } from './dates.mjs';
import { holds } from './words.mjs';

/**
 * @typedef {import('./measure.mjs').Expectation} Expectation
 * @typedef {{ cue: string | null, reply: string }} OwnLine a soul's line and what it replied to
 * @typedef {{ name: string, archetype: string, personality: Record<string, unknown>, instructions: string, archive?: string }} SoulEntry
 * @typedef {{ at: number, say: string, tells: number, expect: Expectation | null }} Turn `at` in milliseconds UTC
 * @typedef {{ id: string, person: string, about: string, soul: SoulEntry, turns: Turn[] }} Conversation
 */

const here = path.dirname(fileURLToPath(import.meta.url));
const TURNS = 30;
const FACTS = { least: 8, most: 14 };
const KNOWN = 7;
const UNKNOWN = 2;
/** First turn with questions: after the stated facts and the small talk. */
const ASKING_FROM = 20;

/** `3 20:15`: day 3 after the start, 20:15 UTC. @param {string} start @param {string} at */
function momentOf(start, at) {
  const [, day = '', hour = '', minute = ''] = /^(\d+) (\d\d):(\d\d)$/.exec(at) ?? [];
  const moment = Date.parse(`${start}T00:00:00Z`) + Number(day) * DAY + (Number(hour) * 60 + Number(minute)) * 60_000;
  if (day === '' || !Number.isFinite(moment)) throw new Error(`not a time: ${start} ${at}`);
  return moment;
}

/** @param {string} folder @returns {any[]} */
function readAll(folder) {
  return readdirSync(path.join(here, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(here, folder, name), 'utf8')));
}

/** @param {'conversations' | 'strangers'} [folder] @returns {Conversation[]} in the order of their files' names */
export function readConversations(folder = 'conversations') {
  return readAll(folder).map(({ id, person, about, start, soul, turns }) => ({
    id,
    person,
    about,
    soul,
    turns: turns.map((/** @type {any} */ turn) => ({
      at: momentOf(start, turn.at),
      say: turn.say,
      tells: turn.tells ?? 0,
      expect: turn.expect ?? null,
    })),
  }));
}

/** @returns {Map<string, OwnLine[]>} by the archive's name */
export function readArchives() {
  return new Map(
    readAll('archives').map(({ name, lines }) => [
      name,
      lines.map((/** @type {string | OwnLine} */ line) =>
        typeof line === 'string' ? { cue: null, reply: line } : line,
      ),
    ]),
  );
}

/** @param {Expectation} expect */
const formsOf = ({ any = [], all = [] }) => [...any, ...all.flat()];

/** Validation errors of a conversation, as sentences; empty when it is valid. @param {Conversation} conversation */
export function faultsOf({ id, turns, soul }) {
  /** @type {string[]} */
  const faults = [];
  const count = (/** @type {(turn: Turn) => boolean} */ which) => turns.filter(which).length;
  const facts = turns.reduce((sum, { tells }) => sum + tells, 0);
  const unknown = count(({ expect }) => expect?.unknown === true);
  if (turns.length !== TURNS) faults.push(`${turns.length} turns`);
  if (facts < FACTS.least || facts > FACTS.most) faults.push(`${facts} facts`);
  if (unknown < UNKNOWN) faults.push(`${unknown} questions about what was never told`);
  if (count(({ expect }) => expect !== null) - unknown < KNOWN) faults.push('too few questions about what was told');
  if (turns.at(-1)?.expect !== null) faults.push('no farewell');
  if (soul.archetype === '') faults.push('a soul without archetype');
  turns.forEach(({ at, say, tells, expect }, index) => {
    const where = `turn ${index + 1}`;
    const before = turns.slice(0, index);
    if (index > 0 && at <= (before.at(-1)?.at ?? 0)) faults.push(`${where} is not after the one before`);
    if (tells > 0 && index >= ASKING_FROM) faults.push(`${where} tells when it should ask`);
    if (expect === null) return;
    if (index < ASKING_FROM - 1) faults.push(`${where} asks too early`);
    for (const form of formsOf(expect)) {
      if (holds(say, form)) faults.push(`${where} gives its own answer away: ${form}`);
    }
    if (expect.unknown === true) {
      if (formsOf(expect).length > 0 || expect.date !== undefined) faults.push(`${where} is unknown and has an answer`);
    } else if (formsOf(expect).length === 0 && expect.date === undefined && expect.yes === undefined) {
      faults.push(`${where} has no answer`);
    } else if (
      formsOf(expect).length > 0 &&
      !formsOf(expect).some((form) => before.some((turn) => holds(turn.say, form)))
    ) {
      faults.push(`${where} asks what was not told: ${formsOf(expect).join(', ')}`);
    }
  });
  return faults.map((fault) => `${id}: ${fault}`);
}
