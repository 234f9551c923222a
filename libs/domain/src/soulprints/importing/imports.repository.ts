import type { AgentNews, ImportRecord, ImportReport, ImportResult } from '@kinloom/contract';
import {
  allowLongStatements,
  CompanionEntity,
  ConversationEntity,
  ConversationSoulEntity,
  ImportEntity,
  LONG_DELETION_SECONDS,
  MessageEntity,
  transact,
} from '@kinloom/database';
import { removeImported } from '@kinloom/domain/memories';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type DeleteResult, type EntityManager, IsNull, type UpdateResult } from 'typeorm';
import { removeEnrichment } from '../enrichment.repository';

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

/** Columns of the list: not the result, which may be large. */
const LISTED = { id: true, companionId: true, kind: true, name: true, report: true, createdAt: true } as const;

/** Committed imports, and the rows that they created. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists imports, newest first. */
  async listForOwner(accountId: number): Promise<ImportRecord[]> {
    const imports = await this.source
      .getRepository(ImportEntity)
      .find({ select: LISTED, where: { accountId }, order: { id: 'DESC' } });
    return imports.map(({ id, companionId, kind, name, report, createdAt }) => ({
      id,
      companionId,
      kind,
      name,
      report: report as ImportReport | null,
      createdAt: createdAt.toISOString(),
    }));
  }

  /** Returns the result of a job's import. @returns null where there is none yet */
  async outcomeOf(jobId: number): Promise<Outcome | null> {
    const found = await this.source
      .getRepository(ImportEntity)
      .findOne({ select: { id: true, result: true }, where: { jobId } });
    return (found?.result as Outcome | undefined) ?? null;
  }

  /** Whether the import of a job is committed. */
  isCommitted(manager: EntityManager, jobId: number): Promise<boolean> {
    return manager.existsBy(ImportEntity, { jobId });
  }

  /**
   * Undoes an import: deletes its archive lines, memories, messages, and conversations without other messages. Deletes the soul too if
   * the import created it, unless it has other imports or messages.
   * @returns null where the account has no such import
   */
  undo(accountId: number, importId: number): Promise<UndoResult | null> {
    return transact(this.source, async (manager) => {
      await allowLongStatements(manager, LONG_DELETION_SECONDS);
      const row = await manager.findOne(ImportEntity, {
        select: { id: true, companionId: true, madeSoul: true },
        where: { id: importId, accountId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) return null;
      const { companionId } = row;
      const usedSources = await findUsedSources(manager, accountId, importId);
      await removeEnrichment(manager, importId);
      if (companionId !== null) await removeImported(manager, companionId, importId);
      const removedMessages = await this.removeMessages(manager, importId);
      await manager.delete(ImportEntity, { id: importId });
      const soulGone = companionId !== null && row.madeSoul && (await this.removeSoulIfUnused(manager, companionId));
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
    const ofImport = 'id IN (SELECT m.conversation_id FROM messages m WHERE m.import_id = :importId)';
    const others =
      'FROM messages m WHERE m.conversation_id = conversations.id AND m.import_id IS DISTINCT FROM :importId';
    const gone = await manager
      .createQueryBuilder()
      .delete()
      .from(ConversationEntity)
      .where(`thread_key IS NOT NULL AND ${ofImport} AND NOT EXISTS (SELECT ${others})`, { importId })
      .returning('id')
      .execute();
    const left = await manager
      .createQueryBuilder()
      .update(ConversationEntity, { lastMessageAt: () => `(SELECT max(m.created_at) ${others})` })
      .where(ofImport, { importId })
      .returning('id')
      .execute();
    await manager.delete(MessageEntity, { importId });
    const toIds = ({ raw }: DeleteResult | UpdateResult) => (raw as { id: number }[]).map(({ id }) => id);
    return { conversationsGone: toIds(gone), conversationsLeft: toIds(left) };
  }

  /** Deletes the soul where nothing else refers to it. @returns whether it was deleted */
  private async removeSoulIfUnused(manager: EntityManager, soulId: number): Promise<boolean> {
    const remainingImport = await manager.findOne(ImportEntity, {
      select: { id: true },
      where: { companionId: soulId, stagingId: IsNull() },
      order: { id: 'ASC' },
    });
    // The remaining import takes over as the one that created the soul.
    if (remainingImport) await manager.update(ImportEntity, { id: remainingImport.id }, { madeSoul: true });
    const hasMessages = await manager
      .createQueryBuilder(MessageEntity, 'message')
      .innerJoin(ConversationSoulEntity, 'soul', 'soul.conversationId = message.conversationId')
      .where('soul.companionId = :soulId', { soulId })
      .getExists();
    if (remainingImport || hasMessages) return false;
    await manager
      .createQueryBuilder()
      .delete()
      .from(ConversationEntity)
      .where({ isGroup: false })
      .andWhere('id IN (SELECT s.conversation_id FROM conversation_souls s WHERE s.companion_id = :soulId)', { soulId })
      .execute();
    await manager.delete(CompanionEntity, { id: soulId });
    return true;
  }
}

/** Lists sources of the import that agent runs used. Call before the deletion. */
async function findUsedSources(
  manager: EntityManager,
  accountId: number,
  importId: number,
): Promise<{ message: number[]; memory: number[]; file: number[] }> {
  // SQL: one of several subqueries, by type
  const usedSources = (type: string, among: string) =>
    manager.query<{ id: number }[]>(
      `SELECT DISTINCT s.id FROM agent_run_sources s JOIN agent_runs r ON r.id = s.run_id AND r.account_id = $1
       WHERE s.type = '${type}' AND s.id IN (${among})`,
      [accountId, importId],
    );
  const toIds = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    // SQL: a part of the statement above
    message: toIds(await usedSources('message', 'SELECT id FROM messages WHERE import_id = $2')),
    // SQL: a part of the statement above
    memory: toIds(await usedSources('memory', 'SELECT id FROM memories WHERE import_id = $2')),
    // SQL: a part of the statement above
    file: toIds(
      await usedSources(
        'file',
        `SELECT jsonb_array_elements(CASE WHEN jsonb_typeof(result #> '{undo,files}') = 'array' THEN result #> '{undo,files}' ELSE '[]' END)::bigint
         FROM imports WHERE id = $2`,
      ),
    ),
  };
}
