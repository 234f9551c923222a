import { join } from 'node:path';
import { Client } from 'pg';
import { BackupConnection } from './backup-connection';
import { BackupError, codeOf } from './backup-error';
import { BackupRuns, logSecurityEvent } from './backup-runs';
import { type BackupResult, createBackup } from './create-backup';
import { backupName, type BackupTrigger, removeOldBackups } from './names';

export interface RunOptions {
  databaseUrl: string;
  dataDir: string;
  trigger: BackupTrigger;
  /** The folder of backups, or where `target` is given, unused. */
  folder: string;
  /** A file of the operator's choice. */
  target?: string;
  /** Asked for when the backup begins; null: it is not encrypted. */
  passphrase: () => Promise<string | null>;
  release: string;
  signal?: AbortSignal;
}

/** When a scheduled backup is made, and how many stay. */
export interface Schedule {
  everyHours: number;
  keep: number;
}

/**
 * Makes a backup and notes in the database what became of it. With a schedule it is made only when one is due, and older ones are removed
 * after it.
 * @returns null where none is due
 * @throws BackupError with a line for the operator
 */
export async function runBackup(options: RunOptions, schedule: Schedule | null = null): Promise<BackupResult | null> {
  let run: string | null = null;
  try {
    return await BackupConnection.use(options.databaseUrl, async (connection) => {
      const runs = await BackupRuns.open(connection.client);
      await runs?.endInterrupted();
      if (schedule && !(await runs?.isDue(schedule.everyHours))) return null;
      const lastBytes = (await runs?.lastBytes()) ?? null;
      run = (await runs?.begin(options.trigger)) ?? null;
      const passphrase = await options.passphrase();
      const name = backupName(options.trigger, new Date(), passphrase !== null);
      const target = options.target ?? join(options.folder, name);
      const result = await createBackup(connection, { ...options, passphrase, target, lastBytes });
      if (run !== null) await runs?.succeed(run, result.bytes);
      await logSecurityEvent(connection.client, 'backup_created', options.trigger === 'manual' ? 'operator' : 'system');
      if (schedule) await removeOldBackups(options.folder, schedule.keep);
      return result;
    });
  } catch (error) {
    if (run !== null) await noteFailure(options.databaseUrl, run, error);
    throw error;
  }
}

/** On a separate connection: that of the backup may be lost or busy. */
async function noteFailure(databaseUrl: string, run: string, error: unknown): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // what is under way rejects with it
  try {
    await client.connect();
    await (await BackupRuns.open(client))?.fail(run, reasonLine(error));
  } catch {
    // A database that is away is the failure itself; the row is ended by the next backup.
  } finally {
    await client.end();
  }
}

/** @returns why a backup failed, in one line without contents: an error of the database or the system is named by its code alone */
export function reasonLine(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const kind = codeOf(error) || (error instanceof Error ? error.name : 'unknown');
  return `The backup failed (${kind}).`;
}
