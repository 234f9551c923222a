import type { AgentNews, Personality } from '@kinloom/contract';
import { transact } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { forgetMemories, bumpMindVersions, recordTombstones } from '@kinloom/domain/memories';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { STORED_LINES_FROM } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { claimFiles, type FileLabels, type NewFile } from '../files';
import type { Piece } from './pieces';
import { storePieces } from './pieces.repository';

export interface SoulFileRow {
  id: number;
  name: string;
  type: string;
  size: number;
  category: string | null;
  unread: string | null;
  created_at: Date;
}

/** What was deleted with a file or an archive. */
export interface Gone {
  removed: { soulId: number; id: number }[];
  souls: number[];
  due: number[];
  /** Erased agent runs derived from it. */
  runs: AgentNews[];
}

/** A soul's files and its imported archive. */
@Injectable()
export class SoulFilesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** Lists files, newest first. */
  listForOwner(accountId: number, soulId: number): Promise<SoulFileRow[]> {
    return this.source.query(
      `SELECT id, name, type, size, category, unread, created_at FROM files
       WHERE account_id = $1 AND companion_id = $2 AND message_id IS NULL ORDER BY id DESC`,
      [accountId, soulId],
    );
  }

  /**
   * Stores files of a soul, and pieces of them as memories.
   * @param piecesOf returns the pieces of a file; empty where it is only stored
   * @returns the numbers of new memories and pending pieces; null where the soul does not belong to the account
   * @throws DomainError storage_full
   */
  async storeForOwner(
    accountId: number,
    soulId: number,
    files: readonly (NewFile & FileLabels)[],
    piecesOf: (file: NewFile) => readonly Piece[] = () => [],
  ): Promise<{ created: number; pending: number } | null> {
    return transact(this.source, async (manager) => {
      // Locks the row: readers that order files by id rely on insertion order.
      const version = await this.hold(manager, accountId, soulId);
      if (version === null) return null;
      const rows = await claimFiles(manager, { accountId, conversationId: null, companionId: soulId }, files);
      const kept = { created: 0, pending: 0 };
      for (const [place, { id, name }] of rows.entries()) {
        const file = files[place];
        if (!file) continue;
        const from = { soulId, version, importId: null, type: 'file', id, label: name } as const;
        const { created, pending } = await storePieces(manager, from, piecesOf(file));
        kept.created += created;
        kept.pending += pending;
      }
      await this.budgets.enforce('storage', accountId, manager);
      return kept;
    });
  }

  /**
   * Deletes a file and the memories derived from it.
   * @returns null where the soul has no such file
   */
  async removeForOwner(accountId: number, soulId: number, fileId: number): Promise<Gone | null> {
    return transact(this.source, async (manager) => {
      if ((await this.hold(manager, accountId, soulId)) === null) return null;
      const [, many] = await manager.query<[unknown[], number]>(
        'DELETE FROM files WHERE id = $2 AND companion_id = $1 AND message_id IS NULL',
        [soulId, fileId],
      );
      if (many === 0) return null;
      const versions = await bumpMindVersions(manager, [soulId], { forgets: true });
      const memories = await manager.query<{ id: number; companion_id: number; value: null }[]>(
        `SELECT id, companion_id, NULL AS value FROM memories WHERE companion_id = $1 AND source_type = 'file' AND source_id = $2`,
        [soulId, fileId],
      );
      const shaped = await this.unlink(manager, soulId, 'file', fileId);
      const gone = await forgetMemories(manager, accountId, versions, { memories, messages: shaped, values: [] });
      const [lines] = await manager.query<[{ id: number }[], number]>(
        `DELETE FROM archive_lines a USING imports i, jsonb_to_recordset(i.result -> 'lines') AS l("fileId" bigint, "from" bigint, "to" bigint)
         WHERE i.companion_id = $1 AND a.import_id = i.id AND l."fileId" = $2 AND a.id BETWEEN l."from" AND l."to"
         RETURNING a.id`,
        [soulId, fileId],
      );
      // Deleted archive lines invalidate the cached mind in every process.
      const keys = lines.length > 0 ? [`file:${fileId}`, 'import:0'] : [`file:${fileId}`];
      for (const [soul, version] of versions) await recordTombstones(manager, soul, version, keys);
      await manager.query(
        `UPDATE companions p SET personality = personality || jsonb_build_object('sourceFiles', rest.files, 'totalFiles', jsonb_array_length(rest.files))
         FROM (SELECT coalesce(jsonb_agg(f ORDER BY place), '[]') AS files
           FROM companions c, jsonb_array_elements(c.personality -> 'sourceFiles') WITH ORDINALITY AS s(f, place)
           WHERE c.id = $1 AND f -> 'fileId' IS DISTINCT FROM to_jsonb($2::bigint)) AS rest
         WHERE p.id = $1 AND jsonb_path_exists(personality, '$.sourceFiles[*].fileId ? (@ == $id)', jsonb_build_object('id', $2::bigint))`,
        [soulId, fileId],
      );
      const archive = lines.map(({ id }) => STORED_LINES_FROM + id);
      const runs = await withdrawRuns(manager, accountId, { file: [fileId], archive });
      return { ...gone, runs: [...(gone.runs ?? []), ...runs] };
    });
  }

  /**
   * Removes the imported archive from a soul; its files keep the texts.
   * @returns the erased agent runs derived from it; null where the soul does not belong to the account
   */
  async dropArchiveForOwner(accountId: number, soulId: number): Promise<AgentNews[] | null> {
    return transact(this.source, async (manager) => {
      if ((await this.hold(manager, accountId, soulId)) === null) return null;
      const versions = await bumpMindVersions(manager, [soulId], { forgets: true });
      await manager.query('DELETE FROM archive_lines WHERE companion_id = $1', [soulId]);
      // Samples in import reports are removed too.
      await manager.query(`UPDATE imports SET report = report || '{"samples":[]}', bytes = 0 WHERE companion_id = $1`, [
        soulId,
      ]);
      await this.unlink(manager, soulId, 'archive', null);
      const [soul] = await manager.query<{ personality: Personality | string }[]>(
        'SELECT personality FROM companions WHERE id = $1',
        [soulId],
      );
      if (soul && typeof soul.personality === 'object') {
        const personality = JSON.stringify(withoutArchive(soul.personality));
        await manager.query('UPDATE companions SET personality = $2 WHERE id = $1', [soulId, personality]);
      }
      // Invalidates the cached mind in every process.
      for (const [id, version] of versions) await recordTombstones(manager, id, version, ['import:0']);
      return withdrawRuns(manager, accountId, { brought: [soulId] });
    });
  }

  /**
   * Locks the soul's row and increments its mind version.
   * @returns null where it does not belong to the account
   */
  private async hold(manager: EntityManager, accountId: number, soulId: number): Promise<number | null> {
    const owned = await manager.query<unknown[]>(
      'SELECT FROM companions WHERE id = $2 AND account_id = $1 FOR NO KEY UPDATE',
      [accountId, soulId],
    );
    return owned.length === 0 ? null : ((await bumpMindVersions(manager, [soulId])).get(soulId) ?? null);
  }

  /**
   * Removes references to a source from the provenance of replies.
   * @param id null: all of its kind
   * @returns the replies concerned
   */
  private async unlink(
    manager: EntityManager,
    soulId: number,
    kind: 'file' | 'archive',
    id: number | null,
  ): Promise<number[]> {
    const [rows] = await manager.query<[{ id: number }[], number]>(
      `WITH gone AS (
         DELETE FROM recalls WHERE companion_id = $1 AND kind = $2 AND ($3::bigint IS NULL OR ref_id = $3) RETURNING message_id
       )
       UPDATE messages SET recalled = (
         SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(recalled) e
         WHERE NOT (e ->> 'kind' = $2 AND ($3::bigint IS NULL OR (e ->> 'id')::bigint = $3)))
       WHERE id IN (SELECT message_id FROM gone) RETURNING id`,
      [soulId, kind, id],
    );
    return rows.map((row) => row.id);
  }
}

function withoutArchive(personality: Personality): Personality {
  const { fullContentArchive: _, conversationHistory: __, ...rest } = personality;
  const files = rest['sourceFiles'];
  if (!Array.isArray(files)) return rest;
  const emptied = (files as unknown[]).map((file) =>
    typeof file === 'object' && file !== null && 'content' in file ? { ...file, content: '' } : file,
  );
  return { ...rest, sourceFiles: emptied };
}
