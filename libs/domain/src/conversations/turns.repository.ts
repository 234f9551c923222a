import { ATTENTIVE_HOURS, type MessageStatus, type Personality, type SoulStatus, type Why } from '@kinloom/contract';
import { Sql } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGE_COLUMNS, type MessageRow } from './mapper';
import { type ClaimedTurn, ASYNC_COMMIT } from './turn-rows';

/**
 * Seconds without a sign of life after which a turn may be taken over. Below the queue's own 5 s, so that a job which the queue hands on
 * finds its turn free; above the second in which signs are given.
 */
export const LEASE_SECONDS = 4;

/** Messages of the conversation that a soul is reminded of, before the one it answers. */
export const HISTORY = 60;

/** A soul of a group, as it is made. */
export interface ParticipantRow {
  id: number;
  name: string;
  archetype: string;
  personality: Personality | string;
  instructions: string;
  status: SoulStatus;
}

/** A message as JSON, the way `TurnMessage` has it. @param text what is read of the text of a file `f` */
const turnMessage = (alias: string, speaker: string, text: string) =>
  // A copy in a branch is what it was copied from, to whoever heard that.
  `json_build_object('id', coalesce(${alias}.copy_of, ${alias}.id), 'seq', ${alias}.seq, 'companion_id', ${alias}.companion_id, 'speaker', ${speaker},
    'content', ${alias}.content, 'said_at', round(extract(epoch FROM ${alias}.created_at) * 1000), 'whispered', ${alias}.whispered, 'brought', ${alias}.import_id IS NOT NULL,
    'turn_id', ${alias}.turn_id, 'files', CASE WHEN ${alias}.files <> '[]' THEN (SELECT json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'text', ${text}, 'unread', f.unread) ORDER BY f.id)
      FROM files f WHERE f.message_id = coalesce(${alias}.copy_of, ${alias}.id)) END)`;

/** Whether a waiting turn `t` may be taken up: it is not put off, or the person wants no more of it. */
const DUE = '(t.retry_at IS NULL OR t.retry_at <= now() OR t.retry_now OR t.stop)';

/** All that answering a turn `t` takes, where `claimed` names the turn. */
const READ = `
  SELECT ${ASYNC_COMMIT}, t.id, t.attempt, t.kind, t.stop, t.deferrals, t.retry_now, t.style, t.topic, t.conversation_id, c.account_id, c.is_group, c.focus,
    EXISTS (SELECT FROM messages n WHERE n.sender_id = c.account_id AND n.care_tier IS NOT NULL AND n.id <> m.id
      AND n.created_at BETWEEN m.created_at - interval '${ATTENTIVE_HOURS} hours' AND m.created_at) AS attentive,
    a.guarded_at IS NOT NULL OR a.adult_stated_at IS NULL AS guarded, a.display_name AS person, CASE WHEN c.is_group THEN a.behavior END AS behavior,
    CASE WHEN h.id IS NOT NULL THEN json_build_object('name', h.name, 'prompt', h.system_prompt) END AS channel,
    CASE WHEN g.id IS NOT NULL THEN
      json_build_object('id', g.id, 'companion_id', g.companion_id, 'content', g.content, 'variant', g.variant,
        'earlier', coalesce((SELECT json_agg(v.content ORDER BY v.number) FROM message_variants v
          WHERE v.message_id = g.id AND v.number <> g.variant AND v.content <> ''), '[]')) END AS target,
    coalesce(r.reflected_seq, 0) AS reflected_seq,
    coalesce((SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'version', p.mind_version, 'forgets', p.forgets, 'elsewhere', (
          SELECT coalesce(sum(o.last_seq), 0) FROM conversation_souls os JOIN conversations o ON o.id = os.conversation_id
          WHERE os.companion_id = p.id AND o.id <> c.id)) ORDER BY s.position)
      FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id), '[]') AS souls,
    CASE WHEN m.id IS NOT NULL THEN ${turnMessage('m', 'a.display_name', 'f.content')} END AS asked,
    coalesce((SELECT json_agg(${turnMessage('h', 'coalesce(p.name, a.display_name)', 'NULL')} ORDER BY h.seq) FROM (
        SELECT id, copy_of, seq, companion_id, content, created_at, whispered, import_id, turn_id, files FROM messages
        -- The bound keeps a long conversation from being read whole, whatever plan is chosen.
        WHERE conversation_id = c.id AND seq > coalesce(g.seq, c.last_seq) - ${HISTORY * 4} AND seq < coalesce(g.seq, c.last_seq + 1)
          AND (content <> '' OR files <> '[]') AND status IN ('complete', 'stopped') AND NOT forgotten
          -- What the person said after the message to answer has turns of its own.
          AND (sender_id IS NULL OR seq < m.seq)
        ORDER BY seq DESC LIMIT ${HISTORY}) h LEFT JOIN companions p ON p.id = h.companion_id), '[]') AS history
  FROM claimed t
  JOIN conversations c ON c.id = t.conversation_id
  JOIN accounts a ON a.id = c.account_id
  LEFT JOIN reflection_progress r ON r.conversation_id = c.id
  LEFT JOIN messages m ON m.id = t.message_id
  LEFT JOIN messages g ON g.id = t.target_id
  LEFT JOIN channels h ON h.id = t.channel_id AND h.account_id = c.account_id AND h.active`;

@Injectable()
export class TurnsRepository {
  constructor(@Inject(Sql) private readonly sql: Sql) {}

  /**
   * Claims the oldest open turn of the conversation that a turn belongs to: turns of one conversation are answered one after the other.
   * @param share turns of the account that may be answered at once, over all processes; null where there is no bound. Claims in the same
   * moment do not count each other
   * @returns null where none is open, somebody is answering, it is put off until later, or the account has its share already
   */
  async claim(turnId: number, share: number | null = null): Promise<ClaimedTurn | null> {
    const rows = await this.sql.run<ClaimedTurn>(
      'turns.claim',
      `WITH oldest AS (
         SELECT t.id FROM turns t
         WHERE t.conversation_id = (SELECT conversation_id FROM turns WHERE id = $1) AND t.state IN ('waiting', 'answering')
         ORDER BY t.id LIMIT 1
       ), claimed AS (
         UPDATE turns t SET state = 'answering', attempt = attempt + 1, changed_at = now() FROM oldest
         WHERE t.id = oldest.id
           AND ((t.state = 'waiting' AND ${DUE}) OR (t.state = 'answering' AND t.changed_at < now() - make_interval(secs => ${LEASE_SECONDS})))
           AND ($2::int IS NULL OR t.stop OR $2 > (
             SELECT count(*) FROM conversations own JOIN conversations oc ON oc.account_id = own.account_id JOIN turns o ON o.conversation_id = oc.id
             WHERE own.id = t.conversation_id AND o.state = 'answering' AND o.id <> t.id
               AND o.changed_at >= now() - make_interval(secs => ${LEASE_SECONDS})))
         RETURNING t.*
       ) ${READ}`,
      [turnId, share],
    );
    return rows[0] ?? null;
  }

  /** A claimed turn as it is by now, for the next soul that speaks in it. @returns null where a newer try has it */
  async again(turnId: number, attempt: number, speakerId: number | null): Promise<ClaimedTurn | null> {
    const rows = await this.sql.run<ClaimedTurn>(
      'turns.again',
      `WITH claimed AS (
         UPDATE turns SET changed_at = now(), speaker_id = $3::bigint WHERE id = $1 AND attempt = $2 AND state = 'answering' RETURNING *
       ) ${READ}`,
      [turnId, attempt, speakerId],
    );
    return rows[0] ?? null;
  }

  /** The souls of a group, in the order of the circle, as taking turns sees them. */
  async participants(conversationId: number): Promise<ParticipantRow[]> {
    return this.sql.run(
      'turns.participants',
      `SELECT p.id, p.name, p.archetype, p.personality, p.gpt_instructions AS instructions, p.status
       FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = $1 ORDER BY s.position, p.id`,
      [conversationId],
    );
  }

  /** What was said in a turn so far, by soul: also what is not whole, or failed. */
  async spoken(
    turnId: number,
  ): Promise<{ id: number; companion_id: number; status: MessageStatus; content: string; why: Why | null }[]> {
    return this.sql.run(
      'turns.spoken',
      'SELECT id, companion_id, status, content, why FROM messages WHERE turn_id = $1 ORDER BY seq',
      [turnId],
    );
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

  /** The account's oldest turn that waits for nothing but its share. */
  async nextOfAccount(accountId: number): Promise<number | null> {
    const rows = await this.sql.run<{ id: number }>(
      'turns.next_of_account',
      `SELECT t.id FROM conversations c JOIN turns t ON t.conversation_id = c.id
       WHERE c.account_id = $1 AND t.state = 'waiting' AND ${DUE} AND NOT EXISTS (
         SELECT FROM turns o WHERE o.conversation_id = t.conversation_id AND o.id < t.id AND o.state IN ('waiting', 'answering'))
       ORDER BY t.id LIMIT 1`,
      [accountId],
    );
    return rows[0]?.id ?? null;
  }

  /** A sign of life. @returns whether the person wants to hear no more of it; null where the turn is not this try's any more */
  async renewLease(turnId: number, attempt: number): Promise<boolean | null> {
    const rows = await this.sql.run<{ stop: boolean }>(
      'turns.touch',
      `UPDATE turns SET changed_at = now() WHERE id = $1 AND attempt = $2 AND state = 'answering' RETURNING stop, ${ASYNC_COMMIT}`,
      [turnId, attempt],
    );
    return rows[0]?.stop ?? null;
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
         DELETE FROM messages m USING ended WHERE m.turn_id = ended.id AND m.status = 'streaming' AND m.content = '' AND m.variants = 1
         RETURNING m.*
       ), stopped AS (
         UPDATE messages m SET status = 'stopped', retry_at = NULL FROM ended WHERE m.turn_id = ended.id AND m.status = 'streaming' AND (m.content <> '' OR m.variants > 1)
         RETURNING m.*
       )
       SELECT ${MESSAGE_COLUMNS} FROM stopped UNION ALL SELECT ${MESSAGE_COLUMNS} FROM unsaid`,
      [turnId, attempt],
    );
  }

  /**
   * Turns that nobody seems to attend to: waiting for longer than a job takes to be added, or answered by somebody who gives no sign
   * of life. One for each conversation, and of each account no more than its share, so that one account with many does not hide the others'.
   */
  async findStale(limit: number, share: number | null = null): Promise<number[]> {
    const rows = await this.sql.run<{ id: number }>(
      'turns.forgotten',
      `SELECT id FROM (
         SELECT t.id, t.created_at, row_number() OVER (PARTITION BY c.account_id ORDER BY t.created_at, t.id) AS place FROM (
           SELECT DISTINCT ON (conversation_id) * FROM turns WHERE state IN ('waiting', 'answering') ORDER BY conversation_id, id
         ) t JOIN conversations c ON c.id = t.conversation_id
         WHERE (t.state = 'waiting' AND t.created_at < now() - interval '3 seconds' AND ${DUE})
            OR (t.state = 'answering' AND t.changed_at < now() - make_interval(secs => ${LEASE_SECONDS}))
       ) due
       WHERE $2::int IS NULL OR place <= $2 ORDER BY created_at LIMIT $1`,
      [limit, share],
    );
    return rows.map(({ id }) => id);
  }
}
