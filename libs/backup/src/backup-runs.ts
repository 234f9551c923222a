import type { ClientBase } from 'pg';
import type { BackupTrigger } from './names';

/** Minutes after which a backup that failed is tried again, where one is made more rarely than that. */
const RETRY_MINUTES = 60;

/** The rows of `backup_runs`: the outcome of each backup. A database of an older release may not have the table yet. */
export class BackupRuns {
  private constructor(private readonly client: ClientBase) {}

  /** @returns null where the database has no such table yet */
  static async open(client: ClientBase): Promise<BackupRuns | null> {
    const { rows } = await client.query<{ exists: boolean }>(
      `SELECT to_regclass('public.backup_runs') IS NOT NULL AS exists`,
    );
    return rows[0]?.exists ? new BackupRuns(client) : null;
  }

  /** Ends the rows of backups whose process ended; call it only as the one backup that may run. */
  async endInterrupted(): Promise<void> {
    await this.client.query(
      `UPDATE backup_runs SET state = 'failed', error = 'The backup was stopped.', finished_at = now() WHERE state = 'running'`,
    );
  }

  /** Whether a scheduled backup is due. @param everyHours hours from the start of one to the start of the next */
  async isDue(everyHours: number): Promise<boolean> {
    const { rows } = await this.client.query<{ recent: boolean }>(
      `SELECT EXISTS (SELECT FROM backup_runs WHERE started_by = 'scheduled' AND started_at > now() - CASE state
         WHEN 'failed' THEN least(make_interval(hours => $1), make_interval(mins => ${RETRY_MINUTES}))
         ELSE make_interval(hours => $1) END) AS recent`,
      [everyHours],
    );
    return !rows[0]?.recent;
  }

  /** Bytes of the last backup that succeeded; null where there was none. */
  async lastBytes(): Promise<number | null> {
    const { rows } = await this.client.query<{ bytes: string }>(
      `SELECT bytes FROM backup_runs WHERE state = 'done' ORDER BY id DESC LIMIT 1`,
    );
    return rows[0] ? Number(rows[0].bytes) : null;
  }

  /** Records the start of a backup. Rows older than a year are removed. @returns the id of its row */
  async begin(trigger: BackupTrigger): Promise<string> {
    const { rows } = await this.client.query<{ id: string }>(
      `WITH old AS (DELETE FROM backup_runs WHERE started_at < now() - interval '1 year')
       INSERT INTO backup_runs (started_by) VALUES ($1) RETURNING id`,
      [trigger],
    );
    return rows[0]?.id ?? '';
  }

  async succeed(id: string, bytes: number): Promise<void> {
    await this.client.query(`UPDATE backup_runs SET state = 'done', bytes = $2, finished_at = now() WHERE id = $1`, [
      id,
      bytes,
    ]);
  }

  /** @param error one line for the operator */
  async fail(id: string, error: string): Promise<void> {
    await this.client.query(`UPDATE backup_runs SET state = 'failed', error = $2, finished_at = now() WHERE id = $1`, [
      id,
      error,
    ]);
  }
}

/** Records a backup or restore in the security log, if the database has one. Such an event belongs to no account. */
export async function logSecurityEvent(
  client: ClientBase,
  kind: 'backup_created' | 'backup_restored',
  actor: 'operator' | 'system',
): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.security_events') IS NOT NULL AS exists`,
  );
  if (!rows[0]?.exists) return;
  await client.query(
    `INSERT INTO security_events (account_id, kind, outcome, actor, network, client) VALUES (NULL, $1, 'success', $2, '', '')`,
    [kind, actor],
  );
}
