import { checkPassphrase, readPassphraseFile, BackupError, isEncrypted, reasonLine } from '@kinloom/backup';
import { loadBackupSettings, RefusedStart } from '@kinloom/config';
import { askPassphrase } from './passphrase-prompt';

/** Exit codes: 1 for a failure, 2 for an invalid command line. */
const FAILED = 1;
export const USAGE = 2;

/**
 * Reads the passphrase from the settings, or prompts for it.
 * @param ask kind of prompt; null: no prompt
 * @returns null if there is no passphrase
 */
export async function passphraseFor(ask: 'new' | 'existing' | null): Promise<string | null> {
  const { passphrase, passphraseFile } = loadBackupSettings();
  if (passphraseFile !== null) return readPassphraseFile(passphraseFile);
  if (passphrase !== null) return checkPassphrase(passphrase);
  return ask === null ? null : checkPassphrase(await askPassphrase(ask === 'new'));
}

/** The passphrase for reading a backup; null if it is not encrypted. */
export async function passphraseOf(path: string): Promise<string | null> {
  return (await isEncrypted(path)) ? passphraseFor('existing') : null;
}

/** Runs a command and exits; a failure is one line on stderr and exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      const line = error instanceof BackupError || error instanceof RefusedStart ? error.message : reasonLine(error);
      process.stderr.write(`${line}\n`);
      process.exit(FAILED);
    },
  );
}

/** Writes a line to stdout. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
