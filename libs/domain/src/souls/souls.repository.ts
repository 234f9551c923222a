import type { AgentNews } from '@kinloom/contract';
import { allowLongStatements, CompanionEntity, LONG_DELETION_SECONDS, transact } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';

export type SoulChanges = Partial<
  Pick<CompanionEntity, 'name' | 'archetype' | 'personality' | 'gptInstructions' | 'status' | 'avatar'>
>;

/** What a soul holds, and whether it has something to take in just now. */
export interface Holdings {
  memories: number;
  reflections: number;
  essences: number;
  reflecting: boolean;
}

const NOTHING: Holdings = { memories: 0, reflections: 0, essences: 0, reflecting: false };

@Injectable()
export class SoulsRepository {
  private readonly souls: Repository<CompanionEntity>;

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {
    this.souls = source.getRepository(CompanionEntity);
  }

  listForOwner(accountId: number): Promise<CompanionEntity[]> {
    return this.souls.find({ where: { accountId }, order: { id: 'DESC' } });
  }

  findForOwner(accountId: number, id: number): Promise<CompanionEntity | null> {
    return this.souls.findOneBy({ id, accountId });
  }

  /** @returns what these souls hold, by id */
  async holdings(ids: readonly number[]): Promise<(id: number) => Holdings> {
    const rows = await this.source.query<(Holdings & { id: number })[]>(
      `SELECT p.id,
         (SELECT count(*)::int FROM memories m WHERE m.companion_id = p.id AND m.objection IS NULL AND m.superseded_at IS NULL)
           + (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id AND f.category = 'memory') AS memories,
         (SELECT count(*)::int FROM soul_reflections r WHERE r.companion_id = p.id)
           + (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id AND f.category = 'reflection') AS reflections,
         CASE WHEN jsonb_typeof(p.personality -> 'sourceFiles') = 'array' THEN jsonb_array_length(p.personality -> 'sourceFiles') ELSE 0 END
           -- Those that it was made of are among its sources already.
           + (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id AND f.category = 'essence' AND NOT jsonb_path_exists(
               p.personality, '$.sourceFiles[*] ? (@.fileId == $id)', jsonb_build_object('id', f.id))) AS essences,
         EXISTS (SELECT FROM conversation_souls s JOIN reflection_progress g ON g.conversation_id = s.conversation_id
           WHERE s.companion_id = p.id AND g.due) AS reflecting
       FROM companions p WHERE p.id = ANY($1::bigint[])`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return (id) => byId.get(id) ?? NOTHING;
  }

  /** @throws DomainError too_many_souls */
  create(accountId: number, soul: SoulChanges): Promise<CompanionEntity> {
    return this.source.transaction(async (manager) => {
      const souls = manager.getRepository(CompanionEntity);
      const made = await souls.save(souls.create({ accountId, ...soul }));
      await this.budgets.enforce('souls', accountId, manager);
      return made;
    });
  }

  /**
   * @returns the soul as it is now, and the runs of agents that were made of an archive it no longer has; null where there is no such soul
   * @throws DomainError storage_full, where a larger avatar does not fit
   */
  async updateForOwner(
    accountId: number,
    id: number,
    changes: SoulChanges,
  ): Promise<{ soul: CompanionEntity; runs: AgentNews[] } | null> {
    return transact(this.source, async (manager) => {
      const souls = manager.getRepository(CompanionEntity);
      const before = await souls.findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
      if (!before) return null;
      const archive = archiveIn(before);
      const grows = (changes.avatar?.length ?? 0) > (before.avatar?.length ?? 0);
      // Assigned, not merged: a personality that was sent replaces the one before, key by key it would only grow.
      const soul = await souls.save(
        Object.assign(before, changes, { mindVersion: before.mindVersion + 1, updatedAt: new Date() }),
      );
      const other = archiveIn(soul) !== archive;
      const runs = await withdrawRuns(manager, accountId, { brought: other ? [id] : [] });
      if (grows) await this.budgets.enforce('storage', accountId, manager);
      return { soul, runs };
    });
  }

  /**
   * Deletes a soul and everything that was its alone: the conversations that it had by itself with the person, whole.
   * @returns the ids of those conversations, and the runs of agents that were made of it and are erased; null where there is no such soul
   */
  async deleteForOwner(accountId: number, id: number): Promise<{ conversations: number[]; runs: AgentNews[] } | null> {
    return transact(this.source, async (manager) => {
      await allowLongStatements(manager, LONG_DELETION_SECONDS);
      const owned = await manager
        .getRepository(CompanionEntity)
        .findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
      if (!owned) return null;
      const [rows]: [{ id: number }[]] = await manager.query(
        `DELETE FROM conversations c USING conversation_souls s
         WHERE s.conversation_id = c.id AND s.companion_id = $1 AND NOT c.is_group RETURNING c.id`,
        [id],
      );
      await manager.query('DELETE FROM companions WHERE id = $1', [id]);
      const conversations = rows.map((row) => row.id);
      const runs = await withdrawRuns(manager, accountId, { soul: [id], conversation: conversations });
      return { conversations, runs };
    });
  }
}

/** What a soul's personality holds of what it was brought with, to be told from another. */
const archiveIn = ({ personality }: Pick<CompanionEntity, 'personality'>): string =>
  typeof personality === 'string'
    ? ''
    : JSON.stringify([
        personality['fullContentArchive'],
        personality['conversationHistory'],
        personality['sourceFiles'],
      ]);
