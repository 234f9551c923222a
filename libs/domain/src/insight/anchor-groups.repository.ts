import {
  AnchorEntity,
  AnchorGroupAnchorEntity,
  AnchorGroupEntity,
  AnchorSoulEntity,
  transact,
} from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';

export interface AnchorGroupRow {
  id: number;
  title: string;
  description: string;
  thread_type: string;
  is_active: boolean;
  updated_at: Date;
  anchor_ids: number[];
}

export interface NewAnchorGroup {
  title: string;
  description: string;
  threadType: string;
  isActive: boolean;
  anchorIds: readonly number[];
}

/** Changes of an anchor group; null leaves a field unchanged. */
export interface AnchorGroupChanges {
  title: string | null;
  description: string | null;
  isActive: boolean | null;
  anchorIds: readonly number[] | null;
}

/** Maximum number of groups returned (the newest). */
const MAX_GROUPS = 200;

const SELECT = `
  SELECT t.id, t.title, t.description, t.thread_type, t.is_active, t.updated_at,
    (SELECT coalesce(jsonb_agg(k.anchor_id ORDER BY k.anchor_id), '[]') FROM anchor_thread_anchors k WHERE k.thread_id = t.id) AS anchor_ids
  FROM anchor_threads t`;

/** Anchor groups: named groups of anchors (tables `anchor_threads`, "threads" in the interface). */
@Injectable()
export class AnchorGroupsRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists groups, newest first. */
  listForOwner(accountId: number): Promise<AnchorGroupRow[]> {
    // SQL: subqueries that return arrays
    return this.source.query(`${SELECT} WHERE t.account_id = $1 ORDER BY t.id DESC LIMIT ${MAX_GROUPS}`, [accountId]);
  }

  /** @returns null if an anchor is not the account's */
  createForOwner(accountId: number, group: NewAnchorGroup): Promise<AnchorGroupRow | null> {
    return transact(this.source, async (manager) => {
      if (!(await this.areOwn(manager, accountId, group.anchorIds))) return null;
      const groups = manager.getRepository(AnchorGroupEntity);
      const { title, description, threadType, isActive } = group;
      const { id } = await groups.save(groups.create({ accountId, title, description, threadType, isActive }));
      return this.replaceAnchors(manager, id, group.anchorIds);
    });
  }

  /** @returns the updated group, or the error code if it or an anchor is not the account's */
  updateForOwner(
    accountId: number,
    id: number,
    { title, description, isActive, anchorIds }: AnchorGroupChanges,
  ): Promise<AnchorGroupRow | 'anchor_thread_not_found' | 'anchor_not_found'> {
    return transact(this.source, async (manager) => {
      if (!(await lock(manager, accountId, id))) return 'anchor_thread_not_found';
      if (anchorIds !== null && !(await this.areOwn(manager, accountId, anchorIds))) return 'anchor_not_found';
      await manager.update(
        AnchorGroupEntity,
        { id },
        {
          title: title ?? undefined,
          description: description ?? undefined,
          isActive: isActive ?? undefined,
          updatedAt: () => 'now()',
        },
      );
      return this.replaceAnchors(manager, id, anchorIds);
    });
  }

  /** Deletes a group and keeps its anchors. @returns the souls of its anchors; null if the account has no such group */
  deleteForOwner(accountId: number, id: number): Promise<number[] | null> {
    return transact(this.source, async (manager) => {
      if (!(await lock(manager, accountId, id))) return null;
      const souls = await this.souls(id, manager);
      await manager.delete(AnchorGroupEntity, { id });
      return souls;
    });
  }

  /** Ids of the souls of a group's anchors. */
  async souls(groupId: number, manager: EntityManager = this.source.manager): Promise<number[]> {
    const rows = await manager
      .createQueryBuilder(AnchorGroupAnchorEntity, 'place')
      .innerJoin(AnchorSoulEntity, 'soul', 'soul.anchorId = place.anchorId')
      .select('soul.companionId', 'id')
      .distinct()
      .where('place.threadId = :groupId', { groupId })
      .orderBy('soul.companionId')
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  private async areOwn(manager: EntityManager, accountId: number, anchorIds: readonly number[]): Promise<boolean> {
    return (await manager.countBy(AnchorEntity, { accountId, id: In(anchorIds) })) === anchorIds.length;
  }

  private async replaceAnchors(
    manager: EntityManager,
    id: number,
    anchorIds: readonly number[] | null,
  ): Promise<AnchorGroupRow> {
    if (anchorIds !== null) {
      await manager.delete(AnchorGroupAnchorEntity, { threadId: id });
      await manager.insert(
        AnchorGroupAnchorEntity,
        anchorIds.map((anchorId) => ({ threadId: id, anchorId })),
      );
    }
    // SQL: subqueries that return arrays
    const [row] = await manager.query<AnchorGroupRow[]>(`${SELECT} WHERE t.id = $1`, [id]);
    if (!row) throw new Error('an anchor group is not there');
    return row;
  }
}

/** Locks a group until the transaction ends. @returns whether the account has it */
async function lock(manager: EntityManager, accountId: number, id: number): Promise<boolean> {
  const group = await manager.findOne(AnchorGroupEntity, {
    select: { id: true },
    where: { id, accountId },
    lock: { mode: 'pessimistic_write' },
  });
  return group !== null;
}
