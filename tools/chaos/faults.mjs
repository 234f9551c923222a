import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Faults that tests and benches cause on purpose: frozen processes and full disks. Linux only, as far as they need /proc or mount.
 */

/**
 * The processes below one, and itself first.
 * @param {number} root
 * @returns {number[]}
 */
export function processTree(root) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(name);
    if (parent === null) continue;
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/**
 * @param {string} pid
 * @returns {number | null} null where it has just ended
 */
function parentOf(pid) {
  try {
    // The name, in brackets, may hold spaces and brackets itself.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[1]);
  } catch {
    return null;
  }
}

/**
 * Freezes a process and its children, like a hanging machine: connections stay open without responses.
 * The root is frozen first, so that it starts no other process.
 * @param {number} root
 */
export function freezeTree(root) {
  signal([root], 'SIGSTOP');
  signal(processTree(root), 'SIGSTOP');
}

/**
 * Lets a frozen process and everything below it go on.
 * @param {number} root
 */
export function thawTree(root) {
  signal(processTree(root).reverse(), 'SIGCONT');
}

/**
 * @param {number[]} pids
 * @param {NodeJS.Signals} name
 */
function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * A small separate disk.
 * @typedef {object} SmallDisk
 * @property {string} folder where it is mounted
 * @property {() => Promise<number>} fill writes until nothing more fits, and says how many bytes that took
 * @property {() => Promise<void>} free removes what `fill` wrote
 * @property {() => Promise<void>} remove unmounts it, with everything on it
 */

/**
 * Mounts a small disk in memory. Needs root and the right to mount.
 * @param {number} megabytes
 * @returns {Promise<SmallDisk | null>} null where this process may not mount
 */
export async function mountSmallDisk(megabytes) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/bin/mount')) return null;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinloom-disk-'));
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    await rmdir(folder);
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => fillDisk(ballast),
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      execFileSync('/bin/umount', ['-l', folder], { stdio: 'ignore' });
      await rmdir(folder);
    },
  };
}

/**
 * Writes a file until the disk it is on is full.
 * @param {string} file
 * @returns {Promise<number>} the bytes it took
 */
export async function fillDisk(file) {
  const handle = await open(file, 'w');
  let written = 0;
  try {
    for (let size = 1024 * 1024; size >= 512;) {
      try {
        written += (await handle.write(Buffer.alloc(size), 0, size, written)).bytesWritten;
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
        // What no longer fits in one piece may fit in smaller ones.
        size /= 2;
      }
    }
  } finally {
    await handle.close();
  }
  return written;
}
