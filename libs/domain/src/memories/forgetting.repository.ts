import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { moveOn, tombstone } from './versions';

/** What went, or changed, when something was forgotten. */
export interface Forgotten {
  souls: number[];
  /** Memories that are gone, by soul. */
  removed: { soulId: number; id: number }[];
  /** Conversations whose souls have something to take in anew. */
  due: number[];
}

/**
 * Letting go of what was said or kept, in one transaction: of the thing itself, of what was remembered from it alone, of the notes that
 * told of it, and of the traces it left in replies. What stays to be read is no longer recalled.
 */
@Injectable()
export class ForgettingRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Deletes a message. @returns null where there is no such message of the account */
  async message(accountId: number, conversationId: number, messageId: number): Promise<Forgotten | null> {
    return this.source.transaction(async (manager) => {
      const souls = await this.lockSouls(manager, conversationId, accountId);
      if (!souls) return null;
      const [message] = await manager.query<{ id: number; seq: number }[]>(
        'SELECT id, seq FROM messages WHERE id = $1 AND conversation_id = $2 FOR UPDATE',
        [messageId, conversationId],
      );
      if (!message) return null;
      const memories = await manager.query<Victim[]>(
        `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m JOIN memory_messages s ON s.memory_id = m.id
         WHERE s.message_id = $1 AND m.source_type = 'message'
           AND NOT EXISTS (SELECT FROM memory_messages o WHERE o.memory_id = m.id AND o.message_id <> $1)`,
        [messageId],
      );
      const forgotten = await this.letGo(manager, souls, { memories, messages: [messageId] });
      await manager.query('DELETE FROM turns WHERE message_id = $1 AND state IN ($2, $3)', [
        messageId,
        'waiting',
        'failed',
      ]);
      await manager.query('DELETE FROM messages WHERE id = $1', [messageId]);
      return forgotten;
    });
  }

  /** Deletes a memory; the messages it was said in stay, and are no longer recalled. @returns null where the account has no such memory */
  async memory(accountId: number, memoryId: number): Promise<Forgotten | null> {
    return this.source.transaction(async (manager) => {
      const [memory] = await manager.query<Victim[]>(
        `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m JOIN companions p ON p.id = m.companion_id
         WHERE m.id = $1 AND p.account_id = $2`,
        [memoryId, accountId],
      );
      if (!memory) return null;
      const versions = await moveOn(manager, [memory.companion_id]);
      const said = await manager.query<{ id: number }[]>(
        'SELECT message_id AS id FROM memory_messages WHERE memory_id = $1',
        [memoryId],
      );
      return this.letGo(manager, versions, { memories: [memory], messages: said.map(({ id }) => id) });
    });
  }

  private async letGo(
    manager: EntityManager,
    versions: ReadonlyMap<number, number>,
    { memories, messages }: { memories: readonly Victim[]; messages: readonly number[] },
  ): Promise<Forgotten> {
    const souls = [...versions.keys()];
    const ids = memories.map(({ id }) => id);
    await this.revive(manager, versions, ids);
    const traces = await this.traces(manager, souls, memories, messages);
    const hidden = [...new Set([...messages, ...traces])];
    await manager.query('UPDATE messages SET forgotten = true WHERE id = ANY($1::bigint[])', [hidden]);
    const due = await this.emptyNotes(manager, versions, hidden);
    await this.scrub(manager, souls, ids, messages);
    for (const [soulId, version] of versions) {
      const own = memories.filter(({ companion_id }) => companion_id === soulId).map(({ id }) => `memory:${id}`);
      await tombstone(manager, soulId, version, [...own, ...hidden.map((id) => `message:${id}`)]);
    }
    await manager.query(
      'DELETE FROM soul_reflections WHERE companion_id = ANY($1::bigint[]) AND message_id = ANY($2::bigint[])',
      [souls, hidden],
    );
    await manager.query('DELETE FROM memories WHERE id = ANY($1::bigint[])', [ids]);
    await manager.query(
      `UPDATE companions p SET last_memory_summary = (
         SELECT title FROM memories m WHERE m.companion_id = p.id AND m.objection IS NULL ORDER BY m.id DESC LIMIT 1)
       WHERE id = ANY($1::bigint[])`,
      [souls],
    );
    return { souls, removed: memories.map(({ id, companion_id }) => ({ soulId: companion_id, id })), due };
  }

  /** What a forgotten memory had taken the place of holds again, unless something else has its place. */
  private async revive(
    manager: EntityManager,
    versions: ReadonlyMap<number, number>,
    ids: readonly number[],
  ): Promise<void> {
    for (const [soulId, version] of versions) {
      await manager.query(
        `UPDATE memories m SET superseded_by = NULL, version = $3,
           superseded_at = CASE WHEN EXISTS (
             SELECT FROM memories o WHERE o.companion_id = m.companion_id AND o.key = m.key AND o.superseded_at IS NULL)
             OR m.id <> (SELECT max(n.id) FROM memories n WHERE n.superseded_by = m.superseded_by AND n.key = m.key)
           THEN m.superseded_at END
         WHERE m.companion_id = $1 AND m.superseded_by = ANY($2::bigint[])`,
        [soulId, ids, version],
      );
    }
  }

  /**
   * Replies in which what is forgotten may live on: those to the messages, those it shaped, and those that hold its very words where no
   * other message of the person does.
   */
  private async traces(
    manager: EntityManager,
    souls: readonly number[],
    memories: readonly Victim[],
    messages: readonly number[],
  ): Promise<number[]> {
    const values = [...new Set(memories.flatMap(({ value }) => (value && value.length > 2 ? [value] : [])))];
    const rows = await manager.query<{ id: number }[]>(
      `SELECT m.id FROM messages m JOIN turns t ON t.id = m.turn_id WHERE t.message_id = ANY($2::bigint[])
       UNION SELECT message_id FROM recalls WHERE companion_id = ANY($1::bigint[])
         AND ((kind = 'memory' AND ref_id = ANY($3::bigint[])) OR (kind = 'message' AND ref_id = ANY($2::bigint[])))
       UNION SELECT m.id FROM messages m JOIN conversation_souls s ON s.conversation_id = m.conversation_id,
           unnest($4::text[]) AS v(value)
         WHERE s.companion_id = ANY($1::bigint[]) AND m.companion_id IS NOT NULL AND strpos(lower(m.content), lower(v.value)) > 0
           AND NOT EXISTS (SELECT FROM messages o JOIN conversation_souls os ON os.conversation_id = o.conversation_id
             WHERE os.companion_id = s.companion_id AND o.companion_id IS NULL AND o.id <> ALL($2::bigint[])
               AND strpos(lower(o.content), lower(v.value)) > 0)`,
      [souls, messages, memories.map(({ id }) => id), values],
    );
    return rows.map(({ id }) => id);
  }

  /** Empties the notes that tell of these messages; they are written anew from what is left. @returns their conversations */
  private async emptyNotes(
    manager: EntityManager,
    versions: ReadonlyMap<number, number>,
    messages: readonly number[],
  ): Promise<number[]> {
    const due = new Set<number>();
    for (const [soulId, version] of versions) {
      const [rows] = await manager.query<[{ id: number; conversation_id: number }[], number]>(
        `UPDATE session_notes n SET title = '', content = '', keywords = '{}', feelings = '{}', version = $3
         WHERE n.companion_id = $1 AND EXISTS (SELECT FROM messages m
           WHERE m.id = ANY($2::bigint[]) AND m.conversation_id = n.conversation_id AND m.seq BETWEEN n.from_seq AND n.to_seq)
         RETURNING n.id, n.conversation_id`,
        [soulId, messages, version],
      );
      await tombstone(
        manager,
        soulId,
        version,
        rows.map(({ id }) => `note:${id}`),
      );
      for (const { conversation_id } of rows) due.add(conversation_id);
    }
    await manager.query(
      'UPDATE reflection_progress SET due = true, due_at = now() WHERE conversation_id = ANY($1::bigint[])',
      [[...due]],
    );
    return [...due];
  }

  /** Takes what is forgotten out of what replies say they were shaped by. */
  private async scrub(
    manager: EntityManager,
    souls: readonly number[],
    memories: readonly number[],
    messages: readonly number[],
  ): Promise<void> {
    await manager.query(
      `UPDATE messages SET recalled = (
         SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(recalled) e
         WHERE NOT (e ->> 'kind' = 'memory' AND (e ->> 'id')::bigint = ANY($2::bigint[]))
           AND NOT (e ->> 'kind' = 'message' AND (e ->> 'id')::bigint = ANY($3::bigint[])) AND e ->> 'kind' <> 'note')
       WHERE id IN (SELECT message_id FROM recalls WHERE companion_id = ANY($1::bigint[])
         AND ((kind = 'memory' AND ref_id = ANY($2::bigint[])) OR (kind = 'message' AND ref_id = ANY($3::bigint[])) OR kind = 'note'))`,
      [souls, memories, messages],
    );
  }

  private async lockSouls(
    manager: EntityManager,
    conversationId: number,
    accountId: number,
  ): Promise<Map<number, number> | null> {
    const rows = await manager.query<{ companion_id: number | null }[]>(
      `SELECT s.companion_id FROM conversations c LEFT JOIN conversation_souls s ON s.conversation_id = c.id
       WHERE c.id = $1 AND c.account_id = $2`,
      [conversationId, accountId],
    );
    if (rows.length === 0) return null;
    return moveOn(
      manager,
      rows.flatMap(({ companion_id }) => (companion_id === null ? [] : [companion_id])),
    );
  }
}

interface Victim {
  id: number;
  companion_id: number;
  value: string | null;
}
