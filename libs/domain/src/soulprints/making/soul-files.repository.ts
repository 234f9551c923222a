import type { AgentNews, Personality } from '@kinloom/contract';
import {
  CompanionEntity,
  FileEntity,
  ImportEntity,
  isCommittedLineSql,
  MemoryEntity,
  transact,
} from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { forgetMemories, bumpMindVersions, recordTombstones } from '@kinloom/domain/memories';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { STORED_LINES_FROM } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
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
export interface RemovedContent {
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
  async listForOwner(accountId: number, soulId: number): Promise<SoulFileRow[]> {
    const files = await this.source.getRepository(FileEntity).find({
      select: { id: true, name: true, type: true, size: true, category: true, unread: true, createdAt: true },
      where: { accountId, companionId: soulId, messageId: IsNull() },
      order: { id: 'DESC' },
    });
    return files.map(({ id, name, type, size, category, unread, createdAt }) => ({
      id,
      name,
      type,
      size,
      category,
      unread,
      created_at: createdAt,
    }));
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
      const version = await this.lockAndBumpVersion(manager, accountId, soulId);
      if (version === null) return null;
      const rows = await claimFiles(manager, { accountId, conversationId: null, companionId: soulId }, files);
      const counts = { created: 0, pending: 0 };
      for (const [place, { id, name }] of rows.entries()) {
        const file = files[place];
        if (!file) continue;
        const from = { soulId, version, importId: null, type: 'file', id, label: name } as const;
        const { created, pending } = await storePieces(manager, from, piecesOf(file));
        counts.created += created;
        counts.pending += pending;
      }
      await this.budgets.enforce('storage', accountId, manager);
      return counts;
    });
  }

  /**
   * Deletes a file and the memories derived from it.
   * @returns null where the soul has no such file
   */
  async removeForOwner(accountId: number, soulId: number, fileId: number): Promise<RemovedContent | null> {
    return transact(this.source, async (manager) => {
      if ((await this.lockAndBumpVersion(manager, accountId, soulId)) === null) return null;
      const { affected } = await manager.delete(FileEntity, { id: fileId, companionId: soulId, messageId: IsNull() });
      if (affected === 0) return null;
      const versions = await bumpMindVersions(manager, [soulId], { forgets: true });
      const derived = await manager.find(MemoryEntity, {
        select: { id: true },
        where: { companionId: soulId, sourceType: 'file', sourceId: fileId },
      });
      const memories = derived.map(({ id }) => ({ id, companion_id: soulId, value: null }));
      const shaped = await this.unlink(manager, soulId, 'file', fileId);
      const forgotten = await forgetMemories(manager, accountId, versions, { memories, messages: shaped, values: [] });
      // SQL: DELETE with a join, which the builder does not have
      const [lines] = await manager.query<[{ id: number }[], number]>(
        `DELETE FROM archive_lines a USING imports i, jsonb_to_recordset(i.result -> 'lines') AS l("fileId" bigint, "from" bigint, "to" bigint)
         WHERE i.companion_id = $1 AND a.import_id = i.id AND l."fileId" = $2 AND a.id BETWEEN l."from" AND l."to"
         RETURNING a.id`,
        [soulId, fileId],
      );
      // Deleted archive lines invalidate the cached mind in every process.
      const keys = lines.length > 0 ? [`file:${fileId}`, 'import:0'] : [`file:${fileId}`];
      for (const [soul, version] of versions) await recordTombstones(manager, soul, version, keys);
      // SQL: UPDATE with a join, which the builder does not have
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
      return { ...forgotten, runs: [...(forgotten.runs ?? []), ...runs] };
    });
  }

  /**
   * Removes the imported archive from a soul; its files keep the texts.
   * @returns the erased agent runs derived from it; null where the soul does not belong to the account
   */
  async dropArchiveForOwner(accountId: number, soulId: number): Promise<AgentNews[] | null> {
    return transact(this.source, async (manager) => {
      if ((await this.lockAndBumpVersion(manager, accountId, soulId)) === null) return null;
      const versions = await bumpMindVersions(manager, [soulId], { forgets: true });
      // SQL: the shared condition for committed lines
      await manager.query(
        `DELETE FROM archive_lines a WHERE a.companion_id = $1 AND ${isCommittedLineSql('a', '$1')}`,
        [soulId],
      );
      // Samples in import reports are removed too.
      await manager.update(
        ImportEntity,
        { companionId: soulId, stagingId: IsNull() },
        { report: () => `report || '{"samples":[]}'`, bytes: 0 },
      );
      await this.unlink(manager, soulId, 'archive', null);
      const soul = await manager.findOne(CompanionEntity, {
        select: { id: true, personality: true },
        where: { id: soulId },
      });
      if (soul && typeof soul.personality === 'object') {
        const changes = { personality: withoutArchive(soul.personality) } as QueryDeepPartialEntity<CompanionEntity>;
        await manager.update(CompanionEntity, { id: soulId }, changes);
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
  private async lockAndBumpVersion(manager: EntityManager, accountId: number, soulId: number): Promise<number | null> {
    const owned = await manager.findOne(CompanionEntity, {
      select: { id: true },
      where: { id: soulId, accountId },
      lock: { mode: 'for_no_key_update' },
    });
    return owned && ((await bumpMindVersions(manager, [soulId])).get(soulId) ?? null);
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
    // SQL: one statement for several tables, as a CTE with RETURNING
    const [rows] = await manager.query<[{ id: number }[], number]>(
      `WITH deleted AS (
         DELETE FROM recalls WHERE companion_id = $1 AND kind = $2 AND ($3::bigint IS NULL OR ref_id = $3) RETURNING message_id
       )
       UPDATE messages SET recalled = (
         SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(recalled) e
         WHERE NOT (e ->> 'kind' = $2 AND ($3::bigint IS NULL OR (e ->> 'id')::bigint = $3)))
       WHERE id IN (SELECT message_id FROM deleted) RETURNING id`,
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
