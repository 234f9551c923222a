/**
 * The target of the faults: the built product with a temporary database and folder, on loopback.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loopbackPort } from '../start/ports.mjs';
import { startPostgres } from '../start/postgres.mjs';
import { projectRoot } from '../start/settings.mjs';
import { startNginx } from './nginx.mjs';

/** Lines of a process that are kept, to be shown when it ends unexpectedly. */
const KEPT_LINES = 40;

/** A process of the built product that was started here and not by the launcher. */
export class BuiltProcess {
  /** @param {import('node:child_process').ChildProcess} child @param {string[]} lines */
  constructor(child, lines) {
    this.child = child;
    this.lines = lines;
  }

  /**
   * Settles when it is ready. @param {string} entry below dist @param {Record<string, string>} env
   * @throws Error with its last lines when it ends before
   */
  static async start(entry, env) {
    /** @type {string[]} */
    const lines = [];
    const child = fork(path.join(projectRoot, 'dist', entry), {
      env: { PATH: process.env['PATH'], ...env },
      silent: true,
    });
    child.stdout?.resume();
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      lines.push(...text.split('\n').filter(Boolean));
      lines.splice(0, lines.length - KEPT_LINES);
    });
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error(`${entry} ended before it was ready: ${lines.join('\n')}`)));
    });
    return new BuiltProcess(child, lines);
  }

  get pid() {
    return this.child.pid ?? 0;
  }

  /** @param {NodeJS.Signals} signal @returns {Promise<number | null>} its exit code, when it has ended */
  async end(signal) {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      // Also one that was frozen and not woken.
      if (signal === 'SIGKILL') this.child.kill('SIGCONT');
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
    return this.child.exitCode;
  }
}

/**
 * @typedef {object} StackOptions
 * @property {number} [apis]
 * @property {number} [workers]
 * @property {boolean} [proxied] whether nginx is in front of the apis
 * @property {Record<string, string>} [settings] for all processes
 * @property {(url: string) => Promise<string>} [databaseSeenByApp] another address of the database, for apis and workers
 */

/** Many processes without the launcher, as docker-compose.yml runs them. */
export class Stack {
  /** @type {BuiltProcess[]} */
  apis = [];
  /** @type {BuiltProcess[]} */
  workers = [];
  /** @type {number[]} */
  ports = [];
  /** Where people reach it. */
  base = '';
  /** @type {(() => unknown)[]} */
  #endings = [];

  /** @param {pg.Pool} pool @param {string} databaseUrl @param {string} folder @param {StackOptions} options */
  constructor(pool, databaseUrl, folder, options) {
    this.pool = pool;
    this.databaseUrl = databaseUrl;
    this.folder = folder;
    this.options = options;
  }

  /** @param {StackOptions} options @returns {Promise<Stack>} */
  static async start(options) {
    const folder = await mkdtemp(path.join(tmpdir(), 'kinloom-chaos-'));
    const postgres = await startPostgres({ dataDir: folder });
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    pool.on('error', () => undefined); // faults cut its connections too
    const stack = new Stack(pool, postgres.url, folder, options);
    stack.ending(() => rm(folder, { recursive: true, force: true }));
    stack.ending(() => postgres.stop());
    stack.ending(() => pool.end());
    try {
      await stack.#open();
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  async #open() {
    const { apis = 1, workers = 1, proxied = false, databaseSeenByApp } = this.options;
    await runMigration(this.#env());
    if (databaseSeenByApp) this.databaseUrl = await databaseSeenByApp(this.databaseUrl);
    this.ending(async () => {
      for (const one of [...this.apis, ...this.workers]) await one.end('SIGKILL');
    });
    for (let place = 0; place < apis; place += 1) {
      this.ports.push(await loopbackPort(undefined));
      await this.startApi(place);
    }
    for (let place = 0; place < workers; place += 1) await this.startWorker(place);
    this.base = `http://127.0.0.1:${this.ports[0]}`;
    if (!proxied) return;
    const proxy = await startNginx({ port: await loopbackPort(undefined), apis: this.ports });
    this.ending(() => proxy.stop());
    this.base = proxy.url;
  }

  /** @param {number} place */
  async startApi(place) {
    this.apis[place] = await BuiltProcess.start('api/src/main.js', {
      ...this.#env(),
      PORT: String(this.ports[place]),
      ...(this.options.proxied ? { TRUST_PROXY: '1', KINLOOM_DRAIN_SECONDS: '5' } : {}),
    });
  }

  /** @param {number} place */
  async startWorker(place) {
    this.workers[place] = await BuiltProcess.start('worker/src/main.js', this.#env());
  }

  /** @param {() => unknown} end to be done before all that was named earlier */
  ending(end) {
    this.#endings.unshift(end);
  }

  async stop() {
    for (const end of this.#endings.splice(0)) await end();
  }

  #env() {
    return {
      HOST: '127.0.0.1',
      DATABASE_URL: this.databaseUrl,
      KINLOOM_DATA_DIR: path.join(this.folder, 'app'),
      KINLOOM_RATE_LIMITS: 'off',
      ...this.options.settings,
    };
  }
}

/** @param {Record<string, string>} env */
async function runMigration(env) {
  const child = spawn(process.execPath, [path.join(projectRoot, 'dist/api/src/migrate.js')], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the migration ended with ${code}`);
}
