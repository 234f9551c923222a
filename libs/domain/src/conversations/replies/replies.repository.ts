import type { Why } from '@kinloom/contract';
import { Sql } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { MESSAGE_COLUMNS, type MessageRow } from '../row-mappers';
import { type ReplyProvenance, ASYNC_COMMIT, type ReplyKey } from '../turns/turn-rows';

/** How a reply ends. `last`: its turn ends with it. */
export interface ReplyEnding {
  content: string;
  status: 'complete' | 'stopped' | 'failed';
  failure: string | null;
  last: boolean;
}

/**
 * The last step of a processing log, with the milliseconds the statement took so far. It reads `due`, which makes PostgreSQL evaluate the
 * reflection upsert first.
 */
const SETTLE_STEP = `jsonb_build_object('step', 'settle', 'result', 'kept; reflections newly due: ' || (SELECT count(*) FROM due),
  'duration', round(extract(epoch FROM clock_timestamp() - statement_timestamp()) * 1000, 3))`;

/** Whether the reply recalled ($8) anything whispered. The reply may repeat it, so it is marked as whispered too. */
const RECALLS_WHISPER = `EXISTS (
  SELECT FROM jsonb_to_recordset($8::jsonb) AS r (kind text, id bigint) WHERE CASE r.kind
    WHEN 'memory' THEN EXISTS (SELECT FROM memories x WHERE x.id = r.id AND x.whispered)
    WHEN 'note' THEN EXISTS (SELECT FROM session_notes x WHERE x.id = r.id AND x.whispered)
    WHEN 'message' THEN EXISTS (SELECT FROM messages x WHERE x.id = r.id AND x.whispered)
    WHEN 'file' THEN EXISTS (SELECT FROM files f JOIN messages x ON x.id = f.message_id WHERE f.id = r.id AND x.whispered)
    ELSE false END)`;

/** Replies of souls while they are generated. Fencing: a write changes nothing unless its attempt is still that of the turn. */
@Injectable()
export class RepliesRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Opens a soul's reply: inserts a message with the next seq, or restarts the one an earlier attempt left behind. Unique by turn and
   * soul. Fenced by `attempt`.
   * @returns null where a newer attempt has the turn, or the reply is already finished
   */
  async open({ turnId, attempt, companionId }: ReplyKey, content: string, why: Why | null): Promise<MessageRow | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<MessageRow>(
      'replies.open',
      `WITH turn AS (
         SELECT t.conversation_id, coalesce(asked.whispered, false) AS whispered
         FROM turns t LEFT JOIN messages asked ON asked.id = t.message_id
         WHERE t.id = $1 AND t.attempt = $2 AND t.state = 'answering'
       ), restarted AS (
         UPDATE messages m SET content = $4, attempt = $2, failure = NULL, retry_at = NULL FROM turn
         WHERE m.turn_id = $1 AND m.companion_id = $3 AND m.status = 'streaming' AND m.attempt < $2
         RETURNING m.*
       ), counted AS (
         UPDATE conversations c SET last_seq = last_seq + 1, last_message_at = now() FROM turn
         WHERE c.id = turn.conversation_id AND NOT EXISTS (SELECT FROM messages WHERE turn_id = $1 AND companion_id = $3)
         RETURNING c.id, c.last_seq
       ), inserted AS (
         -- A reply to a whisper may repeat it, so it is marked as whispered too.
         INSERT INTO messages (conversation_id, seq, companion_id, content, status, turn_id, attempt, why, whispered)
         SELECT counted.id, last_seq, $3, $4, 'streaming', $1, $2, $5::jsonb, turn.whispered FROM counted, turn RETURNING *
       )
       SELECT ${MESSAGE_COLUMNS}, ${ASYNC_COMMIT} FROM restarted UNION ALL SELECT ${MESSAGE_COLUMNS}, ${ASYNC_COMMIT} FROM inserted`,
      [turnId, attempt, companionId, content, why && JSON.stringify(why)],
    );
    return rows[0] ?? null;
  }

  /**
   * Defers a reply that no model answered together with its turn: no worker claims it before then.
   * @param seconds from now
   * @returns the message with its `retry_at`; null where a newer attempt has the turn
   */
  async defer(messageId: number, { turnId, attempt }: ReplyKey, seconds: number): Promise<MessageRow | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<MessageRow>(
      'replies.defer',
      `WITH turn AS (
         UPDATE turns SET state = 'waiting', retry_at = now() + make_interval(secs => $4), retry_now = false, deferrals = deferrals + 1, changed_at = now()
         WHERE id = $2 AND attempt = $3 AND state = 'answering' RETURNING id, retry_at
       )
       UPDATE messages m SET retry_at = turn.retry_at FROM turn
       WHERE m.id = $1 AND m.turn_id = turn.id AND m.attempt = $3 AND m.status = 'streaming'
       RETURNING ${MESSAGE_COLUMNS.replaceAll(/\w+/g, (column) => `m.${column}`)}`,
      [messageId, turnId, attempt, seconds],
    );
    return rows[0] ?? null;
  }

  /** Saves the text streamed so far. Fenced by `attempt`. */
  async save(messageId: number, { turnId, attempt }: ReplyKey, content: string): Promise<void> {
    // SQL: hot path, prepared by name
    await this.sql.run(
      'replies.save',
      `UPDATE messages SET content = $4 WHERE id = $1 AND turn_id = $2 AND attempt = $3 AND status = 'streaming' RETURNING ${ASYNC_COMMIT}`,
      [messageId, turnId, attempt, content],
    );
  }

  /**
   * Finishes a reply, and its turn where it is the last one. Stores its provenance and processing log and marks the conversation as due
   * for reflection, in one statement. Fenced by `attempt`.
   * @returns the finished message, and whether a reflection is newly due; null where a newer attempt has the turn
   */
  async settle(
    messageId: number,
    { turnId, attempt, companionId, forgets }: ReplyKey,
    { content, status, failure, last }: ReplyEnding,
    provenance: ReplyProvenance | null,
  ): Promise<(MessageRow & { due: boolean }) | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<MessageRow & { due: boolean }>(
      'replies.settle',
      // Erasing memories locks the soul's row. The share lock serialises with it: either the erasure is seen here, or the erasure sees
      // this reply.
      `WITH soul AS (
         SELECT forgets > $13 AS forgot FROM companions WHERE id = $7 FOR SHARE
       ), settled AS (
         UPDATE messages SET content = $4, status = $5, failure = $6, forgotten = soul.forgot, retry_at = NULL, answered_by = $15,
           recalled = CASE WHEN soul.forgot THEN '[]' ELSE $8::jsonb END,
           whispered = messages.whispered OR ${RECALLS_WHISPER}
         FROM soul WHERE messages.id = $1 AND turn_id = $2 AND attempt = $3 AND status = 'streaming'
         RETURNING ${MESSAGE_COLUMNS}
       ), closed AS (
         UPDATE turns SET state = CASE WHEN $5 = 'failed' THEN 'failed' ELSE 'done' END, changed_at = now()
         WHERE id = $2 AND attempt = $3 AND $14::boolean AND EXISTS (SELECT FROM settled)
       ), due AS (
         INSERT INTO reflection_progress AS p (conversation_id) SELECT conversation_id FROM settled
         ON CONFLICT (conversation_id) DO UPDATE SET due = true, due_at = now() WHERE NOT p.due
         RETURNING conversation_id
       ), logged AS (
         INSERT INTO processing_logs (message_id, companion_id, steps, constraints_applied, cognitive_framework, adaptability_level)
         SELECT id, $7, $9::jsonb || ${SETTLE_STEP}, $10, $11, $12 FROM settled WHERE $9::jsonb IS NOT NULL
         ON CONFLICT (message_id) DO UPDATE SET steps = EXCLUDED.steps, constraints_applied = EXCLUDED.constraints_applied,
           cognitive_framework = EXCLUDED.cognitive_framework, adaptability_level = EXCLUDED.adaptability_level
       ), shaped AS (
         INSERT INTO recalls (message_id, companion_id, kind, ref_id)
         SELECT settled.id, $7, r.kind, r.id FROM settled, jsonb_to_recordset(settled.recalled) AS r (kind text, id bigint)
         ON CONFLICT DO NOTHING
       )
       SELECT settled.*, EXISTS (SELECT FROM due) AS due FROM settled`,
      [
        messageId,
        turnId,
        attempt,
        content,
        status,
        failure,
        companionId,
        JSON.stringify(provenance?.recalled ?? []),
        provenance ? JSON.stringify(provenance.steps) : null,
        provenance?.constraintsApplied ?? [],
        provenance?.cognitiveFramework ?? '',
        provenance?.adaptabilityLevel ?? 0,
        forgets,
        last,
        provenance?.answeredBy ?? null,
      ],
    );
    return rows[0] ?? null;
  }
}
