import type { ProcessingStep, Recalled } from '@kinloom/contract';
import { Sql } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGE_COLUMNS, type MessageRow } from './mapper';

/**
 * Seconds without a sign of life after which a turn may be taken over. Below the queue's own 5 s, so that a job which the queue hands on
 * finds its turn free; above the second in which signs are given.
 */
export const LEASE_SECONDS = 4;

/** Messages of the conversation that a soul is reminded of, before the one it answers. */
export const HISTORY = 60;

/** A soul that is to answer, and what its mind must have seen to do so. */
export interface TurnSoul {
  id: number;
  name: string;
  /** Moves with every change of what it remembers or is. */
  version: number;
  /** Moves with everything it forgets. */
  forgets: number;
  /** The sum of the last seqs of its other conversations: moves with everything said there. */
  elsewhere: number;
}

/** One message, as a turn reads it. `said_at` is in milliseconds. */
export interface TurnMessage {
  id: number;
  seq: number;
  companion_id: number | null;
  speaker: string;
  content: string;
  said_at: number;
  whispered: boolean;
}

/** How a reply came about, to be kept with it. */
export interface Account {
  recalled: Recalled[];
  steps: ProcessingStep[];
  constraintsApplied: string[];
  cognitiveFramework: string;
  adaptabilityLevel: number;
}

/** A turn that this process has claimed, with all that answering it takes. */
export interface ClaimedTurn {
  id: number;
  attempt: number;
  conversation_id: number;
  account_id: number;
  is_group: boolean;
  person: string;
  souls: TurnSoul[];
  /** Null where the message was deleted meanwhile. */
  asked: TurnMessage | null;
  history: TurnMessage[];
  /** The seq up to which the souls have taken in what was said. */
  reflected_seq: number;
}

/**
 * Lets a statement return before the disk has it. Losing one of these in a crash of the database only means that a try is made again;
 * what ends a reply waits for the disk, and with it everything before it is kept.
 */
const NO_HURRY = `set_config('synchronous_commit', 'off', true)`;

/** Which reply, in which try: every write says so, and one of an older try changes nothing. */
export interface ReplyKey {
  turnId: number;
  attempt: number;
  companionId: number;
  /** How much the soul had forgotten when the turn was claimed. */
  forgets: number;
}

/** A message as JSON, the way `TurnMessage` has it. */
const turnMessage = (alias: string, speaker: string) =>
  `json_build_object('id', ${alias}.id, 'seq', ${alias}.seq, 'companion_id', ${alias}.companion_id, 'speaker', ${speaker},
    'content', ${alias}.content, 'said_at', round(extract(epoch FROM ${alias}.created_at) * 1000), 'whispered', ${alias}.whispered)`;

/** The last step of a processing log: how long the store took by then, in milliseconds. The due reflection is counted so that it comes first. */
const SETTLED = `jsonb_build_object('step', 'settle', 'result', 'kept; reflections newly due: ' || (SELECT count(*) FROM due),
  'duration', round(extract(epoch FROM clock_timestamp() - statement_timestamp()) * 1000, 3))`;

@Injectable()
export class TurnsRepository {
  constructor(@Inject(Sql) private readonly sql: Sql) {}

  /**
   * Claims the oldest open turn of the conversation that a turn belongs to: turns of one conversation are answered one after the other.
   * @returns null where none is open, or somebody is answering
   */
  async claim(turnId: number): Promise<ClaimedTurn | null> {
    const rows = await this.sql.run<ClaimedTurn>(
      'turns.claim',
      `WITH oldest AS (
         SELECT t.id FROM turns t
         WHERE t.conversation_id = (SELECT conversation_id FROM turns WHERE id = $1) AND t.state IN ('waiting', 'answering')
         ORDER BY t.id LIMIT 1
       ), claimed AS (
         UPDATE turns t SET state = 'answering', attempt = attempt + 1, changed_at = now() FROM oldest
         WHERE t.id = oldest.id
           AND (t.state = 'waiting' OR (t.state = 'answering' AND t.changed_at < now() - make_interval(secs => ${LEASE_SECONDS})))
         RETURNING t.*
       )
       SELECT ${NO_HURRY}, t.id, t.attempt, t.conversation_id, c.account_id, c.is_group, a.display_name AS person,
         coalesce(r.reflected_seq, 0) AS reflected_seq,
         coalesce((SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'version', p.mind_version, 'forgets', p.forgets, 'elsewhere', (
               SELECT coalesce(sum(o.last_seq), 0) FROM conversation_souls os JOIN conversations o ON o.id = os.conversation_id
               WHERE os.companion_id = p.id AND o.id <> c.id)) ORDER BY s.position)
           FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id), '[]') AS souls,
         CASE WHEN m.id IS NOT NULL THEN ${turnMessage('m', 'a.display_name')} END AS asked,
         coalesce((SELECT json_agg(${turnMessage('h', 'coalesce(p.name, a.display_name)')} ORDER BY h.seq) FROM (
             SELECT id, seq, companion_id, content, created_at, whispered FROM messages
             -- The bound keeps a long conversation from being read whole, whatever plan is chosen.
             WHERE conversation_id = c.id AND seq > c.last_seq - ${HISTORY * 4} AND content <> '' AND status IN ('complete', 'stopped')
               AND NOT forgotten
               -- What the person said after the message to answer has turns of its own.
               AND (sender_id IS NULL OR seq < m.seq)
             ORDER BY seq DESC LIMIT ${HISTORY}) h LEFT JOIN companions p ON p.id = h.companion_id), '[]') AS history
       FROM claimed t
       JOIN conversations c ON c.id = t.conversation_id
       JOIN accounts a ON a.id = c.account_id
       LEFT JOIN reflection_progress r ON r.conversation_id = c.id
       LEFT JOIN messages m ON m.id = t.message_id`,
      [turnId],
    );
    return rows[0] ?? null;
  }

  /** Which of these turns wait with no open one before them in their conversation. */
  async first(turnIds: readonly number[]): Promise<number[]> {
    const rows = await this.sql.run<{ id: number }>(
      'turns.first',
      `SELECT t.id FROM turns t
       WHERE t.id = ANY($1::bigint[]) AND t.state = 'waiting' AND NOT EXISTS (
         SELECT FROM turns o
         WHERE o.conversation_id = t.conversation_id AND o.id < t.id AND o.state IN ('waiting', 'answering'))`,
      [turnIds],
    );
    return rows.map(({ id }) => id);
  }

  /** A sign of life. @returns whether the turn is still this try's */
  async touch(turnId: number, attempt: number): Promise<boolean> {
    const rows = await this.sql.run(
      'turns.touch',
      `UPDATE turns SET changed_at = now() WHERE id = $1 AND attempt = $2 AND state = 'answering' RETURNING id, ${NO_HURRY}`,
      [turnId, attempt],
    );
    return rows.length === 1;
  }

  /** Gives a turn back: whoever comes next may take it at once. */
  async release(turnId: number, attempt: number): Promise<void> {
    await this.sql.run('turns.release', `UPDATE turns SET changed_at = 'epoch' WHERE id = $1 AND attempt = $2`, [
      turnId,
      attempt,
    ]);
  }

  /**
   * Ends a turn that nobody is to answer any more, and what an earlier try had begun to say.
   * @returns those replies, stopped as far as they came; empty ones are gone
   */
  async finish(turnId: number, attempt: number): Promise<MessageRow[]> {
    return this.sql.run<MessageRow>(
      'turns.finish',
      `WITH ended AS (
         UPDATE turns SET state = 'done', changed_at = now() WHERE id = $1 AND attempt = $2 RETURNING id
       ), unsaid AS (
         DELETE FROM messages m USING ended WHERE m.turn_id = ended.id AND m.status = 'streaming' AND m.content = '' RETURNING m.*
       ), stopped AS (
         UPDATE messages m SET status = 'stopped' FROM ended WHERE m.turn_id = ended.id AND m.status = 'streaming' AND m.content <> ''
         RETURNING m.*
       )
       SELECT ${MESSAGE_COLUMNS} FROM stopped UNION ALL SELECT ${MESSAGE_COLUMNS} FROM unsaid`,
      [turnId, attempt],
    );
  }

  /**
   * Opens the reply of a soul: a new message with the next seq, or the one that an earlier try left, which starts over. Unique by turn
   * and soul, so there is never a second.
   * @returns null where a newer try has the turn, or the reply is already whole
   */
  async openReply({ turnId, attempt, companionId }: ReplyKey, content: string): Promise<MessageRow | null> {
    const rows = await this.sql.run<MessageRow>(
      'turns.open',
      `WITH turn AS (
         SELECT conversation_id FROM turns WHERE id = $1 AND attempt = $2 AND state = 'answering'
       ), taken AS (
         UPDATE messages m SET content = $4, attempt = $2, failure = NULL FROM turn
         WHERE m.turn_id = $1 AND m.companion_id = $3 AND m.status = 'streaming' AND m.attempt < $2
         RETURNING m.*
       ), counted AS (
         UPDATE conversations c SET last_seq = last_seq + 1, last_message_at = now() FROM turn
         WHERE c.id = turn.conversation_id AND NOT EXISTS (SELECT FROM messages WHERE turn_id = $1 AND companion_id = $3)
         RETURNING c.id, c.last_seq
       ), made AS (
         INSERT INTO messages (conversation_id, seq, companion_id, content, status, turn_id, attempt)
         SELECT id, last_seq, $3, $4, 'streaming', $1, $2 FROM counted RETURNING *
       )
       SELECT ${MESSAGE_COLUMNS}, ${NO_HURRY} FROM taken UNION ALL SELECT ${MESSAGE_COLUMNS}, ${NO_HURRY} FROM made`,
      [turnId, attempt, companionId, content],
    );
    return rows[0] ?? null;
  }

  /** Saves how far a reply has come. */
  async saveReply(messageId: number, attempt: number, content: string): Promise<void> {
    await this.sql.run(
      'turns.save',
      `UPDATE messages SET content = $3 WHERE id = $1 AND attempt = $2 AND status = 'streaming' RETURNING ${NO_HURRY}`,
      [messageId, attempt, content],
    );
  }

  /**
   * Ends a reply, and with it the turn: keeps how it came about, what shaped it, and that there is something to reflect on.
   * @returns the message at rest, and whether a reflection is newly due; null where a newer try has it
   */
  async settleReply(
    messageId: number,
    { turnId, attempt, companionId, forgets }: ReplyKey,
    { content, status, failure }: { content: string; status: 'complete' | 'failed'; failure: string | null },
    account: Account | null,
  ): Promise<(MessageRow & { due: boolean }) | null> {
    const rows = await this.sql.run<MessageRow & { due: boolean }>(
      'turns.settle',
      // Whoever forgets holds the soul's row: either that is seen here, or what is settled here is seen there.
      `WITH soul AS (
         SELECT forgets > $13 AS forgot FROM companions WHERE id = $7 FOR SHARE
       ), settled AS (
         UPDATE messages SET content = $4, status = $5, failure = $6, forgotten = soul.forgot,
           recalled = CASE WHEN soul.forgot THEN '[]' ELSE $8::jsonb END
         FROM soul WHERE messages.id = $1 AND attempt = $3 AND status = 'streaming'
         RETURNING ${MESSAGE_COLUMNS}
       ), closed AS (
         UPDATE turns SET state = CASE WHEN $5 = 'failed' THEN 'failed' ELSE 'done' END, changed_at = now()
         WHERE id = $2 AND attempt = $3 AND EXISTS (SELECT FROM settled)
       ), due AS (
         INSERT INTO reflection_progress AS p (conversation_id) SELECT conversation_id FROM settled WHERE status = 'complete'
         ON CONFLICT (conversation_id) DO UPDATE SET due = true, due_at = now() WHERE NOT p.due
         RETURNING conversation_id
       ), logged AS (
         INSERT INTO processing_logs (message_id, companion_id, steps, constraints_applied, cognitive_framework, adaptability_level)
         SELECT id, $7, $9::jsonb || ${SETTLED}, $10, $11, $12 FROM settled WHERE $9::jsonb IS NOT NULL
         ON CONFLICT (message_id) DO NOTHING
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
        JSON.stringify(account?.recalled ?? []),
        account ? JSON.stringify(account.steps) : null,
        account?.constraintsApplied ?? [],
        account?.cognitiveFramework ?? '',
        account?.adaptabilityLevel ?? 0,
        forgets,
      ],
    );
    return rows[0] ?? null;
  }

  /**
   * Turns that nobody seems to attend to: waiting for longer than a job takes to be added, or answered by somebody who gives no sign
   * of life. One for each conversation.
   */
  async forgotten(limit: number): Promise<number[]> {
    const rows = await this.sql.run<{ id: number }>(
      'turns.forgotten',
      `SELECT id FROM (
         SELECT DISTINCT ON (conversation_id) id, state, created_at, changed_at FROM turns
         WHERE state IN ('waiting', 'answering') ORDER BY conversation_id, id
       ) oldest
       WHERE (state = 'waiting' AND created_at < now() - interval '3 seconds')
          OR (state = 'answering' AND changed_at < now() - make_interval(secs => ${LEASE_SECONDS}))
       ORDER BY created_at LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
