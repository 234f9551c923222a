import { MessageEntity, MessageVariantEntity, transact, TurnEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { bumpMindVersions, recordTombstones, requeueMessageSql } from '@kinloom/domain/memories';
import { DataSource, type EntityManager, In, IsNull, Not, type UpdateResult } from 'typeorm';
import { MESSAGE_COLUMNS, type MessageRow } from '../row-mappers';

/** Error code for a reply that cannot be regenerated, resumed or switched to another variant. */
export type Refusal = 'message_not_found' | 'message_not_reply' | 'message_not_stopped' | 'message_under_way';

/** A reply that is being regenerated or resumed, and its new turn. */
export interface RegenerateResult {
  message: MessageRow;
  turnId: number;
}

export interface VariantRow {
  number: number;
  content: string;
  status: MessageRow['status'];
  created_at: Date;
  current: boolean;
}

/** The turn that writes the message `:messageId`. */
const TURN_OF_REPLY = '(SELECT m.turn_id FROM messages m WHERE m.id = :messageId)';

const toIds = ({ raw }: UpdateResult): number[] => (raw as { id: number }[]).map(({ id }) => id);

const columns = (alias: string) => MESSAGE_COLUMNS.replaceAll(/\w+/g, (column) => `${alias}.${column}`);

/**
 * Stops, retries, regenerates and edits replies. Operations that invalidate a reply as a source of memories lock its soul's row first,
 * like every change of a soul's memories.
 */
@Injectable()
export class ReplyControlsRepository {
  constructor(private readonly source: DataSource) {}

  async findForOwner(accountId: number, conversationId: number, messageId: number): Promise<MessageRow | null> {
    // SQL: the columns and joins that every read of these rows has
    const [row] = await this.source.query<MessageRow[]>(
      `SELECT ${columns('m')} FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.id = $3 AND c.id = $2 AND c.account_id = $1`,
      [accountId, conversationId, messageId],
    );
    return row ?? null;
  }

  /**
   * Requests a requestStop of the open turns that answer a message, or that write the reply with this id.
   * @returns ids of the turns concerned
   */
  async requestStop(conversationId: number, messageId: number): Promise<number[]> {
    const result = await this.source
      .createQueryBuilder()
      .update(TurnEntity, { stop: true })
      .where({ conversationId, state: In(['waiting', 'answering']) })
      .andWhere(`(message_id = :messageId OR id = ${TURN_OF_REPLY})`, { messageId })
      .returning('id')
      .execute();
    return toIds(result);
  }

  /** Requests an immediate requestRetry of a deferred reply. @returns ids of the turns concerned */
  async requestRetry(conversationId: number, messageId: number): Promise<number[]> {
    const result = await this.source
      .createQueryBuilder()
      .update(TurnEntity, { retryNow: true })
      .where({ conversationId, state: 'waiting', retryAt: Not(IsNull()) })
      .andWhere(`id = ${TURN_OF_REPLY}`, { messageId })
      .returning('id')
      .execute();
    return toIds(result);
  }

  /**
   * Regenerates a reply (its present text is kept as a variant) or resumes a stopped one.
   * @param kind `turns.kind`: regenerate or resume
   */
  restart(reply: MessageRow, kind: 'regenerate' | 'continue'): Promise<RegenerateResult | Refusal> {
    return transact(this.source, async (manager) => {
      if (reply.companion_id === null) return 'message_not_reply';
      const versions = await bumpMindVersions(manager, [reply.companion_id]);
      const version = versions.get(reply.companion_id);
      if (version === undefined) return 'message_not_reply';
      await recordTombstones(manager, reply.companion_id, version, [`message:${reply.id}`]);
      return this.open(manager, reply.id, kind);
    });
  }

  /**
   * Regenerates the replies to an edited message, within the transaction that edited it. Closes its open turns first; where it has no
   * replies, a new turn is opened. The caller holds the souls' row locks and records the tombstones.
   */
  async regenerateReplies(
    manager: EntityManager,
    conversationId: number,
    messageId: number,
  ): Promise<{ regenerated: RegenerateResult[]; turnIds: number[] }> {
    await manager.update(
      TurnEntity,
      { conversationId, messageId, state: In(['waiting', 'answering']) },
      { state: 'done', changedAt: () => 'now()' },
    );
    const replies = await manager
      .createQueryBuilder()
      .update(MessageEntity, { status: () => `CASE WHEN status = 'streaming' THEN 'stopped' ELSE status END` })
      .where({ conversationId })
      .andWhere(
        'turn_id IN (SELECT t.id FROM turns t WHERE t.conversation_id = :conversationId AND t.message_id = :messageId)',
        { conversationId, messageId },
      )
      .returning('id')
      .execute();
    const regenerated: RegenerateResult[] = [];
    for (const id of toIds(replies).sort((a, b) => a - b)) {
      const result = await this.open(manager, id, 'edited');
      if (typeof result !== 'string') regenerated.push(result);
    }
    if (regenerated.length > 0) return { regenerated, turnIds: regenerated.map(({ turnId }) => turnId) };
    // SQL: INSERT … SELECT, which the builder does not have
    const [turn] = await manager.query<{ id: number }[]>(
      `INSERT INTO turns (conversation_id, message_id, style, topic, channel_id)
       SELECT $1, $2, o.style, o.topic, o.channel_id
       FROM (VALUES (1)) anchor LEFT JOIN LATERAL (SELECT * FROM turns WHERE message_id = $2 AND kind = 'reply' ORDER BY id DESC LIMIT 1) o ON true
       RETURNING id`,
      [conversationId, messageId],
    );
    return { regenerated, turnIds: turn ? [turn.id] : [] };
  }

  async listVariants(reply: MessageRow): Promise<VariantRow[]> {
    // SQL: union of several tables
    return this.source.query(
      `SELECT number, content, status, created_at, false AS current FROM message_variants WHERE message_id = $1 AND number <> $2
       UNION ALL SELECT variant, content, status, created_at, true FROM messages WHERE id = $1 ORDER BY number`,
      [reply.id, reply.variant],
    );
  }

  /**
   * Makes a stored variant the current text; the current text is stored as a variant.
   * @returns null where there is no such variant
   */
  chooseVariant(reply: MessageRow, number: number): Promise<MessageRow | Refusal | null> {
    return transact(this.source, async (manager) => {
      if (reply.companion_id === null) return 'message_not_reply';
      const version = (await bumpMindVersions(manager, [reply.companion_id])).get(reply.companion_id);
      // SQL: the columns and joins that every read of these rows has
      const [locked] = await manager.query<MessageRow[]>(
        `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE id = $1 FOR UPDATE`,
        [reply.id],
      );
      if (!locked || version === undefined) return 'message_not_found';
      if (locked.status === 'streaming') return 'message_under_way';
      if (locked.variant === number) return locked;
      await this.storeVariant(manager, reply.id);
      // SQL: UPDATE with a join, which the builder does not have
      const [[chosen]] = await manager.query<[MessageRow[], number]>(
        `WITH ${requeueMessageSql('$1')}
         UPDATE messages m SET content = v.content, status = v.status, failure = v.failure, recalled = v.recalled, variant = v.number
         FROM message_variants v WHERE m.id = $1 AND v.message_id = m.id AND v.number = $2 RETURNING ${columns('m')}`,
        [reply.id, number],
      );
      if (!chosen) return null;
      await recordTombstones(manager, reply.companion_id, version, [`message:${reply.id}`]);
      return chosen;
    });
  }

  private async open(
    manager: EntityManager,
    replyId: number,
    kind: 'regenerate' | 'continue' | 'edited',
  ): Promise<RegenerateResult | Refusal> {
    // SQL: the columns and joins that every read of these rows has
    const [locked] = await manager.query<(MessageRow & { asked: number | null; old_turn: number | null })[]>(
      `SELECT ${columns('m')}, m.turn_id AS old_turn, coalesce(
           (SELECT p.id FROM turns t JOIN messages p ON p.id = t.message_id WHERE t.id = m.turn_id),
           (SELECT p.id FROM messages p WHERE p.conversation_id = m.conversation_id AND p.sender_id IS NOT NULL AND p.seq < m.seq
            ORDER BY p.seq DESC LIMIT 1)) AS asked
       FROM messages m WHERE m.id = $1 FOR UPDATE OF m`,
      [replyId],
    );
    if (!locked) return 'message_not_found';
    if (locked.companion_id === null || locked.asked === null) return 'message_not_reply';
    if (locked.status === 'streaming') return 'message_under_way';
    if (kind === 'continue' && locked.status !== 'stopped') return 'message_not_stopped';
    // A reply that failed without any text is not worth a variant.
    const keepsVariant = kind === 'regenerate' && (locked.status !== 'failed' || locked.content !== '');
    if (keepsVariant) await this.storeVariant(manager, replyId);
    // Variants of the reply to the earlier question are no versions of the reply to the new one.
    if (kind === 'edited') await manager.delete(MessageVariantEntity, { messageId: replyId });
    // SQL: INSERT … SELECT, which the builder does not have
    const [turn] = await manager.query<{ id: number }[]>(
      `INSERT INTO turns (conversation_id, message_id, kind, target_id, style, topic, channel_id)
       SELECT $1, $2, $3, $4, o.style, o.topic, o.channel_id
       FROM (VALUES (1)) anchor LEFT JOIN turns o ON o.id = $5 RETURNING id`,
      [locked.conversation_id, locked.asked, kind === 'continue' ? kind : 'regenerate', replyId, locked.old_turn],
    );
    if (!turn) throw new Error('a turn was not stored');
    // SQL: one statement for several tables, as a CTE
    await manager.query(`WITH ${requeueMessageSql('$1')} DELETE FROM recalls WHERE message_id = $1`, [replyId]);
    const result = await manager
      .createQueryBuilder()
      .update(MessageEntity, {
        status: 'streaming',
        failure: null,
        turnId: turn.id,
        attempt: 0,
        forgotten: false,
        ...(kind !== 'continue' && { content: '', recalled: [] }),
        ...(kind === 'edited' && { variants: 1, variant: 1, editedAt: () => 'now()' }),
        ...(keepsVariant && { variants: () => 'variants + 1', variant: () => 'variants + 1' }),
      })
      .where({ id: replyId })
      .returning(MESSAGE_COLUMNS)
      .execute();
    const [message] = result.raw as MessageRow[];
    if (!message) throw new Error('a reply was not reopened');
    return { message, turnId: turn.id };
  }

  private async storeVariant(manager: EntityManager, messageId: number): Promise<void> {
    // SQL: INSERT … SELECT, which the builder does not have
    await manager.query(
      `INSERT INTO message_variants (message_id, number, content, status, failure, recalled)
       SELECT id, variant, content, status, failure, recalled FROM messages WHERE id = $1
       ON CONFLICT (message_id, number) DO UPDATE SET content = EXCLUDED.content, status = EXCLUDED.status, failure = EXCLUDED.failure,
         recalled = EXCLUDED.recalled`,
      [messageId],
    );
  }
}
