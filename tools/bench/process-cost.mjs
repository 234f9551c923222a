import { readdir, readFile } from 'node:fs/promises';

/** Ticks of the kernel's clock in a second, in which /proc counts CPU time (USER_HZ; 100 on every architecture that Node supports). */
const TICKS_PER_SECOND = 100;

/** @param {number} pid @returns {Promise<string[] | null>} the fields of /proc/<pid>/stat after the command; null if the process has ended */
async function statOf(pid) {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The command is in parentheses and may contain spaces.
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT' || code === 'ESRCH') return null;
    throw error;
  }
}

/**
 * CPU time that a process has used so far.
 * @param {number} pid
 * @param {{ children?: boolean }} [options] children: with all processes that it started, also those that have ended
 * @returns {Promise<number>} milliseconds, in steps of 10; NaN on systems without /proc
 */
export async function cpuMsOf(pid, { children = false } = {}) {
  if (process.platform !== 'linux') return Number.NaN;
  let ticks = 0;
  if (children) {
    for (const entry of await readdir('/proc')) {
      const stat = /^\d+$/.test(entry) ? await statOf(Number(entry)) : null;
      if (stat && Number(stat[1]) === pid) ticks += ticksIn(stat, false);
    }
  }
  const own = await statOf(pid);
  return ((ticks + (own ? ticksIn(own, children) : 0)) * 1_000) / TICKS_PER_SECOND;
}

/** @param {string[]} stat @param {boolean} ended whether the time of ended children counts */
const ticksIn = (stat, ended) => stat.slice(11, ended ? 15 : 13).reduce((sum, field) => sum + Number(field), 0);

/** @param {number} pid @returns {Promise<number>} proportional set size in megabytes; NaN on systems without /proc */
export async function memoryMbOf(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1_024;
}
