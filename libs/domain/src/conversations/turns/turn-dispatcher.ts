import { JobProducer } from '@kinloom/jobs';
import { Realtime, type TurnOffer } from '@kinloom/realtime';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { TurnsRepository } from './turns.repository';

/** Milliseconds between two checks of offered turns. A turn that has been offered for longer and is unattended gets a job. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * Brings new turns to the workers, off the request path. Turns are offered over the event bus, which costs one notice for all turns of the
 * same moment. Offers are best effort: as long as a turn is open, this process checks that a worker attends to it. If none does, because none
 * was free, the notice was lost or the worker has crashed, the turn gets a durable job. One job processes a conversation until it has no open
 * turn, so only the next turn of a conversation is watched.
 */
@Injectable()
export class TurnDispatcher implements OnApplicationShutdown {
  private readonly logger = new Logger('Turns');
  /** When turns were offered that may still be open, by turn. On the clock of `performance.now()`. */
  private readonly offered = new Map<number, number>();
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(
    private readonly turns: TurnsRepository,
    private readonly jobs: JobProducer,
    private readonly realtime: Realtime,
  ) {}

  /** Offers the turns. Returns at once; if this process ends, the sweeper finds those that are not answered. */
  enqueue(offers: readonly TurnOffer[]): void {
    if (offers.length === 0) return;
    this.realtime.offerTurns(offers);
    const now = performance.now();
    for (const { turnId } of offers) this.offered.set(turnId, now);
    this.scheduleCheck();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private scheduleCheck(): void {
    if (this.timer || this.isStopped || this.offered.size === 0) return;
    this.timer = setTimeout(() => {
      void this.check().finally(() => {
        this.timer = null;
        this.scheduleCheck();
      });
    }, CHECK_INTERVAL_MS).unref();
  }

  private async check(): Promise<void> {
    const until = performance.now() - CHECK_INTERVAL_MS;
    const turnIds = [...this.offered].filter(([, at]) => at <= until).map(([turnId]) => turnId);
    if (turnIds.length === 0) return;
    for (const turnId of turnIds) this.offered.delete(turnId);
    try {
      for (const { id, isUnattended } of await this.turns.findNextOpen(turnIds)) {
        if (isUnattended) this.jobs.enqueue('turn', { turnId: id });
        else this.offered.set(id, until);
      }
    } catch (error) {
      for (const turnId of turnIds) this.offered.set(turnId, until);
      this.logger.warn(
        `turn.check_failed turns=${turnIds.length} error=${error instanceof Error ? error.name : 'unknown'}: checked again in a second`,
      );
    }
  }
}
