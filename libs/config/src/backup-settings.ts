import { join, resolve } from 'node:path';
import { RefusedSetting } from './refused-setting';

/** Where backups go, when they are made, and what encrypts them. */
export interface BackupSettings {
  /** Absolute. */
  readonly folder: string;
  /** Hours from one scheduled backup to the next; null: none are scheduled. */
  readonly everyHours: number | null;
  /** Scheduled backups that stay; older ones are removed. */
  readonly keep: number;
  readonly passphrase: string | null;
  /** A file whose first line is the passphrase. Read when a backup is made, by the process that makes it. */
  readonly passphraseFile: string | null;
}

/** A year: rarer than that is none. */
const RAREST_HOURS = 8_760;
const KEEP = 7;
const KEEP_MOST = 1_000;

/**
 * Reads the settings of backups. Needs no other setting, so that a backup can be verified without a database.
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
    everyHours: whole('KINLOOM_BACKUP_EVERY_HOURS', 0, 0, RAREST_HOURS) || null,
    keep: whole('KINLOOM_BACKUP_KEEP', KEEP, 1, KEEP_MOST),
    passphrase,
    passphraseFile: passphraseFile === null ? null : resolve(passphraseFile),
  });
}
