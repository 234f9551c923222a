import { access } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, codeOf } from './refusal.mjs';

/** What a restore that is under way has written, below the data folder; the same name as in `libs/backup`. */
export const RESTORE_FOLDER = 'restore.new';

/**
 * Refuses a data folder in which a restore did not finish.
 * @param {string} dataDir
 */
export async function requireWhole(dataDir) {
  try {
    await access(path.join(dataDir, RESTORE_FOLDER));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  throw new Refusal(
    `A restore into ${dataDir} did not finish: run npm run restore again, or remove that folder to begin with an empty one.`,
  );
}
