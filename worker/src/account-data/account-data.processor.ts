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

  /** Completes deletions that were interrupted. */
  @Housekeeping({ name: 'account-data.deletions', everyMs: 5_000, timeoutMs: 600_000 })
  completeDeletions(): Promise<unknown> {
    return this.deletions.sweep();
  }
}
