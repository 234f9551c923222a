import { JobProducer } from '@kinloom/jobs';
import { Injectable, Logger } from '@nestjs/common';
import { TurnsRepository } from './turns.repository';

/** A turn that was just stored, and whether no open one was before it then. */
export interface NewTurn {
  turnId: number;
  first: boolean;
}

/**
 * Has new turns attended to, behind the request that made them. A conversation is attended to by one job, which goes on until no turn is
 * open: only a turn that stands first in its conversation needs a job of its own. Where one was before it, that is asked again after the
 * turn was stored: then either it is seen here that the one before has ended, or whoever ends that one sees this.
 */
@Injectable()
export class TurnDispatcher {
  private readonly logger = new Logger('Turns');
  private waiting: number[] = [];
  private calling = false;

  constructor(
    private readonly turns: TurnsRepository,
    private readonly jobs: JobProducer,
  ) {}

  /** Returns at once. What cannot be called now is found by the sweeper. */
  enqueue(turns: readonly NewTurn[]): void {
    for (const { turnId, first } of turns) {
      if (first) this.jobs.enqueue('turn', { turnId });
      else this.waiting.push(turnId);
    }
    if (!this.calling && this.waiting.length > 0) void this.drain();
  }

  private async drain(): Promise<void> {
    this.calling = true;
    while (this.waiting.length > 0) {
      const turnIds = this.waiting;
      this.waiting = [];
      try {
        for (const turnId of await this.turns.first(turnIds)) this.jobs.enqueue('turn', { turnId });
      } catch (error) {
        this.logger.warn(
          `${turnIds.length} turns wait for the sweeper: ${error instanceof Error ? error.name : 'unknown'}`,
        );
      }
    }
    this.calling = false;
  }
}
