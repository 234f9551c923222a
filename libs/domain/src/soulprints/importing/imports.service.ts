import {
  DomainError,
  ERRORS,
  type ErrorCode,
  type ImportRecord,
  type ImportResult,
  type JobAccepted,
  type JobNews,
  LIMITS,
  rooms,
  type SoulprintPreview,
} from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { ConversationsService } from '@kinloom/domain/conversations';
import { SoulsService } from '@kinloom/domain/souls';
import { runEvents, BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import type { Received } from '../files';
import type { Choices, ExportWork, ImportChoices } from './import-choices';
import { ExportsService } from './exports.service';
import { ImportsRepository } from './imports.repository';

/** What an export is sent as: entries or one text, a file, or what was sent before. */
export type Sent = { chatLogs: string | readonly string[] } | { file: Received } | { uploadId: number };

const KINDS = ['preview', 'import'] as const;
/** Forgotten jobs that are seen to at a time. */
const SWEEP = 100;

type Chosen<C extends Choices> = Omit<C, 'entries'>;

/** Imports of what souls said elsewhere. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly exports: ExportsService,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly souls: SoulsService,
    private readonly conversations: ConversationsService,
    private readonly realtime: Realtime,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * What is understood of an export.
   * @param waits whether the caller waits for it; where not, or where it takes longer than a call may, the work is answered
   * @throws DomainError import_missing, upload_not_found, too_few_entries, why it cannot be read, and what a budget refuses
   */
  async preview(
    accountId: number,
    sent: Sent,
    choices: Chosen<Choices>,
    waits: boolean,
  ): Promise<SoulprintPreview | JobAccepted> {
    return this.ask(accountId, 'preview', sent, choices, waits);
  }

  /**
   * Brings a soul what an export holds.
   * @throws DomainError import_missing, soul_not_found, upload_not_found, too_few_entries, import_no_soul, why it cannot be read, and what a budget refuses
   */
  async import(
    accountId: number,
    sent: Sent,
    choices: Chosen<ImportChoices>,
    waits: boolean,
  ): Promise<ImportResult | JobAccepted> {
    const { name, companionId, existingPersonality } = choices;
    if (name === '') throw new DomainError('import_missing');
    if (Buffer.byteLength(JSON.stringify(existingPersonality)) > LIMITS.personalityBytes) {
      throw new DomainError('invalid', { fields: { existingPersonality: 'This personality is too large.' } });
    }
    if (companionId !== null) await this.souls.get(accountId, companionId);
    else await this.budgets.require('souls', accountId);
    return this.ask(accountId, 'import', sent, choices, waits);
  }

  /** The newest first. */
  list(accountId: number): Promise<ImportRecord[]> {
    return this.imports.listForOwner(accountId);
  }

  /** Takes an import back. @throws DomainError import_not_found */
  async undo(accountId: number, importId: number): Promise<void> {
    const undone = await this.imports.undo(accountId, importId);
    if (!undone) throw new DomainError('import_not_found');
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...undone.conversationsGone.map((conversationId) => ({
        room,
        event: 'conversation:removed' as const,
        payload: { conversationId },
      })),
      ...runEvents(accountId, undone.runs),
    );
    const { companionId, soulGone } = undone;
    if (companionId === null) return;
    if (soulGone) {
      this.realtime.publishForgotten({ souls: [companionId], conversations: undone.conversationsGone });
      this.realtime.publish({ room, event: 'soul:removed', payload: { companionId } });
    } else await this.souls.announce(accountId, companionId);
    await this.conversations.announce(accountId, companionId, undone.conversationsLeft);
  }

  /** Has work done that nobody seems to attend to. */
  async sweep(): Promise<void> {
    for (const { id, kind } of await this.tasks.forgotten(KINDS, SWEEP)) {
      for (const name of KINDS) if (name === kind) this.jobs.enqueue(name, { jobId: id });
    }
  }

  private async ask<A extends object>(
    accountId: number,
    kind: (typeof KINDS)[number],
    sent: Sent,
    choices: Chosen<Choices>,
    waits: boolean,
  ): Promise<A | JobAccepted> {
    await this.budgets.require('imports', accountId);
    const { fileId, entries } = await this.keep(accountId, sent);
    const { jobId } = await this.create(accountId, kind, sent, { fileId, choices: { ...choices, entries } });
    this.jobs.enqueue(kind, { jobId });
    const { state, result, error } = await this.tasks.wait(accountId, jobId, waits ? LIMITS.jobWait : 0);
    if (state === 'failed') throw new DomainError(codeIn(result), { cause: error });
    return state === 'done' ? (result as A) : { jobId };
  }

  /** Stores the job. What was sent for it alone is deleted where it is one too many. @throws DomainError too_many_imports */
  private async create(accountId: number, kind: string, sent: Sent, payload: ExportWork<Choices>): Promise<JobNews> {
    try {
      return await this.tasks.create(accountId, kind, payload, '', 'imports');
    } catch (error) {
      if (!('uploadId' in sent)) await this.exports.discard(accountId, payload.fileId);
      throw error;
    }
  }

  /** Keeps what was sent, and says how many entries that were. */
  private async keep(accountId: number, sent: Sent): Promise<{ fileId: number; entries: number | null }> {
    if ('uploadId' in sent) {
      return { fileId: sent.uploadId, entries: (await this.exports.find(accountId, sent.uploadId)).entries };
    }
    if ('file' in sent) return { fileId: await this.exports.keep(accountId, sent.file), entries: null };
    const { chatLogs } = sent;
    // A blank line sets entries apart: within one, there is none.
    const entries =
      typeof chatLogs === 'string'
        ? null
        : chatLogs.map((entry) => entry.replace(/\n[^\S\n]*(?=\n)/g, '').trim()).filter((entry) => entry !== '');
    const text = typeof chatLogs === 'string' ? chatLogs : (entries ?? []).join('\n\n');
    if (text.trim() === '') throw new DomainError('import_missing');
    await this.budgets.chargeUpload(accountId);
    const many = entries && entries.length;
    return { fileId: await this.exports.keepText(accountId, text, many), entries: many };
  }
}

function codeIn(result: unknown): ErrorCode {
  const code = typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : '';
  return Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'internal';
}
