import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, wordsOf } from './refusal.mjs';

/** Delays before a restart: none at first, because most crashes are single, then doubled each time. */
const FIRST_WAIT_MS = 0;
const SECOND_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** The delay before a restart while an external cause lasts: short, so that service resumes soon after it ends. */
const PASSING_WAIT_MS = 1_000;
/** After this uptime the count of exits is reset; with this many exits within it the process is given up. */
const STABLE_UPTIME_MS = 60_000;
const MAX_EXITS = 5;

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
 * @param {(line: string) => void} options.giveUp stops the launcher, with the reason
 * @param {(reason: string) => boolean} [options.isTemporary] whether the cause is temporary, such as a full disk: restarts then continue without limit
 * @param {number} [options.temporaryDelayMs] the wait before that
 * @returns {Supervised}
 */
export function supervise({
  name,
  launch,
  onLaunch,
  log,
  giveUp,
  isTemporary = () => false,
  temporaryDelayMs = PASSING_WAIT_MS,
}) {
  const stopping = new AbortController();
  /** @type {T | undefined} */
  let running;
  const loop = keepRunning();

  async function keepRunning() {
    /** @type {number[]} */
    let exits = [];
    let wait = FIRST_WAIT_MS;
    /** @type {string | undefined} */
    let reported;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
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
      if (now - startedAt >= STABLE_UPTIME_MS) wait = FIRST_WAIT_MS;
      if (isTemporary(reason)) {
        if (reason !== reported)
          log(`The ${name} cannot run (${reason}); retrying every ${temporaryDelayMs / 1000} s.`);
        reported = reason;
        await delay(temporaryDelayMs, undefined, stopping).catch((error) => {
          if (!stopping.signal.aborted) throw error;
        });
        continue;
      }
      reported = undefined;
      exits = [...exits.filter((time) => now - time < STABLE_UPTIME_MS), now];
      if (exits.length >= MAX_EXITS) {
        giveUp(`The ${name} ended ${exits.length} times within a minute (last: ${reason}): see its output above.`);
        return;
      }
      log(`The ${name} ended (${reason}); restarting ${wait === 0 ? 'now' : `in ${wait / 1000} s`}.`);
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
