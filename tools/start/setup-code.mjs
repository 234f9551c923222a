import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './refusal.mjs';

/**
 * The set-up notice while an installation has no operator; the api removes the file afterwards.
 * @param {string} dataDir
 * @param {string} address where the web app is
 * @returns {Promise<string | undefined>} one line, or undefined where there is no code
 */
export async function setupCodeLine(dataDir, address) {
  const file = path.join(dataDir, 'setup-code');
  try {
    const code = (await readFile(file, 'utf8')).trim();
    return `set-up code ${code} · sign up at ${address}, then enter it under Settings, Account, to become the operator (also in ${file})`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
