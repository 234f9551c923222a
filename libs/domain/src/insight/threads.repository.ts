import { transact } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface ThreadRow {
  id: number;
  title: string;
  description: string;
  thread_type: string;
  is_active: boolean;
  updated_at: Date;
  anchor_ids: number[];
}

export interface NewThread {
  title: string;
  description: string;
  threadType: string;
  isActive: boolean;
  anchorIds: readonly number[];
}

/** Changes of an anchor thread; null leaves a field unchanged. */
export interface ThreadChanges {
  title: string | null;
  description: string | null;
  isActive: boolean | null;
  anchorIds: readonly number[] | null;
}

/** Maximum number of threads returned (the newest). */
const MAX_THREADS = 200;

const SELECT = `
  SELECT t.id, t.title, t.description, t.thread_type, t.is_active, t.updated_at,
    (SELECT coalesce(jsonb_agg(k.anchor_id ORDER BY k.anchor_id), '[]') FROM anchor_thread_anchors k WHERE k.thread_id = t.id) AS anchor_ids
  FROM anchor_threads t`;

/** Anchor threads: named groups of anchors. */
@Injectable()
export class ThreadsRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists threads, newest first. */
  listForOwner(accountId: number): Promise<ThreadRow[]> {
    return this.source.query(`${SELECT} WHERE t.account_id = $1 ORDER BY t.id DESC LIMIT ${MAX_THREADS}`, [accountId]);
  }

  /** @returns null if an anchor is not the account's */
  createForOwner(accountId: number, thread: NewThread): Promise<ThreadRow | null> {
    return transact(this.source, async (manager) => {
      if (!(await this.areOwn(manager, accountId, thread.anchorIds))) return null;
      const [made] = await manager.query<{ id: number }[]>(
        'INSERT INTO anchor_threads (account_id, title, description, thread_type, is_active) VALUES ($1, $2, $3, $4, $5) RETURNING id',
        [accountId, thread.title, thread.description, thread.threadType, thread.isActive],
      );
      if (!made) throw new Error('a thread was not stored');
      return this.replaceAnchors(manager, made.id, thread.anchorIds);
    });
  }

  /** @returns the updated thread, or the error code if it or an anchor is not the account's */
  updateForOwner(
    accountId: number,
    id: number,
    { title, description, isActive, anchorIds }: ThreadChanges,
  ): Promise<ThreadRow | 'anchor_thread_not_found' | 'anchor_not_found'> {
    return transact(this.source, async (manager) => {
      const locked = await manager.query<unknown[]>(
        'SELECT FROM anchor_threads WHERE id = $1 AND account_id = $2 FOR UPDATE',
        [id, accountId],
      );
      if (locked.length === 0) return 'anchor_thread_not_found';
      if (anchorIds !== null && !(await this.areOwn(manager, accountId, anchorIds))) return 'anchor_not_found';
      await manager.query(
        `UPDATE anchor_threads SET title = coalesce($2, title), description = coalesce($3, description), is_active = coalesce($4, is_active),
           updated_at = now() WHERE id = $1`,
        [id, title, description, isActive],
      );
      return this.replaceAnchors(manager, id, anchorIds);
    });
  }

  /** Deletes a thread and keeps its anchors. @returns the souls of its anchors; null if the account has no such thread */
  deleteForOwner(accountId: number, id: number): Promise<number[] | null> {
    return transact(this.source, async (manager) => {
      const locked = await manager.query<unknown[]>(
        'SELECT FROM anchor_threads WHERE id = $1 AND account_id = $2 FOR UPDATE',
        [id, accountId],
      );
      if (locked.length === 0) return null;
      const souls = await this.souls(id, manager);
      await manager.query('DELETE FROM anchor_threads WHERE id = $1', [id]);
      return souls;
    });
  }

  /** Ids of the souls of a thread's anchors. */
  async souls(threadId: number, manager: EntityManager = this.source.manager): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT DISTINCT s.companion_id AS id FROM anchor_thread_anchors k JOIN anchor_souls s ON s.anchor_id = k.anchor_id
       WHERE k.thread_id = $1 ORDER BY 1`,
      [threadId],
    );
    return rows.map(({ id }) => id);
  }

  private async areOwn(manager: EntityManager, accountId: number, anchorIds: readonly number[]): Promise<boolean> {
    const [row] = await manager.query<{ many: number }[]>(
      'SELECT count(*)::int AS many FROM anchors WHERE account_id = $1 AND id = ANY($2::bigint[])',
      [accountId, anchorIds],
    );
    return row?.many === anchorIds.length;
  }

  private async replaceAnchors(
    manager: EntityManager,
    id: number,
    anchorIds: readonly number[] | null,
  ): Promise<ThreadRow> {
    if (anchorIds !== null) {
      await manager.query('DELETE FROM anchor_thread_anchors WHERE thread_id = $1', [id]);
      await manager.query('INSERT INTO anchor_thread_anchors SELECT $1, unnest($2::bigint[])', [id, anchorIds]);
    }
    const [row] = await manager.query<ThreadRow[]>(`${SELECT} WHERE t.id = $1`, [id]);
    if (!row) throw new Error('a thread is not there');
    return row;
  }
}
