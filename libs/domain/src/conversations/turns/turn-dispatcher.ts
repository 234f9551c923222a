import { JobProducer } from '@kinloom/jobs';
import { Injectable, Logger } from '@nestjs/common';
import { TurnsRepository } from './turns.repository';

/** A newly stored turn. `first`: its conversation had no open turn when it was stored. */
export interface NewTurn {
  turnId: number;
  first: boolean;
}

/**
 * Enqueues jobs for new turns, off the request path. One job processes a conversation until it has no open turn, so only the first open
 * turn of a conversation needs a job. Where an earlier turn was open, `first` is checked again after the insert: either the earlier turn
 * is seen as ended here, or the worker that ends it sees the new turn.
 */
@Injectable()
export class TurnDispatcher {
  private readonly logger = new Logger('Turns');
  private pending: number[] = [];
  private isDraining = false;

  constructor(
    private readonly turns: TurnsRepository,
    private readonly jobs: JobProducer,
  ) {}

  /** Enqueues jobs for the turns. Returns at once; on failure the sweeper finds the turns. */
  enqueue(turns: readonly NewTurn[]): void {
    for (const { turnId, first } of turns) {
      if (first) this.jobs.enqueue('turn', { turnId });
      else this.pending.push(turnId);
    }
    if (!this.isDraining && this.pending.length > 0) void this.drain();
  }

  private async drain(): Promise<void> {
    this.isDraining = true;
    while (this.pending.length > 0) {
      const turnIds = this.pending;
      this.pending = [];
      try {
        for (const turnId of await this.turns.findFirstOpen(turnIds)) this.jobs.enqueue('turn', { turnId });
      } catch (error) {
        this.logger.warn(
          `turn.dispatch_failed turns=${turnIds.length} error=${error instanceof Error ? error.name : 'unknown'} The sweeper enqueues them.`,
        );
      }
    }
    this.isDraining = false;
  }
}
