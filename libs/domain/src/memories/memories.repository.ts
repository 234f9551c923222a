import type { AgentNews, MemoryKind, MemoryLayer, MemorySourceType, MemoryStatus } from '@kinloom/contract';
import { transact } from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { isOffered, type KeptMemory, layerOf, type Reworded, rewordedAs } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { redact } from './forget-memories';
import { ENDED, type MemoryRow, SHOWN_COLUMNS, toKept } from './memory-rows';
import { bumpMindVersions, refreshMemorySummary } from './mind-versions';

export interface MemoryChanges {
  title?: string | undefined;
  content?: string | undefined;
  tones?: string[] | undefined;
  tags?: string[] | undefined;
  status?: MemoryStatus | undefined;
}

/** Which memories are listed; null where anything goes. */
export interface MemoryFilter {
  companionId: number | null;
  layer: MemoryLayer | null;
  status: MemoryStatus | null;
  kind: MemoryKind | null;
  source: MemorySourceType | null;
  /** In lower case. */
  tone: string | null;
  /** All of which title, content or tags must hold, whatever their case. */
  words: readonly string[];
  /** Known before this moment; milliseconds. */
  knownBefore: number | null;
  /** Whether what something newer took the place of is listed too. */
  history: boolean;
  /** Only what comes after this one. */
  before: number | null;
  limit: number;
}

/** A memory that was changed, the conversations whose notes are to be written anew, and the runs that held its former words and are erased. */
export interface Changed {
  row: MemoryRow;
  due: number[];
  runs: AgentNews[];
}

@Injectable()
export class MemoriesRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Newest first. */
  listForOwner(accountId: number, filter: MemoryFilter): Promise<MemoryRow[]> {
    return this.source.query(
      `SELECT ${SHOWN_COLUMNS} FROM memories m JOIN companions p ON p.id = m.companion_id
       WHERE p.account_id = $1 AND ($2::bigint IS NULL OR m.companion_id = $2) AND ($3::text IS NULL OR m.layer = $3)
         AND ($4::text IS NULL OR m.status = $4) AND ($5::text IS NULL OR m.kind = $5) AND ($6::text IS NULL OR m.source_type = $6)
         AND ($7::text IS NULL OR EXISTS (SELECT FROM unnest(m.tones) AS t(tone) WHERE lower(t.tone) = $7))
         AND NOT EXISTS (SELECT FROM unnest($8::text[]) AS w(word)
           WHERE strpos(lower(concat_ws(' ', m.title, m.content, array_to_string(m.tags, ' '))), w.word) = 0)
         AND ($9::float8 IS NULL OR m.said_at < to_timestamp($9 / 1000))
         AND ($10 OR m.superseded_at IS NULL OR ($9 IS NOT NULL AND ${ENDED} >= to_timestamp($9 / 1000)))
         AND ($11::bigint IS NULL OR m.id < $11)
       ORDER BY m.id DESC LIMIT $12`,
      [
        accountId,
        filter.companionId,
        filter.layer,
        filter.status,
        filter.kind,
        filter.source,
        filter.tone,
        filter.words,
        filter.knownBefore,
        filter.history,
        filter.before,
        filter.limit,
      ],
    );
  }

  /** @returns the memory as it is now; null where the account has none such */
  async updateForOwner(accountId: number, id: number, changes: MemoryChanges): Promise<Changed | null> {
    return transact(this.source, async (manager) => {
      const [owned] = await manager.query<{ companion_id: number; soul: string; person: string }[]>(
        `SELECT m.companion_id, p.name AS soul, a.display_name AS person
         FROM memories m JOIN companions p ON p.id = m.companion_id JOIN accounts a ON a.id = p.account_id
         WHERE m.id = $1 AND p.account_id = $2`,
        [id, accountId],
      );
      if (!owned) return null;
      const soulId = owned.companion_id;
      const versions = await bumpMindVersions(manager, [soulId]);
      const before = await find(manager, id);
      if (!before) return null;
      const { content } = changes;
      const said =
        content === undefined || content === before.content
          ? null
          : rewordedAs(toKept(before), content, { personName: owned.person, soulName: owned.soul });
      // A text that was given says nothing against the message it was made of.
      const edited = before.edited || (said !== null && !isOffered(before) && !sameFact(said.fact, before.fact));
      await this.write(manager, before, versions.get(soulId) ?? 0, { changes, said, edited });
      const { due, runs } =
        said !== null && edited
          ? await redact(manager, accountId, versions, before, before.message_ids)
          : { due: [], runs: said === null ? [] : await withdrawRuns(manager, accountId, { memory: [id] }) };
      await refreshMemorySummary(manager, [soulId]);
      const row = await find(manager, id);
      return row && { row, due, runs };
    });
  }

  /** In other words it says something else: what it was taken apart into is read from those, and where it points in meaning is made anew. */
  private async write(
    manager: EntityManager,
    before: MemoryRow,
    version: number,
    { changes, said, edited }: { changes: MemoryChanges; said: Reworded | null; edited: boolean },
  ): Promise<void> {
    const status = changes.status ?? before.status;
    const fadedAt = changes.status === undefined ? before.faded_at : changes.status === 'fading' ? new Date() : null;
    const kept: KeptMemory = { ...toKept(before), status, fadedAt: fadedAt?.getTime() ?? null };
    // What the person said is wrong is put right by their own words.
    const objection = said !== null && before.objection === 'wrong' ? null : before.objection;
    const moves = changes.status !== undefined || objection !== before.objection;
    const layer = moves ? layerOf({ ...kept, objection }, Date.now()) : before.layer;
    await manager.query(
      `UPDATE memories SET version = $2, title = $3, content = $4, tones = $5, tags = $6, status = $7, faded_at = $8, layer = $9
       WHERE id = $1`,
      [
        before.id,
        version,
        changes.title ?? said?.title ?? before.title,
        changes.content ?? before.content,
        changes.tones ?? before.tones,
        changes.tags ?? before.tags,
        status,
        fadedAt,
        layer,
      ],
    );
    if (!said) return;
    await manager.query(
      `UPDATE memories m SET kind = $2, fact = $3, span = $4, edited = $5, objection = $7, embedding = NULL, embedding_model = NULL,
         key = CASE WHEN $6::text IS NULL OR EXISTS (SELECT FROM memories o WHERE o.companion_id = m.companion_id AND o.key = $6 AND o.id <> m.id)
           THEN 'edited|' || m.id ELSE $6 END
       WHERE m.id = $1`,
      [
        before.id,
        said.kind,
        said.fact && JSON.stringify(said.fact),
        said.span && JSON.stringify(said.span),
        edited,
        said.key,
        objection,
      ],
    );
  }
}

async function find(manager: EntityManager, id: number): Promise<MemoryRow | null> {
  const [row] = await manager.query<MemoryRow[]>(`SELECT ${SHOWN_COLUMNS} FROM memories m WHERE m.id = $1`, [id]);
  return row ?? null;
}

function sameFact(one: Reworded['fact'], other: Reworded['fact']): boolean {
  if (one === null || other === null) return false;
  return (
    one.subject === other.subject &&
    one.relation === other.relation &&
    one.negated === other.negated &&
    one.value.toLowerCase() === other.value.toLowerCase()
  );
}
