import { DomainError, ERRORS, type ErrorCode, type SoulprintPreview } from '@kinloom/contract';
import {
  type ClaimedTask,
  releaseTask,
  LeaseLostError,
  BackgroundTasksService,
} from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { readExport, type Reading, type ReadOptions, UnreadableExport } from '../formats';
import type { Choices, ExportWork, ImportChoices } from './import-choices';
import { ExportsService } from './exports.service';
import { UNREADABLE } from './failures';
import { Importer } from './importer';
import { counted, ProgressReporter } from './progress-reporter';
import { enough, reportOf } from './import-report';
import { rolesOf } from './speaker-roles';
import { storableJson } from '../storable';
import { ExportSurvey } from './export-survey';

/** Characters of one message: what is longer is told of, and not kept. */
const MESSAGE = 200_000;

/** Looking at exports and bringing them in: what the worker does of it. */
@Injectable()
export class ImportTaskService {
  constructor(
    private readonly tasks: BackgroundTasksService,
    private readonly exports: ExportsService,
    private readonly importer: Importer,
  ) {}

  /** Reads an export and tells what is understood of it. Nothing of it is kept. */
  preview(jobId: number): Promise<void> {
    return this.run(jobId, async (begun, progress): Promise<SoulprintPreview> => {
      const { fileId, choices } = begun.payload as ExportWork<Choices>;
      const survey = new ExportSurvey(choices.soulSpeaker);
      const reading = await this.read(begun.accountId, fileId, choices, progress, { from: 0, to: 90 }, (message) =>
        survey.add(message),
      );
      enough(reading, choices.entries);
      progress.at(92, `Getting to know them… ${counted(reading.counts.kept)} messages`);
      const roles = rolesOf(reading, choices, survey.saysI);
      return {
        uploadId: fileId,
        report: reportOf(reading, roles, survey, { entries: choices.entries }),
        analysis: await survey.analysis(roles, roles.soul ?? choices.name),
      };
    });
  }

  /** Brings a soul what an export holds. A job that runs twice brings it once. */
  import(jobId: number): Promise<void> {
    return this.run(jobId, async (begun, progress) => {
      const { fileId, choices } = begun.payload as ExportWork<ImportChoices>;
      const read = (from: number, to: number, options: Pick<ReadOptions, 'onMessage' | 'onThread'>): Promise<Reading> =>
        this.read(begun.accountId, fileId, choices, progress, { from, to }, options.onMessage, options.onThread);
      return this.importer.bring(begun, choices, progress, read);
    });
  }

  /** The whole export, once. @param stretch how much of the work that is, in percent of all */
  private async read(
    accountId: number,
    fileId: number,
    { dateOrder }: Choices,
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
      ...(onThread ? { onThread } : {}),
      limits: { message: MESSAGE },
      signal: progress.signal,
      onMessage: (message) => {
        messages += 1;
        return onMessage(message);
      },
      onProgress: (bytes) =>
        progress.at(from + (to - from) * Math.min(1, bytes / size), `Reading… ${counted(messages)} messages`),
    });
  }

  private async run(
    jobId: number,
    work: (begun: ClaimedTask, progress: ProgressReporter) => Promise<unknown>,
  ): Promise<void> {
    const begun = await this.tasks.begin(jobId);
    if (!begun) return;
    const progress = new ProgressReporter(this.tasks, begun);
    try {
      const result = await work(begun, progress);
      await progress.stop();
      await this.tasks.done(begun, JSON.parse(storableJson(result)));
    } catch (error) {
      await progress.stop();
      if (error instanceof LeaseLostError) return;
      const code = codeOf(error);
      if (code === null) await releaseTask(this.tasks, begun, error);
      else await this.tasks.failed(begun, ERRORS[code].text, { code });
    }
  }
}

/** Why it cannot be done, where trying again would not help. */
function codeOf(error: unknown): ErrorCode | null {
  if (error instanceof DomainError) return error.code;
  return error instanceof UnreadableExport ? UNREADABLE[error.code] : null;
}
