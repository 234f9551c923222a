import { ATTENTIVE_HOURS, type MemoryLayer, type MilestoneType, type REFERENCE_TYPES } from '@kinloom/contract';
import { CompanionEntity, InsightFiguresEntity, MessageEntity, MilestoneEntity } from '@kinloom/database';
import { ACTIVE_MEMORY } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import type { ComputedInsight, ComputedWeeks, ComputedTexts } from './insight-computation';

export interface SoulFigures {
  id: number;
  name: string;
  figures: ComputedInsight | null;
  drawn_at: Date | null;
}

export interface MilestoneRow {
  id: number;
  companion_id: number;
  name: string;
  type: MilestoneType;
  key: string;
  significance: number;
  connection_strength: number;
  memory_count: number;
  celebrated: boolean;
  reached_at: Date;
}

export interface ReferenceRow {
  memory_id: number | null;
  anchor_id: number | null;
  message_id: number;
  conversation_id: number;
  type: (typeof REFERENCE_TYPES)[number];
  title: string;
  at: Date;
}

export interface WeighedMemory {
  id: number;
  title: string;
  significance: number;
  emotional_weight: number;
  layer: MemoryLayer;
  said_at: Date;
  created_at: Date;
}

export interface Excerpt {
  id: number;
  conversation_id: number;
  content: string;
}

/** Maximum number of references and milestones returned (the newest). */
const MAX_REFERENCES = 100;
const MAX_MILESTONES = 100;

const MILESTONE = `SELECT k.id, k.companion_id, p.name, k.type, k.key, k.significance, k.connection_strength::float8 AS connection_strength,
  k.memory_count, k.celebrated, k.reached_at FROM milestones k JOIN companions p ON p.id = k.companion_id`;

/**
 * FROM clause: replies `x` of a soul `k` of anchor `a` that recalled the anchor's message or a memory sourced from it. A UNION of two
 * statements, so that each uses its index.
 */
export const RECALLING_REPLIES = `FROM anchor_souls k CROSS JOIN LATERAL (
    SELECT r.message_id FROM recalls r WHERE r.companion_id = k.companion_id AND r.kind = 'message' AND r.ref_id = a.message_id
    UNION SELECT r.message_id FROM memory_messages t
      JOIN recalls r ON r.companion_id = k.companion_id AND r.kind = 'memory' AND r.ref_id = t.memory_id WHERE t.message_id = a.message_id
  ) back JOIN messages x ON x.id = back.message_id AND NOT x.forgotten WHERE k.anchor_id = a.id AND back.message_id > a.message_id`;

/** Condition: account $1 was shown help, or spoke of danger to one of its souls, within `ATTENTIVE_HOURS`. */
const SPOKE_OF_DANGER = `EXISTS (SELECT FROM messages m WHERE m.sender_id = $1 AND m.care_tier IS NOT NULL
    AND m.created_at > now() - make_interval(hours => ${ATTENTIVE_HOURS}))
  OR EXISTS (SELECT FROM companions o JOIN message_depth_scores d ON d.companion_id = o.id
    WHERE o.account_id = $1 AND d.in_danger AND d.said_at > now() - make_interval(hours => ${ATTENTIVE_HOURS}))`;

/** Reads the dashboard data: computed figures, joined with the current texts of the rows they refer to. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists figures, newest soul first. @param soulId restricts the list to one soul */
  figures(accountId: number, soulId?: number): Promise<SoulFigures[]> {
    return this.souls(accountId, soulId)
      .leftJoin(InsightFiguresEntity, 'figures', 'figures.companionId = soul.id')
      .addSelect('soul.name', 'name')
      .addSelect('figures.figures', 'figures')
      .addSelect('figures.drawnAt', 'drawn_at')
      .getRawMany<SoulFigures>();
  }

  /** Computed texts; missing if their source was forgotten since (then `words` is null until recomputed). */
  words(accountId: number, soulId?: number): Promise<{ id: number; words: ComputedTexts; drawn_at: Date }[]> {
    return this.souls(accountId, soulId)
      .innerJoin(InsightFiguresEntity, 'figures', 'figures.companionId = soul.id AND figures.words IS NOT NULL')
      .addSelect('figures.words', 'words')
      .addSelect('figures.drawnAt', 'drawn_at')
      .getRawMany<{ id: number; words: ComputedTexts; drawn_at: Date }>();
  }

  weeks(accountId: number, soulId?: number): Promise<{ id: number; weeks: ComputedWeeks }[]> {
    return this.souls(accountId, soulId)
      .innerJoin(InsightFiguresEntity, 'figures', 'figures.companionId = soul.id AND figures.weeks IS NOT NULL')
      .addSelect('figures.weeks', 'weeks')
      .getRawMany<{ id: number; weeks: ComputedWeeks }>();
  }

  /** Lists references, newest first. Performs no ownership check; the caller must have verified the soul. */
  references(soulId: number): Promise<ReferenceRow[]> {
    // SQL: lateral join
    return this.source.query(
      `(SELECT m.id AS memory_id, NULL::bigint AS anchor_id, x.id AS message_id, x.conversation_id, 'memory' AS type, m.title, x.created_at AS at
        FROM recalls r JOIN messages x ON x.id = r.message_id AND NOT x.forgotten
        JOIN memories m ON m.id = r.ref_id AND m.companion_id = $1 AND m.objection IS NULL
        WHERE r.companion_id = $1 AND r.kind = 'memory' ORDER BY r.message_id DESC, m.id DESC LIMIT ${MAX_REFERENCES})
       UNION ALL
       (SELECT NULL, a.id, x.id, x.conversation_id, 'anchor', a.title, x.created_at
        FROM anchor_souls s JOIN anchors a ON a.id = s.anchor_id
        CROSS JOIN LATERAL (SELECT DISTINCT x.id, x.conversation_id, x.created_at ${RECALLING_REPLIES} AND k.companion_id = $1) x
        WHERE s.companion_id = $1 ORDER BY x.id DESC, a.id DESC LIMIT ${MAX_REFERENCES})
       ORDER BY message_id DESC, type, memory_id DESC, anchor_id DESC LIMIT ${MAX_REFERENCES}`,
      [soulId],
    );
  }

  /** Active memories of a soul by id, unordered. */
  memories(soulId: number, ids: readonly number[]): Promise<WeighedMemory[]> {
    // SQL: `real` columns as float8, and the shared condition for active memories
    return this.source.query(
      `SELECT m.id, m.title, m.significance::float8 AS significance, m.emotional_weight::float8 AS emotional_weight, m.layer, m.said_at, m.created_at
       FROM memories m WHERE m.companion_id = $1 AND m.id = ANY($2::bigint[]) AND ${ACTIVE_MEMORY}`,
      [soulId, ids],
    );
  }

  /**
   * Lists milestones, newest first.
   * @param soulId restricts the list to one soul
   * @param toCelebrate leaves out those not celebrated yet while the account spoke of danger within `ATTENTIVE_HOURS`
   */
  milestones(
    accountId: number,
    { soulId, toCelebrate = false }: { soulId?: number; toCelebrate?: boolean } = {},
  ): Promise<MilestoneRow[]> {
    // SQL: the columns and joins that every read of milestones has, and a condition over two other tables
    return this.source.query(
      `${MILESTONE} WHERE p.account_id = $1 AND ($2::bigint IS NULL OR p.id = $2)
         ${toCelebrate ? `AND (k.celebrated OR NOT (${SPOKE_OF_DANGER}))` : ''} ORDER BY k.reached_at DESC, k.id DESC LIMIT ${MAX_MILESTONES}`,
      [accountId, soulId ?? null],
    );
  }

  /** @returns the updated milestone; null if the account has no such milestone */
  async celebrateForOwner(accountId: number, id: number, celebrated: boolean): Promise<MilestoneRow | null> {
    const { affected } = await this.source
      .createQueryBuilder()
      .update(MilestoneEntity, { celebrated })
      .where({ id })
      .andWhere('companion_id IN (SELECT p.id FROM companions p WHERE p.account_id = :accountId)', { accountId })
      .execute();
    if (affected === 0) return null;
    // SQL: the columns and joins that every read of milestones has
    const [row] = await this.source.query<MilestoneRow[]>(`${MILESTONE} WHERE k.id = $1`, [id]);
    return row ?? null;
  }

  /** Contents of the account's messages, without forgotten and whispered ones; unordered. */
  excerpts(accountId: number, ids: readonly number[]): Promise<Excerpt[]> {
    return this.source
      .getRepository(MessageEntity)
      .createQueryBuilder('message')
      .select('message.id', 'id')
      .addSelect('message.conversationId', 'conversation_id')
      .addSelect('message.content', 'content')
      .innerJoin('message.conversation', 'conversation')
      .where({ id: Any(ids), forgotten: false, whispered: false, conversation: { accountId } })
      .getRawMany<Excerpt>();
  }

  /** Ids of the account's souls, newest first. @param soulId restricts the list to one soul */
  private souls(accountId: number, soulId?: number) {
    return this.source
      .getRepository(CompanionEntity)
      .createQueryBuilder('soul')
      .select('soul.id', 'id')
      .where(soulId === undefined ? { accountId } : { accountId, id: soulId })
      .orderBy('soul.id', 'DESC');
  }
}
