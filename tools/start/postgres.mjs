import { spawn } from 'node:child_process';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { databaseAccount } from './account.mjs';
import { findBinaries } from './binaries.mjs';
import { ensureCluster, programEnvironment, reachable, readAccess, resetPasswords, writeAccess } from './cluster.mjs';
import { lockFolder } from './lock.mjs';
import { clearPrevious } from './orphan.mjs';
import { isFree, loopbackPort } from './ports.mjs';
import { Refusal, codeOf } from './refusal.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('./cluster.mjs').Access} Access */

/**
 * A running PostgreSQL.
 * @typedef {object} Postgres
 * @property {string} url for the app: role and database `kinloom`, on loopback
 * @property {number} port
 * @property {number} pid
 * @property {string} version such as 18.4
 * @property {Promise<string>} exited settles with the reason when the server has exited
 * @property {() => Promise<void>} stop ends it cleanly; may be called more than once
 */

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir contains the database in `postgres`, its log and its passwords
 * @property {number} [port] this port and no other; without it the last one, or a free one
 * @property {boolean} [durable] false: for a temporary database: fast, not crash-safe
 * @property {Record<string, string>} [settings] further settings of the server
 * @property {(line: string) => void} [log] reports notices for the operator, such as recovery after a crash
 * @property {AbortSignal} [signal] aborts a running start
 */

const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * Starts the embedded PostgreSQL. It does not keep this process alive, and outlives it unless `stop` is called.
 * Creates its database at the first start, and recovers from a crash.
 * @param {PostgresOptions} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, port, durable = true, settings = {}, log = () => undefined, signal }) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder('postgres', dataDir, `process ${process.pid}`);
  if (!lock.held) throw new Refusal(`The database in ${dataDir} is in use by ${lock.note}.`);
  try {
    const folder = path.join(dataDir, 'postgres');
    const account = await databaseAccount(folder);
    /** @type {Cluster} */
    const cluster = { dataDir, folder, account, programs: await findBinaries(account) };
    await clearPrevious(cluster, log);
    const { access, isNew } = await readAccess(dataDir);
    // The passwords are written to disk before the database uses them; otherwise a crash could make the database inaccessible.
    if (isNew) await writeAccess(dataDir, access);
    const made = await ensureCluster(cluster, access, { durable, signal });
    if (isNew && !made) {
      log('The database passwords were lost and have been reset.');
      await resetPasswords(cluster, access);
    }
    const server = await launch(cluster, { access, port, flags: serverFlags(durable, settings), signal });
    void server.exited.then(lock.release);
    try {
      const version = await ensureDatabase(access, server.port);
      if (access.port !== server.port) await writeAccess(dataDir, { ...access, port: server.port });
      const url = `postgres://kinloom:${access.password}@127.0.0.1:${server.port}/kinloom`;
      return { ...server, url, version };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * @param {Cluster} cluster
 * @param {{ access: Access, port: number | undefined, flags: string[], signal: AbortSignal | undefined }} options
 */
async function launch(cluster, { access, port: fixed, flags, signal }) {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const port = fixed ?? (await loopbackPort(access.port));
    if (fixed !== undefined && !(await isFree(fixed))) throw new Refusal(`Port ${fixed} for the database is in use.`);
    const attempt = await launchOnce(cluster, port, flags, signal);
    if (attempt.ready) return attempt.server;
    signal?.throwIfAborted();
    // Processes of a killed server may take some time to exit, and a port may be taken between check and use.
    const passing = /shared memory block|another postmaster|could not bind|already exists/.test(attempt.reason);
    if (!passing || Date.now() > deadline) {
      throw new Refusal(
        `The database did not start: ${attempt.reason} (see ${path.join(cluster.dataDir, 'postgres.log')})`,
      );
    }
    await delay(200, undefined, { signal });
  }
}

/**
 * @param {Cluster} cluster
 * @param {number} port
 * @param {string[]} flags settings of the server
 * @param {AbortSignal | undefined} signal
 */
async function launchOnce(cluster, port, flags, signal) {
  const logFile = path.join(cluster.dataDir, 'postgres.log');
  const logStart = await rotate(logFile);
  const handle = await open(logFile, 'a', 0o600);
  const { cwd, name } = reachable(cluster, cluster.folder);
  const child = spawn(cluster.programs.postgres, ['-D', name, '-p', String(port), ...flags], {
    ...cluster.account,
    cwd,
    env: programEnvironment(),
    // Its own session: Ctrl-C must end the app before its database, not both at once.
    detached: true,
    windowsHide: true,
    // A file, not a pipe: logging continues if the launcher is killed.
    stdio: ['ignore', handle.fd, handle.fd],
  });
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, killedBy) => resolve(killedBy === null ? `ended with ${code}` : `killed by ${killedBy}`));
    child.once('error', (error) => resolve(codeOf(error) || error.message));
  });
  await handle.close();
  // Does not keep the parent process alive: a test runner must be able to exit without stopping its database.
  child.unref();
  const pid = child.pid ?? 0;
  let running = true;
  void exited.then(() => (running = false));
  const stop = async () => {
    for (const step of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
      if (!running) return;
      child.kill(step);
      const patience = new AbortController();
      await Promise.race([exited, delay(step === 'SIGINT' ? 60_000 : 5_000, undefined, patience)]);
      patience.abort();
    }
  };
  while (running) {
    if (signal?.aborted) {
      await stop();
      break;
    }
    if (await saysReady(cluster.folder, pid))
      return { ready: /** @type {const} */ (true), server: { port, pid, exited, stop } };
    await delay(15);
  }
  return { ready: /** @type {const} */ (false), reason: await lastWords(logFile, logStart, await exited) };
}

/**
 * @param {boolean} durable
 * @param {Record<string, string>} further
 */
function serverFlags(durable, further) {
  const settings = {
    listen_addresses: '127.0.0.1',
    // Connections use loopback only: the path of a socket file could be missing or too long.
    unix_socket_directories: '',
    // Each process has its own pools, and each queue has a listening connection.
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Flushes the write-ahead log of a large import continuously, so that the commit of a message does not wait for all of it.
    wal_writer_delay: '20ms',
    wal_writer_flush_after: '256kB',
    wal_compression: 'on',
    log_checkpoints: 'off',
    // After a crash one call syncs the file system; the default opens and flushes some thousand files one by one.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    // The app reports errors. The server's messages may quote what users wrote.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...further,
  };
  return Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}

/**
 * The server writes its state into its pid file; no connection is needed to learn it.
 * @param {string} folder
 * @param {number} pid
 */
async function saysReady(folder, pid) {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch((error) => {
    // Not written yet; on Windows it may also be locked.
    if (['ENOENT', 'EBUSY', 'EPERM'].includes(codeOf(error))) return '';
    throw error;
  });
  const lines = text.split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * @param {string} file
 * @returns {Promise<number>} where the next entry will begin
 */
async function rotate(file) {
  const size = await stat(file).then(
    (found) => found.size,
    (error) => {
      if (codeOf(error) === 'ENOENT') return 0;
      throw error;
    },
  );
  if (size < LOG_LIMIT) return size;
  await rm(`${file}.1`, { force: true });
  await rename(file, `${file}.1`);
  return 0;
}

/**
 * @param {string} file
 * @param {number} from
 * @param {string} otherwise
 */
async function lastWords(file, from, otherwise) {
  const text = (await readFile(file)).subarray(from).toString('utf8');
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|could not bind/.test(line));
  return lines.map((line) => line.replace(/^.*?(FATAL|PANIC|LOG|WARNING):\s*/, '')).join('; ') || otherwise;
}

/**
 * Makes the app's role and database if they are not there.
 * @param {Access} access
 * @param {number} port
 * @returns {Promise<string>} the server's version
 */
async function ensureDatabase(access, port) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: access.adminPassword,
    database: 'postgres',
    ssl: false,
  });
  // A lost connection rejects the running query; without a listener the event would also end this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = /** @type {{ rows: { version: string, role: boolean, base: boolean }[] }} */ (
      await client.query(`SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
        EXISTS (SELECT FROM pg_roles WHERE rolname = 'kinloom') AS role,
        EXISTS (SELECT FROM pg_database WHERE datname = 'kinloom') AS base`)
    );
    const found = rows[0];
    if (found === undefined) throw new Error('The database gave no answer about itself.');
    if (!found.role) await client.query(`CREATE ROLE kinloom LOGIN CREATEDB PASSWORD '${access.password}'`);
    if (!found.base) await client.query('CREATE DATABASE kinloom OWNER kinloom');
    return found.version;
  } finally {
    await client.end();
  }
}
