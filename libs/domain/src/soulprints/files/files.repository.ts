import { DomainError } from '@kinloom/contract';
import { ConversationEntity, FILE_REMOVAL_LOCK, FileEntity, OrphanedFileEntity } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';

/** Metadata of a file whose row is not stored yet. */
export interface NewFile {
  key: string;
  name: string;
  type: string;
  size: number;
  content: string | null;
  unread: string | null;
  /** A picture as models are sent it; null: it is none, or has to be scaled first. */
  modelImage?: Buffer | null;
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
  // SQL: the rows are one parameter, however many they are
  return manager.query<FileRow[]>(
    `INSERT INTO files (account_id, conversation_id, companion_id, store_key, name, type, size, content, unread, category, notes, model_image)
     SELECT $1, $2, $3, f.key, f.name, f.type, f.size, f.content, f.unread, f.category, f.notes, f.image
     FROM unnest($4::uuid[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[], $12::bytea[])
       WITH ORDINALITY AS f(key, name, type, size, content, unread, category, notes, image, position)
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
      files.map(({ modelImage }) => modelImage ?? null),
    ],
  );
}

/**
 * Removes keys from the orphan list, in the transaction that stores the rows referring to them.
 * @throws DomainError unavailable where the sweeper already took one
 */
export async function claimContents(manager: EntityManager, keys: readonly string[]): Promise<void> {
  const { affected } = await manager.delete(OrphanedFileEntity, { storeKey: In(keys) });
  if ((affected ?? 0) < keys.length) throw new DomainError('unavailable');
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
    // SQL: the rows are one parameter, however many they are
    await this.source.query(
      `INSERT INTO orphaned_files (store_key, created_at) SELECT unnest($1::uuid[]), now() + make_interval(mins => $2)`,
      [keys, GRACE_MINUTES],
    );
  }

  /** Extends the grace period. */
  async renew(keys: readonly string[]): Promise<void> {
    await this.postpone(keys, `now() + interval '${GRACE_MINUTES} minutes'`);
  }

  /** Marks keys as orphaned now, for immediate deletion. */
  async markOrphaned(keys: readonly string[]): Promise<void> {
    await this.postpone(keys, 'now()');
  }

  /**
   * Stores rows of files uploaded to a conversation, atomically.
   * @returns the rows in the order given; null where the conversation does not belong to the account
   * @throws DomainError unavailable where the content was already swept; storage_full
   */
  async storeForOwner(accountId: number, conversationId: number, files: readonly NewFile[]): Promise<FileRow[] | null> {
    return this.source.transaction(async (manager) => {
      const owned = await manager.findOne(ConversationEntity, {
        select: { id: true },
        where: { id: conversationId, accountId },
        lock: { mode: 'for_key_share' },
      });
      if (!owned) return null;
      const rows = await claimFiles(manager, { accountId, conversationId, companionId: null }, files);
      await this.budgets.enforce('storage', accountId, manager);
      return rows;
    });
  }

  /**
   * Stores a picture as models are sent it. It may not be larger than the file, which counts towards the storage budget.
   * @returns false where the account has no such file
   */
  async storeModelImage(accountId: number, id: number, image: Buffer): Promise<boolean> {
    const { affected } = await this.source
      .getRepository(FileEntity)
      .createQueryBuilder()
      .update()
      .set({ modelImage: image })
      .where({ id, accountId })
      .andWhere('size >= :bytes', { bytes: image.length })
      .execute();
    return affected === 1;
  }

  async findForOwner(accountId: number, id: number): Promise<FileRow | null> {
    // SQL: computes whether there is text without loading it
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
    await this.source
      .getRepository(FileEntity)
      .createQueryBuilder()
      .delete()
      .where({ companionId: IsNull(), messageId: IsNull() })
      .andWhere('created_at < now() - make_interval(hours => :age)', { age })
      .execute();
  }

  /**
   * Deletes a batch of orphaned contents; rows locked by another process are skipped.
   * @param remove deletes one content; on false it is retried later
   * @returns the number deleted; 0 while a backup runs
   */
  async deleteOrphans(limit: number, remove: (key: string) => Promise<boolean>): Promise<number> {
    return this.source.transaction(async (manager) => {
      // While a backup copies files, contents that its snapshot refers to must stay; they are deleted afterwards.
      // SQL: advisory locks, which the builder does not have
      const [lock] = await manager.query<{ free: boolean }[]>('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [
        FILE_REMOVAL_LOCK,
      ]);
      if (!lock?.free) return 0;
      const orphans = await manager
        .createQueryBuilder(OrphanedFileEntity, 'orphan')
        .where('orphan.createdAt <= now()')
        .orderBy('orphan.createdAt')
        .limit(limit)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      const deletedKeys: string[] = [];
      const failedKeys: string[] = [];
      for (const { storeKey: key } of orphans) ((await remove(key)) ? deletedKeys : failedKeys).push(key);
      await manager.delete(OrphanedFileEntity, { storeKey: In(deletedKeys) });
      await this.postpone(failedKeys, `now() + interval '10 minutes'`, manager);
      return deletedKeys.length;
    });
  }

  /** @param until SQL expression of a time */
  private async postpone(
    keys: readonly string[],
    until: string,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.update(OrphanedFileEntity, { storeKey: In(keys) }, { createdAt: () => until });
  }
}
