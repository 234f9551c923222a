import type { PendingMemory } from '@kinloom/contract';
import { CompanionEntity, PendingMemoryEntity, transact } from '@kinloom/database';
import { bumpMindVersions } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Piece } from './pieces';
import { insertMemories } from './pieces.repository';

interface PendingRow {
  id: number;
  companion_id: number;
  import_id: number | null;
  file_id: number | null;
  kind: Piece['kind'];
  title: string;
  content: string;
  tags: string[];
  key: string;
  source_type: 'card' | 'file';
  source_label: string;
  created_at: Date;
}

/** Imported texts that look like instructions, pending the person's decision. */
@Injectable()
export class PendingMemoriesRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists the pending texts of a soul in import order. */
  async listForOwner(accountId: number, soulId: number): Promise<PendingMemory[]> {
    const texts = await this.source
      .getRepository(PendingMemoryEntity)
      .find({ where: { companionId: soulId, companion: { accountId } }, order: { id: 'ASC' } });
    return texts.map(({ id, companionId, title, content, kind, sourceType, sourceLabel, createdAt }) => ({
      id,
      companionId,
      title,
      content,
      kind,
      source: { type: sourceType, label: sourceLabel },
      createdAt: createdAt.toISOString(),
    }));
  }

  /**
   * Converts a pending text to a memory.
   * @returns the soul's id; null where the account has no such text
   */
  acceptForOwner(accountId: number, id: number): Promise<number | null> {
    return transact(this.source, async (manager) => {
      // Lock order: the soul's row first, as in every transaction that changes memories.
      const soul = await manager
        .createQueryBuilder(CompanionEntity, 'soul')
        .innerJoin(PendingMemoryEntity, 'text', 'text.companionId = soul.id')
        .select('soul.id')
        .where({ accountId })
        .andWhere('text.id = :id', { id })
        .setLock('for_no_key_update', undefined, ['soul'])
        .getOne();
      if (!soul) return null;
      const deleted = await manager
        .createQueryBuilder()
        .delete()
        .from(PendingMemoryEntity)
        .where({ id })
        .returning('*')
        .execute();
      const [row] = deleted.raw as PendingRow[];
      if (!row) return null;
      const version = (await bumpMindVersions(manager, [soul.id])).get(soul.id) ?? 0;
      const { import_id: importId, source_type: type, source_label: label } = row;
      const sourceId = (type === 'file' ? row.file_id : importId) ?? 0;
      await insertMemories(manager, { soulId: soul.id, version, importId, type, id: sourceId, label }, [row]);
      return soul.id;
    });
  }

  /** Deletes a pending text. @returns the soul's id; null where the account has no such text */
  async discardForOwner(accountId: number, id: number): Promise<number | null> {
    const deleted = await this.source
      .createQueryBuilder()
      .delete()
      .from(PendingMemoryEntity)
      .where({ id })
      .andWhere('companion_id IN (SELECT p.id FROM companions p WHERE p.account_id = :accountId)', { accountId })
      .returning('companion_id')
      .execute();
    return (deleted.raw as { companion_id: number }[])[0]?.companion_id ?? null;
  }
}
