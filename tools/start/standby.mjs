import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnProcess } from './children.mjs';

/** Delay in milliseconds after a start, so that the first processes do not share the processor with it. */
const DELAY_MS = 2_000;
/** Minimum memory in bytes for a standby process, which takes about 200 MB. */
const ENOUGH_MEMORY = 4 * 1024 ** 3;

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), 'standby-process.mjs');

/** @returns {boolean} whether this machine, or this process's memory limit, has enough memory for a standby process */
export function hasMemoryForStandby() {
  // Without a limit the answer is 0, undefined or a number beyond all memory, depending on the version of Node.
  const limit = process.constrainedMemory?.() || Number.POSITIVE_INFINITY;
  return Math.min(os.totalmem(), limit) >= ENOUGH_MEMORY;
}

/**
 * The standby process, which replaces a crashed api or worker. It has already loaded their modules, which takes most of the time of a
 * restart.
 */
export class Standby {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #isStopped = false;

  /**
   * @param {object} options
   * @param {readonly string[]} options.modules what it loads
   * @param {NodeJS.ProcessEnv} options.env
   * @param {boolean} options.quiet
   * @param {number} [options.delayMs] the wait before it starts
   */
  constructor({ modules, env, quiet, delayMs = DELAY_MS }) {
    this.modules = modules;
    this.env = env;
    this.quiet = quiet;
    this.delayMs = delayMs;
  }

  /** @returns {number | undefined} */
  get pid() {
    return this.#child?.pid;
  }

  /** Schedules the start of a standby process unless there is one. */
  prepare() {
    if (this.#isStopped || this.#child !== undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const child = spawnProcess([script, ...this.modules], this.env, this.quiet);
      const forget = () => {
        if (this.#child === child) this.#child = undefined;
      };
      child.once('exit', forget);
      child.once('error', forget);
      this.#child = child;
    }, this.delayMs).unref();
  }

  /**
   * Turns the standby process into an api or worker.
   * @param {string} entry
   * @returns {import('node:child_process').ChildProcess | undefined} undefined if there is none
   */
  take(entry) {
    const child = this.#child;
    this.#child = undefined;
    if (!child?.connected) return undefined;
    child.send({ type: 'begin', entry }, () => undefined); // a failure is reported by its exit event
    return child;
  }

  async stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
