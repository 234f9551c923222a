import { DomainError, ERRORS, type ErrorCode, type SoulprintPreview } from '@kinloom/contract';
import {
  type ClaimedTask,
  releaseTask,
  TaskLeaseLostError,
  BackgroundTasksService,
} from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { readExport, type Reading, type ReadOptions, UnreadableExportError } from '../formats';
import type { Choices, ExportWork, ImportChoices } from './import-choices';
import { ExportsService } from './exports.service';
import { UNREADABLE_ERRORS } from './unreadable-errors';
import { ImportStagingRepository } from './import-staging.repository';
import { Importer } from './importer';
import { formatCount, ProgressReporter } from './progress-reporter';
import { requireEnoughEntries, toImportReport } from './import-report';
import { assignRoles } from './speaker-roles';
import { storableJson } from '../storable';
import { ExportSurvey } from './export-survey';

/** Maximum characters of one message; longer ones are skipped and reported. */
const MAX_MESSAGE_LENGTH = 200_000;

/** Runs preview and import tasks in the worker. */
@Injectable()
export class ImportTaskService {
  constructor(
    private readonly tasks: BackgroundTasksService,
    private readonly exports: ExportsService,
    private readonly importer: Importer,
    private readonly staging: ImportStagingRepository,
  ) {}

  /** Runs a preview task. Stores nothing of the export. */
  preview(jobId: number): Promise<void> {
    return this.run(jobId, async (task, progress): Promise<SoulprintPreview> => {
      const { fileId, choices } = task.payload as ExportWork<Choices>;
      const survey = new ExportSurvey(choices.soulSpeaker);
      const reading = await this.read(task.accountId, fileId, choices, progress, { from: 0, to: 90 }, (message) =>
        survey.add(message),
      );
      requireEnoughEntries(reading, choices.entries);
      progress.setProgress(92, `Getting to know them… ${formatCount(reading.counts.kept)} messages`);
      const roles = assignRoles(reading, choices, survey.usesFirstPerson);
      return {
        uploadId: fileId,
        report: toImportReport(reading, roles, survey, { entries: choices.entries }),
        analysis: await survey.analysis(roles, roles.soul ?? choices.name),
      };
    });
  }

  /** Runs an import task, unless another one imports into the same soul: then the sweep enqueues it again. Idempotent per job. */
  async import(jobId: number): Promise<void> {
    if (await this.staging.isBlocked(jobId)) return;
    return this.run(jobId, async (task, progress) => {
      const { fileId, choices } = task.payload as ExportWork<ImportChoices>;
      const read = (from: number, to: number, options: Pick<ReadOptions, 'onMessage' | 'onThread'>): Promise<Reading> =>
        this.read(task.accountId, fileId, choices, progress, { from, to }, options.onMessage, options.onThread);
      return this.importer.importExport(task, choices, progress, read);
    });
  }

  /** Reads the whole export once. @param range share of the overall progress, in percent */
  private async read(
    accountId: number,
    fileId: number,
    { dateOrder, timeZone }: Choices,
    progress: ProgressReporter,
    { from, to }: { from: number; to: number },
    onMessage: ReadOptions['onMessage'],
    onThread?: ReadOptions['onThread'],
  ): Promise<Reading> {
    const source = await this.exports.source(accountId, fileId);
    const size = Math.max(1, source.size ?? 1);
    let messages = 0;
    return readExport(source, {
      ...(dateOrder ? { dateOrder } : {}),
      ...(timeZone ? { timeZone } : {}),
      ...(onThread ? { onThread } : {}),
      limits: { message: MAX_MESSAGE_LENGTH },
      signal: progress.signal,
      onMessage: (message) => {
        messages += 1;
        return onMessage(message);
      },
      onProgress: (bytes) =>
        progress.setProgress(
          from + (to - from) * Math.min(1, bytes / size),
          `Reading… ${formatCount(messages)} messages`,
        ),
    });
  }

  private async run(
    jobId: number,
    work: (task: ClaimedTask, progress: ProgressReporter) => Promise<unknown>,
  ): Promise<void> {
    const task = await this.tasks.claim(jobId);
    if (!task) return;
    const progress = new ProgressReporter(this.tasks, task);
    try {
      const result = await work(task, progress);
      await progress.stop();
      await this.tasks.done(task, JSON.parse(storableJson(result)));
    } catch (error) {
      await progress.stop();
      if (error instanceof TaskLeaseLostError) return;
      const code = codeOf(error);
      if (code === null) await releaseTask(this.tasks, task, error);
      else await this.tasks.failed(task, ERRORS[code].text, { code });
    }
  }
}

/** Maps a permanent error to its code; null for errors worth a retry. */
function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof DomainError) return error.code;
  return error instanceof UnreadableExportError ? UNREADABLE_ERRORS[error.code] : null;
}
