import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isPostmasterOf, waitForEnd } from './processes.mjs';
import { Refusal, codeOf } from './refusal.mjs';

/**
 * Clears what an earlier run left behind. Call it only with the lock of the data directory in hand: then a server that
 * still runs has lost its launcher. It is stopped and not adopted, because only a child's end is noticed at once,
 * and because it may be of an older release.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {(line: string) => void} log
 */
export async function clearPrevious(cluster, log) {
  const file = path.join(cluster.folder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1 && (await isPostmasterOf(pid, cluster.folder))) {
    log(`The database of an earlier run is still running (process ${pid}): restarting it.`);
    await stopOrphan(cluster, pid);
  } else {
    log('The last run did not end cleanly: the database is recovering.');
  }
  // Without the server the file is stale, but its pid may belong to another program by now, which would keep
  // the new server from starting.
  await rm(file, { force: true });
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {number} pid
 */
async function stopOrphan(cluster, pid) {
  if (process.platform === 'win32') {
    // Windows has no signals; PostgreSQL's own tool speaks to the server in another way.
    await promisify(execFile)(cluster.programs.pgCtl, ['stop', '-m', 'fast', '-w', '-D', cluster.folder], {
      windowsHide: true,
    });
    return;
  }
  const steps = /** @type {const} */ ([
    ['SIGINT', 60_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]);
  for (const [step, patience] of steps) {
    try {
      process.kill(pid, step);
    } catch (error) {
      if (codeOf(error) === 'ESRCH') return;
      throw error;
    }
    if (await waitForEnd(pid, patience)) return;
  }
  throw new Refusal(
    `The database of an earlier run (process ${pid}) cannot be stopped: end that process, then start again.`,
  );
}
