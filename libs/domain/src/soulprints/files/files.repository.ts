import { DomainError } from '@kinloom/contract';
import { FILE_REMOVAL_LOCK } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A file that is about to be kept. */
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

/** Whose files are. Those that are neither a conversation's nor a soul's are soon let go of. */
export interface FileOwner {
  accountId: number;
  conversationId: number | null;
  companionId: number | null;
}

/** What a file was sorted into, and what its person noted of it. */
export interface FileLabels {
  category?: string | null;
  notes?: string;
}

/**
 * Keeps files that were placed: from here on they are no orphans.
 * @returns them in the order given
 * @throws DomainError unavailable where it took so long that the bytes were given up
 */
export async function claimFiles(
  manager: EntityManager,
  { accountId, conversationId, companionId }: FileOwner,
  files: readonly (NewFile & FileLabels)[],
): Promise<FileRow[]> {
  const keys = files.map(({ key }) => key);
  const [, claimed] = await manager.query<[unknown[], number]>(
    'DELETE FROM orphaned_files WHERE store_key = ANY($1::uuid[])',
    [keys],
  );
  if (claimed < files.length) throw new DomainError('unavailable');
  return manager.query<FileRow[]>(
    `INSERT INTO files (account_id, conversation_id, companion_id, store_key, name, type, size, content, unread, category, notes)
     SELECT $1, $2, $3, f.key, f.name, f.type, f.size, f.content, f.unread, f.category, f.notes
     FROM unnest($4::uuid[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[])
       WITH ORDINALITY AS f(key, name, type, size, content, unread, category, notes, place)
     ORDER BY f.place RETURNING ${COLUMNS}`,
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

/** Minutes for which bytes may be on their way to their place. */
const ON_THE_WAY = 10;

@Injectable()
export class FilesRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** Says that bytes will lie under these keys. Until their files are kept they count as orphans, for the time after a while. */
  async announce(keys: readonly string[]): Promise<void> {
    await this.source.query(
      `INSERT INTO orphaned_files (store_key, created_at) SELECT unnest($1::uuid[]), now() + make_interval(mins => $2)`,
      [keys, ON_THE_WAY],
    );
  }

  /** Says that the files of these keys will not be kept: their bytes may go at once. */
  async giveUp(keys: readonly string[]): Promise<void> {
    await this.source.query('UPDATE orphaned_files SET created_at = now() WHERE store_key = ANY($1::uuid[])', [keys]);
  }

  /**
   * Keeps files for a conversation, all or none.
   * @returns them in the order given; null where the conversation is not the account's
   * @throws DomainError unavailable where it took so long that the bytes were given up; storage_full
   */
  async keepForOwner(accountId: number, conversationId: number, files: readonly NewFile[]): Promise<FileRow[] | null> {
    return this.source.transaction(async (manager) => {
      const owned = await manager.query<unknown[]>(
        'SELECT FROM conversations WHERE id = $2 AND account_id = $1 FOR KEY SHARE',
        [accountId, conversationId],
      );
      if (owned.length === 0) return null;
      const kept = await claimFiles(manager, { accountId, conversationId, companionId: null }, files);
      await this.budgets.enforce('storage', accountId, manager);
      return kept;
    });
  }

  async findForOwner(accountId: number, id: number): Promise<FileRow | null> {
    const rows = await this.source.query<FileRow[]>(`SELECT ${COLUMNS} FROM files WHERE account_id = $1 AND id = $2`, [
      accountId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /** Deletes files that were uploaded to a conversation and never sent, or for a soul that never came to be. @param age in hours */
  async deleteUnsent(age: number): Promise<void> {
    await this.source.query(
      `DELETE FROM files WHERE companion_id IS NULL AND message_id IS NULL AND created_at < now() - make_interval(hours => $1)`,
      [age],
    );
  }

  /**
   * Has bytes without a file removed, some at a time; what another process is removing is passed over.
   * @param remove what does it; where it fails the bytes are left for later
   * @returns how many are gone; 0 while a backup runs
   */
  async clearOrphans(limit: number, remove: (key: string) => Promise<boolean>): Promise<number> {
    return this.source.transaction(async (manager) => {
      // While a backup copies files, none that its snapshot refers to may go: the bytes are removed after it.
      const [lock] = await manager.query<{ free: boolean }[]>('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [
        FILE_REMOVAL_LOCK,
      ]);
      if (!lock?.free) return 0;
      const orphans = await manager.query<{ store_key: string }[]>(
        `SELECT store_key FROM orphaned_files WHERE created_at <= now() ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
        [limit],
      );
      const gone: string[] = [];
      const left: string[] = [];
      for (const { store_key: key } of orphans) ((await remove(key)) ? gone : left).push(key);
      await manager.query('DELETE FROM orphaned_files WHERE store_key = ANY($1::uuid[])', [gone]);
      await manager.query(
        `UPDATE orphaned_files SET created_at = now() + interval '10 minutes' WHERE store_key = ANY($1::uuid[])`,
        [left],
      );
      return gone.length;
    });
  }
}
