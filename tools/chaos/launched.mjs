/** The product as `npm start` runs it: launcher, embedded database, api and worker, in a temporary folder. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loopbackPort } from '../start/ports.mjs';
import { waitForEnd } from '../start/processes.mjs';
import { projectRoot } from '../start/settings.mjs';
import { hasMemoryForStandby } from '../start/standby.mjs';

/** Lines of the launcher and what it started that are kept, to be shown where a bound is broken. */
const KEPT_LINES = 40;
/** Milliseconds for a clean stop: the launcher gives api and worker 10 s each. */
const STOP_MS = 60_000;
/** Maximum time in milliseconds until the standby process is ready. */
const STEADY_MS = 60_000;

export class Launched {
  /** The newest lines on stderr. @type {string[]} */
  lines = [];
  /** @type {import('node:child_process').ChildProcess} */
  #child;

  /** @param {string} dataDir @param {number} port @param {Record<string, string>} settings */
  constructor(dataDir, port, settings) {
    this.dataDir = dataDir;
    this.port = port;
    this.settings = settings;
    this.base = `http://127.0.0.1:${port}`;
    this.#child = this.#spawn();
  }

  /**
   * @param {Record<string, string>} [settings]
   * @param {string} [folder] where the temporary folder is created
   * @returns {Promise<Launched>} ready
   */
  static async start(settings = {}, folder = tmpdir()) {
    const dataDir = await mkdtemp(path.join(folder, 'kinloom-chaos-'));
    const launched = new Launched(dataDir, await loopbackPort(undefined), settings);
    try {
      await launched.#ready();
      await launched.#steady();
    } catch (error) {
      await launched.stop();
      throw error;
    }
    return launched;
  }

  /** Starts the launcher again, after it was killed. Settles when it is ready. */
  async startAgain() {
    this.#child = this.#spawn();
    await this.#ready();
  }

  /** @returns {number} of the launcher */
  get pid() {
    return this.#child.pid ?? 0;
  }

  /** @param {'api' | 'worker'} name @returns {number} the process of now. @throws Error where none runs */
  pidOf(name) {
    const entry = path.join(projectRoot, `dist/${name}/src/main.js`);
    const found = this.#children().find(({ args }) => args.endsWith(entry));
    if (!found) throw new Error(`no ${name} runs`);
    return found.pid;
  }

  /** @returns {Promise<number>} the server's first process */
  async databasePid() {
    const text = await readFile(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8');
    return Number(text.split('\n')[0]);
  }

  /** @returns {Promise<string>} the address of the embedded database */
  async databaseUrl() {
    const access = JSON.parse(await readFile(path.join(this.dataDir, 'postgres.json'), 'utf8'));
    return `postgres://kinloom:${access.password}@127.0.0.1:${access.port}/kinloom`;
  }

  /** @template T @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>} */
  async withDatabase(work) {
    const client = new pg.Client({ connectionString: await this.databaseUrl() });
    client.on('error', () => undefined); // a fault may cut this connection too
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Kills only the launcher: its child processes exit, except the database. */
  async killLauncher() {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  /** Ends it as Ctrl-C does, and removes its folder. */
  async stop() {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill('SIGTERM');
      if (!(await waitForEnd(this.pid, STOP_MS))) throw new Error('the launcher did not stop');
    }
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #spawn() {
    const child = spawn(process.execPath, [path.join(projectRoot, 'tools/start/main.mjs')], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        KINLOOM_DATA_DIR: this.dataDir,
        KINLOOM_RATE_LIMITS: 'off',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      this.lines.push(...text.split('\n').filter(Boolean));
      this.lines.splice(0, this.lines.length - KEPT_LINES);
    });
    return child;
  }

  /** Settles when the standby process is ready, some seconds after every start if there is enough memory. */
  async #steady() {
    const deadline = performance.now() + STEADY_MS;
    const standsBy = () => this.#children().some(({ args }) => args === 'kinloom-standby');
    while (hasMemoryForStandby() && this.settings['KINLOOM_STANDBY'] !== 'off' && !standsBy()) {
      if (performance.now() > deadline) throw new Error('the standby process is not ready');
      await delay(100);
    }
  }

  /** What the launcher started and runs now. */
  #children() {
    const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    return lines
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*?)\s*$/.exec(line))
      .filter((match) => match !== null && Number(match[2]) === this.pid)
      .map((match) => ({ pid: Number(match?.[1]), args: match?.[3] ?? '' }));
  }

  async #ready() {
    const child = this.#child;
    await new Promise((resolve, reject) => {
      child.stdout?.on('data', (/** @type {Buffer} */ text) => /^ready /m.test(String(text)) && resolve(undefined));
      child.once('exit', (code) =>
        reject(new Error(`the launcher ended with ${code} before it was ready: ${this.lines.join('\n')}`)),
      );
    });
  }
}
