/** Runs a fault under load and measures what it did. */
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../bench/stats.mjs';
import { countsOf, failuresOf, isRefusal, isUnanswered } from './outcomes.mjs';
import { gather, Person } from './people.mjs';
import { checkRecords, faultsOf } from './records.mjs';

/** Users who write continuously. */
const PEOPLE = 8;
/** Replies to each of them before the fault, and again after it. */
const ROUNDS = 3;
/** Seconds after the end of the cause within which everything must be served again. */
export const RECOVERY_S = 3;
/** Milliseconds between two attempts of the probe. */
const PROBE_MS = 50;
/** Milliseconds after which the service counts as not coming back at all. */
const PROBE_BOUND_MS = 60_000;

/**
 * @typedef {object} Load
 * @property {Person[]} people
 * @property {(rounds?: number) => Promise<void>} waitForReplies settles when as many further replies have come as there are people, times the rounds
 * @property {(person: Person, talk: Promise<void>) => void} join adds another user whose conversation is awaited and checked
 * @property {(broken: string) => void} noteLate names a bound of time that was broken
 * @property {(isDone: () => boolean) => Promise<void>} waitFor settles when it is done; rejects when a talk fails meanwhile
 * @property {() => Promise<void>} waitForRefusal settles when a message has been answered 503
 *
 * @typedef {object} FaultOptions
 * @property {string} base where the app answers
 * @property {(work: (client: import('./records.mjs').Queries) => Promise<import('./records.mjs').Findings>) => Promise<import('./records.mjs').Findings>} withDatabase
 * @property {(load: Load) => Promise<Record<string, number> | void>} cause injects the fault and settles when it has ended; returns additional figures
 * @property {boolean} [endsApi] whether the api itself is away for a while, so that calls may get no answer
 * @property {number} [people]
 */

/**
 * Lets people write, causes a fault, and checks what became of it: how soon everything was served again, and whether each message that
 * was acknowledged is stored once and has one reply.
 * @param {FaultOptions} options
 * @returns {Promise<import('./scenarios.mjs').Findings>}
 */
export async function underLoad({ base, withDatabase, cause, endsApi = false, people: count = PEOPLE }) {
  const stop = new AbortController();
  // One of them writes nothing before the fault ends, so that nothing it left behind delays their messages: they measure the recovery.
  const [probe, ...people] = await gather(base, count + 1, { bySocket: true });
  if (!probe) throw new Error('no user could sign up');
  // When a reply is there is measured, not when a window that was cut off looks for it again.
  probe.pollMs = PROBE_MS;
  const all = [probe, ...people];
  try {
    const talks = Promise.all(people.map((person) => person.talk(stop.signal)));
    talks.catch(() => undefined); // handled below, where it is awaited
    /** @type {(error: unknown) => void} */
    let fail = () => undefined;
    /** Rejects when a talk that was joined fails. @type {Promise<never>} */
    const failure = new Promise((_, reject) => (fail = reject));
    failure.catch(() => undefined); // handled where it is raced
    const waitFor = async (/** @type {() => boolean} */ isDone) => {
      while (!isDone()) await Promise.race([talks, failure, delay(20)]);
    };
    const answered = () => people.reduce((sum, { replies }) => sum + replies.length, 0);
    const waitForReplies = async (rounds = 1) => {
      const from = answered();
      await waitFor(() => answered() >= from + count * rounds);
    };
    const waitForRefusal = () =>
      waitFor(() =>
        people.some(({ outcomes }) => outcomes.some(({ kind, status }) => kind !== 'read' && status === 503)),
      );
    /** @type {Promise<void>[]} */
    const joined = [];
    const join = (/** @type {Person} */ person, /** @type {Promise<void>} */ talk) => {
      all.push(person);
      talk.catch(fail);
      joined.push(talk);
    };
    /** @type {string[]} */
    const late = [];
    const noteLate = (/** @type {string} */ broken) => void late.push(broken);
    await waitForReplies(ROUNDS);
    const before = people.flatMap(({ replies }) => replies.map(({ ms }) => ms));
    const figures = (await cause({ people, waitForReplies, waitFor, waitForRefusal, join, noteLate })) ?? {};
    const ended = performance.now();
    const since = () => (performance.now() - ended) / 1_000;
    // Each of them waits for one reply, of a message that was written before the cause ended.
    const outstanding = people.map(({ replies }) => replies.length);
    const backlog = waitFor(() => people.every(({ replies }, place) => replies.length > (outstanding[place] ?? 0)));
    const [recovery, drained] = await Promise.all([recoveryOf(probe, since), backlog.then(since)]);
    const recovered = performance.now();
    await waitForReplies(ROUNDS);
    await Promise.all(joined);
    stop.abort();
    await talks;
    const after = people.flatMap(({ replies }) => replies.filter(({ at }) => at > recovered).map(({ ms }) => ms));
    const records = await withDatabase((client) => checkRecords(client, all));
    const outcomes = all.flatMap((person) => person.outcomes);
    const failed = failuresOf(all);
    const refused = failed.filter(isRefusal);
    const silent = failed.filter(isUnanswered);
    const wrong = failed.filter((outcome) => !isRefusal(outcome) && !isUnanswered(outcome));
    const unexpected = endsApi ? wrong : [...wrong, ...silent];
    return {
      requests: outcomes.length,
      refused: refused.length,
      silent: silent.length,
      wrong: wrong.length,
      failures: countsOf(failed),
      records,
      recovery,
      figures: {
        ...figures,
        'longest wait for an answer, s': Math.max(...outcomes.map(({ at, endedAt }) => endedAt - at)) / 1_000,
        'replies to messages from before the end, s': drained,
        'p95 of replies before, s': quantile(before, 0.95) / 1_000,
        'p95 of replies afterwards, s': quantile(after, 0.95) / 1_000,
      },
      faults: [
        ...faultsOf(records),
        ...Object.entries(countsOf(unexpected)).map(([kind, times]) => `${times} × ${kind}`),
      ],
      late: [
        ...late,
        ...Object.entries(recovery)
          .filter(([, seconds]) => seconds > RECOVERY_S)
          .map(
            ([kind, seconds]) => `first ${kind} ${seconds.toFixed(1)} s after the cause ended (limit ${RECOVERY_S} s)`,
          ),
      ],
    };
  } finally {
    stop.abort();
    for (const person of all) person.leave();
  }
}

/**
 * @param {Person} probe
 * @param {() => number} since seconds since the cause ended
 * @returns {Promise<{ read: number, write: number, reply: number }>} seconds until the first successful one of each
 * @throws Error where one of them did not succeed at all
 */
async function recoveryOf(probe, since) {
  const begun = performance.now();
  const path = `/api/conversations/${probe.conversationId}/messages`;
  const read = async () => {
    while ((await probe.call('GET', `${path}?limit=20`)).status !== 200) {
      if (performance.now() - begun > PROBE_BOUND_MS) throw new Error('reading did not work again');
      await delay(PROBE_MS);
    }
    return since();
  };
  const write = async () => {
    let acknowledged = 0;
    await probe.say('Are you there again?', () => (acknowledged = since()));
    return { write: acknowledged, reply: since() };
  };
  const [readAfter, written] = await Promise.all([read(), write()]);
  return { read: readAfter, ...written };
}
