import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from './settings.mjs';
import { Refusal } from './refusal.mjs';

/**
 * What passes between the launcher and a process it started:
 * to the launcher `{ type: 'ready', ... }` once it serves, or `{ type: 'refused', line }` before exit code 78 when it
 * cannot start because of a setting; from the launcher `{ type: 'stop' }`. A process ends when the channel closes.
 *
 * @typedef {Record<string, unknown> & { type: 'ready' }} Ready
 */

/** How long a process may take to finish what it is doing. */
const STOP_MS = 10_000;

/** The exit code for "a setting keeps me from starting" (EX_CONFIG of sysexits.h). */
const EXIT_CONFIG = 78;

/**
 * A process that was started and may not be ready yet.
 * @typedef {object} Child
 * @property {number} pid
 * @property {Promise<Ready | undefined>} ready undefined when it ended before
 * @property {Promise<string>} exited settles with the reason; rejects with a Refusal if the process refused to start
 * @property {() => Promise<void>} stop
 */

/**
 * @param {readonly string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} quiet nothing on stdout
 * @returns {import('node:child_process').ChildProcess}
 */
export function spawnProcess(args, env, quiet) {
  return spawn(process.execPath, args, {
    cwd: projectRoot,
    env,
    // Its own session, so that Ctrl-C in the terminal reaches the launcher alone, which then ends all in order.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * @param {string} entry
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} quiet
 * @param {import('./standby.mjs').Standby} [standby] a process with the same settings that may become this one
 * @returns {Child}
 */
export function startChild(entry, env, quiet, standby) {
  const child = standby?.take(entry) ?? spawnProcess([entry], env, quiet);
  let running = true;
  /** @type {string | undefined} */
  let refusal;
  /** @type {Promise<Ready>} */
  const saidReady = new Promise((resolve) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message);
      if (isRefusal(message)) refusal = message.line;
    });
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) => {
      running = false;
      const words = killedBy === null ? `exit code ${code}` : `killed by ${killedBy}`;
      // Its last message may arrive after it has exited.
      if (child.connected) child.once('disconnect', () => resolve(words));
      else resolve(words);
    });
  });
  const exited = ended.then((words) => {
    if (child.exitCode !== EXIT_CONFIG) return words;
    throw new Refusal(refusal ?? 'A setting keeps Kinloom from starting: see the output above.');
  });
  // Callers that await the exit get the refusal; there may be none yet.
  exited.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready: Promise.race([saidReady, ended.then(() => undefined)]),
    exited,
    stop: async () => {
      if (!running) return;
      // If the channel is closed already, the process is ending on its own.
      if (child.connected) child.send({ type: 'stop' }, () => undefined);
      const patience = new AbortController();
      await Promise.race([ended, delay(STOP_MS, undefined, patience).catch(() => undefined)]);
      patience.abort();
      if (running) child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * @param {unknown} message
 * @returns {message is Ready}
 */
function isReady(message) {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}

/**
 * @param {unknown} message
 * @returns {message is { type: 'refused', line: string }}
 */
function isRefusal(message) {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'refused' &&
    'line' in message &&
    typeof message.line === 'string'
  );
}
