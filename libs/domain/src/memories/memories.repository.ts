import type { MemoryLayer } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MEMORY_COLUMNS, type MemoryRow } from './rows';

export interface MemoryChanges {
  title?: string | undefined;
  content?: string | undefined;
  tones?: string[] | undefined;
  tags?: string[] | undefined;
  status?: string | undefined;
}

@Injectable()
export class MemoriesRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Newest first. @param words all of which title, content or tags must hold, whatever their case */
  listForOwner(
    accountId: number,
    {
      companionId,
      layer,
      words,
      limit,
    }: { companionId?: number | undefined; layer?: MemoryLayer | undefined; words: string[]; limit: number },
  ): Promise<MemoryRow[]> {
    return this.source.query(
      `SELECT ${MEMORY_COLUMNS} FROM memories m JOIN companions p ON p.id = m.companion_id
       WHERE p.account_id = $1 AND ($2::bigint IS NULL OR m.companion_id = $2) AND ($3::text IS NULL OR m.layer = $3)
         AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS w(word)
           WHERE strpos(lower(concat_ws(' ', m.title, m.content, array_to_string(m.tags, ' '))), w.word) = 0)
       ORDER BY m.id DESC LIMIT $5`,
      [accountId, companionId ?? null, layer ?? null, words, limit],
    );
  }

  /** @returns the memory as it is now; null where the account has none such */
  async updateForOwner(accountId: number, id: number, changes: MemoryChanges): Promise<MemoryRow | null> {
    return this.source.transaction(async (manager) => {
      const [moved] = await manager.query<[{ id: number; mind_version: number }[], number]>(
        `UPDATE companions p SET mind_version = mind_version + 1 FROM memories m
         WHERE m.id = $1 AND p.id = m.companion_id AND p.account_id = $2 RETURNING p.id, p.mind_version`,
        [id, accountId],
      );
      const version = moved[0]?.mind_version;
      if (version === undefined) return null;
      // In other words it says something else: what it was taken apart into no longer holds, nor where it points in meaning.
      await manager.query(
        `UPDATE memories SET version = $2, title = coalesce($3, title), content = coalesce($4, content), tones = coalesce($5, tones),
           tags = coalesce($6, tags), status = coalesce($7, status),
           fact = CASE WHEN $4 IS NULL OR $4 = content THEN fact END,
           key = CASE WHEN $4 IS NULL OR $4 = content THEN key ELSE 'edited|' || id END, embedding = CASE WHEN $4 IS NULL OR $4 = content THEN embedding END,
           embedding_model = CASE WHEN $4 IS NULL OR $4 = content THEN embedding_model END
         WHERE id = $1`,
        [
          id,
          version,
          changes.title ?? null,
          changes.content ?? null,
          changes.tones ?? null,
          changes.tags ?? null,
          changes.status ?? null,
        ],
      );
      const [row] = await manager.query<MemoryRow[]>(`SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = $1`, [id]);
      return row ?? null;
    });
  }
}
