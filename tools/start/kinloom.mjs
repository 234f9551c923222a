import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildWhatIsMissing } from '../build/build.mjs';
import { startChild } from './children.mjs';
import { superviseEngine } from './engine.mjs';
import { lockFolder } from './lock.mjs';
import { nodeVersionNotice } from './node-version.mjs';
import { requirePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { Refusal, wordsOf } from './refusal.mjs';
import { requireWhole } from './restored.mjs';
import { requireDatabase, requireRedis } from './services.mjs';
import { projectRoot, readSettings } from './settings.mjs';
import { setupCodeLine } from './setup-code.mjs';
import { hasMemoryForStandby, Standby } from './standby.mjs';
import { supervise } from './supervise.mjs';

/** @typedef {import('./children.mjs').Child} Child */
/** @typedef {import('./children.mjs').Ready} Ready */
/** @typedef {import('./postgres.mjs').Postgres} Postgres */

/**
 * @typedef {object} StartOptions
 * @property {NodeJS.ProcessEnv} [env] the settings; default: this process's environment
 * @property {boolean} [quiet] nothing on stdout
 * @property {boolean} [build] false: what is in `dist` is taken as it is
 * @property {{ migrate: string, api: string, worker: string, modules?: readonly string[] }} [entries] other scripts in place of the product's; `modules` are preloaded by the standby process; without them there is none
 * @property {number} [standbyDelayMs] the delay after a start before the standby process is started
 * @property {AbortSignal} [signal] aborts a running start
 *
 * @typedef {object} Kinloom
 * @property {string} address
 * @property {() => { api: number | undefined, worker: number | undefined, database: number | undefined, standby: number | undefined, engine: number | undefined }} pids those of now: a restart changes them
 * @property {Promise<string>} failed settles with one line if Kinloom cannot go on; everything has been stopped then
 * @property {() => Promise<void>} stop api, worker, engine and database, in this order
 */

const productEntries = {
  migrate: path.join(projectRoot, 'dist/api/src/migrate.js'),
  api: path.join(projectRoot, 'dist/api/src/main.js'),
  worker: path.join(projectRoot, 'dist/worker/src/main.js'),
  modules: ['dist/api/src/app.js', 'dist/worker/src/app.js'].map((file) => path.join(projectRoot, file)),
};

/**
 * Starts the whole and settles when it serves. Throws a Refusal when it cannot.
 * @param {StartOptions} [options]
 * @returns {Promise<Kinloom>}
 */
export async function startKinloom({
  env = process.env,
  quiet = false,
  build = true,
  entries = productEntries,
  standbyDelayMs,
  signal,
} = {}) {
  const settings = readSettings(env);
  const say = (/** @type {string} */ line) => void (quiet || process.stdout.write(`${line}\n`));
  const warn = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
  const notice = nodeVersionNotice(process.versions.node);
  if (notice !== null) say(notice);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder('launcher', settings.dataDir, `process ${process.pid}, PORT ${settings.port}`);
  if (!lock.held) {
    throw new Refusal(
      `Kinloom already runs on ${settings.dataDir} (${lock.note}): stop it first, or set KINLOOM_DATA_DIR to another folder and PORT to another port.`,
    );
  }

  const { release } = lock;

  /** What runs, in the order in which it is stopped. @type {{ stop: () => Promise<void> }[]} */
  const started = [];
  /** @type {Promise<void> | undefined} */
  let stopped;
  const stop = () => (stopped ??= stopAll());
  async function stopAll() {
    for (const part of started) await part.stop();
    await release();
  }
  /** @type {(line: string) => void} */
  let fail = () => undefined;
  /** @type {Promise<string>} */
  const failed = new Promise((resolve) => {
    fail = (line) => void stop().then(() => resolve(line));
  });

  /** @type {{ api?: number, worker?: number, database?: number }} */
  const pids = {};
  try {
    await requireWhole(settings.dataDir);
    await requirePort(settings.host, settings.port);
    if (settings.redisUrl !== undefined) await requireRedis(settings.redisUrl);
    if (settings.databaseUrl !== undefined) await requireDatabase(settings.databaseUrl);
    if (build) await buildWhatIsMissing({ say, signal });
    signal?.throwIfAborted();

    let databaseUrl = settings.databaseUrl;
    /** @type {string | undefined} */
    let embedded;
    if (databaseUrl === undefined) {
      const postgres = await startPostgres({ dataDir: settings.dataDir, log: warn, ...(signal && { signal }) });
      started.push(superviseDatabase(postgres));
      databaseUrl = postgres.url;
      embedded = `embedded PostgreSQL ${postgres.version}`;
    }

    const childEnv = {
      ...env,
      NODE_ENV: env.NODE_ENV ?? 'production',
      HOST: settings.host,
      PORT: String(settings.port),
      KINLOOM_DATA_DIR: settings.dataDir,
      DATABASE_URL: databaseUrl,
      KINLOOM_ENGINE: settings.engine ? 'on' : 'off',
    };
    await migrate(childEnv);
    const engine = settings.engine ? superviseEngine({ dataDir: settings.dataDir, env, quiet, log: warn }) : undefined;
    if (engine) started.unshift(engine);
    const { modules } = entries;
    const standby =
      modules && (settings.standby ?? hasMemoryForStandby())
        ? new Standby({
            modules,
            env: childEnv,
            quiet,
            ...(standbyDelayMs !== undefined && { delayMs: standbyDelayMs }),
          })
        : undefined;
    const worker = superviseChild('worker', childEnv, standby);
    started.unshift(worker);
    const api = superviseChild('api', childEnv, standby);
    started.unshift(api);
    const [facts] = await orGiveUp(Promise.all([api.firstReady, worker.firstReady]));
    if (standby) {
      started.unshift(standby);
      standby.prepare();
    }
    const text = (/** @type {string} */ key) => (typeof facts[key] === 'string' ? facts[key] : 'unknown');
    const database = embedded ?? text('database');
    say(`ready ${text('address')} · database ${database} · queue ${text('queue')} · voice ${text('voice')}`);
    const setup = await setupCodeLine(settings.dataDir, text('address'));
    if (setup !== undefined) say(setup);
    return {
      address: text('address'),
      pids: () => ({
        api: pids.api,
        worker: pids.worker,
        database: pids.database,
        standby: standby?.pid,
        engine: engine?.pid(),
      }),
      failed,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }

  /** @param {Postgres} first */
  function superviseDatabase(first) {
    /** @type {Postgres | undefined} */
    let next = first;
    return supervise({
      name: 'database',
      launch: async () => {
        const running = next ?? (await startAgain(first.port));
        if (next === undefined) warn('The database is back.');
        next = undefined;
        return running;
      },
      onLaunch: (running) => void (pids.database = running.pid),
      log: warn,
      giveUp: fail,
      isTemporary: (reason) => /No space left on device|Disk quota exceeded/.test(reason),
    });
  }

  /**
   * On the same port, because api and worker have its address. What refuses the very first start (a full disk, a taken
   * port) may be temporary here, so it counts as one more exit and does not stop the launcher.
   * @param {number} port
   */
  async function startAgain(port) {
    try {
      return await startPostgres({ dataDir: settings.dataDir, port, log: warn });
    } catch (error) {
      throw error instanceof Refusal ? new Error(error.message) : error;
    }
  }

  /** @param {NodeJS.ProcessEnv} childEnv */
  async function migrate(childEnv) {
    const child = startChild(entries.migrate, childEnv, quiet);
    const stopMigration = () => void child.stop();
    signal?.addEventListener('abort', stopMigration, { once: true });
    const end = await orGiveUp(child.exited);
    signal?.removeEventListener('abort', stopMigration);
    signal?.throwIfAborted();
    if (end !== 'exit code 0')
      throw new Refusal(`The database could not be brought up to date (${end}): see the output above.`);
  }

  /**
   * @param {'api' | 'worker'} name
   * @param {NodeJS.ProcessEnv} childEnv
   * @param {Standby} [standby]
   */
  function superviseChild(name, childEnv, standby) {
    /** @type {(facts: Ready) => void} */
    let onReady = () => undefined;
    /** @type {Promise<Ready>} */
    const firstReady = new Promise((resolve) => (onReady = resolve));
    const supervised = supervise({
      name,
      launch: async () => startChild(entries[name], childEnv, quiet, standby),
      onLaunch: (child) => {
        pids[name] = child.pid;
        void child.ready.then((facts) => {
          if (!facts) return;
          onReady(facts);
          // Not before the start is over: what is ready first is not to wait for the other one.
          if (standby && started.includes(standby)) standby.prepare();
        });
      },
      log: warn,
      giveUp: fail,
    });
    return { ...supervised, firstReady };
  }

  /**
   * Waits for a part of the start, but not longer than there is hope or will.
   * @template T
   * @param {Promise<T>} part
   * @returns {Promise<T>}
   */
  async function orGiveUp(part) {
    const hopeless = failed.then((line) => Promise.reject(new Refusal(line)));
    const unwanted = new Promise((_, reject) => {
      const abort = () => reject(new Refusal('The start was cancelled.'));
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
    });
    const outcome = await Promise.race([part, hopeless, unwanted]);
    // Only `part` can have fulfilled: the other two never do.
    return /** @type {T} */ (outcome);
  }
}

/**
 * @param {unknown} error
 * @returns {string} the text for the operator
 */
export function explain(error) {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : wordsOf(error);
}
