import type { MemoryTraces } from '@kinloom/contract';
import { transact } from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteArchiveLinesOfMemory } from './imported-memories.repository';
import { type ForgetResult, forgetMemories, type ForgetTarget } from './forget-memories.repository';
import { findMemoryTraces } from './memory-traces.repository';
import { bumpMindVersions } from '../minds/mind-versions.repository';

/** Deletes memories, each in one transaction that cascades to derived data: session notes, reply provenance, offerings and agent runs. */
@Injectable()
export class MemoryDeletionRepository {
  constructor(private readonly source: DataSource) {}

  /** Deletes a memory; its source messages stay readable but are excluded from recall. @returns null if the account has no such memory */
  async deleteMemory(accountId: number, memoryId: number): Promise<ForgetResult | null> {
    return transact(this.source, async (manager) => {
      const found = await this.findTarget(manager, accountId, memoryId);
      if (!found) return null;
      const { memory, said } = found;
      const versions = await bumpMindVersions(manager, [memory.companion_id], { forgets: true });
      const archive = await deleteArchiveLinesOfMemory(manager, versions, memoryId);
      // The shared memory stays for the other souls and the account.
      // SQL: DELETE with a join, which the builder does not have
      await manager.query(
        `DELETE FROM shared_memory_souls k USING memories m
         WHERE m.id = $1 AND m.source_type = 'shared' AND k.shared_memory_id = m.source_id AND k.companion_id = m.companion_id`,
        [memoryId],
      );
      const runs = await withdrawRuns(manager, accountId, { archive });
      const forgotten = await forgetMemories(manager, accountId, versions, {
        memories: [memory],
        messages: said,
        values: [],
      });
      return { ...forgotten, runs: [...runs, ...(forgotten.runs ?? [])] };
    });
  }

  /** Previews what deleting a memory would remove, from one snapshot. @returns null if the account has no such memory */
  async findTracesForOwner(accountId: number, memoryId: number): Promise<MemoryTraces | null> {
    return this.source.transaction('REPEATABLE READ', async (manager) => {
      const found = await this.findTarget(manager, accountId, memoryId);
      return found && findMemoryTraces(manager, accountId, found.memory, found.said);
    });
  }

  private async findTarget(
    manager: EntityManager,
    accountId: number,
    memoryId: number,
  ): Promise<{ memory: ForgetTarget; said: number[] } | null> {
    // SQL: subqueries that return arrays
    const [memory] = await manager.query<(ForgetTarget & { said: number[] })[]>(
      `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value,
         (SELECT coalesce(jsonb_agg(s.message_id), '[]') FROM memory_messages s WHERE s.memory_id = m.id) AS said
       FROM memories m JOIN companions p ON p.id = m.companion_id WHERE m.id = $1 AND p.account_id = $2`,
      [memoryId, accountId],
    );
    return memory ? { memory, said: memory.said } : null;
  }
}
