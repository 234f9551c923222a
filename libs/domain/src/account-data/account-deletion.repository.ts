import {
  AccountDeletionEntity,
  type AccountDeletionStep,
  AccountEntity,
  AgentRunEntity,
  allowLongStatements,
  CompanionEntity,
  ConversationEntity,
  JobEntity,
  LONG_DELETION_SECONDS,
  SessionEntity,
  transact,
  TurnEntity,
} from '@kinloom/database';
import { deleteFailedJobs, deleteMailsOfAccount, dropCheckpoints } from '@kinloom/domain/background-tasks';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';

/** Attempts at a deletion that deadlocks with a concurrent writer. Each costs one second, PostgreSQL's `deadlock_timeout`. */
const MAX_ATTEMPTS = 20;
/** Seconds to wait for a row lock. */
const LOCK_TIMEOUT_SECONDS = 15;
/** Rows deleted per transaction: a fraction of a second, in which no other writer of the account proceeds. */
const BATCH_ROWS = 2_000;
/** Agent runs deleted per transaction; each has many checkpoints. */
const BATCH_RUNS = 100;

/** What the start of a deletion ended, and what it will delete. */
export interface StartedDeletion extends DeletedAccount {
  deletion: ClaimedDeletion;
  /** Open turns, which a worker may be answering. */
  turns: number[];
}

/** Ids of what is deleted with an account, for caches and open connections. */
export interface DeletedAccount {
  sessions: string[];
  souls: number[];
  conversations: number[];
}

/** A deletion that this process continues. `attempt` is the fencing token of all writes. */
export type ClaimedDeletion = Pick<AccountDeletionEntity, 'id' | 'attempt' | 'accountId' | 'addressHash' | 'step'>;

/** Steps that delete rows in batches, before the account itself. */
export type BatchStep = 'agent-runs' | 'messages' | 'archive-lines';

/** Statements of the deletion of an account, in steps that can be repeated after a crash. */
@Injectable()
export class AccountDeletionRepository {
  constructor(
    private readonly source: DataSource,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Marks an account for deletion and claims the deletion: sign-in is refused from then on, its jobs are fenced off, its turns stopped and
   * its sessions ended.
   * @param addressHash the account's address as the outbox stores it
   * @param tokenHash hash of the token that reads the state
   */
  markForDeletion(
    accountId: number,
    { addressHash, tokenHash, leaseSeconds }: { addressHash: Buffer; tokenHash: Buffer; leaseSeconds: number },
  ): Promise<StartedDeletion> {
    return this.source.transaction(async (manager) => {
      await manager.update(AccountEntity, { id: accountId }, { leavingAt: () => 'coalesce(leaving_at, now())' });
      // SQL: a repeated request takes the deletion over, in the same statement.
      const [row] = await manager.query<ClaimRow[]>(
        `INSERT INTO account_deletions AS d (account_id, address_hash, token_hash, attempt, due_at)
         VALUES ($1, $2, $3, 1, now() + make_interval(secs => $4))
         ON CONFLICT (account_id) WHERE account_id IS NOT NULL
           DO UPDATE SET token_hash = EXCLUDED.token_hash, attempt = d.attempt + 1, due_at = EXCLUDED.due_at
         RETURNING ${CLAIM_COLUMNS}`,
        [accountId, addressHash, tokenHash, leaseSeconds],
      );
      if (!row) throw new Error('a deletion was not stored');
      await manager.update(
        JobEntity,
        { accountId, state: In(['waiting', 'active']) },
        { state: 'failed', attempt: () => 'attempt + 1', changedAt: () => 'now()' },
      );
      const turns = await manager
        .createQueryBuilder()
        .update(TurnEntity, { stop: true })
        .where({ state: In(['waiting', 'answering']) })
        .andWhere('conversation_id IN (SELECT c.id FROM conversations c WHERE c.account_id = :accountId)', {
          accountId,
        })
        .returning('id')
        .execute();
      return {
        deletion: toClaim(row),
        turns: (turns.raw as { id: number }[]).map(({ id }) => id),
        sessions: await endSessions(manager, accountId),
        souls: await idsOf(manager, CompanionEntity, accountId),
        conversations: await idsOf(manager, ConversationEntity, accountId),
      };
    });
  }

  /** Deletions without a valid lease. */
  async listDue(): Promise<number[]> {
    const due = await this.source
      .getRepository(AccountDeletionEntity)
      .createQueryBuilder('deletion')
      .select(['deletion.id'])
      .where('finished_at IS NULL AND due_at <= now()')
      .orderBy('id')
      .getMany();
    return due.map(({ id }) => id);
  }

  /** Claims a deletion for a time. @returns null where it is finished, not due, or claimed by another process */
  async claim(id: number, leaseSeconds: number): Promise<ClaimedDeletion | null> {
    const result = await this.source
      .getRepository(AccountDeletionEntity)
      .createQueryBuilder()
      .update({ attempt: () => 'attempt + 1', error: null, dueAt: inSeconds(leaseSeconds) })
      .where({ id, finishedAt: IsNull() })
      .andWhere('due_at <= now()')
      .returning(CLAIM_COLUMNS)
      .execute();
    const [row] = result.raw as ClaimRow[];
    return row ? toClaim(row) : null;
  }

  /** Stores the next step and renews the lease. @returns false where another attempt has the deletion */
  async advance({ id, attempt }: ClaimedDeletion, step: AccountDeletionStep, leaseSeconds: number): Promise<boolean> {
    return this.update({ id, attempt }, { step, dueAt: inSeconds(leaseSeconds) });
  }

  /** Ends an attempt: the next one may start after some seconds. @param error kind of the error; null where time ran out */
  async release({ id, attempt }: ClaimedDeletion, delaySeconds: number, error: string | null): Promise<void> {
    await this.update({ id, attempt }, { dueAt: inSeconds(delaySeconds), error });
  }

  /** Records that everything is deleted, and forgets whose it was. */
  async finish({ id, attempt }: ClaimedDeletion): Promise<void> {
    await this.update({ id, attempt }, { finishedAt: () => 'now()', accountId: null, addressHash: null });
  }

  findByToken(tokenHash: Buffer): Promise<AccountDeletionEntity | null> {
    return this.source.getRepository(AccountDeletionEntity).findOneBy({ tokenHash });
  }

  /** Deletes the records of deletions that were finished long ago. */
  async deleteFinished(days: number): Promise<void> {
    const before = new Date(Date.now() - days * 86_400_000);
    await this.source.getRepository(AccountDeletionEntity).delete({ finishedAt: LessThanOrEqual(before) });
  }

  /** Deletes one batch of rows of a marked account. @returns whether none are left */
  deleteBatch(accountId: number, step: BatchStep): Promise<boolean> {
    return transact(
      this.source,
      async (manager) => {
        if (!(await this.lock(manager, accountId))) return true;
        await deleteFailedJobs(manager, 'account', accountId);
        return (await deleteRows[step](manager, accountId)) === 0;
      },
      MAX_ATTEMPTS,
    );
  }

  /**
   * Deletes a marked account and every row that still depends on it, in one transaction that also moves the deletion to `next`.
   * @returns null where it is already deleted
   * @throws QueryFailedError where a row lock is not released in time; the call can be repeated
   */
  deleteAccount(accountId: number, next: AccountDeletionStep): Promise<DeletedAccount | null> {
    return transact(
      this.source,
      async (manager) => {
        const souls = await this.lock(manager, accountId);
        if (!souls) return null;
        const conversations = await idsOf(manager, ConversationEntity, accountId);
        const runs = await idsOf(manager, AgentRunEntity, accountId);
        await dropCheckpoints(manager, runs);
        await deleteFailedJobs(manager, 'account', accountId);
        await deleteMailsOfAccount(manager, accountId);
        const sessions = await endSessions(manager, accountId);
        await manager.delete(AccountEntity, { id: accountId });
        await manager.update(AccountDeletionEntity, { accountId }, { step: next, accountId: null });
        // What remains: that an account was deleted, and when; neither whose nor from which address.
        await this.securityLog.record({ kind: 'account_deleted', accountId: null, anonymous: true }, manager);
        return { sessions, souls, conversations };
      },
      MAX_ATTEMPTS,
    );
  }

  /** Locks a marked account. @returns its souls; null where it is already deleted */
  private async lock(manager: EntityManager, accountId: number): Promise<number[] | null> {
    await allowLongStatements(manager, LONG_DELETION_SECONDS);
    // SQL: a setting of the transaction
    await manager.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT_SECONDS}s'`);
    // Souls first: every writer locks them first, so that the lock order is the same.
    const souls = await manager.find(CompanionEntity, {
      select: { id: true },
      where: { accountId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const account = await manager.findOne(AccountEntity, {
      select: { id: true },
      where: { id: accountId, leavingAt: Not(IsNull()) },
      lock: { mode: 'pessimistic_write' },
    });
    return account && souls.map(({ id }) => id);
  }

  private async update(
    { id, attempt }: Pick<ClaimedDeletion, 'id' | 'attempt'>,
    changes: QueryDeepPartialEntity<AccountDeletionEntity>,
  ): Promise<boolean> {
    const { affected } = await this.repository().update({ id, attempt }, changes);
    return affected === 1;
  }

  private repository() {
    return this.source.getRepository(AccountDeletionEntity);
  }
}

const CLAIM_COLUMNS = 'id, attempt, account_id, address_hash, step';

interface ClaimRow {
  id: number;
  attempt: number;
  account_id: number | null;
  address_hash: Buffer | null;
  step: AccountDeletionStep;
}

const toClaim = ({ id, attempt, account_id, address_hash, step }: ClaimRow): ClaimedDeletion => ({
  id,
  attempt,
  accountId: account_id,
  addressHash: address_hash,
  step,
});

/** Imports that were being written when the account was marked; their souls and conversations do not belong to it yet. */
const STAGINGS = 'SELECT id FROM import_stagings WHERE account_id = $1';

/** Deletes a batch of rows of the account. @returns how many */
const deleteRows: Record<BatchStep, (manager: EntityManager, accountId: number) => Promise<number>> = {
  'agent-runs': async (manager, accountId) => {
    const batch = await manager.find(AgentRunEntity, {
      select: { id: true },
      where: { accountId },
      order: { id: 'ASC' },
      take: BATCH_RUNS,
    });
    const runs = batch.map(({ id }) => id);
    await dropCheckpoints(manager, runs);
    await manager.delete(AgentRunEntity, { id: In(runs) });
    return runs.length;
  },
  // SQL: deletions with LIMIT, by the index of each conversation.
  messages: (manager, accountId) =>
    countDeleted(
      manager,
      `DELETE FROM messages WHERE id IN (SELECT m.id FROM conversations c
         CROSS JOIN LATERAL (SELECT id FROM messages WHERE conversation_id = c.id LIMIT ${BATCH_ROWS}) m
       WHERE c.account_id = $1 OR c.staging_id IN (${STAGINGS}) LIMIT ${BATCH_ROWS})`,
      accountId,
    ),
  // SQL: deletions with LIMIT, by the index of each soul.
  'archive-lines': (manager, accountId) =>
    countDeleted(
      manager,
      `DELETE FROM archive_lines WHERE id IN (SELECT a.id FROM companions p
         CROSS JOIN LATERAL (SELECT id FROM archive_lines WHERE companion_id = p.id LIMIT ${BATCH_ROWS}) a
       WHERE p.account_id = $1 OR p.staging_id IN (${STAGINGS}) LIMIT ${BATCH_ROWS})`,
      accountId,
    ),
};

async function countDeleted(manager: EntityManager, statement: string, accountId: number): Promise<number> {
  // SQL: deletions with LIMIT, written above
  const [, count] = await manager.query<[unknown[], number]>(statement, [accountId]);
  return count;
}

const inSeconds = (seconds: number) => () => `now() + interval '${seconds} seconds'`;

async function endSessions(manager: EntityManager, accountId: number): Promise<string[]> {
  const result = await manager
    .createQueryBuilder()
    .delete()
    .from(SessionEntity)
    .where('account_id = :accountId', { accountId })
    .returning('sid')
    .execute();
  return (result.raw as { sid: string }[]).map(({ sid }) => sid);
}

async function idsOf(
  manager: EntityManager,
  entity: EntityTarget<{ id: number; accountId: number | null }>,
  accountId: number,
): Promise<number[]> {
  const rows = await manager.find(entity, { select: { id: true }, where: { accountId } });
  return rows.map(({ id }) => id);
}
