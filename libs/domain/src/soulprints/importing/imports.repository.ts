import type { AgentNews, ImportRecord, ImportReport, ImportResult, Personality, SoulAnalysis } from '@kinloom/contract';
import { allowLongStatements, LONG_DELETION_SECONDS, transact } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { removeImported } from '@kinloom/domain/memories';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { removeEnrichment } from '../remove-enrichment';
import { storableJson } from '../storable';

/** What an import came to, without the soul, which goes on changing. */
export type Outcome = Omit<ImportResult, 'companion'> & { companionId: number };

/** What went when an import was undone. */
export interface Undone {
  companionId: number | null;
  /** The soul itself went. */
  soulGone: boolean;
  conversationsGone: number[];
  /** Those that hold more than what went. */
  conversationsLeft: number[];
  /** Runs of agents that were made of it, and are erased. */
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

@Injectable()
export class ImportsRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** One transaction, on one connection. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  /** The newest first. */
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

  /** What the import of a job came to. @returns null where there is none yet */
  async outcomeOf(jobId: number): Promise<Outcome | null> {
    const [row] = await this.source.query<{ result: Outcome | null }[]>(
      'SELECT result FROM imports WHERE job_id = $1',
      [jobId],
    );
    return row?.result ?? null;
  }

  /**
   * The soul that is brought something: one of the account, or a new one. Imports to one soul go one after the other.
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
   * Refuses what an import wrote where it is more than the account may have. To be called last: other work of the account waits from here on.
   * @throws DomainError too_many_souls, storage_full
   */
  async enforceBudgets(manager: EntityManager, accountId: number, { made }: ImportedSoul): Promise<void> {
    if (made) await this.budgets.enforce('souls', accountId, manager);
    await this.budgets.enforce('storage', accountId, manager);
  }

  /** Begins an import. @param fileId its export @returns its id; null where the job has made one already */
  async begin(
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
   * Takes an import back: its archive, its memories, its messages and the conversations that hold nothing else. The soul goes too where it
   * came with it, unless something else was brought to it or its person has spoken with it since.
   * @returns null where the account has no such import
   */
  undo(accountId: number, importId: number): Promise<Undone | null> {
    return transact(this.source, async (manager) => {
      await allowLongStatements(manager, LONG_DELETION_SECONDS);
      const [row] = await manager.query<{ companion_id: number | null; made_soul: boolean }[]>(
        'SELECT companion_id, made_soul FROM imports WHERE id = $1 AND account_id = $2 FOR UPDATE',
        [importId, accountId],
      );
      if (!row) return null;
      const { companion_id: companionId } = row;
      const used = await usedOf(manager, accountId, importId);
      await removeEnrichment(manager, importId);
      if (companionId !== null) await removeImported(manager, companionId, importId);
      const talk = await this.removeTalk(manager, importId);
      await manager.query('DELETE FROM imports WHERE id = $1', [importId]);
      const soulGone = companionId !== null && row.made_soul && (await this.removeSoul(manager, companionId));
      const souls = companionId === null ? [] : [companionId];
      const runs = await withdrawRuns(manager, accountId, {
        ...used,
        conversation: talk.conversationsGone,
        brought: souls,
        soul: soulGone ? souls : [],
        // More than can be named: what is under way may have read any of it.
        account: [accountId],
      });
      return { companionId, soulGone, runs, ...talk };
    });
  }

  private async removeTalk(
    manager: EntityManager,
    importId: number,
  ): Promise<Pick<Undone, 'conversationsGone' | 'conversationsLeft'>> {
    const [rows] = await manager.query<[{ id: number }[], number]>(
      `DELETE FROM conversations c
       WHERE c.thread_key IS NOT NULL AND c.id IN (SELECT conversation_id FROM messages WHERE import_id = $1)
         AND NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND m.import_id IS DISTINCT FROM $1)
       RETURNING c.id`,
      [importId],
    );
    const [left] = await manager.query<[{ id: number }[], number]>(
      `UPDATE conversations c SET last_message_at = (
         SELECT max(created_at) FROM messages m WHERE m.conversation_id = c.id AND m.import_id IS DISTINCT FROM $1)
       WHERE c.id IN (SELECT conversation_id FROM messages WHERE import_id = $1) RETURNING c.id`,
      [importId],
    );
    await manager.query('DELETE FROM messages WHERE import_id = $1', [importId]);
    return { conversationsGone: rows.map(({ id }) => id), conversationsLeft: left.map(({ id }) => id) };
  }

  /** @returns whether it went */
  private async removeSoul(manager: EntityManager, soulId: number): Promise<boolean> {
    const [rest] = await manager.query<{ id: number }[]>(
      'SELECT min(id) AS id FROM imports WHERE companion_id = $1 HAVING count(*) > 0',
      [soulId],
    );
    // Then it came with those that are left.
    if (rest) await manager.query('UPDATE imports SET made_soul = true WHERE id = $1', [rest.id]);
    const said = await manager.query<unknown[]>(
      `SELECT FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id WHERE s.companion_id = $1 LIMIT 1`,
      [soulId],
    );
    if (rest || said.length > 0) return false;
    await manager.query(
      `DELETE FROM conversations c USING conversation_souls s WHERE s.conversation_id = c.id AND s.companion_id = $1 AND NOT c.is_group`,
      [soulId],
    );
    await manager.query('DELETE FROM companions WHERE id = $1', [soulId]);
    return true;
  }
}

/** What runs of agents used of an import. Asked before it goes. */
async function usedOf(
  manager: EntityManager,
  accountId: number,
  importId: number,
): Promise<{ message: number[]; memory: number[]; file: number[] }> {
  const used = (type: string, among: string) =>
    manager.query<{ id: number }[]>(
      `SELECT DISTINCT s.id FROM agent_run_sources s JOIN agent_runs r ON r.id = s.run_id AND r.account_id = $1
       WHERE s.type = '${type}' AND s.id IN (${among})`,
      [accountId, importId],
    );
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    message: ids(await used('message', 'SELECT id FROM messages WHERE import_id = $2')),
    memory: ids(await used('memory', 'SELECT id FROM memories WHERE import_id = $2')),
    file: ids(
      await used(
        'file',
        `SELECT jsonb_array_elements(CASE WHEN jsonb_typeof(result #> '{undo,files}') = 'array' THEN result #> '{undo,files}' ELSE '[]' END)::bigint
         FROM imports WHERE id = $2`,
      ),
    ),
  };
}
