import { AgentRunService } from '@kinloom/domain/agents';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class AgentsProcessor {
  constructor(private readonly runs: AgentRunService) {}

  /** Processes the next run in round-robin order of accounts, which need not be the run that enqueued this job. */
  @ProcessJob('agent')
  runNext(): Promise<void> {
    return this.runs.runNext();
  }

  /** Runs whose job was lost. */
  @Housekeeping({ name: 'agents.lost-runs', ...FREQUENT })
  enqueueLostRuns(): Promise<unknown> {
    return this.runs.sweep();
  }
}
