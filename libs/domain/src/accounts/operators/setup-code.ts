import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Crockford base 32: without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 28 characters of 5 bits: 140 random bits. */
const LENGTH = 28;
const GROUP = /.{4}(?=.)/g;

/** Also read by the launcher (tools/start/setup-code.mjs). */
export const SETUP_CODE_FILE = 'setup-code';

/** A new random code, in groups of four characters: `7K3Q-…`. */
export function makeSetupCode(): string {
  // 256 is a multiple of 32: every character is equally likely.
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return characters.join('').replace(GROUP, '$&-');
}

/**
 * Normalizes user input: removes separators, converts to upper case and corrects misread letters.
 * @returns null if it cannot be a code
 */
export function canonicalSetupCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character)) ? code : null;
}

/**
 * Reads the code from the data directory; writes a new one if it is missing or unusable. Must not run concurrently.
 * @param dataDir absolute path; created if missing
 * @throws file system errors
 */
export async function ensureSetupCode(dataDir: string): Promise<string> {
  const path = join(dataDir, SETUP_CODE_FILE);
  const existing = canonicalSetupCode(await readFile(path, 'utf8').catch(emptyIfMissing));
  if (existing !== null) {
    await chmod(path, 0o600);
    return existing;
  }
  const code = makeSetupCode();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Write and rename, so that readers never see a partial code.
  const draft = join(dataDir, `.${SETUP_CODE_FILE}-${randomBytes(6).toString('hex')}`);
  await writeFile(draft, `${code}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
  return code.replaceAll('-', '');
}

/** Deletes the file with the set-up code; no-op if there is none. */
export async function removeSetupCode(dataDir: string): Promise<void> {
  await rm(join(dataDir, SETUP_CODE_FILE), { force: true });
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
