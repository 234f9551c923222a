import type { AgentNews } from '@kinloom/contract';
import {
  allowLongStatements,
  CompanionEntity,
  ConversationEntity,
  LONG_DELETION_SECONDS,
  transact,
} from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { deleteFailedJobs, withdrawRuns } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { ACTIVE_MEMORY } from './active-memory';

export type SoulChanges = Partial<
  Pick<CompanionEntity, 'name' | 'archetype' | 'personality' | 'gptInstructions' | 'status' | 'avatar'>
>;

/** Counts of a soul's active memories, reflections and essence files, of its uploaded files, and whether a reflection is due. */
export interface SoulCounts {
  memories: number;
  reflections: number;
  essences: number;
  files: number;
  reflecting: boolean;
}

const NO_CONTENTS: SoulCounts = { memories: 0, reflections: 0, essences: 0, files: 0, reflecting: false };

/** Souls of accounts. */
@Injectable()
export class SoulsRepository {
  private readonly souls: Repository<CompanionEntity>;

  constructor(
    private readonly source: DataSource,
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

  /** Counts memories, reflections and files of these souls. @returns a lookup by soul id */
  async countContents(ids: readonly number[]): Promise<(id: number) => SoulCounts> {
    // SQL: reads inside of JSON
    const rows = await this.source.query<(SoulCounts & { id: number; given: number })[]>(
      `SELECT p.id,
         (SELECT count(*)::int FROM memories m WHERE m.companion_id = p.id AND ${ACTIVE_MEMORY}) AS memories,
         (SELECT count(*)::int FROM soul_reflections r WHERE r.companion_id = p.id)
           + (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id AND f.category = 'reflection') AS reflections,
         CASE WHEN jsonb_typeof(p.personality -> 'sourceFiles') = 'array' THEN jsonb_array_length(p.personality -> 'sourceFiles') ELSE 0 END
           -- Files listed in sourceFiles are counted above.
           + (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id AND f.category = 'essence' AND NOT jsonb_path_exists(
               p.personality, '$.sourceFiles[*] ? (@.fileId == $id)', jsonb_build_object('id', f.id))) AS essences,
         (SELECT count(*)::int FROM files f WHERE f.companion_id = p.id AND f.category IN ('memory', 'reflection')) AS given,
         EXISTS (SELECT FROM conversation_souls s JOIN reflection_progress g ON g.conversation_id = s.conversation_id
           WHERE s.companion_id = p.id AND g.due) AS reflecting
       FROM companions p WHERE p.id = ANY($1::bigint[])`,
      [ids],
    );
    const byId = new Map(rows.map(({ given, ...row }) => [row.id, { ...row, files: given + row.essences }]));
    return (id) => byId.get(id) ?? NO_CONTENTS;
  }

  /** @throws DomainError too_many_souls, storage_full */
  create(accountId: number, soul: SoulChanges): Promise<CompanionEntity> {
    return this.source.transaction(async (manager) => {
      const souls = manager.getRepository(CompanionEntity);
      const created = await souls.save(souls.create({ accountId, ...soul }));
      await this.budgets.enforce('souls', accountId, manager);
      if (created.avatar) await this.budgets.enforce('storage', accountId, manager);
      return created;
    });
  }

  /**
   * Updates a soul and withdraws agent runs based on an archive it no longer has.
   * @returns the updated soul and the withdrawn runs; null where the soul does not belong to the account
   * @throws DomainError storage_full, where a larger avatar exceeds the quota
   */
  async updateForOwner(
    accountId: number,
    id: number,
    changes: SoulChanges,
  ): Promise<{ soul: CompanionEntity; runs: AgentNews[] } | null> {
    return transact(this.source, async (manager) => {
      const souls = manager.getRepository(CompanionEntity);
      const current = await souls.findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
      if (!current) return null;
      const archive = serialiseArchive(current);
      const grows = (changes.avatar?.length ?? 0) > (current.avatar?.length ?? 0);
      // Assigned, not merged: a personality that was sent replaces the old one; merging would only ever add keys.
      const soul = await souls.save(
        Object.assign(current, changes, { mindVersion: current.mindVersion + 1, updatedAt: new Date() }),
      );
      const archiveChanged = serialiseArchive(soul) !== archive;
      const runs = await withdrawRuns(manager, accountId, { brought: archiveChanged ? [id] : [] });
      if (grows) await this.budgets.enforce('storage', accountId, manager);
      return { soul, runs };
    });
  }

  /**
   * Deletes a soul with its one-to-one conversations.
   * @returns ids of those conversations, and the erased agent runs derived from it; null where the soul does not belong to the account
   */
  async deleteForOwner(accountId: number, id: number): Promise<{ conversations: number[]; runs: AgentNews[] } | null> {
    return transact(this.source, async (manager) => {
      await allowLongStatements(manager, LONG_DELETION_SECONDS);
      const owned = await manager
        .getRepository(CompanionEntity)
        .findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
      if (!owned) return null;
      await deleteFailedJobs(manager, 'soul', id);
      const deleted = await manager
        .createQueryBuilder()
        .delete()
        .from(ConversationEntity)
        .where({ isGroup: false })
        .andWhere('id IN (SELECT s.conversation_id FROM conversation_souls s WHERE s.companion_id = :id)', { id })
        .returning('id')
        .execute();
      await manager.delete(CompanionEntity, { id });
      const conversations = (deleted.raw as { id: number }[]).map((row) => row.id);
      const runs = await withdrawRuns(manager, accountId, { soul: [id], conversation: conversations });
      return { conversations, runs };
    });
  }
}

/** Serialises the imported part of a personality, for comparison. */
const serialiseArchive = ({ personality }: Pick<CompanionEntity, 'personality'>): string =>
  typeof personality === 'string'
    ? ''
    : JSON.stringify([
        personality['fullContentArchive'],
        personality['conversationHistory'],
        personality['sourceFiles'],
      ]);
