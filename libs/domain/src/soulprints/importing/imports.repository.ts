import type { AgentNews, ImportRecord, ImportReport, ImportResult, Personality, SoulAnalysis } from '@kinloom/contract';
import { allowLongStatements, ImportEntity, LONG_DELETION_SECONDS, transact } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { removeImported } from '@kinloom/domain/memories';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { removeEnrichment } from '../enrichment.repository';
import { storableJson } from '../storable';

/** Result of an import, without the soul, which keeps changing. */
export type Outcome = Omit<ImportResult, 'companion'> & { companionId: number };

/** What the undo of an import deleted. */
export interface UndoResult {
  companionId: number | null;
  /** Whether the soul was deleted. */
  soulGone: boolean;
  conversationsGone: number[];
  /** Conversations that keep other messages. */
  conversationsLeft: number[];
  /** Erased agent runs derived from the import. */
  runs: AgentNews[];
}

export interface ImportedSoul {
  id: number;
  name: string;
  person: string;
  made: boolean;
}

interface ImportRow {
  id: number;
  companion_id: number | null;
  kind: ImportRecord['kind'];
  name: string;
  report: ImportReport | null;
  created_at: Date;
}

/** Imports, and the rows that they created. */
@Injectable()
export class ImportsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** Runs work in one transaction. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  /** Lists imports, newest first. */
  async listForOwner(accountId: number): Promise<ImportRecord[]> {
    const rows = await this.source.query<ImportRow[]>(
      'SELECT id, companion_id, kind, name, report, created_at FROM imports WHERE account_id = $1 ORDER BY id DESC',
      [accountId],
    );
    return rows.map(({ companion_id, created_at, ...row }) => ({
      ...row,
      companionId: companion_id,
      createdAt: created_at.toISOString(),
    }));
  }

  /** Returns the result of a job's import. @returns null where there is none yet */
  async outcomeOf(jobId: number): Promise<Outcome | null> {
    const [row] = await this.source.query<{ result: Outcome | null }[]>(
      'SELECT result FROM imports WHERE job_id = $1',
      [jobId],
    );
    return row?.result ?? null;
  }

  /** Whether the import of a job is committed. */
  isCommitted(manager: EntityManager, jobId: number): Promise<boolean> {
    return manager.existsBy(ImportEntity, { jobId });
  }

  /**
   * Returns the target soul of an import: an existing one or a new one. Imports to one soul are serialised by an advisory lock.
   * @returns null where the account has no such soul
   */
  async soul(
    manager: EntityManager,
    accountId: number,
    { companionId, name }: { companionId: number | null; name: string },
  ): Promise<ImportedSoul | null> {
    const [account] = await manager.query<{ display_name: string }[]>(
      'SELECT display_name FROM accounts WHERE id = $1',
      [accountId],
    );
    if (!account) return null;
    const person = account.display_name;
    if (companionId === null) {
      const [made] = await manager.query<{ id: number }[]>(
        `INSERT INTO companions (account_id, name, archetype) VALUES ($1, $2, 'companion') RETURNING id`,
        [accountId, name],
      );
      return made ? { id: made.id, name, person, made: true } : null;
    }
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('import to a soul'), $1::bigint::int)`, [
      companionId % 2_147_483_647,
    ]);
    const [soul] = await manager.query<{ id: number; name: string }[]>(
      'SELECT id, name FROM companions WHERE id = $1 AND account_id = $2 FOR KEY SHARE',
      [companionId, accountId],
    );
    return soul ? { ...soul, person, made: false } : null;
  }

  /**
   * Enforces the quotas on what the import wrote. Call last: it locks out other writes of the account.
   * @throws DomainError too_many_souls, storage_full
   */
  async enforceBudgets(manager: EntityManager, accountId: number, { made }: ImportedSoul): Promise<void> {
    if (made) await this.budgets.enforce('souls', accountId, manager);
    await this.budgets.enforce('storage', accountId, manager);
  }

  /**
   * Inserts the import row.
   * @param fileId file of the export
   * @returns the import id; null where the job has one already
   */
  async create(
    manager: EntityManager,
    accountId: number,
    jobId: number,
    { id, made }: ImportedSoul,
    { name, fileId }: { name: string; fileId: number },
  ): Promise<number | null> {
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO imports (account_id, companion_id, job_id, kind, name, made_soul, bytes)
       VALUES ($1, $2, $3, 'soulprint', $4, $5, coalesce((SELECT size FROM files WHERE id = $6 AND account_id = $1), 0))
       ON CONFLICT (job_id) DO NOTHING RETURNING id`,
      [accountId, id, jobId, name, made, fileId],
    );
    return row?.id ?? null;
  }

  async finish(
    manager: EntityManager,
    { importId, ...outcome }: Outcome,
    analysis: SoulAnalysis,
    soul: { personality: Personality; archetype: string } | null,
  ): Promise<void> {
    await manager.query('UPDATE imports SET report = $2, analysis = $3, result = $4 WHERE id = $1', [
      importId,
      storableJson(outcome.report),
      storableJson(analysis),
      storableJson({ importId, ...outcome }),
    ]);
    if (!soul) return;
    await manager.query('UPDATE companions SET personality = $2, archetype = $3 WHERE id = $1', [
      outcome.companionId,
      storableJson(soul.personality),
      soul.archetype,
    ]);
  }

  /**
   * Undoes an import: deletes its archive lines, memories, messages, and conversations without other messages. Deletes the soul too if
   * the import created it, unless it has other imports or messages.
   * @returns null where the account has no such import
   */
  undo(accountId: number, importId: number): Promise<UndoResult | null> {
    return transact(this.source, async (manager) => {
      await allowLongStatements(manager, LONG_DELETION_SECONDS);
      const [row] = await manager.query<{ companion_id: number | null; made_soul: boolean }[]>(
        'SELECT companion_id, made_soul FROM imports WHERE id = $1 AND account_id = $2 FOR UPDATE',
        [importId, accountId],
      );
      if (!row) return null;
      const { companion_id: companionId } = row;
      const usedSources = await findUsedSources(manager, accountId, importId);
      await removeEnrichment(manager, importId);
      if (companionId !== null) await removeImported(manager, companionId, importId);
      const removedMessages = await this.removeMessages(manager, importId);
      await manager.query('DELETE FROM imports WHERE id = $1', [importId]);
      const soulGone = companionId !== null && row.made_soul && (await this.removeSoulIfUnused(manager, companionId));
      const souls = companionId === null ? [] : [companionId];
      const runs = await withdrawRuns(manager, accountId, {
        ...usedSources,
        conversation: removedMessages.conversationsGone,
        brought: souls,
        soul: soulGone ? souls : [],
        // Active runs may have read any of it.
        account: [accountId],
      });
      return { companionId, soulGone, runs, ...removedMessages };
    });
  }

  private async removeMessages(
    manager: EntityManager,
    importId: number,
  ): Promise<Pick<UndoResult, 'conversationsGone' | 'conversationsLeft'>> {
    const [rows] = await manager.query<[{ id: number }[], number]>(
      `DELETE FROM conversations c
       WHERE c.thread_key IS NOT NULL AND c.id IN (SELECT conversation_id FROM messages WHERE import_id = $1)
         AND NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND m.import_id IS DISTINCT FROM $1)
       RETURNING c.id`,
      [importId],
    );
    const [remainingConversations] = await manager.query<[{ id: number }[], number]>(
      `UPDATE conversations c SET last_message_at = (
         SELECT max(created_at) FROM messages m WHERE m.conversation_id = c.id AND m.import_id IS DISTINCT FROM $1)
       WHERE c.id IN (SELECT conversation_id FROM messages WHERE import_id = $1) RETURNING c.id`,
      [importId],
    );
    await manager.query('DELETE FROM messages WHERE import_id = $1', [importId]);
    return {
      conversationsGone: rows.map(({ id }) => id),
      conversationsLeft: remainingConversations.map(({ id }) => id),
    };
  }

  /** Deletes the soul where nothing else refers to it. @returns whether it was deleted */
  private async removeSoulIfUnused(manager: EntityManager, soulId: number): Promise<boolean> {
    const [remainingImport] = await manager.query<{ id: number }[]>(
      'SELECT min(id) AS id FROM imports WHERE companion_id = $1 HAVING count(*) > 0',
      [soulId],
    );
    // The remaining import takes over as the one that created the soul.
    if (remainingImport) await manager.query('UPDATE imports SET made_soul = true WHERE id = $1', [remainingImport.id]);
    const messages = await manager.query<unknown[]>(
      `SELECT FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id WHERE s.companion_id = $1 LIMIT 1`,
      [soulId],
    );
    if (remainingImport || messages.length > 0) return false;
    await manager.query(
      `DELETE FROM conversations c USING conversation_souls s WHERE s.conversation_id = c.id AND s.companion_id = $1 AND NOT c.is_group`,
      [soulId],
    );
    await manager.query('DELETE FROM companions WHERE id = $1', [soulId]);
    return true;
  }
}

/** Lists sources of the import that agent runs used. Call before the deletion. */
async function findUsedSources(
  manager: EntityManager,
  accountId: number,
  importId: number,
): Promise<{ message: number[]; memory: number[]; file: number[] }> {
  const usedSources = (type: string, among: string) =>
    manager.query<{ id: number }[]>(
      `SELECT DISTINCT s.id FROM agent_run_sources s JOIN agent_runs r ON r.id = s.run_id AND r.account_id = $1
       WHERE s.type = '${type}' AND s.id IN (${among})`,
      [accountId, importId],
    );
  const toIds = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    message: toIds(await usedSources('message', 'SELECT id FROM messages WHERE import_id = $2')),
    memory: toIds(await usedSources('memory', 'SELECT id FROM memories WHERE import_id = $2')),
    file: toIds(
      await usedSources(
        'file',
        `SELECT jsonb_array_elements(CASE WHEN jsonb_typeof(result #> '{undo,files}') = 'array' THEN result #> '{undo,files}' ELSE '[]' END)::bigint
         FROM imports WHERE id = $2`,
      ),
    ),
  };
}
