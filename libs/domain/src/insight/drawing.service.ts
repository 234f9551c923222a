import { type InsightNews, rooms } from '@kinloom/contract';
import { Quiet } from '@kinloom/domain/memories';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { BacklogRepository } from './backlog.repository';
import { type Drawn, drawnFrom, type DrawnWords, type Ground } from './drawn';
import { BRIGHT, connectionStrength, DEEP_MOMENT } from './figures';
import { type DueFigures, FiguresRepository, type ReachedThen } from './figures.repository';
import { GroundRepository } from './ground.repository';
import { EVIDENCE, insightsFrom } from './insights';
import { type Grounds, nextAnniversary, reachedBy } from './milestones';
import { StoryRepository } from './story.repository';
import { growthOf } from './weeks';

/** Figures that nobody drew up and that are seen to at a time. */
const SWEEP = 100;
/** Times that figures are drawn up anew where something changed meanwhile; the sweeper sees to what is left. */
const TRIES = 5;
/** Milliseconds that what is left to feel is worked on at a stretch: then others have their turn. */
const STRETCH = 10_000;

/** Draws up a soul's figures from what was stored. */
@Injectable()
export class DrawingService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly grounds: GroundRepository,
    private readonly stories: StoryRepository,
    private readonly backlogs: BacklogRepository,
    private readonly quiet: Quiet,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Draws up the figures of a soul where they are due, and tells its person. */
  async draw(soulId: number): Promise<void> {
    // Meanwhile more may change, and is drawn up with it.
    await this.quiet.moment();
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
    const ground = await this.grounds.ground(soulId);
    const drawn = drawnFrom(ground);
    const story = await this.stories.grounds(soulId);
    const now = new Date();
    const kept = await this.figures.keep(soulId, due.dueAt, {
      drawn,
      words: await this.words(soulId, due.name, drawn, ground),
      weeks: {
        feelings: await this.grounds.feelingWeeks(soulId),
        growth: growthOf(await this.grounds.weeks(soulId)),
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
      const left = await this.backlogs.step(soulId);
      if (left !== 'more' || performance.now() >= until) return left;
      await this.quiet.moment();
    }
  }

  private async words(soulId: number, soul: string, drawn: Drawn, { quarters }: Ground): Promise<DrawnWords> {
    const triggers: DrawnWords['triggers'] = {};
    const told = await this.grounds.triggers(soulId);
    for (const { emotion, topic } of told) (triggers[emotion] ??= []).push(topic);
    const topics = [];
    for (const { emotion, topic, many } of told.filter((one) => triggers[one.emotion]?.[0] === one.topic))
      topics.push({ emotion, topic, many, messageIds: await this.stories.about(soulId, emotion, topic) });
    const brightest = drawn.patterns.find(({ emotion }) => BRIGHT.has(emotion));
    return {
      triggers,
      insights: insightsFrom({
        soul,
        drawn,
        topics,
        relief: await this.stories.relief(soulId),
        confided: await this.stories.confided(soulId),
        bright: brightest ? await this.stories.about(soulId, brightest.emotion, null) : [],
        moments: await this.stories.moments(soulId, DEEP_MOMENT),
        told: await this.stories.told(
          soulId,
          drawn.impacts.slice(0, EVIDENCE).map(({ memoryId }) => memoryId),
        ),
        quarter: quarters.quarter,
        sharedMemories: await this.stories.sharedMemories(soulId),
      }),
    };
  }

  private async reached(soulId: number, story: Grounds, now: Date): Promise<ReachedThen[]> {
    const reached = reachedBy(story, now);
    const then = await this.stories.memoriesAt(
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
