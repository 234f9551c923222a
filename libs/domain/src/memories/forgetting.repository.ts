import { draftsOf } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HEARD_COLUMNS, type HeardRow, SPOKEN, toHeard } from './rows';
import { moveOn, summarise, tombstone } from './versions';

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
      const [row] = await manager.query<HeardRow[]>(
        `SELECT ${HEARD_COLUMNS} FROM messages m ${SPOKEN} WHERE m.id = $1 AND m.conversation_id = $2`,
        [messageId, conversationId],
      );
      if (!row) return null;
      const memories = await manager.query<Victim[]>(
        `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m JOIN memory_messages s ON s.memory_id = m.id
         WHERE s.message_id = $1 AND m.source_type = 'message'
           AND NOT EXISTS (SELECT FROM memory_messages o WHERE o.memory_id = m.id AND o.message_id <> $1)`,
        [messageId],
      );
      const forgotten = await this.letGo(manager, souls, { memories, messages: [messageId], values: valuesIn(row) });
      await this.endTurns(manager, conversationId, messageId);
      await manager.query('DELETE FROM messages WHERE id = $1', [messageId]);
      await this.rest(manager, souls, messageId);
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
      const versions = await moveOn(manager, [memory.companion_id], { forgets: true });
      const said = await manager.query<{ id: number }[]>(
        'SELECT message_id AS id FROM memory_messages WHERE memory_id = $1',
        [memoryId],
      );
      return this.letGo(manager, versions, { memories: [memory], messages: said.map(({ id }) => id), values: [] });
    });
  }

  private async letGo(
    manager: EntityManager,
    versions: ReadonlyMap<number, number>,
    {
      memories,
      messages,
      values,
    }: { memories: readonly Victim[]; messages: readonly number[]; values: readonly string[] },
  ): Promise<Forgotten> {
    const souls = [...versions.keys()];
    const ids = memories.map(({ id }) => id);
    await this.revive(manager, versions, ids);
    const told = [...values, ...memories.flatMap(({ value }) => value ?? [])].filter((value) => value.length > 2);
    const traces = await this.traces(manager, souls, { memories: ids, messages, values: [...new Set(told)] });
    const hidden = [...new Set([...messages, ...traces])];
    await manager.query('UPDATE messages SET forgotten = true WHERE id = ANY($1::bigint[])', [hidden]);
    const { due, notes } = await this.emptyNotes(manager, versions, hidden);
    await this.scrub(manager, souls, { memory: ids, message: hidden, note: notes });
    for (const [soulId, version] of versions) {
      const own = memories.filter(({ companion_id }) => companion_id === soulId).map(({ id }) => `memory:${id}`);
      await tombstone(manager, soulId, version, [...own, ...hidden.map((id) => `message:${id}`)]);
    }
    await manager.query(
      'DELETE FROM soul_reflections WHERE companion_id = ANY($1::bigint[]) AND message_id = ANY($2::bigint[])',
      [souls, hidden],
    );
    await manager.query('DELETE FROM memories WHERE id = ANY($1::bigint[])', [ids]);
    await summarise(manager, souls);
    return { souls, removed: memories.map(({ id, companion_id }) => ({ soulId: companion_id, id })), due };
  }

  /**
   * What a forgotten memory had taken the place of holds again, unless something else has its place: what took the place of the forgotten
   * one, or another of its kind that holds.
   */
  private async revive(
    manager: EntityManager,
    versions: ReadonlyMap<number, number>,
    ids: readonly number[],
  ): Promise<void> {
    for (const [soulId, version] of versions) {
      await manager.query(
        `UPDATE memories m SET version = $3, superseded_by = heir.id, superseded_at = CASE WHEN heir.id IS NOT NULL THEN m.superseded_at END
         FROM (SELECT c.id AS memory_id, coalesce(
             CASE WHEN v.superseded_by <> ALL ($2::bigint[]) THEN v.superseded_by END,
             (SELECT min(o.id) FROM memories o WHERE o.companion_id = c.companion_id AND o.key = c.key AND o.superseded_at IS NULL
               AND o.objection IS NULL),
             (SELECT max(n.id) FROM memories n WHERE n.superseded_by = v.id AND n.key = c.key AND n.id > c.id)) AS id
           FROM memories c JOIN memories v ON v.id = c.superseded_by
           WHERE c.companion_id = $1 AND v.id = ANY($2::bigint[]) AND c.id <> ALL ($2::bigint[])) heir
         WHERE m.id = heir.memory_id`,
        [soulId, ids, version],
      );
    }
    await manager.query('UPDATE memories SET superseded_by = NULL WHERE superseded_by = ANY($1::bigint[])', [ids]);
  }

  /**
   * Replies in which what is forgotten may live on: those to the messages, those it shaped, those that they shaped in turn, and those that
   * hold its very words where no other message of the person does.
   */
  private async traces(
    manager: EntityManager,
    souls: readonly number[],
    gone: { memories: readonly number[]; messages: readonly number[]; values: readonly string[] },
  ): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `WITH RECURSIVE trace AS (
         SELECT m.id FROM turns t JOIN messages m ON m.turn_id = t.id
         WHERE t.conversation_id IN (SELECT conversation_id FROM messages WHERE id = ANY($2::bigint[])) AND t.message_id = ANY($2::bigint[])
         UNION SELECT message_id FROM recalls WHERE companion_id = ANY($1::bigint[])
           AND ((kind = 'memory' AND ref_id = ANY($3::bigint[])) OR (kind = 'message' AND ref_id = ANY($2::bigint[])))
         UNION SELECT r.message_id FROM trace JOIN recalls r ON r.kind = 'message' AND r.ref_id = trace.id
           AND r.companion_id = ANY($1::bigint[])
       ) SELECT id FROM trace`,
      [souls, gone.messages, gone.memories],
    );
    const found = new Set(rows.map(({ id }) => id));
    for (const value of gone.values) {
      for (const id of await this.repliesThatSay(manager, souls, value, gone.messages)) found.add(id);
    }
    return [...found];
  }

  private async repliesThatSay(
    manager: EntityManager,
    souls: readonly number[],
    value: string,
    gone: readonly number[],
  ): Promise<number[]> {
    const said = (whose: string) =>
      `SELECT m.id FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id
       WHERE s.companion_id = ANY($1::bigint[]) AND m.companion_id ${whose} AND strpos(lower(m.content), lower($2)) > 0
         AND m.id <> ALL($3::bigint[])`;
    const others = await manager.query<{ id: number }[]>(`${said('IS NULL')} LIMIT 1`, [souls, value, gone]);
    if (others.length > 0) return [];
    return (await manager.query<{ id: number }[]>(said('IS NOT NULL'), [souls, value, gone])).map(({ id }) => id);
  }

  /** Nobody answers a deleted message any more, nor says anew what was deleted while it was said. */
  private async endTurns(manager: EntityManager, conversationId: number, messageId: number): Promise<void> {
    await manager.query(
      `DELETE FROM turns WHERE conversation_id = $1 AND message_id = $2 AND state IN ('waiting', 'failed')`,
      [conversationId, messageId],
    );
    await manager.query(
      `UPDATE turns SET state = 'done', changed_at = now()
       WHERE id = (SELECT turn_id FROM messages WHERE id = $1 AND status = 'streaming')`,
      [messageId],
    );
  }

  /** What was said in other messages too, it is known from those alone now: aloud only if it was said aloud there. */
  private async rest(manager: EntityManager, souls: ReadonlyMap<number, number>, messageId: number): Promise<void> {
    for (const [soulId, version] of souls) {
      await manager.query(
        `UPDATE memories m SET version = $3, source_id = left_over.id, conversation_id = left_over.conversation_id,
           whispered = left_over.whispered
         FROM (SELECT s.memory_id, min(o.id) AS id, min(o.conversation_id) AS conversation_id, bool_and(o.whispered) AS whispered
               FROM memory_messages s JOIN messages o ON o.id = s.message_id GROUP BY s.memory_id) left_over
         WHERE m.id = left_over.memory_id AND m.companion_id = $1 AND m.source_type = 'message' AND m.source_id = $2`,
        [soulId, messageId, version],
      );
    }
  }

  /** Empties the notes that tell of these messages; they are written anew from what is left. @returns them, and their conversations */
  private async emptyNotes(
    manager: EntityManager,
    versions: ReadonlyMap<number, number>,
    messages: readonly number[],
  ): Promise<{ due: number[]; notes: number[] }> {
    const due = new Set<number>();
    const notes: number[] = [];
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
      notes.push(...rows.map(({ id }) => id));
      for (const { conversation_id } of rows) due.add(conversation_id);
    }
    await manager.query(
      'UPDATE reflection_progress SET due = true, due_at = now() WHERE conversation_id = ANY($1::bigint[])',
      [[...due]],
    );
    return { due: [...due], notes };
  }

  /** Takes what is forgotten out of what replies say they were shaped by. */
  private async scrub(
    manager: EntityManager,
    souls: readonly number[],
    gone: Readonly<Record<'memory' | 'message' | 'note', readonly number[]>>,
  ): Promise<void> {
    const kinds = Object.entries(gone).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
    await manager.query(
      `WITH gone AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g(kind, id))
       UPDATE messages SET recalled = (
         SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(recalled) e
         WHERE NOT EXISTS (SELECT FROM gone WHERE gone.kind = e ->> 'kind' AND gone.id = (e ->> 'id')::bigint))
       WHERE id IN (SELECT r.message_id FROM gone JOIN recalls r ON r.kind = gone.kind AND r.ref_id = gone.id
         WHERE r.companion_id = ANY($1::bigint[]))`,
      [souls, kinds.map(({ kind }) => kind), kinds.map(({ id }) => id)],
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
      { forgets: true },
    );
  }
}

interface Victim {
  id: number;
  companion_id: number;
  value: string | null;
}

/** What a message tells in so many words, also where nothing was kept of it yet. */
function valuesIn(row: HeardRow): string[] {
  if (row.companion_id !== null) return [];
  return draftsOf(toHeard(row), { personName: row.speaker, soulName: '', before: [] }).flatMap(
    ({ fact }) => fact?.value ?? [],
  );
}
