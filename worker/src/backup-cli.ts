import { checkPassphrase, readPassphraseFile, BackupError, isEncrypted, reasonLine } from '@kinloom/backup';
import { loadBackupSettings, RefusedStart } from '@kinloom/config';
import { askPassphrase } from './passphrase-prompt';

/** Exit codes: 1 for a failure, 2 for a command line that cannot be understood. */
const FAILED = 1;
export const USAGE = 2;

/**
 * The passphrase that the settings name, or that is asked for at a terminal.
 * @param ask what the terminal asks; null: it does not
 * @returns null where there is none
 */
export async function passphraseFor(ask: 'new' | 'existing' | null): Promise<string | null> {
  const { passphrase, passphraseFile } = loadBackupSettings();
  if (passphraseFile !== null) return readPassphraseFile(passphraseFile);
  if (passphrase !== null) return checkPassphrase(passphrase);
  return ask === null ? null : checkPassphrase(await askPassphrase(ask === 'new'));
}

/** The passphrase for reading a backup; null where it is not encrypted. */
export async function passphraseOf(path: string): Promise<string | null> {
  return (await isEncrypted(path)) ? passphraseFor('existing') : null;
}

/** Runs a command to its end: a failure is one line on stderr and the exit code 1. */
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

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
