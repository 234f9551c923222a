import { readFile } from 'node:fs/promises';
import { BackupError } from './backup-error';

/** Long enough against guessing, given the cost of one attempt. */
export const PASSPHRASE_LEAST = 12;

/**
 * Reads a passphrase from its file: the first line, without the end of the line.
 * @throws BackupError where it cannot be read or is too short
 */
export async function readPassphraseFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      `KINLOOM_BACKUP_PASSPHRASE_FILE: ${path} cannot be read (${error.code ?? error.name}): check the path and its rights.`,
    );
  });
  return checkPassphrase(text.split(/\r?\n/, 1)[0] ?? '');
}

/** @returns it @throws BackupError where it is too short */
export function checkPassphrase(passphrase: string): string {
  if (passphrase.length < PASSPHRASE_LEAST) {
    throw new BackupError(`The passphrase for backups must have at least ${PASSPHRASE_LEAST} characters.`);
  }
  return passphrase;
}
