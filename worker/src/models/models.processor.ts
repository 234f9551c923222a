import type { JobPayloads } from '@kinloom/contract';
import { EngineService, ModelPullService } from '@kinloom/domain/models';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class ModelsProcessor {
  constructor(
    private readonly pulls: ModelPullService,
    private readonly engine: EngineService,
  ) {}

  @ProcessJob('pull')
  pull({ jobId }: JobPayloads['pull']): Promise<void> {
    return this.pulls.process(jobId);
  }

  @ProcessJob('engine')
  installEngine({ jobId }: JobPayloads['engine']): Promise<void> {
    return this.engine.process(jobId);
  }

  /** Downloads whose job was lost. */
  @Housekeeping({ name: 'models.lost-pulls', ...FREQUENT })
  enqueueLostPulls(): Promise<void> {
    return this.pulls.sweep();
  }

  /** Installations of the engine whose job was lost. */
  @Housekeeping({ name: 'models.lost-engine-installations', ...FREQUENT })
  enqueueLostInstallations(): Promise<void> {
    return this.engine.sweep();
  }
}
