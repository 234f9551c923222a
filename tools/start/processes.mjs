import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf } from './refusal.mjs';

const run = promisify(execFile);

/**
 * Whether a process runs. One that has ended but was not yet collected by its parent (a zombie) does not.
 * @param {number} pid
 */
export async function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    if (codeOf(error) !== 'EPERM') throw error;
  }
  if (process.platform !== 'linux') return true;
  const state = await procFile(pid, 'stat');
  // The name in brackets may itself contain brackets: the state follows the last one.
  return (
    state !== undefined && !['Z', 'X'].includes(state.slice(state.lastIndexOf(')') + 2, state.lastIndexOf(')') + 3))
  );
}

/**
 * Whether the process with this id is the PostgreSQL server of this very data directory, and not some other program
 * that was given the same number later.
 * @param {number} pid
 * @param {string} cluster
 */
export async function isPostmasterOf(pid, cluster) {
  if (!(await isRunning(pid))) return false;
  if (process.platform === 'linux') {
    const command = await procFile(pid, 'cmdline');
    if (command === undefined || path.basename(command.split('\0')[0] ?? '') !== 'postgres') return false;
    // A postmaster's working directory is its data directory.
    return (await workingDirectory(pid)) === (await realpath(cluster));
  }
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { windowsHide: true });
    return stdout.toLowerCase().includes('"postgres.exe"');
  }
  try {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.includes('postgres') && stdout.includes(cluster);
  } catch (error) {
    // ps ends with 1 when there is no such process any more.
    if (error instanceof Error && 'code' in error && error.code === 1) return false;
    throw error;
  }
}

/**
 * Waits for a process that is not a child of this one to end.
 * @param {number} pid
 * @param {number} milliseconds
 * @returns {Promise<boolean>} whether it has ended
 */
export async function waitForEnd(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/**
 * @param {number} pid
 * @param {'stat' | 'cmdline'} name
 */
async function procFile(pid, name) {
  try {
    return await readFile(`/proc/${pid}/${name}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** @param {number} pid */
async function workingDirectory(pid) {
  try {
    return await readlink(`/proc/${pid}/cwd`);
  } catch (error) {
    // Another account's process (EACCES) cannot be the server of a directory that is ours.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error))) return undefined;
    throw error;
  }
}
