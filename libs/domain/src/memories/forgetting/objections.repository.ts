import type { AgentNews, Objection } from '@kinloom/contract';
import { type RecalledKind } from '@kinloom/contract';
import {
  CompanionEntity,
  MemoryEntity,
  MemoryMessageEntity,
  MessageEntity,
  ObjectionEntity,
  SessionNoteEntity,
  transact,
} from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { STORED_LINES_FROM } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { hideMessages } from '../embeddings/stale-embeddings.repository';
import { deleteMessageEmotions } from '../reflection/message-emotions.repository';
import type { OfferingRow } from '../offerings/offering-rows';
import { withdrawProposals } from '../offerings/offering-proposals.repository';
import { MEMORY_COLUMNS, type MemoryRow } from '../memory-rows';
import { bumpMindVersions, refreshMemorySummary, recordTombstones } from '../minds/mind-versions.repository';

/** Stores objections of owners to items their souls recalled. */
@Injectable()
export class ObjectionsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Stores an objection and hides the item, its sources or its derivatives accordingly.
   * @returns the updated memory if the item is one, offerings withdrawn because their message was hidden, and agent runs erased because they
   *   used hidden content; null if the soul is not the account's or has no such item
   */
  async object(
    accountId: number,
    soulId: number,
    { kind, id }: { kind: string; id: number },
    objection: Objection,
  ): Promise<{ memory: MemoryRow | null; withdrawn: OfferingRow[]; runs: AgentNews[] } | null> {
    return transact(this.source, async (manager) => {
      const owned = await manager.findOne(CompanionEntity, {
        select: { id: true },
        where: { id: soulId, accountId },
        lock: { mode: 'for_no_key_update' },
      });
      if (!owned || !(await this.isRecalled(manager, soulId, { kind, id }))) return null;
      const versions = await bumpMindVersions(manager, [soulId]);
      const version = versions.get(soulId) ?? 0;
      const withdrawn: OfferingRow[] = [];
      if (kind !== 'memory') {
        await manager.upsert(
          ObjectionEntity,
          { companionId: soulId, kind: kind as RecalledKind, refId: id, objection, createdAt: () => 'now()' },
          ['companionId', 'kind', 'refId'],
        );
        withdrawn.push(...(await this.hide(manager, soulId, version, { kind, ids: [id] })));
      }
      const touched = kind === 'memory' ? [id] : await this.memoriesOf(manager, soulId, { kind, id }, objection);
      await manager.update(
        MemoryEntity,
        { id: Any(touched), companionId: soulId },
        {
          objection,
          version,
          supersededAt: objection === 'outdated' ? () => 'coalesce(superseded_at, now())' : undefined,
        },
      );
      const sourceMessages =
        kind === 'memory' && objection === 'never-mention' ? await this.objectToSources(manager, soulId, id) : [];
      if (sourceMessages.length > 0)
        withdrawn.push(...(await this.hide(manager, soulId, version, { kind: 'message', ids: sourceMessages })));
      // `wrong` and `outdated` do not hide the item, so runs that used it stay.
      const hidden = kind !== 'memory' || objection === 'never-mention';
      const messages = kind === 'message' ? [id] : sourceMessages;
      const runs = hidden
        ? await this.eraseRuns(manager, accountId, soulId, { kind, id, memory: touched, messages })
        : [];
      await refreshMemorySummary(manager, [soulId]);
      // SQL: the computed columns that every read of memories has
      const rows = await manager.query<MemoryRow[]>(
        `SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = $1 AND m.companion_id = $2`,
        [kind === 'memory' ? id : 0, soulId],
      );
      return { memory: rows[0] ?? null, withdrawn, runs };
    });
  }

  /** Whether the soul has this item. */
  private async isRecalled(
    manager: EntityManager,
    soulId: number,
    { kind, id }: { kind: string; id: number },
  ): Promise<boolean> {
    const statements: Record<string, string> = {
      memory: 'SELECT FROM memories WHERE id = $2 AND companion_id = $1',
      note: 'SELECT FROM session_notes WHERE id = $2 AND companion_id = $1',
      message: `SELECT FROM messages m JOIN conversation_souls s ON s.conversation_id = m.conversation_id
        WHERE m.id = $2 AND s.companion_id = $1`,
      // An archive id is a position within the archive; an unknown position has no effect.
      archive: 'SELECT FROM companions WHERE id = $1 AND $2::bigint >= 0',
      file: 'SELECT FROM companions WHERE id = $1 AND $2::bigint >= 0',
    };
    const statement = statements[kind];
    if (!statement) return false;
    // SQL: one of several statements, by kind
    const rows = await manager.query<{ found: boolean }[]>(`SELECT EXISTS (${statement}) AS found`, [soulId, id]);
    return rows[0]?.found ?? false;
  }

  /** Memories sourced from a message with the objection `never-mention`. */
  private async memoriesOf(
    manager: EntityManager,
    soulId: number,
    { kind, id }: { kind: string; id: number },
    objection: Objection,
  ): Promise<number[]> {
    if (kind !== 'message' || objection !== 'never-mention') return [];
    const sources = await manager.find(MemoryMessageEntity, {
      select: { memoryId: true },
      where: { messageId: id, memory: { companionId: soulId } },
    });
    return sources.map(({ memoryId }) => memoryId);
  }

  /** Adds `never-mention` objections to the source messages of a memory. @returns those messages */
  private async objectToSources(manager: EntityManager, soulId: number, memoryId: number): Promise<number[]> {
    // SQL: INSERT … SELECT, which the builder does not have
    const rows = await manager.query<{ id: number }[]>(
      `INSERT INTO objections (companion_id, kind, ref_id, objection)
       SELECT $1, 'message', message_id, 'never-mention' FROM memory_messages WHERE memory_id = $2
       ON CONFLICT (companion_id, kind, ref_id) DO UPDATE SET objection = EXCLUDED.objection RETURNING ref_id AS id`,
      [soulId, memoryId],
    );
    return rows.map(({ id }) => id);
  }

  private async hide(
    manager: EntityManager,
    soulId: number,
    version: number,
    { kind, ids }: { kind: string; ids: readonly number[] },
  ): Promise<OfferingRow[]> {
    if (kind === 'message') {
      await hideMessages(manager, ids);
      await deleteMessageEmotions(manager, ids);
    }
    await recordTombstones(
      manager,
      soulId,
      version,
      ids.map((id) => `${kind}:${id}`),
    );
    return kind === 'message' ? withdrawProposals(manager, { messages: ids }) : [];
  }

  /** Erases agent runs that used the hidden item or notes that cover its messages. */
  private async eraseRuns(
    manager: EntityManager,
    accountId: number,
    soulId: number,
    {
      kind,
      id,
      memory,
      messages,
    }: { kind: string; id: number; memory: readonly number[]; messages: readonly number[] },
  ): Promise<AgentNews[]> {
    const notes = await manager
      .createQueryBuilder(SessionNoteEntity, 'note')
      .innerJoin(
        MessageEntity,
        'message',
        'message.conversationId = note.conversationId AND message.seq BETWEEN note.fromSeq AND note.toSeq',
      )
      .select('note.id')
      .where('message.id = ANY(:messages)', { messages })
      .getMany();
    const note = notes.map((one) => one.id);
    return withdrawRuns(manager, accountId, {
      memory,
      message: messages,
      note: kind === 'note' ? [...note, id] : note,
      file: kind === 'file' ? [id] : [],
      archive: kind === 'archive' && id >= STORED_LINES_FROM ? [id] : [],
      brought: kind === 'archive' && id < STORED_LINES_FROM ? [soulId] : [],
    });
  }
}
