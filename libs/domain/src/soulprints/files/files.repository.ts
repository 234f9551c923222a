import { DomainError } from '@kinloom/contract';
import { FILE_REMOVAL_LOCK } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Metadata of a file whose row is not stored yet. */
export interface NewFile {
  key: string;
  name: string;
  type: string;
  size: number;
  content: string | null;
  unread: string | null;
}

export interface FileRow {
  id: number;
  name: string;
  type: string;
  size: number;
  store_key: string;
  read: boolean;
  unread: string | null;
}

const COLUMNS = `id, name, type, size, store_key, content IS NOT NULL AS read, unread`;

/** Owner of files. Files of neither a conversation nor a soul are deleted by the sweeper. */
export interface FileOwner {
  accountId: number;
  conversationId: number | null;
  companionId: number | null;
}

/** Category assigned by the analysis, and the person's notes. */
export interface FileLabels {
  category?: string | null;
  notes?: string;
}

/**
 * Inserts rows for placed files and removes their keys from the orphan list.
 * @returns the rows in the order given
 * @throws DomainError unavailable where the content was already given up as orphaned
 */
export async function claimFiles(
  manager: EntityManager,
  { accountId, conversationId, companionId }: FileOwner,
  files: readonly (NewFile & FileLabels)[],
): Promise<FileRow[]> {
  const keys = files.map(({ key }) => key);
  await claimContents(manager, keys);
  return manager.query<FileRow[]>(
    `INSERT INTO files (account_id, conversation_id, companion_id, store_key, name, type, size, content, unread, category, notes)
     SELECT $1, $2, $3, f.key, f.name, f.type, f.size, f.content, f.unread, f.category, f.notes
     FROM unnest($4::uuid[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[])
       WITH ORDINALITY AS f(key, name, type, size, content, unread, category, notes, position)
     ORDER BY f.position RETURNING ${COLUMNS}`,
    [
      accountId,
      conversationId,
      companionId,
      keys,
      files.map(({ name }) => name),
      files.map(({ type }) => type),
      files.map(({ size }) => size),
      files.map(({ content }) => content),
      files.map(({ unread }) => unread),
      files.map(({ category }) => category ?? null),
      files.map(({ notes }) => notes ?? ''),
    ],
  );
}

/**
 * Removes keys from the orphan list, in the transaction that stores the rows referring to them.
 * @throws DomainError unavailable where the sweeper already took one
 */
export async function claimContents(manager: EntityManager, keys: readonly string[]): Promise<void> {
  const [, claimed] = await manager.query<[unknown[], number]>(
    'DELETE FROM orphaned_files WHERE store_key = ANY($1::uuid[])',
    [keys],
  );
  if (claimed < keys.length) throw new DomainError('unavailable');
}

/** Grace period in minutes between announcing content and storing its row. */
const GRACE_MINUTES = 10;

/** Stored files, their claims by messages and souls, and orphans. */
@Injectable()
export class FilesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** Registers keys as future orphans, before the content is written: unclaimed content is swept after the grace period. */
  async announce(keys: readonly string[]): Promise<void> {
    await this.source.query(
      `INSERT INTO orphaned_files (store_key, created_at) SELECT unnest($1::uuid[]), now() + make_interval(mins => $2)`,
      [keys, GRACE_MINUTES],
    );
  }

  /** Extends the grace period. */
  async renew(keys: readonly string[]): Promise<void> {
    await this.source.query(
      'UPDATE orphaned_files SET created_at = now() + make_interval(mins => $2) WHERE store_key = ANY($1::uuid[])',
      [keys, GRACE_MINUTES],
    );
  }

  /** Marks keys as orphaned now, for immediate deletion. */
  async markOrphaned(keys: readonly string[]): Promise<void> {
    await this.source.query('UPDATE orphaned_files SET created_at = now() WHERE store_key = ANY($1::uuid[])', [keys]);
  }

  /**
   * Stores rows of files uploaded to a conversation, atomically.
   * @returns the rows in the order given; null where the conversation does not belong to the account
   * @throws DomainError unavailable where the content was already swept; storage_full
   */
  async storeForOwner(accountId: number, conversationId: number, files: readonly NewFile[]): Promise<FileRow[] | null> {
    return this.source.transaction(async (manager) => {
      const owned = await manager.query<unknown[]>(
        'SELECT FROM conversations WHERE id = $2 AND account_id = $1 FOR KEY SHARE',
        [accountId, conversationId],
      );
      if (owned.length === 0) return null;
      const rows = await claimFiles(manager, { accountId, conversationId, companionId: null }, files);
      await this.budgets.enforce('storage', accountId, manager);
      return rows;
    });
  }

  async findForOwner(accountId: number, id: number): Promise<FileRow | null> {
    const rows = await this.source.query<FileRow[]>(`SELECT ${COLUMNS} FROM files WHERE account_id = $1 AND id = $2`, [
      accountId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /**
   * Deletes files that were uploaded to a conversation and never sent, or for a soul that was never created.
   * @param age minimum age in hours
   */
  async deleteUnsent(age: number): Promise<void> {
    await this.source.query(
      `DELETE FROM files WHERE companion_id IS NULL AND message_id IS NULL AND created_at < now() - make_interval(hours => $1)`,
      [age],
    );
  }

  /**
   * Deletes a batch of orphaned contents; rows locked by another process are skipped.
   * @param remove deletes one content; on false it is retried later
   * @returns the number deleted; 0 while a backup runs
   */
  async deleteOrphans(limit: number, remove: (key: string) => Promise<boolean>): Promise<number> {
    return this.source.transaction(async (manager) => {
      // While a backup copies files, contents that its snapshot refers to must stay; they are deleted afterwards.
      const [lock] = await manager.query<{ free: boolean }[]>('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [
        FILE_REMOVAL_LOCK,
      ]);
      if (!lock?.free) return 0;
      const orphans = await manager.query<{ store_key: string }[]>(
        `SELECT store_key FROM orphaned_files WHERE created_at <= now() ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
        [limit],
      );
      const deletedKeys: string[] = [];
      const failedKeys: string[] = [];
      for (const { store_key: key } of orphans) ((await remove(key)) ? deletedKeys : failedKeys).push(key);
      await manager.query('DELETE FROM orphaned_files WHERE store_key = ANY($1::uuid[])', [deletedKeys]);
      await manager.query(
        `UPDATE orphaned_files SET created_at = now() + interval '10 minutes' WHERE store_key = ANY($1::uuid[])`,
        [failedKeys],
      );
      return deletedKeys.length;
    });
  }
}
