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
import { growthOf } from './weekly-growth';

/** Figures that nobody drew up and that are seen to at a time. */
const SWEEP = 100;
/** Times that figures are drawn up anew where something changed meanwhile; the sweeper sees to what is left. */
const TRIES = 5;
/** Milliseconds that what is left to feel is worked on at a stretch: then others have their turn. */
const STRETCH = 10_000;

/** Draws up a soul's figures from what was stored. */
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

  /** Draws up the figures of a soul where they are due, and tells its person. */
  async compute(soulId: number): Promise<void> {
    // Meanwhile more may change, and is drawn up with it.
    await this.idleGate.waitUntilIdle();
    const left = await this.feel(soulId);
    if (left === 'taken') return;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const due = await this.figures.due(soulId);
      if (!due || (await this.drawOnce(soulId, due, left === 'more'))) break;
    }
    if (left === 'more') this.jobs.enqueue('insight', { companionId: soulId });
  }

  /** @returns false where something changed meanwhile */
  private async drawOnce(soulId: number, due: DueFigures, more: boolean): Promise<boolean> {
    const ground = await this.inputs.inputs(soulId);
    const drawn = computeInsight(ground);
    const story = await this.milestoneInputs.grounds(soulId);
    const now = new Date();
    const kept = await this.figures.keep(soulId, due.dueAt, {
      drawn,
      words: await this.words(soulId, due.name, drawn, ground),
      weeks: {
        feelings: await this.inputs.feelingWeeks(soulId),
        growth: growthOf(await this.inputs.weeks(soulId)),
      },
      reached: await this.reached(soulId, story, now),
      nextAt: story.firstMessage ? nextAnniversary(story.firstMessage.at, now) : null,
      more,
    });
    if (!kept) return false;
    const changed: InsightNews['changed'] = kept.milestones ? ['figures', 'milestone'] : ['figures'];
    this.realtime.publish({
      room: rooms.account(due.accountId),
      event: 'insight',
      payload: { companionId: soulId, changed },
    });
    return true;
  }

  /** Has figures drawn up that nobody seems to see to. */
  async sweep(): Promise<void> {
    for (const companionId of await this.figures.forgotten(SWEEP)) this.jobs.enqueue('insight', { companionId });
  }

  /** Feels what is left to feel, for a while. */
  private async feel(soulId: number): Promise<'more' | 'none' | 'taken'> {
    const until = performance.now() + STRETCH;
    for (;;) {
      const left = await this.backfill.step(soulId);
      if (left !== 'more' || performance.now() >= until) return left;
      await this.idleGate.waitUntilIdle();
    }
  }

  private async words(
    soulId: number,
    soul: string,
    drawn: ComputedInsight,
    { quarters }: InsightInputs,
  ): Promise<ComputedTexts> {
    const triggers: ComputedTexts['triggers'] = {};
    const told = await this.inputs.triggers(soulId);
    for (const { emotion, topic } of told) (triggers[emotion] ??= []).push(topic);
    const topics = [];
    for (const { emotion, topic, many } of told.filter((one) => triggers[one.emotion]?.[0] === one.topic))
      topics.push({ emotion, topic, many, messageIds: await this.milestoneInputs.about(soulId, emotion, topic) });
    const brightest = drawn.patterns.find(({ emotion }) => BRIGHT.has(emotion));
    return {
      triggers,
      insights: insightsFrom({
        soul,
        drawn,
        topics,
        relief: await this.milestoneInputs.relief(soulId),
        confided: await this.milestoneInputs.confided(soulId),
        bright: brightest ? await this.milestoneInputs.about(soulId, brightest.emotion, null) : [],
        moments: await this.milestoneInputs.moments(soulId, DEEP_MOMENT),
        told: await this.milestoneInputs.told(
          soulId,
          drawn.impacts.slice(0, EVIDENCE).map(({ memoryId }) => memoryId),
        ),
        quarter: quarters.quarter,
        sharedMemories: await this.milestoneInputs.sharedMemories(soulId),
      }),
    };
  }

  private async reached(soulId: number, story: MilestoneInputs, now: Date): Promise<ReachedThen[]> {
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
