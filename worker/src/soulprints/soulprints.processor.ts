import type { JobPayloads } from '@kinloom/contract';
import {
  AnalysisService,
  FilesService,
  ImportsService,
  ImportTaskService,
  ManagementService,
} from '@kinloom/domain/soulprints';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class SoulprintsProcessor {
  constructor(
    private readonly imports: ImportsService,
    private readonly importTasks: ImportTaskService,
    private readonly analyses: AnalysisService,
    private readonly management: ManagementService,
    private readonly files: FilesService,
  ) {}

  @ProcessJob('preview')
  preview({ jobId }: JobPayloads['preview']): Promise<void> {
    return this.importTasks.preview(jobId);
  }

  @ProcessJob('import')
  import({ jobId }: JobPayloads['import']): Promise<void> {
    return this.importTasks.import(jobId);
  }

  @ProcessJob('analysis')
  analyse({ jobId }: JobPayloads['analysis']): Promise<void> {
    return this.analyses.processAnalysis(jobId);
  }

  @ProcessJob('reload')
  reload({ jobId }: JobPayloads['reload']): Promise<void> {
    return this.management.processReload(jobId);
  }

  /** Imports and analyses whose job was lost. */
  @Housekeeping({ name: 'soulprints.lost-tasks', ...FREQUENT })
  async enqueueLostTasks(): Promise<void> {
    await Promise.all([this.imports.sweep(), this.analyses.sweep()]);
  }

  /** Staged rows of imports that failed or were cancelled. May take a minute or two after an import of hundreds of megabytes. */
  @Housekeeping({ name: 'soulprints.staged-imports', ...FREQUENT, timeoutMs: 300_000 })
  discardStagedImports(): Promise<void> {
    return this.imports.discardAbandoned();
  }

  /** Uploads that were never sent, and bytes without a row. */
  @Housekeeping({ name: 'soulprints.orphaned-files', ...FREQUENT })
  removeOrphanedFiles(): Promise<unknown> {
    return this.files.sweep();
  }
}
