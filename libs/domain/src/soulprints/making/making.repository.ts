import { DomainError, type Personality, type SoulAnalysis } from '@kinloom/contract';
import { CompanionEntity, FileEntity, ImportEntity } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
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
    const found = await this.source
      .getRepository(ImportEntity)
      .findOne({ select: { id: true, result: true }, where: { jobId } });
    return (found?.result as MakingResult | undefined) ?? null;
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
      const { accountId, jobId, name, analysis } = making;
      const kind = newSoul ? 'multi-file' : 'enhance';
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(ImportEntity)
        .values({ accountId, jobId, kind, name, analysis, madeSoul: newSoul !== null })
        .orIgnore()
        .returning('id')
        .execute();
      const [importRow] = inserted.raw as { id: number }[];
      if (!importRow) return null;
      const soul = newSoul
        ? await this.create(manager, making.accountId, newSoul)
        : await this.lockSoul(manager, making);
      const lines = await this.addFiles(manager, importRow.id, soul.id, making);
      const { personality, changed } = toPersonality(soul.personality);
      const changes = { personality } as QueryDeepPartialEntity<CompanionEntity>;
      await manager.update(CompanionEntity, { id: soul.id }, changes);
      const outcome: MakingResult = {
        companionId: soul.id,
        analysis: making.analysis,
        changed: newSoul ? null : changed,
      };
      const undo: Undo = { files: making.files.map(({ id }) => id), before: previousValues(soul.personality, changed) };
      await manager.update(
        ImportEntity,
        { id: importRow.id },
        { companionId: soul.id, result: { ...outcome, undo, lines } },
      );
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
    const souls = manager.getRepository(CompanionEntity);
    return souls.save(souls.create({ accountId, name, archetype, avatar }));
  }

  private async lockSoul(manager: EntityManager, { accountId, companionId }: Making): Promise<SoulRow> {
    const soul = await manager.findOne(CompanionEntity, {
      select: { id: true, personality: true },
      where: { id: companionId ?? 0, accountId },
      lock: { mode: 'for_no_key_update' },
    });
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
    await manager.update(
      FileEntity,
      { accountId, id: In(files.map(({ id }) => id)), companionId: IsNull() },
      { companionId: soulId },
    );
    // Files whose chats are in the archive are not searched as files too.
    await manager.update(FileEntity, { id: In(chats.map(({ file }) => file.id)) }, { category: 'conversations' });
    const lines: FileLines[] = [];
    for (const chat of chats) {
      const lineIds: number[] = [];
      const archive = new ArchiveWriter(
        (write) => write(manager),
        soulId,
        importId,
        null,
        async (result) => {
          for (const { id } of result) lineIds.push(id);
        },
      );
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
