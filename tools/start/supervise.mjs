import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, wordsOf } from './refusal.mjs';

/** The first restart is at once: one crash is most often the only one. Then the wait before a restart, doubled with each one. */
const FIRST_WAIT_MS = 0;
const SECOND_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** The wait before a restart where something outside must end first: short, so that it is back soon after. */
const PASSING_WAIT_MS = 1_000;
/** Who lives this long starts with a clean slate; who dies this often within it is given up. */
const STEADY_MS = 60_000;
const DEATHS_TO_GIVE_UP = 5;

/**
 * @typedef {{ exited: Promise<string>, stop: () => Promise<void> }} Running
 * @typedef {{ stop: () => Promise<void> }} Supervised
 */

/**
 * Keeps one process running until it is stopped.
 * @template {Running} T
 * @param {object} options
 * @param {string} options.name
 * @param {() => Promise<T>} options.launch
 * @param {(running: T) => void} options.onLaunch
 * @param {(line: string) => void} options.log
 * @param {(line: string) => void} options.giveUp the whole cannot go on, and why
 * @param {(reason: string) => boolean} [options.isPassing] whether what ended it ends by itself, such as a full disk: it is started again for as long as that takes
 * @param {number} [options.passingWaitMs] the wait before that
 * @returns {Supervised}
 */
export function supervise({
  name,
  launch,
  onLaunch,
  log,
  giveUp,
  isPassing = () => false,
  passingWaitMs = PASSING_WAIT_MS,
}) {
  const stopping = new AbortController();
  /** @type {T | undefined} */
  let running;
  const loop = keepRunning();

  async function keepRunning() {
    /** @type {number[]} */
    let deaths = [];
    let wait = FIRST_WAIT_MS;
    /** @type {string | undefined} */
    let told;
    while (!stopping.signal.aborted) {
      const born = Date.now();
      let reason;
      try {
        running = await launch();
        if (stopping.signal.aborted) await running.stop();
        else onLaunch(running);
        reason = await running.exited;
      } catch (error) {
        if (error instanceof Refusal) {
          if (!stopping.signal.aborted) giveUp(error.message);
          return;
        }
        reason = wordsOf(error);
      }
      running = undefined;
      if (stopping.signal.aborted) return;
      const now = Date.now();
      if (now - born >= STEADY_MS) wait = FIRST_WAIT_MS;
      if (isPassing(reason)) {
        if (reason !== told) log(`The ${name} cannot run (${reason}); it is tried every ${passingWaitMs / 1000} s.`);
        told = reason;
        await delay(passingWaitMs, undefined, stopping).catch((error) => {
          if (!stopping.signal.aborted) throw error;
        });
        continue;
      }
      told = undefined;
      deaths = [...deaths.filter((time) => now - time < STEADY_MS), now];
      if (deaths.length >= DEATHS_TO_GIVE_UP) {
        giveUp(`The ${name} ended ${deaths.length} times within a minute (last: ${reason}): its lines above say why.`);
        return;
      }
      log(`The ${name} ended (${reason}); it is started again ${wait === 0 ? 'now' : `in ${wait / 1000} s`}.`);
      await delay(wait, undefined, stopping).catch((error) => {
        if (!stopping.signal.aborted) throw error;
      });
      wait = Math.min(Math.max(wait * 2, SECOND_WAIT_MS), LONGEST_WAIT_MS);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await running?.stop();
      await loop;
    },
  };
}
