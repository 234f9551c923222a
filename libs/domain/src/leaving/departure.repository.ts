import { allowLongStatements, LONG_DELETION_SECONDS, transact } from '@kinloom/database';
import { dropCheckpoints } from '@kinloom/domain/background-tasks';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Tries at a deletion that meets somebody who writes the same rows in another order: each lets one of them go on, and costs a second. */
const TRIES = 20;
/** Seconds for which a deletion waits for somebody who still writes. */
const PATIENCE = 15;

/** What has ended, so that it can be told. */
export interface Ended {
  sessions: string[];
  /** Turns that somebody may be answering. */
  turns: number[];
}

/** What went with an account. */
export interface Departed {
  sessions: string[];
  souls: number[];
  conversations: number[];
}

@Injectable()
export class DepartureRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Says, for good, that an account is to go: nobody is let in any more, and whoever works for it finds that the work is not theirs.
   * @param mark what stands for its address in the outbox
   */
  begin(accountId: number, mark: Buffer): Promise<Ended> {
    return this.source.transaction(async (manager) => {
      await manager.query('UPDATE accounts SET leaving_at = coalesce(leaving_at, now()) WHERE id = $1', [accountId]);
      await manager.query('INSERT INTO outbox_clearings (address_hash) VALUES ($1) ON CONFLICT DO NOTHING', [mark]);
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

  /** Accounts that are to go and that nobody sees to just now. */
  async leaving(): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(
      'SELECT id FROM accounts WHERE leaving_at IS NOT NULL ORDER BY id FOR UPDATE SKIP LOCKED',
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes an account that is to go, and every row that hangs on it, at once or not at all.
   * @returns null where it is gone already
   * @throws where somebody still writes and does not end in time: it can be done again
   */
  end(accountId: number): Promise<Departed | null> {
    return transact(this.source, (manager) => this.delete(manager, accountId), TRIES);
  }

  /** Whose mails are still to be taken out of the outbox. */
  async clearings(): Promise<Buffer[]> {
    const rows = await this.source.query<{ address_hash: Buffer }[]>(
      `SELECT address_hash FROM outbox_clearings WHERE created_at < now() - interval '1 minute'`,
    );
    return rows.map((row) => row.address_hash);
  }

  async cleared(mark: Buffer): Promise<void> {
    await this.source.query('DELETE FROM outbox_clearings WHERE address_hash = $1', [mark]);
  }

  private async delete(manager: EntityManager, accountId: number): Promise<Departed | null> {
    await allowLongStatements(manager, LONG_DELETION_SECONDS);
    await manager.query(`SET LOCAL lock_timeout = '${PATIENCE}s'`);
    // Souls before all else, as whoever writes of them holds them.
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
    await manager.query(FORGET_FAILURES, [accountId]);
    await manager.query(`DELETE FROM mails WHERE id IN (${MAILS_OF_ACCOUNT})`, [accountId]);
    const sessions = await endSessions(manager, accountId);
    await manager.query('DELETE FROM accounts WHERE id = $1', [accountId]);
    // All that stays: that an account was deleted, and when. Whose, and from where, is not in it.
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

/** Mails to the account `$1`, however its address was written. An account that shares its key with an older one has only those to its exact address. */
const MAILS_OF_ACCOUNT = `SELECT m.id FROM mails m JOIN accounts a ON a.email_key = m.address_key
  WHERE a.id = $1 AND (a.email_key_rank = 0 OR m.address = a.email)`;

/** Jobs that were given up carry ids alone, and hang on nothing: those of the account `$1`, and mails to its address, are named one by one. */
const FORGET_FAILURES = `DELETE FROM failed_jobs f WHERE
  (f.payload ->> 'jobId')::bigint IN (SELECT id FROM jobs WHERE account_id = $1)
  OR (f.payload ->> 'turnId')::bigint IN (SELECT t.id FROM turns t JOIN conversations c ON c.id = t.conversation_id WHERE c.account_id = $1)
  OR (f.payload ->> 'conversationId')::bigint IN (SELECT id FROM conversations WHERE account_id = $1)
  OR (f.payload ->> 'companionId')::bigint IN (SELECT id FROM companions WHERE account_id = $1)
  OR (f.payload ->> 'offeringId')::bigint IN (SELECT id FROM offerings WHERE account_id = $1)
  OR (f.payload ->> 'sharedMemoryId')::bigint IN (SELECT id FROM shared_memories WHERE account_id = $1)
  OR (f.payload ->> 'mailId')::bigint IN (${MAILS_OF_ACCOUNT})`;
