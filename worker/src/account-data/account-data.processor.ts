import type { JobPayloads } from '@kinloom/contract';
import { AccountDeletionService, AccountImportService } from '@kinloom/domain/account-data';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class AccountDataProcessor {
  constructor(
    private readonly imports: AccountImportService,
    private readonly deletions: AccountDeletionService,
  ) {}

  @ProcessJob('transfer')
  importAccount({ jobId }: JobPayloads['transfer']): Promise<void> {
    return this.imports.run(jobId);
  }

  /** Imports whose job was lost. */
  @Housekeeping({ name: 'account-data.lost-imports', ...FREQUENT })
  enqueueLostImports(): Promise<unknown> {
    return this.imports.sweep();
  }

  @ProcessJob('deletion')
  async continueDeletion({ deletionId }: JobPayloads['deletion']): Promise<void> {
    await this.deletions.run(deletionId);
  }

  /** Deletions whose process crashed, or whose last attempt failed. */
  @Housekeeping({ name: 'account-data.deletions', ...FREQUENT })
  enqueueDueDeletions(): Promise<unknown> {
    return this.deletions.sweep();
  }
}
