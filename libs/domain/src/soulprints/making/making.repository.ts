import { DomainError, type Personality, type SoulAnalysis } from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ArchiveWriter } from '../importing';
import type { Change } from './merging';
import { listen, type MaterialFile, type Talk } from './reading';

/** A soul of several files, as it was made or enriched, without what goes on changing. */
export interface Made {
  companionId: number;
  analysis: SoulAnalysis;
  changed: Change[] | null;
}

/** What is to be made, or enriched. */
export interface Making {
  accountId: number;
  jobId: number;
  /** How it is told of in the list of imports. */
  name: string;
  /** Null: a new soul. */
  companionId: number | null;
  files: readonly MaterialFile[];
  talks: readonly Talk[];
  analysis: SoulAnalysis;
}

export interface NewSoul {
  name: string;
  archetype: string;
  avatar: string | null;
}

/** What an enriching is undone by: what stood at the keys it changed, and the files it brought. */
interface Undo {
  files: number[];
  before: Record<string, unknown>;
}

/** Stores souls that are made of files, all or nothing. */
@Injectable()
export class MakingRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** What a job made. @returns null where there is nothing yet */
  async madeBy(jobId: number): Promise<Made | null> {
    const [row] = await this.source.query<{ result: Made | null }[]>('SELECT result FROM imports WHERE job_id = $1', [
      jobId,
    ]);
    return row?.result ?? null;
  }

  /**
   * Makes a soul, or enriches one. What a job made before is not made again.
   * @param personalityOf the soul's personality, from what it is before
   * @throws DomainError soul_not_found, too_many_souls, storage_full
   */
  async keep(
    making: Making,
    fresh: NewSoul | null,
    personalityOf: (before: Personality | string) => { personality: Personality; changed: Change[] },
  ): Promise<Made> {
    const kept = await this.source.transaction(async (manager): Promise<Made | null> => {
      const [begun] = await manager.query<{ id: number }[]>(
        `INSERT INTO imports (account_id, job_id, kind, name, analysis, made_soul) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (job_id) DO NOTHING RETURNING id`,
        [
          making.accountId,
          making.jobId,
          fresh ? 'multi-file' : 'enhance',
          making.name,
          JSON.stringify(making.analysis),
          fresh !== null,
        ],
      );
      if (!begun) return null;
      const soul = fresh ? await this.create(manager, making.accountId, fresh) : await this.hold(manager, making);
      const lines = await this.bring(manager, begun.id, soul.id, making);
      const { personality, changed } = personalityOf(soul.personality);
      await manager.query('UPDATE companions SET personality = $2 WHERE id = $1', [
        soul.id,
        JSON.stringify(personality),
      ]);
      const made: Made = { companionId: soul.id, analysis: making.analysis, changed: fresh ? null : changed };
      const undo: Undo = { files: making.files.map(({ id }) => id), before: beforeOf(soul.personality, changed) };
      await manager.query('UPDATE imports SET companion_id = $2, result = $3 WHERE id = $1', [
        begun.id,
        soul.id,
        JSON.stringify({ ...made, undo, lines }),
      ]);
      if (fresh) {
        await this.budgets.enforce('souls', making.accountId, manager);
        await this.budgets.enforce('storage', making.accountId, manager);
      }
      return made;
    });
    const made = kept ?? (await this.madeBy(making.jobId));
    if (!made) throw new DomainError('soul_not_found');
    return made;
  }

  private async create(manager: EntityManager, accountId: number, { name, archetype, avatar }: NewSoul): Promise<Held> {
    const [soul] = await manager.query<Held[]>(
      'INSERT INTO companions (account_id, name, archetype, avatar) VALUES ($1, $2, $3, $4) RETURNING id, personality',
      [accountId, name, archetype, avatar],
    );
    if (!soul) throw new DomainError('soul_not_found');
    return soul;
  }

  private async hold(manager: EntityManager, { accountId, companionId }: Making): Promise<Held> {
    const [soul] = await manager.query<Held[]>(
      'SELECT id, personality FROM companions WHERE id = $2 AND account_id = $1 FOR NO KEY UPDATE',
      [accountId, companionId],
    );
    if (!soul) throw new DomainError('soul_not_found');
    return soul;
  }

  /** The files become the soul's, and what is said in them its archive. @returns which lines of it are of which file */
  private async bring(
    manager: EntityManager,
    importId: number,
    soulId: number,
    { accountId, files, talks }: Making,
  ): Promise<FileLines[]> {
    await bumpArchiveVersion(manager, soulId, importId);
    await manager.query(
      'UPDATE files SET companion_id = $3 WHERE account_id = $1 AND id = ANY($2::bigint[]) AND companion_id IS NULL',
      [accountId, files.map(({ id }) => id), soulId],
    );
    // What is its archive is not read as a file a second time.
    await manager.query(`UPDATE files SET category = 'conversations' WHERE id = ANY($1::bigint[])`, [
      talks.map(({ file }) => file.id),
    ]);
    const lines: FileLines[] = [];
    for (const talk of talks) {
      const own: number[] = [];
      const archive = new ArchiveWriter(manager, soulId, importId, null, async (kept) => {
        for (const { id } of kept) own.push(id);
      });
      await listen(talk, (message, voice) => archive.add(message, voice));
      await archive.flush();
      const [from, to] = [own[0], own.at(-1)];
      if (from !== undefined && to !== undefined) lines.push({ fileId: talk.file.id, from, to });
    }
    return lines;
  }
}

/** The lines of an archive that are of one file: those of its import between two ids. */
interface FileLines {
  fileId: number;
  from: number;
  to: number;
}

interface Held {
  id: number;
  personality: Personality | string;
}

function beforeOf(personality: Personality | string, changed: readonly Change[]): Record<string, unknown> {
  const held: Personality = typeof personality === 'string' ? {} : personality;
  return Object.fromEntries(changed.map(({ key }) => [key, held[key] ?? null]));
}
