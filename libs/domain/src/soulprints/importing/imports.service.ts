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
import type { ReceivedFile } from '../files';
import type { Choices, ExportWork, ImportChoices } from './import-choices';
import { ExportsService } from './exports.service';
import { ImportStagingRepository } from './import-staging.repository';
import { ImportsRepository } from './imports.repository';

/** How an export is sent: entries or one text, a file, or an earlier upload. */
export type ExportUpload = { chatLogs: string | readonly string[] } | { file: ReceivedFile } | { uploadId: number };

const KINDS = ['preview', 'import'] as const;
/** Maximum number of stale tasks per sweep. */
const SWEEP_LIMIT = 100;

type UploadChoices<C extends Choices> = Omit<C, 'entries'>;

/** Starts, lists and undoes imports from other programs. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly staging: ImportStagingRepository,
    private readonly exports: ExportsService,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly souls: SoulsService,
    private readonly conversations: ConversationsService,
    private readonly realtime: Realtime,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Previews an export.
   * @param waits whether to wait for the result; if not, or on timeout, the job is returned
   * @throws DomainError import_missing, upload_not_found, too_few_entries, unreadable-export codes, and quota errors
   */
  async preview(
    accountId: number,
    upload: ExportUpload,
    choices: UploadChoices<Choices>,
    waits: boolean,
  ): Promise<SoulprintPreview | JobAccepted> {
    return this.startTask(accountId, 'preview', upload, choices, waits);
  }

  /**
   * Imports an export into a soul.
   * @throws DomainError import_missing, soul_not_found, upload_not_found, too_few_entries, import_no_soul, unreadable-export codes, and
   * quota errors
   */
  async import(
    accountId: number,
    upload: ExportUpload,
    choices: UploadChoices<ImportChoices>,
    waits: boolean,
  ): Promise<ImportResult | JobAccepted> {
    const { name, companionId, existingPersonality } = choices;
    if (name === '') throw new DomainError('import_missing');
    if (Buffer.byteLength(JSON.stringify(existingPersonality)) > LIMITS.personalityBytes) {
      throw new DomainError('invalid', { fields: { existingPersonality: 'This personality is too large.' } });
    }
    if (companionId !== null) await this.souls.get(accountId, companionId);
    else await this.budgets.require('souls', accountId);
    return this.startTask(accountId, 'import', upload, choices, waits);
  }

  /** Lists imports, newest first. */
  list(accountId: number): Promise<ImportRecord[]> {
    return this.imports.listForOwner(accountId);
  }

  /**
   * Cancels a preview or an import that is not committed: nothing of it is kept.
   * @throws DomainError job_not_found, job_not_cancellable
   */
  cancel(accountId: number, jobId: number): Promise<void> {
    return this.tasks.cancel(accountId, jobId, {
      kinds: KINDS,
      isCommitted: (manager) => this.imports.isCommitted(manager, jobId),
    });
  }

  /** Undoes an import. @throws DomainError import_not_found */
  async undo(accountId: number, importId: number): Promise<void> {
    const result = await this.imports.undo(accountId, importId);
    if (!result) throw new DomainError('import_not_found');
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...result.conversationsGone.map((conversationId) => ({
        room,
        event: 'conversation:removed' as const,
        payload: { conversationId },
      })),
      ...runEvents(accountId, result.runs),
    );
    const { companionId, soulGone } = result;
    if (companionId === null) return;
    if (soulGone) {
      this.realtime.publishForgotten({ souls: [companionId], conversations: result.conversationsGone });
      this.realtime.publish({ room, event: 'soul:removed', payload: { companionId } });
    } else await this.souls.announce(accountId, companionId);
    await this.conversations.announce(accountId, companionId, result.conversationsLeft);
  }

  /** Enqueues jobs for tasks without a live worker. */
  async sweep(): Promise<void> {
    for (const { id, kind } of await this.tasks.listStale(KINDS, SWEEP_LIMIT)) {
      for (const name of KINDS) if (name === kind) this.jobs.enqueue(name, { jobId: id });
    }
  }

  /** Deletes what imports had staged that failed or were cancelled. */
  discardAbandoned(): Promise<void> {
    return this.staging.discardAbandoned();
  }

  private async startTask<A extends object>(
    accountId: number,
    kind: (typeof KINDS)[number],
    upload: ExportUpload,
    choices: UploadChoices<Choices>,
    waits: boolean,
  ): Promise<A | JobAccepted> {
    await this.budgets.require('imports', accountId);
    const { fileId, entries } = await this.storeUpload(accountId, upload);
    const { jobId } = await this.create(accountId, kind, upload, { fileId, choices: { ...choices, entries } });
    this.jobs.enqueue(kind, { jobId });
    const { state, result, error } = await this.tasks.wait(accountId, jobId, waits ? LIMITS.jobWait : 0);
    if (state === 'failed') throw new DomainError(readErrorCode(result), { cause: error });
    return state === 'done' ? (result as A) : { jobId };
  }

  /**
   * Creates the task; deletes a new upload where the limit of imports is exceeded.
   * @throws DomainError too_many_imports
   */
  private async create(
    accountId: number,
    kind: string,
    upload: ExportUpload,
    payload: ExportWork<Choices>,
  ): Promise<JobNews> {
    try {
      return await this.tasks.create(accountId, kind, payload, '', 'imports');
    } catch (error) {
      if (!('uploadId' in upload)) await this.exports.discard(accountId, payload.fileId);
      throw error;
    }
  }

  /** Stores the upload. @returns its file id and the number of entries */
  private async storeUpload(
    accountId: number,
    upload: ExportUpload,
  ): Promise<{ fileId: number; entries: number | null }> {
    if ('uploadId' in upload) {
      return { fileId: upload.uploadId, entries: (await this.exports.find(accountId, upload.uploadId)).entries };
    }
    if ('file' in upload) return { fileId: await this.exports.keep(accountId, upload.file), entries: null };
    const { chatLogs } = upload;
    // Entries are separated by blank lines, so blank lines within an entry are removed.
    const entries =
      typeof chatLogs === 'string'
        ? null
        : chatLogs.map((entry) => entry.replace(/\n[^\S\n]*(?=\n)/g, '').trim()).filter((entry) => entry !== '');
    const text = typeof chatLogs === 'string' ? chatLogs : (entries ?? []).join('\n\n');
    if (text.trim() === '') throw new DomainError('import_missing');
    await this.budgets.chargeUpload(accountId);
    const entryCount = entries && entries.length;
    return { fileId: await this.exports.keepText(accountId, text, entryCount), entries: entryCount };
  }
}

function readErrorCode(result: unknown): ErrorCode {
  const code = typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : '';
  return Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'internal';
}
