import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startKinloom } from '../start/kinloom.mjs';
import { loopbackPort } from '../start/ports.mjs';
import { startPostgres } from '../start/postgres.mjs';

/**
 * The installation that a benchmark uses.
 *
 * @typedef {object} Installation
 * @property {string} folder temporary, removed after the benchmark
 * @property {string} base where the app answers
 * @property {number} postgres process id of the database server
 * @property {pg.Pool} pool the app's database
 * @property {() => { api?: number, worker?: number }} pids of its processes
 * @property {(name: string) => Promise<string>} database makes another, empty one on the same server; its address
 * @property {(end: () => unknown) => void} ending something to end before all that was started earlier
 */

/**
 * The built app on an embedded PostgreSQL, without a model and without limits, in a temporary folder. Everything
 * that was started is stopped, also after an error.
 * @template T
 * @param {(installation: Installation) => Promise<T>} measure
 * @param {Record<string, string>} [settings] further settings of the database server
 * @returns {Promise<T>}
 */
export async function withInstallation(measure, settings = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinloom-bench-'));
  /** @type {(() => unknown)[]} */
  const endings = [() => rm(folder, { recursive: true, force: true })];
  const ending = (/** @type {() => unknown} */ end) => void endings.unshift(end);
  try {
    const postgres = await startPostgres({ dataDir: folder, settings });
    ending(() => postgres.stop());
    const database = async (/** @type {string} */ name) => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
    };
    const url = await database('app');
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    ending(() => pool.end());
    const kinloom = await startKinloom({
      env: {
        ...process.env,
        DATABASE_URL: url,
        KINLOOM_DATA_DIR: path.join(folder, 'app'),
        KINLOOM_RATE_LIMITS: 'off',
        // Only what answers is measured.
        KINLOOM_STANDBY: 'off',
        PORT: String(await loopbackPort(undefined)),
        LLM_BASE_URL: '',
        LLM_MODEL: '',
      },
      quiet: true,
    });
    ending(() => kinloom.stop());
    const pids = () => kinloom.pids();
    return await measure({ folder, base: kinloom.address, postgres: postgres.pid, pool, pids, database, ending });
  } finally {
    for (const end of endings) await end();
  }
}
