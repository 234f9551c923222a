import { CompanionEntity, transact } from '@kinloom/database';
import type { Embedder, QuantizedVector } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { hashOfTextSql, USABLE_MESSAGE } from '../memory-rows';

/** Maximum characters of a text to embed: models read little more, and one long text would fail the whole batch. */
const MAX_EMBEDDED_CHARS = 4_000;
/** Conversations per batch: many conversations are short. */
const CONVERSATIONS_PER_BATCH = 16;
/** Messages before the last one of a conversation, among which replies that are still written are looked for. */
const STREAMING_WINDOW = 200;

/** What has embeddings. */
export type EmbeddedKind = 'message' | 'note' | 'memory';

/** A text without a current embedding. */
export interface PendingText {
  kind: EmbeddedKind;
  id: number;
  /** The soul of a note or memory; null for messages. */
  soulId: number | null;
  /** At most 4,000 characters. */
  text: string;
  /** Hash of the whole text, which must be the same when its embedding is stored. */
  hash: string;
}

/** How far a batch goes in a conversation. */
export interface EmbeddingCursor {
  conversationId: number;
  /** `embedding_progress.generation` before the texts were read. */
  generation: number;
  /** Messages above `from` and up to `to` are in the batch, or need no embedding. */
  from: number;
  to: number;
}

/** The next texts to embed of one account. */
export interface PendingBatch {
  texts: PendingText[];
  cursors: EmbeddingCursor[];
}

/** What is embedded: an account, or of it only one conversation with its souls. */
export interface EmbeddingScope {
  accountId: number;
  conversationId: number | null;
}

/** Embeddings of messages, session notes and memories. Every statement is limited to one account. */
@Injectable()
export class EmbeddingsRepository {
  constructor(private readonly source: DataSource) {}

  /** Id of the row for a model in `embedding_models`, which is created if there is none. */
  async findModelId({ name, version }: Pick<Embedder, 'name' | 'version'>): Promise<number> {
    // SQL: inserts only where the row does not exist, and returns it in both cases
    const [row] = await this.source.query<{ id: number }[]>(
      `WITH created AS (INSERT INTO embedding_models (name, version) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id)
       SELECT id FROM created UNION ALL SELECT id FROM embedding_models WHERE name = $1 AND version = $2`,
      [name, version],
    );
    // Another process created it at the same time: it is visible to the next statement.
    return row ? row.id : this.findModelId({ name, version });
  }

  /** The next account after `accountId` that has texts without an embedding of this model; null if there is none. */
  async nextPendingAccount(accountId: number, modelId: number): Promise<number | null> {
    // SQL: existence in several tables
    const [row] = await this.source.query<{ id: number }[]>(
      `SELECT a.id FROM accounts a WHERE a.id > $1 AND a.leaving_at IS NULL AND (
         EXISTS (SELECT FROM conversations c LEFT JOIN embedding_progress g ON g.conversation_id = c.id
           WHERE c.account_id = a.id AND c.last_seq > 0 AND (g.model_id IS DISTINCT FROM $2 OR g.seq < c.last_seq))
         OR EXISTS (SELECT FROM companions p JOIN memories m ON m.companion_id = p.id WHERE p.account_id = a.id AND ${pendingMemory('$2')})
         OR EXISTS (SELECT FROM companions p JOIN session_notes n ON n.companion_id = p.id WHERE p.account_id = a.id AND ${pendingNote('$2')}))
       ORDER BY a.id LIMIT 1`,
      [accountId, modelId],
    );
    return row?.id ?? null;
  }

  /** Texts without an embedding of this model: memories and notes, newest first, then messages in the order of their conversations. */
  async pendingBatch(scope: EmbeddingScope, modelId: number, limit: number): Promise<PendingBatch> {
    const texts = await this.pendingNotesAndMemories(scope, modelId, limit);
    const cursors: EmbeddingCursor[] = [];
    if (texts.length === limit) return { texts, cursors };
    for (const claimed of await this.claimConversations(scope, modelId)) {
      const room = limit - texts.length;
      if (room === 0) break;
      const messages = await this.pendingMessages(scope.accountId, claimed, modelId, room);
      const last = messages.at(-1);
      const { conversationId, generation, from, upTo } = claimed;
      cursors.push({ conversationId, generation, from, to: messages.length === room && last ? last.seq : upTo });
      texts.push(...messages.map(({ seq: _, ...text }) => text));
    }
    return { texts, cursors };
  }

  /**
   * Stores the embeddings of a batch and how far it went, in one transaction. Texts that were changed, forgotten or deleted since are skipped,
   * and so are messages whose conversation another model has begun since. The progress of a conversation stays where messages were queued again.
   * @returns how many embeddings were stored
   */
  async store(
    accountId: number,
    modelId: number,
    vectors: readonly (PendingText & { vector: QuantizedVector })[],
    cursors: readonly EmbeddingCursor[],
  ): Promise<number> {
    return transact(this.source, async (manager) => {
      const revision = vectors.length === 0 ? 0 : await raiseRevision(manager, accountId, vectors, cursors);
      let stored = 0;
      for (const kind of ['message', 'note', 'memory'] as const) {
        const own = vectors.filter((vector) => vector.kind === kind);
        if (own.length === 0) continue;
        // SQL: the rows are one parameter, however many they are
        const rows = await manager.query<{ id: number }[]>(INSERT_BY_KIND[kind], [
          accountId,
          modelId,
          revision,
          own.map(({ id }) => id),
          own.map(({ hash }) => hash),
          own.map(({ vector }) => vector.scale),
          own.map(({ vector: { bytes } }) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
        ]);
        stored += rows.length;
      }
      // SQL: the changes are one parameter, however many they are
      await manager.query(
        `UPDATE embedding_progress g SET seq = k.reached
         FROM unnest($3::bigint[], $4::int[], $5::int[], $6::int[]) AS k(id, generation, start, reached) JOIN conversations c ON c.id = k.id
         WHERE g.conversation_id = k.id AND c.account_id = $1 AND g.model_id = $2 AND g.generation = k.generation AND g.seq = k.start`,
        [
          accountId,
          modelId,
          cursors.map(({ conversationId }) => conversationId),
          cursors.map(({ generation }) => generation),
          cursors.map(({ from }) => from),
          cursors.map(({ to }) => to),
        ],
      );
      return stored;
    });
  }

  private pendingNotesAndMemories(
    { accountId, conversationId }: EmbeddingScope,
    modelId: number,
    limit: number,
  ): Promise<PendingText[]> {
    const own = `p.account_id = $1 AND ($3::bigint IS NULL OR p.id IN (SELECT companion_id FROM conversation_souls WHERE conversation_id = $3))`;
    // SQL: union of several tables
    return this.source.query<PendingText[]>(
      `(SELECT 'memory' AS kind, m.id, p.id AS "soulId", m.content AS text, ${hashOfTextSql('m.content')} AS hash
        FROM companions p JOIN memories m ON m.companion_id = p.id WHERE ${own} AND ${pendingMemory('$2')} ORDER BY m.id DESC LIMIT $4)
       UNION ALL
       (SELECT 'note', n.id, p.id, n.content, ${hashOfTextSql('n.content')}
        FROM companions p JOIN session_notes n ON n.companion_id = p.id WHERE ${own} AND ${pendingNote('$2')} ORDER BY n.id DESC LIMIT $4)
       LIMIT $4`,
      [accountId, modelId, conversationId, limit],
    );
  }

  /** Conversations with messages to embed, the most recent first. A change of the model begins them again. */
  private claimConversations(
    { accountId, conversationId }: EmbeddingScope,
    modelId: number,
  ): Promise<(Omit<EmbeddingCursor, 'to'> & { upTo: number })[]> {
    // SQL: one statement for several tables, as a CTE with RETURNING
    return this.source.query(
      `WITH candidates AS MATERIALIZED (
         SELECT c.id, c.last_seq, c.last_message_at, CASE WHEN g.model_id = $2 THEN g.seq ELSE 0 END AS seq
         FROM conversations c LEFT JOIN embedding_progress g ON g.conversation_id = c.id
         WHERE c.account_id = $1 AND ($3::bigint IS NULL OR c.id = $3) AND c.last_seq > 0
           AND (g.model_id IS DISTINCT FROM $2 OR g.seq < c.last_seq)
         ORDER BY c.last_message_at DESC NULLS LAST, c.id DESC LIMIT ${CONVERSATIONS_PER_BATCH}
       ), readable AS (
         -- A reply that is still written, and what follows it, is embedded later.
         SELECT k.*, coalesce((SELECT min(m.seq) - 1 FROM messages m WHERE m.conversation_id = k.id AND m.status = 'streaming'
           AND m.seq > greatest(k.seq, k.last_seq - ${STREAMING_WINDOW})), k.last_seq) AS up_to
         FROM candidates k
       ), claimed AS (
         INSERT INTO embedding_progress AS g (conversation_id, model_id) SELECT id, $2 FROM readable WHERE up_to > seq
         ON CONFLICT (conversation_id) DO UPDATE SET model_id = EXCLUDED.model_id,
           seq = CASE WHEN g.model_id = EXCLUDED.model_id THEN g.seq ELSE 0 END,
           generation = g.generation + (g.model_id <> EXCLUDED.model_id)::int
         RETURNING g.conversation_id, g.generation, g.seq
       )
       SELECT k.conversation_id AS "conversationId", k.generation, k.seq AS "from", r.up_to AS "upTo"
       FROM claimed k JOIN readable r ON r.id = k.conversation_id ORDER BY r.last_message_at DESC NULLS LAST, r.id DESC`,
      [accountId, modelId, conversationId],
    );
  }

  private pendingMessages(
    accountId: number,
    { conversationId, from, upTo }: { conversationId: number; from: number; upTo: number },
    modelId: number,
    limit: number,
  ): Promise<(PendingText & { seq: number })[]> {
    // SQL: expressions over the text
    return this.source.query(
      `SELECT 'message' AS kind, m.id, NULL::bigint AS "soulId", m.seq, left(m.content, ${MAX_EMBEDDED_CHARS}) AS text,
         ${hashOfTextSql('m.content')} AS hash
       FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.conversation_id = $2 AND c.account_id = $1 AND m.seq > $3 AND m.seq <= $4 AND ${USABLE_MESSAGE}
         AND NOT EXISTS (SELECT FROM message_embeddings e
           WHERE e.message_id = m.id AND e.model_id = $5 AND e.content_hash = ${hashOfTextSql('m.content')})
       ORDER BY m.seq LIMIT $6`,
      [accountId, conversationId, from, upTo, modelId, limit],
    );
  }
}

/** Condition for memories `m` that recall may find and that have no current embedding; offered texts above the limit are found by passages. */
const pendingMemory = (modelId: string): string => `m.objection IS NULL AND length(m.content) <= ${MAX_EMBEDDED_CHARS}
  AND NOT EXISTS (SELECT FROM memory_embeddings e
    WHERE e.memory_id = m.id AND e.model_id = ${modelId} AND e.content_hash = ${hashOfTextSql('m.content')})`;

/** Condition for session notes `n` that recall may find and that have no current embedding. */
const pendingNote = (modelId: string): string => `n.content <> '' AND length(n.content) <= ${MAX_EMBEDDED_CHARS}
  AND NOT EXISTS (SELECT FROM objections o WHERE o.companion_id = n.companion_id AND o.kind = 'note' AND o.ref_id = n.id)
  AND NOT EXISTS (SELECT FROM note_embeddings e
    WHERE e.note_id = n.id AND e.model_id = ${modelId} AND e.content_hash = ${hashOfTextSql('n.content')})`;

const VECTORS = `unnest($4::bigint[], $5::uuid[], $6::real[], $7::bytea[]) AS v(id, hash, scale, vector)`;
const REPLACE = `DO UPDATE SET revision = EXCLUDED.revision, model_id = EXCLUDED.model_id, scale = EXCLUDED.scale,
  content_hash = EXCLUDED.content_hash, vector = EXCLUDED.vector`;

/**
 * Statements that insert or replace embeddings of texts that are still those that were embedded, and return their ids. The share lock
 * serialises with a change of the text: either the change is seen here, or the change deletes the embedding.
 */
const INSERT_BY_KIND: Readonly<Record<EmbeddedKind, string>> = {
  message: `INSERT INTO message_embeddings (message_id, conversation_id, revision, model_id, scale, content_hash, vector)
    SELECT m.id, m.conversation_id, $3, $2, v.scale, v.hash, v.vector
    FROM ${VECTORS} JOIN messages m ON m.id = v.id AND ${hashOfTextSql('m.content')} = v.hash
      JOIN conversations c ON c.id = m.conversation_id AND c.account_id = $1
      JOIN embedding_progress g ON g.conversation_id = c.id AND g.model_id = $2
    WHERE ${USABLE_MESSAGE} FOR SHARE OF m
    ON CONFLICT (message_id) ${REPLACE} RETURNING message_id AS id`,
  note: `INSERT INTO note_embeddings (note_id, revision, model_id, scale, content_hash, vector)
    SELECT n.id, $3, $2, v.scale, v.hash, v.vector
    FROM ${VECTORS} JOIN session_notes n ON n.id = v.id AND ${hashOfTextSql('n.content')} = v.hash
      JOIN companions p ON p.id = n.companion_id AND p.account_id = $1
    FOR SHARE OF n
    ON CONFLICT (note_id) ${REPLACE} RETURNING note_id AS id`,
  memory: `INSERT INTO memory_embeddings (memory_id, revision, model_id, scale, content_hash, vector)
    SELECT m.id, $3, $2, v.scale, v.hash, v.vector
    FROM ${VECTORS} JOIN memories m ON m.id = v.id AND ${hashOfTextSql('m.content')} = v.hash
      JOIN companions p ON p.id = m.companion_id AND p.account_id = $1
    FOR SHARE OF m
    ON CONFLICT (memory_id) ${REPLACE} RETURNING memory_id AS id`,
};

/**
 * Raises `embedding_revision` of the souls of a batch, whose row locks last until commit: for each soul, revisions are committed in order.
 * @returns the new revision, above all former ones of these souls
 */
async function raiseRevision(
  manager: EntityManager,
  accountId: number,
  vectors: readonly PendingText[],
  cursors: readonly EmbeddingCursor[],
): Promise<number> {
  // SQL: a lock in a fixed order, with a subquery
  const souls = await manager.query<{ id: number; revision: number }[]>(
    `SELECT p.id, p.embedding_revision AS revision FROM companions p
     WHERE p.account_id = $1 AND (p.id = ANY($2::bigint[])
       OR p.id IN (SELECT companion_id FROM conversation_souls WHERE conversation_id = ANY($3::bigint[])))
     ORDER BY p.id FOR NO KEY UPDATE OF p`,
    [
      accountId,
      [...new Set(vectors.flatMap(({ soulId }) => soulId ?? []))],
      cursors.map(({ conversationId }) => conversationId),
    ],
  );
  const revision = Math.max(0, ...souls.map((soul) => soul.revision)) + 1;
  await manager.update(CompanionEntity, { id: In(souls.map(({ id }) => id)) }, { embeddingRevision: revision });
  return revision;
}
