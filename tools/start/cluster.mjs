import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, codeOf } from './refusal.mjs';

/**
 * One database on disk and what is needed to run its programs.
 * @typedef {object} Cluster
 * @property {string} dataDir the folder that holds everything below
 * @property {string} folder PostgreSQL's own data directory
 * @property {import('./account.mjs').Account | undefined} account
 * @property {{ initdb: string, postgres: string, pgCtl: string }} programs
 */

/**
 * How to get in. `adminPassword` is that of the superuser `postgres`; the app uses `kinloom`, which is not one.
 * @typedef {{ port?: number, password: string, adminPassword: string }} Access
 */

const FORMAT = '18';

/**
 * The server gets only what it needs from the environment: PG* variables of the operator's shell would change its
 * behaviour, and it does not need the app's secrets.
 */
export function programEnvironment() {
  const passedOn = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH'];
  const found = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(found), LC_ALL: 'C' };
}

/**
 * Where a program run by another account finds a directory. Root's folders may be closed to that account, but a
 * process may always use its working directory: it is started there, with `/proc/self/cwd` as path.
 * @param {Cluster} cluster
 * @param {string} folder
 */
export function reachable(cluster, folder) {
  const closed = cluster.account !== undefined && process.platform === 'linux';
  return { cwd: folder, name: closed ? '/proc/self/cwd' : folder };
}

/**
 * The passwords and the last port, made at the first start.
 * @param {string} dataDir
 * @returns {Promise<{ access: Access, isNew: boolean }>}
 */
export async function readAccess(dataDir) {
  try {
    const access = /** @type {Access} */ (JSON.parse(await readFile(accessFile(dataDir), 'utf8')));
    if (typeof access.password === 'string' && typeof access.adminPassword === 'string')
      return { access, isNew: false };
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && !(error instanceof SyntaxError)) throw error;
  }
  const secret = () => randomBytes(24).toString('base64url');
  return { access: { password: secret(), adminPassword: secret() }, isNew: true };
}

/**
 * @param {string} dataDir
 * @param {Access} access
 */
export async function writeAccess(dataDir, access) {
  const draft = `${accessFile(dataDir)}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(access)}\n`, { mode: 0o600, flush: true });
  await rename(draft, accessFile(dataDir));
}

/** @param {string} dataDir */
const accessFile = (dataDir) => path.join(dataDir, 'postgres.json');

/**
 * Makes sure there is a complete database. It is created under a temporary name and renamed when it is complete, so that a
 * crash in between leaves nothing that looks like one.
 * @param {Cluster} cluster
 * @param {Access} access
 * @param {{ durable: boolean, signal?: AbortSignal | undefined }} options
 * @returns {Promise<boolean>} whether it was made now
 */
export async function ensureCluster(cluster, access, options) {
  if (await holdsDatabase(cluster.folder)) return false;
  const draft = `${cluster.folder}.new`;
  const secret = `${cluster.folder}.new-password`;
  await rm(draft, { recursive: true, force: true });
  await rm(secret, { force: true });
  await mkdir(draft, { mode: 0o700 });
  await chmod(draft, 0o700);
  await writeFile(secret, `${access.adminPassword}\n`, { mode: 0o600 });
  if (cluster.account !== undefined) {
    await chown(draft, cluster.account.uid, cluster.account.gid);
    await chown(secret, cluster.account.uid, cluster.account.gid);
  }
  const handle = await open(secret, 'r');
  try {
    const { cwd, name } = reachable(cluster, draft);
    const flags = [
      ...['-D', name, '--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      // The open file comes along as descriptor 3: its path may be closed to the account that reads it.
      `--pwfile=${name === draft ? secret : '/proc/self/fd/3'}`,
      ...(options.durable ? [] : ['--no-sync']),
    ];
    await runProgram(cluster, cluster.programs.initdb, flags, { cwd, fd: handle.fd, signal: options.signal });
  } finally {
    await handle.close();
    await rm(secret, { force: true });
  }
  await rename(draft, cluster.folder);
  return true;
}

/** @param {string} folder */
async function holdsDatabase(folder) {
  try {
    const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
    if (version === FORMAT) return true;
    throw new Refusal(
      `The database in ${folder} was made by PostgreSQL ${version}, this release has ${FORMAT}: dump it with the old release and restore it into a new KINLOOM_DATA_DIR.`,
    );
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const entries = await readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (entries === undefined) return false;
  if (entries.length > 0) {
    throw new Refusal(
      `${folder} is not a complete database (PG_VERSION is missing): restore it from a backup, or move it away to start with an empty one.`,
    );
  }
  await rm(folder, { recursive: true });
  return false;
}

/**
 * Sets both passwords of a database whose access file was lost, in single-user mode, which asks for none.
 * @param {Cluster} cluster must not be running
 * @param {Access} access
 */
export async function resetPasswords(cluster, access) {
  const { cwd, name } = reachable(cluster, cluster.folder);
  // The second fails harmlessly if the role was never made; it is made at the next step then.
  const input = `ALTER ROLE postgres PASSWORD '${access.adminPassword}'\nALTER ROLE kinloom PASSWORD '${access.password}'\n`;
  await runProgram(cluster, cluster.programs.postgres, ['--single', '-D', name, 'postgres'], { cwd, input });
}

/**
 * @param {Cluster} cluster
 * @param {string} program
 * @param {string[]} flags
 * @param {{ cwd: string, fd?: number, input?: string, signal?: AbortSignal | undefined }} options
 */
async function runProgram(cluster, program, flags, { cwd, fd, input, signal }) {
  const child = spawn(program, flags, {
    ...cluster.account,
    cwd,
    env: programEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe', fd ?? 'ignore'],
    windowsHide: true,
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  }
  // A program that ends without reading all of its input is judged by its exit code.
  child.stdin?.on('error', () => child.stdin?.destroy());
  child.stdin?.end(input ?? '');
  const [code, killedBy] = /** @type {[number | null, string | null]} */ (await once(child, 'close'));
  if (code !== 0) {
    const reason =
      output.split('\n').find((line) => /error|fatal|denied|could not/i.test(line)) ?? output.trim().split('\n').at(-1);
    throw new Refusal(
      `The database programs failed (${path.basename(program)}, ${killedBy ?? code}): ${reason ?? 'no reason given'}`,
    );
  }
}
