import type { AnchorType } from '@kinloom/contract';
import { AnchorEntity, transact } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { markInsightStale } from './figures.repository';
import { RECALLING_REPLIES } from './dashboard.repository';

export interface AnchorRow {
  id: number;
  conversation_id: number | null;
  message_id: number | null;
  title: string;
  content: string;
  anchor_type: AnchorType;
  significance: number;
  tags: string[];
  notes: string;
  created_at: Date;
  said_at: Date | null;
  companion_ids: number[];
  emotion: string | null;
  intensity: number | null;
  response: string | null;
  influence: number;
}

export interface NewAnchor {
  messageId: number;
  conversationId: number;
  title: string;
  content: string | null;
  anchorType: AnchorType;
  significance: number;
  tags: readonly string[];
  /** Null selects all souls of the conversation. */
  companionIds: readonly number[] | null;
  notes: string;
}

/** Changes of an anchor; null leaves a field unchanged. */
export interface AnchorChanges {
  title: string | null;
  notes: string | null;
  /** New type with its default significance. */
  type: { anchorType: AnchorType; significance: number } | null;
}

/** Maximum number of anchors returned (the newest). */
const MAX_ANCHORS = 500;

/** Anchor with its message's strongest emotion, the next reply of a soul, and the number of later replies that recalled it. */
const SELECT = `
  SELECT a.id, a.conversation_id, a.message_id, a.title, coalesce(a.content, m.content, '') AS content, a.anchor_type, a.significance, a.tags,
    a.notes, a.created_at, m.created_at AS said_at, felt.emotion, felt.intensity, answer.content AS response,
    (SELECT coalesce(jsonb_agg(s.companion_id ORDER BY s.companion_id), '[]') FROM anchor_souls s WHERE s.anchor_id = a.id) AS companion_ids,
    (SELECT count(DISTINCT x.id)::int ${RECALLING_REPLIES}) AS influence
  FROM anchors a LEFT JOIN messages m ON m.id = a.message_id
  LEFT JOIN LATERAL (SELECT f.emotion, f.intensity::float8 AS intensity FROM feelings f WHERE f.message_id = m.id
    ORDER BY f.intensity DESC, f.dominant DESC, f.emotion LIMIT 1) felt ON true
  LEFT JOIN LATERAL (SELECT x.content FROM messages x WHERE m.companion_id IS NULL AND x.conversation_id = m.conversation_id AND x.seq > m.seq
    AND x.companion_id IS NOT NULL AND x.content <> '' AND x.status IN ('complete', 'stopped') AND NOT x.forgotten
    ORDER BY x.seq LIMIT 1) answer ON true`;

/** Conversation anchors. */
@Injectable()
export class AnchorsRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists anchors of a soul or of a conversation, newest first. */
  listForOwner(accountId: number, of: { companionId: number } | { conversationId: number }): Promise<AnchorRow[]> {
    const [which, id] =
      'companionId' in of
        ? ['EXISTS (SELECT FROM anchor_souls s WHERE s.anchor_id = a.id AND s.companion_id = $2)', of.companionId]
        : ['a.conversation_id = $2', of.conversationId];
    // SQL: lateral join
    return this.source.query(
      `${SELECT} WHERE a.account_id = $1 AND ${which} ORDER BY a.created_at DESC, a.id DESC LIMIT ${MAX_ANCHORS}`,
      [accountId, id],
    );
  }

  /** @returns the anchor, or the error code if the conversation, the message or a soul is not the account's */
  async createForOwner(
    accountId: number,
    anchor: NewAnchor,
  ): Promise<AnchorRow | 'conversation_not_found' | 'message_not_found' | 'soul_not_found'> {
    return transact(this.source, async (manager) => {
      // Lock the souls before the existence check, so that none of them or their content is deleted in between.
      // SQL: lateral join
      await manager.query(
        `SELECT FROM companions WHERE account_id = $1
           AND (id = ANY($3::bigint[]) OR id IN (SELECT companion_id FROM conversation_souls WHERE conversation_id = $2))
         ORDER BY id FOR NO KEY UPDATE`,
        [accountId, anchor.conversationId, anchor.companionIds ?? []],
      );
      // SQL: lateral join
      const [found] = await manager.query<{ souls: number; conversation: boolean; message: boolean; own: number[] }[]>(
        `SELECT EXISTS (SELECT FROM conversations WHERE id = $2 AND account_id = $1) AS conversation,
           EXISTS (SELECT FROM messages WHERE id = $3 AND conversation_id = $2) AS message,
           (SELECT count(*)::int FROM companions WHERE account_id = $1 AND id = ANY($4::bigint[])) AS souls,
           (SELECT coalesce(jsonb_agg(companion_id ORDER BY position), '[]') FROM conversation_souls WHERE conversation_id = $2) AS own`,
        [accountId, anchor.conversationId, anchor.messageId, anchor.companionIds ?? []],
      );
      if (!found?.conversation) return 'conversation_not_found';
      if (!found.message) return 'message_not_found';
      if (anchor.companionIds !== null && found.souls !== anchor.companionIds.length) return 'soul_not_found';
      const souls = anchor.companionIds ?? found.own;
      // SQL: one statement for several tables, as a CTE with RETURNING
      const [made] = await manager.query<{ id: number }[]>(
        `WITH made AS (
           INSERT INTO anchors (account_id, conversation_id, message_id, title, content, anchor_type, significance, tags, notes)
           SELECT $1, $2, m.id, $4, nullif($5, m.content), $6, $7, $8, $9 FROM messages m WHERE m.id = $3 RETURNING id
         ), shared AS (
           INSERT INTO anchor_souls SELECT made.id, p.id FROM made, companions p WHERE p.id = ANY($10::bigint[]) AND p.account_id = $1
         )
         SELECT id FROM made`,
        [
          accountId,
          anchor.conversationId,
          anchor.messageId,
          anchor.title,
          anchor.content,
          anchor.anchorType,
          anchor.significance,
          anchor.tags,
          anchor.notes,
          souls,
        ],
      );
      if (!made) return 'message_not_found';
      await markInsightStale(manager, souls);
      // SQL: lateral join
      const [row] = await manager.query<AnchorRow[]>(`${SELECT} WHERE a.id = $1`, [made.id]);
      return row ?? 'message_not_found';
    });
  }

  /** @returns the updated anchor; null if the account has no such anchor */
  async updateForOwner(
    accountId: number,
    id: number,
    { title, notes, type }: AnchorChanges,
  ): Promise<AnchorRow | null> {
    return transact(this.source, async (manager) => {
      // The type is also a tag. A significance set by the user is kept as long as the type does not change.
      // SQL: three columns depend on whether the stored type changes
      const [changed] = await manager.query<[unknown[], number]>(
        `UPDATE anchors SET title = coalesce($3, title), notes = coalesce($4, notes), anchor_type = coalesce($5, anchor_type),
           significance = CASE WHEN $5 <> anchor_type THEN $6 ELSE significance END,
           tags = CASE WHEN $5 <> anchor_type THEN array_replace(array_remove(tags, $5), anchor_type, $5) ELSE tags END
         WHERE id = $1 AND account_id = $2 RETURNING id`,
        [id, accountId, title, notes, type?.anchorType ?? null, type?.significance ?? null],
      );
      if (changed.length === 0) return null;
      // SQL: lateral join
      const [row] = await manager.query<AnchorRow[]>(`${SELECT} WHERE a.id = $1`, [id]);
      if (!row) throw new Error('an anchor is not there');
      await markInsightStale(manager, row.companion_ids);
      return row;
    });
  }

  /** @returns ids of the anchor's souls; null if the account has no such anchor */
  async deleteForOwner(accountId: number, id: number): Promise<number[] | null> {
    return transact(this.source, async (manager) => {
      // SQL: lateral join
      const [row] = await manager.query<{ souls: number[] }[]>(
        `SELECT (SELECT coalesce(jsonb_agg(s.companion_id), '[]') FROM anchor_souls s WHERE s.anchor_id = a.id) AS souls
         FROM anchors a WHERE a.id = $1 AND a.account_id = $2 FOR UPDATE`,
        [id, accountId],
      );
      if (!row) return null;
      await manager.delete(AnchorEntity, { id });
      await markInsightStale(manager, row.souls);
      return row.souls;
    });
  }
}
