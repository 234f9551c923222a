import { type InsightNews, rooms } from '@kinloom/contract';
import { IdleGate } from '@kinloom/domain/memories';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { EmotionBackfillRepository } from './emotion-backfill.repository';
import { type ComputedInsight, computeInsight, type ComputedTexts, type InsightInputs } from './insight-computation';
import { BRIGHT, connectionStrength, DEEP_MOMENT } from './figures';
import { type DueFigures, FiguresRepository, type ReachedThen } from './figures.repository';
import { InsightInputsRepository } from './insight-inputs.repository';
import { EVIDENCE, insightsFrom } from './observations';
import { type MilestoneInputs, nextAnniversary, reachedBy } from './milestones';
import { MilestoneInputsRepository } from './milestone-inputs.repository';
import { computeWeeklyGrowth, intervalDays } from './weekly-growth';

/** Maximum number of stale figures enqueued per sweep. */
const SWEEP_LIMIT = 100;
/** Attempts per job when inputs change during the computation; afterwards the sweep enqueues it again. */
const MAX_ATTEMPTS = 5;
/** Maximum milliseconds of emotion backfill per job. */
const BACKFILL_BUDGET_MS = 10_000;

/** Computes the insight figures, milestones and observations of a soul. */
@Injectable()
export class InsightComputationService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly inputs: InsightInputsRepository,
    private readonly milestoneInputs: MilestoneInputsRepository,
    private readonly backfill: EmotionBackfillRepository,
    private readonly idleGate: IdleGate,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Recomputes the figures if they are due, and publishes the change (job handler; idempotent). */
  async compute(soulId: number): Promise<void> {
    // Changes that arrive during the wait are included.
    await this.idleGate.waitUntilIdle();
    const left = await this.backfillEmotions(soulId);
    if (left === 'taken') return;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const due = await this.figures.due(soulId);
      if (!due || (await this.computeOnce(soulId, due, left === 'more'))) break;
    }
    if (left === 'more') this.jobs.enqueue('insight', { companionId: soulId });
  }

  /** @returns false if inputs changed during the computation */
  private async computeOnce(soulId: number, due: DueFigures, more: boolean): Promise<boolean> {
    // What is read in the same turn of the event loop is one statement (`SelectBatch`).
    const [inputs, milestoneInputs, textInputs] = await Promise.all([
      this.inputs.inputs(soulId),
      this.milestoneInputs.read(soulId),
      this.textInputs(soulId),
    ]);
    const computed = computeInsight(inputs);
    const now = new Date();
    const days = intervalDays(inputs.firstAt, now.getTime());
    const [words, reached, feelings, weeks] = await Promise.all([
      this.computeTexts(soulId, due.name, computed, inputs, textInputs),
      this.reachedMilestones(soulId, milestoneInputs, now),
      this.inputs.feelingWeeks(soulId, days),
      this.inputs.weeks(soulId, days),
    ]);
    const stored = await this.figures.store(soulId, due.dueAt, {
      computed,
      words,
      weeks: { feelings, growth: computeWeeklyGrowth(weeks) },
      reached,
      nextAt: milestoneInputs.firstMessage ? nextAnniversary(milestoneInputs.firstMessage.at, now) : null,
      more,
    });
    if (!stored) return false;
    const changed: InsightNews['changed'] = stored.milestones ? ['figures', 'milestone'] : ['figures'];
    this.realtime.publish({
      room: rooms.account(due.accountId),
      event: 'insight',
      payload: { companionId: soulId, changed },
    });
    return true;
  }

  /** Enqueues figures that are due and not in progress. */
  async sweep(): Promise<void> {
    for (const companionId of await this.figures.claimStale(SWEEP_LIMIT)) this.jobs.enqueue('insight', { companionId });
  }

  /** Processes the emotion backlog within the time limit. */
  private async backfillEmotions(soulId: number): Promise<'more' | 'none' | 'taken'> {
    const until = performance.now() + BACKFILL_BUDGET_MS;
    for (;;) {
      const left = await this.backfill.step(soulId);
      if (left !== 'more' || performance.now() >= until) return left;
      await this.idleGate.waitUntilIdle();
    }
  }

  private async textInputs(soulId: number) {
    const [triggers, relief, confided, moments, sharedMemories] = await Promise.all([
      this.inputs.triggers(soulId),
      this.milestoneInputs.relief(soulId),
      this.milestoneInputs.confided(soulId),
      this.milestoneInputs.moments(soulId, DEEP_MOMENT),
      this.milestoneInputs.sharedMemories(soulId),
    ]);
    return { triggers, relief, confided, moments, sharedMemories };
  }

  private async computeTexts(
    soulId: number,
    soul: string,
    computed: ComputedInsight,
    { quarters }: InsightInputs,
    { triggers: triggerRows, ...observed }: Awaited<ReturnType<InsightComputationService['textInputs']>>,
  ): Promise<ComputedTexts> {
    const triggers: ComputedTexts['triggers'] = {};
    for (const { emotion, topic } of triggerRows) (triggers[emotion] ??= []).push(topic);
    const brightest = computed.patterns.find(({ emotion }) => BRIGHT.has(emotion));
    const [topics, bright, sourceMessages] = await Promise.all([
      Promise.all(
        triggerRows
          .filter((one) => triggers[one.emotion]?.[0] === one.topic)
          .map(async ({ emotion, topic, many }) => ({
            emotion,
            topic,
            many,
            messageIds: await this.milestoneInputs.about(soulId, emotion, topic),
          })),
      ),
      brightest ? this.milestoneInputs.about(soulId, brightest.emotion, null) : [],
      this.milestoneInputs.listSourceMessages(
        soulId,
        computed.impacts.slice(0, EVIDENCE).map(({ memoryId }) => memoryId),
      ),
    ]);
    return {
      triggers,
      insights: insightsFrom({
        soul,
        drawn: computed,
        topics,
        ...observed,
        bright,
        sourceMessages,
        quarter: quarters.quarter,
      }),
    };
  }

  private async reachedMilestones(soulId: number, story: MilestoneInputs, now: Date): Promise<ReachedThen[]> {
    const reached = reachedBy(story, now);
    const then = await this.milestoneInputs.memoriesAt(
      soulId,
      reached.map(({ at }) => at),
    );
    return reached.map((one, place) => {
      const told = then[place] ?? { memories: 0, significance: 0, days: 0 };
      return { ...one, connectionStrength: connectionStrength(told).value, memoryCount: told.memories };
    });
  }
}
