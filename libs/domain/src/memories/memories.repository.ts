import type { AgentNews, MemoryKind, MemoryLayer, MemorySourceType, MemoryStatus } from '@kinloom/contract';
import { MemoryEntity, transact } from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { isOffered, type KeptMemory, layerOf, type Reworded, rewordedAs } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { redact } from './forgetting/forget-memories.repository';
import { ENDED_AT, type MemoryRow, MEMORY_COLUMNS, toKeptMemory } from './memory-rows';
import { bumpMindVersions, refreshMemorySummary } from './minds/mind-versions.repository';

export interface MemoryChanges {
  title?: string | undefined;
  content?: string | undefined;
  tones?: string[] | undefined;
  tags?: string[] | undefined;
  status?: MemoryStatus | undefined;
}

/** Filters of the memory list; null means not filtered. */
export interface MemoryFilter {
  companionId: number | null;
  layer: MemoryLayer | null;
  status: MemoryStatus | null;
  kind: MemoryKind | null;
  source: MemorySourceType | null;
  /** Lower case; compared case-insensitively. */
  tone: string | null;
  /** Lower-case words that title, content or tags must all contain. */
  words: readonly string[];
  /** Only memories stated before this time (ms since epoch). */
  knownBefore: number | null;
  /** Whether superseded memories are included. */
  history: boolean;
  /** Cursor: only memories with a smaller id. */
  before: number | null;
  limit: number;
}

/** An updated memory, conversations whose notes must be regenerated, and agent runs erased because they used the former wording. */
export interface UpdatedMemory {
  row: MemoryRow;
  due: number[];
  runs: AgentNews[];
}

/** Memories of souls. */
@Injectable()
export class MemoriesRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists memories, newest first. */
  listForOwner(accountId: number, filter: MemoryFilter): Promise<MemoryRow[]> {
    // SQL: the computed columns that every read of memories has
    return this.source.query(
      `SELECT ${MEMORY_COLUMNS} FROM memories m JOIN companions p ON p.id = m.companion_id
       WHERE p.account_id = $1 AND ($2::bigint IS NULL OR m.companion_id = $2) AND ($3::text IS NULL OR m.layer = $3)
         AND ($4::text IS NULL OR m.status = $4) AND ($5::text IS NULL OR m.kind = $5) AND ($6::text IS NULL OR m.source_type = $6)
         AND ($7::text IS NULL OR EXISTS (SELECT FROM unnest(m.tones) AS t(tone) WHERE lower(t.tone) = $7))
         AND NOT EXISTS (SELECT FROM unnest($8::text[]) AS w(word)
           WHERE strpos(lower(concat_ws(' ', m.title, m.content, array_to_string(m.tags, ' '))), w.word) = 0)
         AND ($9::float8 IS NULL OR m.said_at < to_timestamp($9 / 1000))
         AND ($10 OR m.superseded_at IS NULL OR ($9 IS NOT NULL AND ${ENDED_AT} >= to_timestamp($9 / 1000)))
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

  /** @returns the updated memory; null if the account has no such memory */
  async updateForOwner(accountId: number, id: number, changes: MemoryChanges): Promise<UpdatedMemory | null> {
    return transact(this.source, async (manager) => {
      const owned = await manager
        .createQueryBuilder(MemoryEntity, 'memory')
        .innerJoin('memory.companion', 'soul')
        .innerJoin('soul.account', 'account')
        .select('soul.id', 'soulId')
        .addSelect('soul.name', 'soulName')
        .addSelect('account.displayName', 'personName')
        .where({ id, companion: { accountId } })
        .getRawOne<{ soulId: number; soulName: string; personName: string }>();
      if (!owned) return null;
      const { soulId, ...names } = owned;
      const versions = await bumpMindVersions(manager, [soulId]);
      const before = await find(manager, id);
      if (!before) return null;
      const { content } = changes;
      const reworded =
        content === undefined || content === before.content ? null : rewordedAs(toKeptMemory(before), content, names);
      // Editing an offered text does not contradict the message it came from, so the source is not redacted.
      const edited =
        before.edited || (reworded !== null && !isOffered(before) && !sameFact(reworded.fact, before.fact));
      await this.store(manager, before, versions.get(soulId) ?? 0, { changes, said: reworded, edited });
      const { due, runs } =
        reworded !== null && edited
          ? await redact(manager, accountId, versions, before, before.message_ids)
          : { due: [], runs: reworded === null ? [] : await withdrawRuns(manager, accountId, { memory: [id] }) };
      await refreshMemorySummary(manager, [soulId]);
      const row = await find(manager, id);
      return row && { row, due, runs };
    });
  }

  /** Stores the changes; new content also replaces the extracted fact and time span, and deletes the embedding. */
  private async store(
    manager: EntityManager,
    before: MemoryRow,
    version: number,
    { changes, said, edited }: { changes: MemoryChanges; said: Reworded | null; edited: boolean },
  ): Promise<void> {
    const status = changes.status ?? before.status;
    const fadedAt = changes.status === undefined ? before.faded_at : changes.status === 'fading' ? new Date() : null;
    const updated: KeptMemory = { ...toKeptMemory(before), status, fadedAt: fadedAt?.getTime() ?? null };
    // A correction by the owner resolves their objection `wrong`.
    const objection = said !== null && before.objection === 'wrong' ? null : before.objection;
    const moves = changes.status !== undefined || objection !== before.objection;
    const layer = moves ? layerOf({ ...updated, objection }, Date.now()) : before.layer;
    await manager.update(
      MemoryEntity,
      { id: before.id },
      {
        version,
        title: changes.title ?? said?.title ?? before.title,
        content: changes.content ?? before.content,
        tones: changes.tones ?? before.tones,
        tags: changes.tags ?? before.tags,
        status,
        fadedAt,
        layer,
      },
    );
    if (!said) return;
    // SQL: one statement for several tables, as a CTE
    await manager.query(
      `WITH embedded AS (DELETE FROM memory_embeddings WHERE memory_id = $1)
       UPDATE memories m SET kind = $2, fact = $3, span = $4, edited = $5, objection = $7,
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
  // SQL: the computed columns that every read of memories has
  const [row] = await manager.query<MemoryRow[]>(`SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = $1`, [id]);
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
