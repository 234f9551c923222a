import { allowLongStatements, LONG_DELETION_SECONDS, transact } from '@kinloom/database';
import { dropCheckpoints } from '@kinloom/domain/background-tasks';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Attempts at a deletion that deadlocks with a concurrent writer. Each costs one second, PostgreSQL's `deadlock_timeout`. */
const MAX_ATTEMPTS = 20;
/** Seconds to wait for a row lock. */
const LOCK_TIMEOUT_SECONDS = 15;

/** Sessions and turns that the start of a deletion ended. */
export interface StartedDeletion {
  sessions: string[];
  /** Open turns, which a worker may be answering. */
  turns: number[];
}

/** Ids of what was deleted with an account, for caches and open connections. */
export interface DeletedAccount {
  sessions: string[];
  souls: number[];
  conversations: number[];
}

@Injectable()
export class AccountDeletionRepository {
  constructor(
    private readonly source: DataSource,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Marks an account for deletion: sign-in is refused from then on, its jobs are fenced off, its turns stopped and its sessions ended.
   * @param addressHash the account's address as the outbox stores it
   */
  markForDeletion(accountId: number, addressHash: Buffer): Promise<StartedDeletion> {
    return this.source.transaction(async (manager) => {
      await manager.query('UPDATE accounts SET leaving_at = coalesce(leaving_at, now()) WHERE id = $1', [accountId]);
      await manager.query('INSERT INTO pending_outbox_purges (address_hash) VALUES ($1) ON CONFLICT DO NOTHING', [
        addressHash,
      ]);
      await manager.query(
        `UPDATE jobs SET state = 'failed', attempt = attempt + 1, changed_at = now() WHERE account_id = $1 AND state IN ('waiting', 'active')`,
        [accountId],
      );
      const [turns] = await manager.query<[{ id: number }[], number]>(
        `UPDATE turns t SET stop = true FROM conversations c
         WHERE c.id = t.conversation_id AND c.account_id = $1 AND t.state IN ('waiting', 'answering') RETURNING t.id`,
        [accountId],
      );
      return { sessions: await endSessions(manager, accountId), turns: turns.map(({ id }) => id) };
    });
  }

  /** Accounts that are marked for deletion and not being deleted at the moment. */
  async pendingDeletions(): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(
      'SELECT id FROM accounts WHERE leaving_at IS NOT NULL ORDER BY id FOR UPDATE SKIP LOCKED',
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes a marked account and every row that depends on it, in one transaction.
   * @returns null where it is already deleted
   * @throws QueryFailedError where a row lock is not released in time; the call can be repeated
   */
  deleteAccount(accountId: number): Promise<DeletedAccount | null> {
    return transact(this.source, (manager) => this.delete(manager, accountId), MAX_ATTEMPTS);
  }

  /** Hashes of addresses whose mails are still to be removed from the outbox, at least one minute old. */
  async pendingOutboxPurges(): Promise<Buffer[]> {
    const rows = await this.source.query<{ address_hash: Buffer }[]>(
      `SELECT address_hash FROM pending_outbox_purges WHERE created_at < now() - interval '1 minute'`,
    );
    return rows.map((row) => row.address_hash);
  }

  async completeOutboxPurge(addressHash: Buffer): Promise<void> {
    await this.source.query('DELETE FROM pending_outbox_purges WHERE address_hash = $1', [addressHash]);
  }

  private async delete(manager: EntityManager, accountId: number): Promise<DeletedAccount | null> {
    await allowLongStatements(manager, LONG_DELETION_SECONDS);
    await manager.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT_SECONDS}s'`);
    // Souls first: every writer locks them first, so that the lock order is the same.
    const souls = await idsOf(
      manager,
      'SELECT id FROM companions WHERE account_id = $1 ORDER BY id FOR UPDATE',
      accountId,
    );
    const [account] = await manager.query<object[]>(
      'SELECT FROM accounts WHERE id = $1 AND leaving_at IS NOT NULL FOR UPDATE',
      [accountId],
    );
    if (!account) return null;
    const conversations = await idsOf(manager, 'SELECT id FROM conversations WHERE account_id = $1', accountId);
    await dropCheckpoints(manager, await idsOf(manager, 'SELECT id FROM agent_runs WHERE account_id = $1', accountId));
    await manager.query(DELETE_FAILED_JOBS, [accountId]);
    await manager.query(`DELETE FROM mails WHERE id IN (${MAILS_OF_ACCOUNT})`, [accountId]);
    const sessions = await endSessions(manager, accountId);
    await manager.query('DELETE FROM accounts WHERE id = $1', [accountId]);
    // What remains: that an account was deleted, and when; neither whose nor from which address.
    await this.securityLog.record({ kind: 'account_deleted', accountId: null, anonymous: true }, manager);
    return { sessions, souls, conversations };
  }
}

async function endSessions(manager: EntityManager, accountId: number): Promise<string[]> {
  const [rows] = await manager.query<[{ sid: string }[], number]>(
    'DELETE FROM sessions WHERE account_id = $1 RETURNING sid',
    [accountId],
  );
  return rows.map(({ sid }) => sid);
}

async function idsOf(manager: EntityManager, select: string, accountId: number): Promise<number[]> {
  return (await manager.query<{ id: number }[]>(select, [accountId])).map(({ id }) => id);
}

/** Mails to the account `$1`. An account that shares its address key with an older account owns only the mails to its exact address. */
const MAILS_OF_ACCOUNT = `SELECT m.id FROM mails m JOIN accounts a ON a.email_key = m.address_key
  WHERE a.id = $1 AND (a.email_key_rank = 0 OR m.address = a.email)`;

/** Failed jobs reference rows by ids in their payload, without foreign keys: those of the account `$1` are deleted by each kind of id. */
const DELETE_FAILED_JOBS = `DELETE FROM failed_jobs f WHERE
  (f.payload ->> 'jobId')::bigint IN (SELECT id FROM jobs WHERE account_id = $1)
  OR (f.payload ->> 'turnId')::bigint IN (SELECT t.id FROM turns t JOIN conversations c ON c.id = t.conversation_id WHERE c.account_id = $1)
  OR (f.payload ->> 'conversationId')::bigint IN (SELECT id FROM conversations WHERE account_id = $1)
  OR (f.payload ->> 'companionId')::bigint IN (SELECT id FROM companions WHERE account_id = $1)
  OR (f.payload ->> 'offeringId')::bigint IN (SELECT id FROM offerings WHERE account_id = $1)
  OR (f.payload ->> 'sharedMemoryId')::bigint IN (SELECT id FROM shared_memories WHERE account_id = $1)
  OR (f.payload ->> 'mailId')::bigint IN (${MAILS_OF_ACCOUNT})`;
