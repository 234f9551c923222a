import type { JobPayloads } from '@kinloom/contract';
import { InsightComputationService } from '@kinloom/domain/insight';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class InsightProcessor {
  constructor(private readonly computation: InsightComputationService) {}

  @ProcessJob('insight')
  compute({ companionId }: JobPayloads['insight']): Promise<void> {
    return this.computation.compute(companionId);
  }

  /** Figures that are stale. */
  @Housekeeping({ name: 'insight.stale-figures', ...FREQUENT })
  enqueueStaleFigures(): Promise<unknown> {
    return this.computation.sweep();
  }
}
