import type { JobPayloads } from '@kinloom/contract';
import { ModelPullService } from '@kinloom/domain/models';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class ModelsProcessor {
  constructor(private readonly pulls: ModelPullService) {}

  @ProcessJob('pull')
  pull({ jobId }: JobPayloads['pull']): Promise<void> {
    return this.pulls.process(jobId);
  }

  /** Downloads whose job was lost. */
  @Housekeeping({ name: 'models.lost-pulls', ...FREQUENT })
  enqueueLostPulls(): Promise<void> {
    return this.pulls.sweep();
  }
}
