import { withLogContext } from '@kinloom/config';
import { TurnsService } from '@kinloom/domain/conversations';
import { ActiveModels } from '@kinloom/domain/models';
import { errorKind, type JobObserver, JobProducer, type QueuePolicy, QUEUES } from '@kinloom/jobs';
import { Realtime, type TurnOffer } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';

/** Maximum number of conversations whose turns wait in this process. Turns beyond it get a job, like all that wait for long. */
const MAX_WAITING = 1_000;

/** Turns of one conversation that were offered and not processed. */
interface OfferedConversation {
  turnIds: Set<number>;
  /** When the first was offered, milliseconds UTC. */
  offeredAt: number;
}

/**
 * Answers turns that are offered over the event bus, in the order of the offers. The lease decides between workers that received the same
 * offer. A turn whose processing fails gets a job, which retries it.
 */
@Injectable()
export class OfferedTurns {
  private readonly logger = new Logger('Turns');
  private readonly policy: QueuePolicy = QUEUES.replies;
  private concurrency = this.policy.concurrency;
  /** By conversation, in the order of the offers. */
  private readonly waiting = new Map<number, OfferedConversation>();
  private readonly active = new Map<number, OfferedConversation & { done: Promise<void> }>();
  private runningJobs = 0;
  private observer: Pick<JobObserver, 'onAttempt'> | null = null;

  constructor(
    models: ActiveModels,
    private readonly turns: TurnsService,
    private readonly jobs: JobProducer,
    private readonly realtime: Realtime,
  ) {
    models.subscribe(({ chat }) => {
      this.concurrency = (chat && this.policy.endpointConcurrency) || this.policy.concurrency;
    });
  }

  /** Accepts offers from now on. @param observer receives the outcome of each conversation, as of a job */
  start(observer: Pick<JobObserver, 'onAttempt'>): void {
    this.observer = observer;
    this.realtime.onTurnsOffered((offers) => this.accept(offers));
  }

  /** Processes the conversation of a queued turn. Jobs and offers together are no more than the queue's concurrency, as long as jobs are not. */
  async runJob(turnId: number): Promise<void> {
    this.runningJobs += 1;
    try {
      await this.turns.processConversation(turnId);
    } finally {
      this.runningJobs -= 1;
      this.startWaiting();
    }
  }

  /** Accepts no more offers, and waits for the conversations in progress. */
  async stop(): Promise<void> {
    this.observer = null;
    this.waiting.clear();
    await Promise.all([...this.active.values()].map(({ done }) => done));
  }

  private accept(offers: readonly TurnOffer[]): void {
    for (const { turnId, conversationId } of offers) {
      const known = this.active.get(conversationId) ?? this.waiting.get(conversationId);
      if (known) known.turnIds.add(turnId);
      else if (this.observer && this.waiting.size < MAX_WAITING)
        this.waiting.set(conversationId, { turnIds: new Set([turnId]), offeredAt: Date.now() });
    }
    this.startWaiting();
  }

  private startWaiting(): void {
    for (const [conversationId, offered] of this.waiting) {
      if (this.active.size + this.runningJobs >= this.concurrency) return;
      this.waiting.delete(conversationId);
      const done = this.run(offered).finally(() => {
        this.active.delete(conversationId);
        this.startWaiting();
      });
      this.active.set(conversationId, Object.assign(offered, { done }));
    }
  }

  /** Processes the turns of a conversation, also those that are offered meanwhile. */
  private async run({ turnIds, offeredAt }: OfferedConversation): Promise<void> {
    const begunAt = Date.now();
    let outcome: 'done' | 'failed' = 'done';
    while (turnIds.size > 0) {
      // A turn stands for its conversation: when no turn is left to claim, all that were offered before are answered.
      const known = [...turnIds];
      const turnId = Math.max(...known);
      try {
        await withLogContext({ job: `turn-${turnId}` }, () =>
          this.turns.processConversation(turnId, (processed) => {
            turnIds.delete(processed);
            return turnIds.size > 0;
          }),
        );
      } catch (error) {
        outcome = 'failed';
        this.logger.warn(`turn.processing_failed turnId=${turnId} error="${errorKind(error)}": a job tries it again`);
        this.jobs.enqueue('turn', { turnId });
      }
      for (const id of known) turnIds.delete(id);
    }
    this.observer?.onAttempt({ name: 'turn', outcome, addedAt: offeredAt, begunAt, endedAt: Date.now() });
  }
}
