import { assertKnownSchema, BACKUP_LOCK, FILE_REMOVAL_LOCK, MIGRATION_LOCK } from '@kinloom/database';
import { Client } from 'pg';
import { BackupError, BackupRunningError } from './backup-error';

/** The connection of the one backup that may run at a time. */
export class BackupConnection {
  private constructor(
    readonly client: Client,
    /** Aborted with the reason when the connection, and its locks with it, is lost. */
    readonly lost: AbortSignal,
  ) {}

  /**
   * Runs a function as the only backup of an installation.
   * @throws BackupRunningError where another one runs; what `assertKnownSchema` throws
   */
  static async use<T>(databaseUrl: string, work: (connection: BackupConnection) => Promise<T>): Promise<T> {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'kinloom-backup',
      // A large table is read for as long as it takes, and locks are held while files are copied.
      options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c idle_session_timeout=0',
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort(new BackupError('The connection to the database was lost during the backup.')));
    await client.connect();
    try {
      const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [BACKUP_LOCK]);
      if (!rows[0]?.got) throw new BackupRunningError();
      await assertKnownSchema(client);
      return await work(new BackupConnection(client, lost.signal));
    } finally {
      await client.end();
    }
  }

  /**
   * Keeps the bytes of deleted files until the work is done; waits for a running removal. After a failure the lock goes with the
   * connection, which may be in the middle of a statement.
   */
  async whileFilesStay<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query('SELECT pg_advisory_lock($1)', [FILE_REMOVAL_LOCK]);
    const result = await work();
    await this.client.query('SELECT pg_advisory_unlock($1)', [FILE_REMOVAL_LOCK]);
    return result;
  }

  /** Reads the database in one snapshot and locks its schema. */
  async inSnapshot<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await this.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const result = await work();
    await this.client.query('COMMIT');
    await this.client.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
    return result;
  }
}
