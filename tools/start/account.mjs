import { execFile } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refusal, codeOf } from './refusal.mjs';

const run = promisify(execFile);

/**
 * The account the database runs under. PostgreSQL refuses to run as root, so root hands it to an account without
 * rights; anyone else runs it as they are.
 * @typedef {{ uid: number, gid: number }} Account
 */

/**
 * @param {string} cluster the database's directory, which need not exist
 * @returns {Promise<Account | undefined>} undefined: the launcher's own account
 */
export async function databaseAccount(cluster) {
  const own = process.getuid?.();
  if (own === undefined) return undefined;
  const owner = await ownerOf(cluster);
  if (own !== 0) {
    if (owner !== undefined && owner.uid !== own) {
      throw new Refusal(
        `The database in ${cluster} belongs to another account (number ${owner.uid}): start Kinloom as that account, or set KINLOOM_DATA_DIR to a folder of your own.`,
      );
    }
    return undefined;
  }
  // A database that an ordinary account made stays that account's.
  if (owner !== undefined && owner.uid !== 0) return owner;
  const account = (await accountNamed('postgres')) ?? (await accountNamed('nobody'));
  if (account === undefined) {
    throw new Refusal(
      'PostgreSQL does not run as root, and this system has neither an account "postgres" nor "nobody": add one, or start Kinloom as an ordinary account.',
    );
  }
  // Root's own copy, such as a restored backup.
  if (owner !== undefined) await giveTree(cluster, account);
  return account;
}

/**
 * @param {string} place
 * @returns {Promise<Account | undefined>}
 */
async function ownerOf(place) {
  try {
    const { uid, gid } = await stat(place);
    return { uid, gid };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {string} name
 * @returns {Promise<Account | undefined>}
 */
async function accountNamed(name) {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
    );
    return uid ? { uid, gid: gid ?? uid } : undefined;
  } catch (error) {
    // id ends with 1 for an account that does not exist.
    if (error instanceof Error && 'code' in error && error.code === 1) return undefined;
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {Account} account
 */
async function giveTree(folder, account) {
  await chown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), account.uid, account.gid);
  }
}
