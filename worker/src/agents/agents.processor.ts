import { AgentRunService } from '@kinloom/domain/agents';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class AgentsProcessor {
  constructor(private readonly runs: AgentRunService) {}

  /** Processes the run whose turn it is, whichever job asked for it: runs of all accounts take turns. */
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
