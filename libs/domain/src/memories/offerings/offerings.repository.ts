import type { MemoryStatus, OfferedType, OfferingSuggestion } from '@kinloom/contract';
import { CompanionEntity, MemoryEntity, OfferingEntity, transact } from '@kinloom/database';
import { layerOf, significanceOf, statusOf, titleFrom, weightOfOffered } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { OFFERING_JOINS, OFFERING_COLUMNS, type OfferingRow } from './offering-rows';
import { MEMORY_COLUMNS, type MemoryRow, toKeptMemory } from '../memory-rows';
import { bumpMindVersions, refreshMemorySummary } from '../minds/mind-versions.repository';

export interface NewOffering {
  soulId: number;
  content: string;
  personalNote: string;
  fileName: string | null;
}

/** How an accepted offering is stored, as decided by the owner. */
export interface AcceptedOffering {
  kind: OfferedType;
  tones: string[];
  tags: string[];
  status: MemoryStatus;
  content: string;
  /** The soul's reason for proposing it; null for offerings of a person. */
  why: string | null;
  soulIds: readonly number[];
  /** The soul that received or proposed the offering. */
  offeredWith: number;
}

/** Why an offering could not be decided. */
export type DecisionRefusal = 'offering_not_found' | 'offering_decided' | 'soul_not_found';

/** Clears the texts of a decided offering: accepted content lives in the memories, declined content is erased. */
const CLEAR_TEXTS = `content = '', personal_note = '', file_name = NULL, suggestion = NULL, decided_at = now()`;

/** Offerings between people and souls. */
@Injectable()
export class OfferingsRepository {
  constructor(private readonly source: DataSource) {}

  /** Stores an offering of a person to a soul. @returns null if the soul is not the account's */
  async offer(
    accountId: number,
    { soulId, content, personalNote, fileName }: NewOffering,
  ): Promise<OfferingRow | null> {
    // SQL: one statement for several tables, as a CTE with RETURNING
    const [row] = await this.source.query<OfferingRow[]>(
      `WITH o AS (
         INSERT INTO offerings (account_id, companion_id, content, personal_note, file_name, key)
         SELECT account_id, id, $3, $4, $5, '' FROM companions WHERE id = $2 AND account_id = $1 RETURNING *
       ) SELECT ${OFFERING_COLUMNS} FROM o ${OFFERING_JOINS}`,
      [accountId, soulId, content, personalNote, fileName],
    );
    return row ?? null;
  }

  /** Lists pending offerings, newest first. */
  listPendingForOwner(accountId: number, limit: number): Promise<OfferingRow[]> {
    // SQL: the columns and joins that every read of these rows has
    return this.source.query(
      `SELECT ${OFFERING_COLUMNS} FROM offerings o ${OFFERING_JOINS} WHERE o.account_id = $1 AND o.state = 'pending' ORDER BY o.id DESC LIMIT $2`,
      [accountId, limit],
    );
  }

  /** @returns null if the account has no such offering */
  async findForOwner(accountId: number, id: number): Promise<OfferingRow | null> {
    // SQL: the columns and joins that every read of these rows has
    const [row] = await this.source.query<OfferingRow[]>(
      `SELECT ${OFFERING_COLUMNS} FROM offerings o ${OFFERING_JOINS} WHERE o.id = $2 AND o.account_id = $1`,
      [accountId, id],
    );
    return row ?? null;
  }

  /** A pending offering without a suggestion; null if there is none with this id. */
  async findWithoutSuggestion(id: number): Promise<OfferingRow | null> {
    // SQL: the columns and joins that every read of these rows has
    const [row] = await this.source.query<OfferingRow[]>(
      `SELECT ${OFFERING_COLUMNS} FROM offerings o ${OFFERING_JOINS} WHERE o.id = $1 AND o.state = 'pending' AND o.suggestion IS NULL`,
      [id],
    );
    return row ?? null;
  }

  /** Stores a suggestion. @returns the offering; null if it already has one or was decided */
  async storeSuggestion(id: number, suggestion: OfferingSuggestion): Promise<OfferingRow | null> {
    // SQL: UPDATE with a join, which the builder does not have
    const [rows] = await this.source.query<[OfferingRow[], number]>(
      `UPDATE offerings o SET suggestion = $2 FROM companions p, accounts a
       WHERE o.id = $1 AND o.state = 'pending' AND o.suggestion IS NULL AND p.id = o.companion_id AND a.id = o.account_id
       RETURNING ${OFFERING_COLUMNS}`,
      [id, JSON.stringify(suggestion)],
    );
    return rows[0] ?? null;
  }

  /** Ids of pending offerings without a suggestion after 10 s, whose job was probably lost. */
  async listWithoutSuggestion(limit: number): Promise<number[]> {
    const offerings = await this.source
      .getRepository(OfferingEntity)
      .createQueryBuilder('offering')
      .select('offering.id')
      .where({ suggestion: IsNull(), state: 'pending' })
      .andWhere(`offering.createdAt < now() - interval '10 seconds'`)
      .orderBy('offering.createdAt')
      .limit(limit)
      .getMany();
    return offerings.map(({ id }) => id);
  }

  /** Accepts an offering: creates one memory per soul. Exactly one concurrent decision wins. */
  accept(
    accountId: number,
    id: number,
    keeping: AcceptedOffering,
  ): Promise<{ offering: OfferingRow; memories: MemoryRow[] } | DecisionRefusal> {
    return transact(this.source, async (manager) => {
      const owned = await manager.countBy(CompanionEntity, { id: In(keeping.soulIds), accountId });
      if (owned !== keeping.soulIds.length) throw new RefusedDecision('soul_not_found');
      // Lock order: souls before offerings. The offering's own soul is locked too, so that its source cannot be deleted concurrently.
      const versions = await bumpMindVersions(manager, [...new Set([...keeping.soulIds, keeping.offeredWith])]);
      const offering = await this.decide(manager, accountId, id, 'accepted');
      const memories: MemoryRow[] = [];
      for (const soulId of keeping.soulIds)
        memories.push(await insertMemory(manager, soulId, versions.get(soulId) ?? 0, offering, keeping));
      await refreshMemorySummary(manager, keeping.soulIds);
      return { offering, memories };
    }).catch(refusalFrom);
  }

  decline(accountId: number, id: number): Promise<OfferingRow | DecisionRefusal> {
    return transact(this.source, (manager) => this.decide(manager, accountId, id, 'declined')).catch(refusalFrom);
  }

  private async decide(
    manager: EntityManager,
    accountId: number,
    id: number,
    state: 'accepted' | 'declined',
  ): Promise<OfferingRow> {
    // SQL: UPDATE with a join, which the builder does not have
    const [rows] = await manager.query<[OfferingRow[], number]>(
      `UPDATE offerings o SET state = $3, ${CLEAR_TEXTS} FROM companions p, accounts a
       WHERE o.id = $2 AND o.account_id = $1 AND o.state = 'pending' AND p.id = o.companion_id AND a.id = o.account_id
       RETURNING ${OFFERING_COLUMNS}`,
      [accountId, id, state],
    );
    if (rows[0]) return rows[0];
    const decided = await manager.existsBy(OfferingEntity, { id, accountId });
    throw new RefusedDecision(decided ? 'offering_decided' : 'offering_not_found');
  }
}

/** Aborts the transaction of a decision that was refused. */
class RefusedDecision extends Error {
  constructor(readonly why: DecisionRefusal) {
    super(why);
  }
}

function refusalFrom(error: unknown): DecisionRefusal {
  if (error instanceof RefusedDecision) return error.why;
  throw error;
}

async function insertMemory(
  manager: EntityManager,
  soulId: number,
  version: number,
  offering: OfferingRow,
  { kind, tones, tags, status, content, why }: AcceptedOffering,
): Promise<MemoryRow> {
  const weight = weightOfOffered(content);
  // SQL: one statement for several tables, as a CTE with RETURNING
  const [row] = await manager.query<MemoryRow[]>(
    `WITH made AS (
       INSERT INTO memories (companion_id, kind, title, content, layer, status, tones, tags, emotional_weight, significance, said_at,
         source_type, source_id, source_label, source_why, conversation_id, key, version, faded_at)
       SELECT $1, $2, $3, $4, 'surface', $5, $6, $7, $8, $9, coalesce((SELECT created_at FROM messages WHERE id = $10), now()),
         'offering', $11, $12, $13, $14, $15, $16, CASE WHEN $5 = 'fading' THEN now() END
       RETURNING *
     ), said AS (
       -- Links the source message, so that deleting the message deletes the memory.
       INSERT INTO memory_messages SELECT made.id, m.id FROM made, messages m WHERE m.id = $10
     ) SELECT ${MEMORY_COLUMNS} FROM made m`,
    [
      soulId,
      kind,
      titleFrom(content),
      content,
      status,
      tones,
      tags,
      weight,
      significanceOf(kind, content.slice(0, SIGNIFICANCE_TEXT), weight),
      offering.message_id,
      offering.id,
      offering.by_soul ? `Offered by ${offering.soul_name}` : `Offered by ${offering.person}`,
      why,
      offering.conversation_id,
      `offering|${offering.id}`,
      version,
    ],
  );
  if (!row) throw new Error('a memory was not stored');
  const now = Date.now();
  const memory = toKeptMemory(row);
  const placement = { layer: layerOf(memory, now), status: statusOf(memory, now) };
  await manager.update(MemoryEntity, { id: row.id }, placement);
  return { ...row, ...placement, message_ids: offering.message_id === null ? [] : [offering.message_id] };
}

/** Characters of the content used to compute significance. */
const SIGNIFICANCE_TEXT = 4_000;
