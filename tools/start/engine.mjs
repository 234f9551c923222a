import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from './children.mjs';
import { codeOf } from './refusal.mjs';
import { projectRoot } from './settings.mjs';
import { supervise } from './supervise.mjs';

/** Milliseconds between checks whether the engine was installed or removed. */
const CHECK_MS = 1_000;
/** Milliseconds until an engine that ended several times within a minute is tried again. */
const PAUSE_MS = 300_000;

const script = path.join(projectRoot, 'libs/engine/runtime/server.mjs');

/**
 * Runs the own engine while it is installed: starts it when `engine/engine.json` appears in the data directory, also while Kinloom runs,
 * restarts it when it crashes, and stops it when the file is gone. An engine that cannot run does not stop Kinloom.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {NodeJS.ProcessEnv} options.env the few variables that a program needs are taken from it, never settings or secrets
 * @param {boolean} options.quiet
 * @param {(line: string) => void} options.log
 * @param {number} [options.pauseMs] injected for tests
 * @returns {{ pid: () => number | undefined, stop: () => Promise<void> }}
 */
export function superviseEngine({ dataDir, env, quiet, log, pauseMs = PAUSE_MS }) {
  const folder = path.join(dataDir, 'engine');
  const childEnv = { ...programEnvironment(env), KINLOOM_ENGINE_DIR: folder };
  const stopping = new AbortController();
  /** @type {{ manifest: string, supervised: import('./supervise.mjs').Supervised } | undefined} */
  let running;
  /** The time in milliseconds before which an engine that was given up is not started. */
  let pausedUntil = 0;
  /** @type {number | undefined} */
  let pid;
  const loop = watch();

  async function watch() {
    /** @type {string | undefined} */
    let previous;
    while (!stopping.signal.aborted) {
      const manifest = await readManifest(folder, log);
      // What was installed anew is tried at once.
      if (manifest !== previous) pausedUntil = 0;
      previous = manifest;
      if (running && running.manifest !== manifest) await stopRunning();
      if (!running && manifest !== undefined && Date.now() >= pausedUntil) running = start(manifest);
      await delay(CHECK_MS, undefined, stopping).catch((error) => {
        if (!stopping.signal.aborted) throw error;
      });
    }
    await stopRunning();
  }

  /** @param {string} manifest */
  function start(manifest) {
    return {
      manifest,
      supervised: supervise({
        name: 'engine',
        launch: async () => startChild(script, childEnv, quiet),
        onLaunch: (child) => {
          pid = child.pid;
          void child.exited.then(
            () => (pid = undefined),
            () => (pid = undefined),
          );
        },
        log,
        giveUp: (line) => {
          log(`${line} It is tried again in ${Math.round(pauseMs / 60_000)} minutes; replies come from the fallback.`);
          pausedUntil = Date.now() + pauseMs;
          running = undefined;
        },
      }),
    };
  }

  async function stopRunning() {
    const { supervised } = running ?? {};
    running = undefined;
    await supervised?.stop();
  }

  return {
    pid: () => pid,
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

/**
 * @param {string} folder
 * @param {(line: string) => void} log
 * @returns {Promise<string | undefined>} undefined where no engine is installed
 */
async function readManifest(folder, log) {
  try {
    return await readFile(path.join(folder, 'engine.json'), 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') log(`engine.json cannot be read (${codeOf(error)}): the engine is not started.`);
    return undefined;
  }
}

/** @param {NodeJS.ProcessEnv} env */
function programEnvironment(env) {
  const needed = /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|TE?MP|TMPDIR|LD_LIBRARY_PATH|LANG|LC_ALL)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => needed.test(name)));
}
