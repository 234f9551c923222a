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
import { computeWeeklyGrowth } from './weekly-growth';

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
    const inputs = await this.inputs.inputs(soulId);
    const computed = computeInsight(inputs);
    const milestoneInputs = await this.milestoneInputs.read(soulId);
    const now = new Date();
    const stored = await this.figures.store(soulId, due.dueAt, {
      computed,
      words: await this.computeTexts(soulId, due.name, computed, inputs),
      weeks: {
        feelings: await this.inputs.feelingWeeks(soulId),
        growth: computeWeeklyGrowth(await this.inputs.weeks(soulId)),
      },
      reached: await this.reachedMilestones(soulId, milestoneInputs, now),
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

  private async computeTexts(
    soulId: number,
    soul: string,
    computed: ComputedInsight,
    { quarters }: InsightInputs,
  ): Promise<ComputedTexts> {
    const triggers: ComputedTexts['triggers'] = {};
    const triggerRows = await this.inputs.triggers(soulId);
    for (const { emotion, topic } of triggerRows) (triggers[emotion] ??= []).push(topic);
    const topics = [];
    for (const { emotion, topic, many } of triggerRows.filter((one) => triggers[one.emotion]?.[0] === one.topic))
      topics.push({ emotion, topic, many, messageIds: await this.milestoneInputs.about(soulId, emotion, topic) });
    const brightest = computed.patterns.find(({ emotion }) => BRIGHT.has(emotion));
    return {
      triggers,
      insights: insightsFrom({
        soul,
        drawn: computed,
        topics,
        relief: await this.milestoneInputs.relief(soulId),
        confided: await this.milestoneInputs.confided(soulId),
        bright: brightest ? await this.milestoneInputs.about(soulId, brightest.emotion, null) : [],
        moments: await this.milestoneInputs.moments(soulId, DEEP_MOMENT),
        told: await this.milestoneInputs.told(
          soulId,
          computed.impacts.slice(0, EVIDENCE).map(({ memoryId }) => memoryId),
        ),
        quarter: quarters.quarter,
        sharedMemories: await this.milestoneInputs.sharedMemories(soulId),
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
      const { memories = 0, near = 0, significance = 0 } = then[place] ?? {};
      return {
        ...one,
        connectionStrength: connectionStrength({ memories: near, significance }).value,
        memoryCount: memories,
      };
    });
  }
}
