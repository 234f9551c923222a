import { DomainError, type Personality, type SoulAnalysis } from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ArchiveWriter } from '../importing';
import type { Change } from './merging';
import { forEachMessage, type MaterialFile, type Chat } from './reading';

/** Result of creating or enriching a soul from files. */
export interface MakingResult {
  companionId: number;
  analysis: SoulAnalysis;
  changed: Change[] | null;
}

/** Input for creating or enriching a soul. */
export interface Making {
  accountId: number;
  jobId: number;
  /** Name in the list of imports. */
  name: string;
  /** Null: a new soul. */
  companionId: number | null;
  files: readonly MaterialFile[];
  chats: readonly Chat[];
  analysis: SoulAnalysis;
}

export interface NewSoul {
  name: string;
  archetype: string;
  avatar: string | null;
}

/** Undo data: previous values of the changed keys, and the added files. */
interface Undo {
  files: number[];
  before: Record<string, unknown>;
}

/** Creates and enriches souls from files, in one transaction. */
@Injectable()
export class MakingRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** Returns the result of a job. @returns null where there is none yet */
  async findResult(jobId: number): Promise<MakingResult | null> {
    const [row] = await this.source.query<{ result: MakingResult | null }[]>(
      'SELECT result FROM imports WHERE job_id = $1',
      [jobId],
    );
    return row?.result ?? null;
  }

  /**
   * Creates or enriches a soul; idempotent per job.
   * @param toPersonality derives the new personality from the current one
   * @throws DomainError soul_not_found, too_many_souls, storage_full
   */
  async createOrEnrich(
    making: Making,
    newSoul: NewSoul | null,
    toPersonality: (before: Personality | string) => { personality: Personality; changed: Change[] },
  ): Promise<MakingResult> {
    const result = await this.source.transaction(async (manager): Promise<MakingResult | null> => {
      const [importRow] = await manager.query<{ id: number }[]>(
        `INSERT INTO imports (account_id, job_id, kind, name, analysis, made_soul) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (job_id) DO NOTHING RETURNING id`,
        [
          making.accountId,
          making.jobId,
          newSoul ? 'multi-file' : 'enhance',
          making.name,
          JSON.stringify(making.analysis),
          newSoul !== null,
        ],
      );
      if (!importRow) return null;
      const soul = newSoul
        ? await this.create(manager, making.accountId, newSoul)
        : await this.lockSoul(manager, making);
      const lines = await this.addFiles(manager, importRow.id, soul.id, making);
      const { personality, changed } = toPersonality(soul.personality);
      await manager.query('UPDATE companions SET personality = $2 WHERE id = $1', [
        soul.id,
        JSON.stringify(personality),
      ]);
      const outcome: MakingResult = {
        companionId: soul.id,
        analysis: making.analysis,
        changed: newSoul ? null : changed,
      };
      const undo: Undo = { files: making.files.map(({ id }) => id), before: previousValues(soul.personality, changed) };
      await manager.query('UPDATE imports SET companion_id = $2, result = $3 WHERE id = $1', [
        importRow.id,
        soul.id,
        JSON.stringify({ ...outcome, undo, lines }),
      ]);
      if (newSoul) {
        await this.budgets.enforce('souls', making.accountId, manager);
        await this.budgets.enforce('storage', making.accountId, manager);
      }
      return outcome;
    });
    const outcome = result ?? (await this.findResult(making.jobId));
    if (!outcome) throw new DomainError('soul_not_found');
    return outcome;
  }

  private async create(
    manager: EntityManager,
    accountId: number,
    { name, archetype, avatar }: NewSoul,
  ): Promise<SoulRow> {
    const [soul] = await manager.query<SoulRow[]>(
      'INSERT INTO companions (account_id, name, archetype, avatar) VALUES ($1, $2, $3, $4) RETURNING id, personality',
      [accountId, name, archetype, avatar],
    );
    if (!soul) throw new DomainError('soul_not_found');
    return soul;
  }

  private async lockSoul(manager: EntityManager, { accountId, companionId }: Making): Promise<SoulRow> {
    const [soul] = await manager.query<SoulRow[]>(
      'SELECT id, personality FROM companions WHERE id = $2 AND account_id = $1 FOR NO KEY UPDATE',
      [accountId, companionId],
    );
    if (!soul) throw new DomainError('soul_not_found');
    return soul;
  }

  /**
   * Assigns the files to the soul and imports their chats into its archive.
   * @returns the range of archive lines per file
   */
  private async addFiles(
    manager: EntityManager,
    importId: number,
    soulId: number,
    { accountId, files, chats }: Making,
  ): Promise<FileLines[]> {
    await bumpArchiveVersion(manager, soulId, importId);
    await manager.query(
      'UPDATE files SET companion_id = $3 WHERE account_id = $1 AND id = ANY($2::bigint[]) AND companion_id IS NULL',
      [accountId, files.map(({ id }) => id), soulId],
    );
    // Files whose chats are in the archive are not searched as files too.
    await manager.query(`UPDATE files SET category = 'conversations' WHERE id = ANY($1::bigint[])`, [
      chats.map(({ file }) => file.id),
    ]);
    const lines: FileLines[] = [];
    for (const chat of chats) {
      const lineIds: number[] = [];
      const archive = new ArchiveWriter(manager, soulId, importId, null, async (result) => {
        for (const { id } of result) lineIds.push(id);
      });
      await forEachMessage(chat, (message, voice) => archive.add(message, voice));
      await archive.flush();
      const [from, to] = [lineIds[0], lineIds.at(-1)];
      if (from !== undefined && to !== undefined) lines.push({ fileId: chat.file.id, from, to });
    }
    return lines;
  }
}

/** Archive lines of one file: those of the import between two ids. */
interface FileLines {
  fileId: number;
  from: number;
  to: number;
}

interface SoulRow {
  id: number;
  personality: Personality | string;
}

function previousValues(personality: Personality | string, changed: readonly Change[]): Record<string, unknown> {
  const currentPersonality: Personality = typeof personality === 'string' ? {} : personality;
  return Object.fromEntries(changed.map(({ key }) => [key, currentPersonality[key] ?? null]));
}
