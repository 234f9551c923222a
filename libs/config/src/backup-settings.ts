import { join, resolve } from 'node:path';
import { RefusedSetting } from './refused-start';

/** Folder, schedule, retention and passphrase of backups. */
export interface BackupSettings {
  /** Absolute path. */
  readonly folder: string;
  /** Hours between scheduled backups; null if none are scheduled. */
  readonly everyHours: number | null;
  /** Retention: number of scheduled backups to keep; older ones are removed. */
  readonly keep: number;
  readonly passphrase: string | null;
  /** A file whose first line is the passphrase. Read at backup time by the process that creates the backup. */
  readonly passphraseFile: string | null;
}

/** One year. */
const MAX_INTERVAL_HOURS = 8_760;
const DEFAULT_KEEP = 7;
const MAX_KEEP = 1_000;

/**
 * Reads the backup settings. Requires no other setting, so that a backup can be verified without a database.
 * @param environment name → text; empty text counts as not set
 * @throws RefusedSetting naming the first that is malformed
 */
export function loadBackupSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): BackupSettings {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const whole = (name: string, standard: number, least: number, most: number): number => {
    const text = read(name) ?? String(standard);
    if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > most)
      throw new RefusedSetting(name, `must be a whole number from ${least} to ${most}.`);
    return Number(text);
  };
  const passphrase = read('KINLOOM_BACKUP_PASSPHRASE') ?? null;
  const passphraseFile = read('KINLOOM_BACKUP_PASSPHRASE_FILE') ?? null;
  if (passphrase !== null && passphraseFile !== null) {
    throw new RefusedSetting('KINLOOM_BACKUP_PASSPHRASE', 'and KINLOOM_BACKUP_PASSPHRASE_FILE are both set: keep one.');
  }
  return Object.freeze({
    folder: resolve(read('KINLOOM_BACKUP_DIR') ?? join(read('KINLOOM_DATA_DIR') ?? '.data', 'backups')),
    everyHours: whole('KINLOOM_BACKUP_EVERY_HOURS', 0, 0, MAX_INTERVAL_HOURS) || null,
    keep: whole('KINLOOM_BACKUP_KEEP', DEFAULT_KEEP, 1, MAX_KEEP),
    passphrase,
    passphraseFile: passphraseFile === null ? null : resolve(passphraseFile),
  });
}
