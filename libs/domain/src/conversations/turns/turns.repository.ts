import { ATTENTIVE_HOURS, type MessageStatus, type Personality, type SoulStatus, type Why } from '@kinloom/contract';
import { Sql } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { MESSAGE_COLUMNS, type MessageRow } from '../row-mappers';
import { type ClaimedTurn, ASYNC_COMMIT } from './turn-rows';

/**
 * Lease duration in seconds: a turn whose lease was not renewed for longer may be taken over. Shorter than the queue's own 5 s, so that a
 * redelivered job finds its turn free; longer than the renewal interval of 1 s.
 */
export const LEASE_SECONDS = 4;

/** Maximum number of earlier messages loaded as context. */
export const HISTORY_LIMIT = 60;

/** A soul of a group, as the speaker selection reads it. */
export interface ParticipantRow {
  id: number;
  name: string;
  archetype: string;
  personality: Personality | string;
  instructions: string;
  status: SoulStatus;
}

/**
 * SQL that builds a message as JSON in the shape of `TurnMessage`.
 * @param text SQL expression for the text of a file `f`
 */
const messageJson = (alias: string, speaker: string, text: string) =>
  // A copy in a branch carries the id of its original, which memories refer to.
  `json_build_object('id', coalesce(${alias}.copy_of, ${alias}.id), 'seq', ${alias}.seq, 'companion_id', ${alias}.companion_id, 'speaker', ${speaker},
    'content', ${alias}.content, 'said_at', round(extract(epoch FROM ${alias}.created_at) * 1000), 'whispered', ${alias}.whispered, 'brought', ${alias}.import_id IS NOT NULL,
    'turn_id', ${alias}.turn_id, 'reading', ${alias}.reading, 'files', CASE WHEN ${alias}.files <> '[]' THEN (SELECT json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'text', ${text}, 'unread', f.unread) ORDER BY f.id)
      FROM files f WHERE f.message_id = coalesce(${alias}.copy_of, ${alias}.id)) END)`;

/** SQL condition: the waiting turn `t` may be claimed, because it is not deferred, or its retry or stop was requested. */
const CLAIMABLE = '(t.retry_at IS NULL OR t.retry_at <= now() OR t.retry_now OR t.stop)';

/** Loads a `ClaimedTurn`; expects a CTE `claimed` with the row of `turns`. */
const LOAD_CLAIMED = `
  SELECT ${ASYNC_COMMIT}, t.id, t.attempt, t.kind, t.stop, t.deferrals, t.retry_now, t.style, t.topic, t.conversation_id, c.account_id, c.is_group, c.focus,
    EXISTS (SELECT FROM messages n WHERE n.sender_id = c.account_id AND n.care_tier IS NOT NULL AND n.id <> m.id
      AND n.created_at BETWEEN m.created_at - interval '${ATTENTIVE_HOURS} hours' AND m.created_at) AS attentive,
    a.guarded_at IS NOT NULL OR a.adult_stated_at IS NULL AS guarded, a.display_name AS person, a.time_zone, CASE WHEN c.is_group THEN a.behavior END AS behavior,
    CASE WHEN h.id IS NOT NULL THEN json_build_object('name', h.name, 'prompt', h.system_prompt) END AS channel,
    CASE WHEN g.id IS NOT NULL THEN
      json_build_object('id', g.id, 'companion_id', g.companion_id, 'content', g.content, 'variant', g.variant,
        'earlier', coalesce((SELECT json_agg(v.content ORDER BY v.number) FROM message_variants v
          WHERE v.message_id = g.id AND v.number <> g.variant AND v.content <> ''), '[]')) END AS target,
    coalesce(r.reflected_seq, 0) AS reflected_seq,
    coalesce((SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'version', p.mind_version, 'forgets', p.forgets,
          'embeddings', p.embedding_revision, 'elsewhere', (
          SELECT coalesce(sum(o.last_seq), 0) FROM conversation_souls os JOIN conversations o ON o.id = os.conversation_id
          WHERE os.companion_id = p.id AND o.id <> c.id)) ORDER BY s.position)
      FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id), '[]') AS souls,
    CASE WHEN m.id IS NOT NULL THEN ${messageJson('m', 'a.display_name', 'f.content')} END AS asked,
    coalesce((SELECT json_agg(${messageJson('h', 'coalesce(p.name, a.display_name)', 'NULL')} ORDER BY h.seq) FROM (
        SELECT id, copy_of, seq, companion_id, content, created_at, whispered, import_id, turn_id, reading, files FROM messages
        -- The lower bound limits the index scan in long conversations, independent of the query plan.
        WHERE conversation_id = c.id AND seq > coalesce(g.seq, c.last_seq) - ${HISTORY_LIMIT * 4} AND seq < coalesce(g.seq, c.last_seq + 1)
          AND (content <> '' OR files <> '[]') AND status IN ('complete', 'stopped') AND NOT forgotten
          -- Later messages of the person have turns of their own.
          AND (sender_id IS NULL OR seq < m.seq)
        ORDER BY seq DESC LIMIT ${HISTORY_LIMIT}) h LEFT JOIN companions p ON p.id = h.companion_id), '[]') AS history
  FROM claimed t
  JOIN conversations c ON c.id = t.conversation_id
  JOIN accounts a ON a.id = c.account_id
  LEFT JOIN reflection_progress r ON r.conversation_id = c.id
  LEFT JOIN messages m ON m.id = t.message_id
  LEFT JOIN messages g ON g.id = t.target_id
  LEFT JOIN channels h ON h.id = t.channel_id AND h.account_id = c.account_id AND h.active`;

/** Turns and their leases. Writes are fenced by the attempt of the turn. */
@Injectable()
export class TurnsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Leases the oldest open turn of the conversation that a turn belongs to: turns of one conversation are processed sequentially.
   * @param share maximum number of turns of the account in progress at once, over all processes; null where unlimited. Concurrent claims
   * do not see each other
   * @returns null where no turn is open, another worker holds the lease, the turn is deferred, or the account has reached its share
   */
  async claim(turnId: number, share: number | null = null): Promise<ClaimedTurn | null> {
    // Two statements: with one, the condition that an unlimited share leaves out would make the server plan it anew for each claim.
    const hasShare =
      share === null
        ? ''
        : `AND (t.stop OR $2::int > (
             SELECT count(*) FROM conversations own JOIN conversations oc ON oc.account_id = own.account_id JOIN turns o ON o.conversation_id = oc.id
             WHERE own.id = t.conversation_id AND o.state = 'answering' AND o.id <> t.id
               AND o.changed_at >= now() - make_interval(secs => ${LEASE_SECONDS})))`;
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<ClaimedTurn>(
      share === null ? 'turns.claim' : 'turns.claim_share',
      `WITH oldest AS (
         SELECT t.id FROM turns t
         WHERE t.conversation_id = (SELECT conversation_id FROM turns WHERE id = $1) AND t.state IN ('waiting', 'answering')
         ORDER BY t.id LIMIT 1
       ), claimed AS (
         UPDATE turns t SET state = 'answering', attempt = attempt + 1, changed_at = now() FROM oldest
         WHERE t.id = oldest.id
           AND ((t.state = 'waiting' AND ${CLAIMABLE}) OR (t.state = 'answering' AND t.changed_at < now() - make_interval(secs => ${LEASE_SECONDS})))
           ${hasShare}
         RETURNING t.*
       ) ${LOAD_CLAIMED}`,
      share === null ? [turnId] : [turnId, share],
    );
    return rows[0] ?? null;
  }

  /**
   * Renews the lease and reloads the turn for the next speaker.
   * @returns null where a newer attempt has it
   */
  async reload(turnId: number, attempt: number, speakerId: number | null): Promise<ClaimedTurn | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<ClaimedTurn>(
      'turns.reload',
      `WITH claimed AS (
         UPDATE turns SET changed_at = now(), speaker_id = $3::bigint WHERE id = $1 AND attempt = $2 AND state = 'answering' RETURNING *
       ) ${LOAD_CLAIMED}`,
      [turnId, attempt, speakerId],
    );
    return rows[0] ?? null;
  }

  /** Lists the souls of a group in speaking order. */
  async listParticipants(conversationId: number): Promise<ParticipantRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'turns.participants',
      `SELECT p.id, p.name, p.archetype, p.personality, p.gpt_instructions AS instructions, p.status
       FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = $1 ORDER BY s.position, p.id`,
      [conversationId],
    );
  }

  /** Lists the replies of a turn so far, including unfinished and failed ones. */
  async listReplies(
    turnId: number,
  ): Promise<{ id: number; companion_id: number; status: MessageStatus; content: string; why: Why | null }[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'turns.list_replies',
      'SELECT id, companion_id, status, content, why FROM messages WHERE turn_id = $1 ORDER BY seq',
      [turnId],
    );
  }

  /**
   * Finds which of these turns are open and the next of their conversation. Turns that are deferred or follow another open one are not
   * returned.
   * @returns `isUnattended`: no worker has it, or its lease has expired
   */
  findNextOpen(turnIds: readonly number[]): Promise<{ id: number; isUnattended: boolean }[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'turns.find_next_open',
      `SELECT t.id, t.state = 'waiting' OR t.changed_at < now() - make_interval(secs => ${LEASE_SECONDS}) AS "isUnattended"
       FROM turns t
       WHERE t.id = ANY($1::bigint[]) AND (t.state = 'answering' OR (t.state = 'waiting' AND ${CLAIMABLE})) AND NOT EXISTS (
         SELECT FROM turns o
         WHERE o.conversation_id = t.conversation_id AND o.id < t.id AND o.state IN ('waiting', 'answering'))`,
      [turnIds],
    );
  }

  /** Finds the account's oldest claimable turn, for when a slot of its share is released. */
  async findNextOfAccount(accountId: number): Promise<number | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ id: number }>(
      'turns.next_of_account',
      `SELECT t.id FROM conversations c JOIN turns t ON t.conversation_id = c.id
       WHERE c.account_id = $1 AND t.state = 'waiting' AND ${CLAIMABLE} AND NOT EXISTS (
         SELECT FROM turns o WHERE o.conversation_id = t.conversation_id AND o.id < t.id AND o.state IN ('waiting', 'answering'))
       ORDER BY t.id LIMIT 1`,
      [accountId],
    );
    return rows[0]?.id ?? null;
  }

  /** Renews the lease. @returns whether a stop was requested; null where the lease is lost */
  async renewLease(turnId: number, attempt: number): Promise<boolean | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ stop: boolean }>(
      'turns.renew_lease',
      `UPDATE turns SET changed_at = now() WHERE id = $1 AND attempt = $2 AND state = 'answering' RETURNING stop, ${ASYNC_COMMIT}`,
      [turnId, attempt],
    );
    return rows[0]?.stop ?? null;
  }

  /** Releases the lease: the next claim succeeds at once. */
  async release(turnId: number, attempt: number): Promise<void> {
    // SQL: hot path, prepared by name
    await this.sql.run('turns.release', `UPDATE turns SET changed_at = 'epoch' WHERE id = $1 AND attempt = $2`, [
      turnId,
      attempt,
    ]);
  }

  /**
   * Closes a turn without a further reply, and the replies an earlier attempt left unfinished.
   * @returns those replies: with text as stopped, empty ones as they were before deletion
   */
  async finish(turnId: number, attempt: number): Promise<MessageRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run<MessageRow>(
      'turns.finish',
      `WITH ended AS (
         UPDATE turns SET state = 'done', changed_at = now() WHERE id = $1 AND attempt = $2 RETURNING id
       ), removed AS (
         DELETE FROM messages m USING ended WHERE m.turn_id = ended.id AND m.status = 'streaming' AND m.content = '' AND m.variants = 1
         RETURNING m.*
       ), stopped AS (
         UPDATE messages m SET status = 'stopped', retry_at = NULL FROM ended WHERE m.turn_id = ended.id AND m.status = 'streaming' AND (m.content <> '' OR m.variants > 1)
         RETURNING m.*
       )
       SELECT ${MESSAGE_COLUMNS} FROM stopped UNION ALL SELECT ${MESSAGE_COLUMNS} FROM removed`,
      [turnId, attempt],
    );
  }

  /**
   * Finds turns without a live worker: waiting for longer than it takes to enqueue a job, or leased with an expired lease. At most one
   * per conversation and `share` per account, so that one busy account does not starve the others.
   */
  async findStale(limit: number, share: number | null = null): Promise<number[]> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ id: number }>(
      'turns.find_stale',
      `SELECT id FROM (
         SELECT t.id, t.created_at, row_number() OVER (PARTITION BY c.account_id ORDER BY t.created_at, t.id) AS place FROM (
           SELECT DISTINCT ON (conversation_id) * FROM turns WHERE state IN ('waiting', 'answering') ORDER BY conversation_id, id
         ) t JOIN conversations c ON c.id = t.conversation_id
         WHERE (t.state = 'waiting' AND t.created_at < now() - interval '3 seconds' AND ${CLAIMABLE})
            OR (t.state = 'answering' AND t.changed_at < now() - make_interval(secs => ${LEASE_SECONDS}))
       ) due
       WHERE $2::int IS NULL OR place <= $2 ORDER BY created_at LIMIT $1`,
      [limit, share],
    );
    return rows.map(({ id }) => id);
  }
}
