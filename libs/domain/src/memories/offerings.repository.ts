import type { MemoryStatus, OfferedType, OfferingSuggestion } from '@kinloom/contract';
import { transact } from '@kinloom/database';
import { layerOf, significanceOf, statusOf, titleFrom, weightOfOffered } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OFFERED, OFFERING_COLUMNS, type OfferingRow } from './offering-rows';
import { MEMORY_COLUMNS, type MemoryRow, toKept } from './memory-rows';
import { bumpMindVersions, refreshMemorySummary } from './mind-versions';

export interface NewOffering {
  soulId: number;
  content: string;
  personalNote: string;
  fileName: string | null;
}

/** How an offering is to be kept, as the person decided. */
export interface Keeping {
  kind: OfferedType;
  tones: string[];
  tags: string[];
  status: MemoryStatus;
  content: string;
  /** Why the soul that offers it would like to keep it; null of what a person offers. */
  why: string | null;
  soulIds: readonly number[];
  /** The soul it was offered to, or by. */
  offeredWith: number;
}

/** Why an offering was not taken. */
export type Refusal = 'offering_not_found' | 'offering_decided' | 'soul_not_found';

/** Of what was decided, the texts go: what was taken stands in the memories it became, and what was declined stands nowhere. */
const EMPTIED = `content = '', personal_note = '', file_name = NULL, suggestion = NULL, decided_at = now()`;

@Injectable()
export class OfferingsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @returns null where the soul is not the account's */
  async offer(
    accountId: number,
    { soulId, content, personalNote, fileName }: NewOffering,
  ): Promise<OfferingRow | null> {
    const [row] = await this.source.query<OfferingRow[]>(
      `WITH o AS (
         INSERT INTO offerings (account_id, companion_id, content, personal_note, file_name, key)
         SELECT account_id, id, $3, $4, $5, '' FROM companions WHERE id = $2 AND account_id = $1 RETURNING *
       ) SELECT ${OFFERING_COLUMNS} FROM o ${OFFERED}`,
      [accountId, soulId, content, personalNote, fileName],
    );
    return row ?? null;
  }

  /** Those that wait, newest first. @param limit what is more comes up as these are decided */
  waitingForOwner(accountId: number, limit: number): Promise<OfferingRow[]> {
    return this.source.query(
      `SELECT ${OFFERING_COLUMNS} FROM offerings o ${OFFERED} WHERE o.account_id = $1 AND o.state = 'pending' ORDER BY o.id DESC LIMIT $2`,
      [accountId, limit],
    );
  }

  /** @returns null where the account has no such offering */
  async findForOwner(accountId: number, id: number): Promise<OfferingRow | null> {
    const [row] = await this.source.query<OfferingRow[]>(
      `SELECT ${OFFERING_COLUMNS} FROM offerings o ${OFFERED} WHERE o.id = $2 AND o.account_id = $1`,
      [accountId, id],
    );
    return row ?? null;
  }

  /** An offering that waits and was not read yet; null where there is nothing to read any more. */
  async unread(id: number): Promise<OfferingRow | null> {
    const [row] = await this.source.query<OfferingRow[]>(
      `SELECT ${OFFERING_COLUMNS} FROM offerings o ${OFFERED} WHERE o.id = $1 AND o.state = 'pending' AND o.suggestion IS NULL`,
      [id],
    );
    return row ?? null;
  }

  /** @returns the offering with it; null where it was read or decided meanwhile */
  async suggest(id: number, suggestion: OfferingSuggestion): Promise<OfferingRow | null> {
    const [rows] = await this.source.query<[OfferingRow[], number]>(
      `UPDATE offerings o SET suggestion = $2 FROM companions p, accounts a
       WHERE o.id = $1 AND o.state = 'pending' AND o.suggestion IS NULL AND p.id = o.companion_id AND a.id = o.account_id
       RETURNING ${OFFERING_COLUMNS}`,
      [id, JSON.stringify(suggestion)],
    );
    return rows[0] ?? null;
  }

  /** Offerings whose job seems to be lost. */
  async forgotten(limit: number): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(
      `SELECT id FROM offerings WHERE suggestion IS NULL AND state = 'pending' AND created_at < now() - interval '10 seconds'
       ORDER BY created_at LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes an offering: it becomes a memory of each soul, once, whoever else decides at the same moment. */
  receive(
    accountId: number,
    id: number,
    keeping: Keeping,
  ): Promise<{ offering: OfferingRow; memories: MemoryRow[] } | Refusal> {
    return transact(this.source, async (manager) => {
      const owned = await manager.query<{ id: number }[]>(
        'SELECT id FROM companions WHERE id = ANY($2::bigint[]) AND account_id = $1',
        [accountId, keeping.soulIds],
      );
      if (owned.length !== keeping.soulIds.length) throw new Refused('soul_not_found');
      // Souls before offerings, as everybody who changes both takes them; and the soul of the offering among them, so that nobody
      // forgets meanwhile what it was made of.
      const versions = await bumpMindVersions(manager, [...new Set([...keeping.soulIds, keeping.offeredWith])]);
      const offering = await this.decide(manager, accountId, id, 'accepted');
      const memories: MemoryRow[] = [];
      for (const soulId of keeping.soulIds)
        memories.push(await keep(manager, soulId, versions.get(soulId) ?? 0, offering, keeping));
      await refreshMemorySummary(manager, keeping.soulIds);
      return { offering, memories };
    }).catch(refusalOf);
  }

  decline(accountId: number, id: number): Promise<OfferingRow | Refusal> {
    return transact(this.source, (manager) => this.decide(manager, accountId, id, 'declined')).catch(refusalOf);
  }

  private async decide(
    manager: EntityManager,
    accountId: number,
    id: number,
    state: 'accepted' | 'declined',
  ): Promise<OfferingRow> {
    const [rows] = await manager.query<[OfferingRow[], number]>(
      `UPDATE offerings o SET state = $3, ${EMPTIED} FROM companions p, accounts a
       WHERE o.id = $2 AND o.account_id = $1 AND o.state = 'pending' AND p.id = o.companion_id AND a.id = o.account_id
       RETURNING ${OFFERING_COLUMNS}`,
      [accountId, id, state],
    );
    if (rows[0]) return rows[0];
    const [decided] = await manager.query<{ id: number }[]>(
      'SELECT id FROM offerings WHERE id = $2 AND account_id = $1',
      [accountId, id],
    );
    throw new Refused(decided ? 'offering_decided' : 'offering_not_found');
  }
}

/** Rolls back what was begun for an offering that is not to be taken. */
class Refused extends Error {
  constructor(readonly why: Refusal) {
    super(why);
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.why;
  throw error;
}

async function keep(
  manager: EntityManager,
  soulId: number,
  version: number,
  offering: OfferingRow,
  { kind, tones, tags, status, content, why }: Keeping,
): Promise<MemoryRow> {
  const weight = weightOfOffered(content);
  const [row] = await manager.query<MemoryRow[]>(
    `WITH made AS (
       INSERT INTO memories (companion_id, kind, title, content, layer, status, tones, tags, emotional_weight, significance, said_at,
         source_type, source_id, source_label, source_why, conversation_id, key, version, faded_at)
       SELECT $1, $2, $3, $4, 'surface', $5, $6, $7, $8, $9, coalesce((SELECT created_at FROM messages WHERE id = $10), now()),
         'offering', $11, $12, $13, $14, $15, $16, CASE WHEN $5 = 'fading' THEN now() END
       RETURNING *
     ), said AS (
       -- With the message that a soul made it of, it goes.
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
      significanceOf(kind, content.slice(0, READ), weight),
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
  const kept = toKept(row);
  const place = { layer: layerOf(kept, now), status: statusOf(kept, now) };
  await manager.query('UPDATE memories SET layer = $2, status = $3 WHERE id = $1', [row.id, place.layer, place.status]);
  return { ...row, ...place, message_ids: offering.message_id === null ? [] : [offering.message_id] };
}

/** Characters of a text by which it is judged how much it matters. */
const READ = 4_000;
