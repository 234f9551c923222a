import {
  DomainError,
  EMOTIONS,
  type EmotionalPattern,
  type EmotionalTimeline,
  type GrowthMilestone,
  type GrowthPoint,
  type MemoryImpact,
  type MemoryReference,
  type OverallGrowth,
  type RelationalInsight,
  type RelationshipMetric,
  type RelationshipMilestone,
  type ResonanceMetrics,
  rooms,
} from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { type ComputedInsight, EMPTY_INSIGHT } from './insight-computation';
import { overallGrowth } from './figures';
import { excerptOf, toMetric, toGrowthMilestone, toReference, toRelationshipMilestone } from './mapper';
import { DashboardRepository } from './dashboard.repository';

/** Serves the dashboards: stored figures, completed with values that depend on the current date. */
@Injectable()
export class InsightService {
  constructor(
    private readonly dashboard: DashboardRepository,
    private readonly realtime: Realtime,
  ) {}

  /** References to memories and anchors in replies, newest first. @throws DomainError soul_not_found */
  async references(accountId: number, companionId: number): Promise<MemoryReference[]> {
    await this.figures(accountId, companionId);
    return (await this.dashboard.references(companionId)).map(toReference);
  }

  /** Memory impacts, highest first. @throws DomainError soul_not_found */
  async impacts(accountId: number, companionId: number): Promise<MemoryImpact[]> {
    const { impacts } = await this.figures(accountId, companionId);
    const memories = await this.dashboard.memories(
      companionId,
      impacts.map(({ memoryId }) => memoryId),
    );
    const byId = new Map(memories.map((memory) => [memory.id, memory]));
    return impacts.flatMap(({ memoryId, references, impact }) => {
      const memory = byId.get(memoryId);
      if (!memory) return [];
      return {
        memoryId,
        title: memory.title,
        significance: Math.round(memory.significance * 10) / 10,
        references,
        impact,
        emotionalWeight: Math.round(memory.emotional_weight * 100) / 100,
        layer: memory.layer,
        saidAt: memory.said_at.toISOString(),
        createdAt: memory.created_at.toISOString(),
      };
    });
  }

  /** Milestones of a soul, newest first. @throws DomainError soul_not_found */
  async relationshipMilestones(accountId: number, companionId: number): Promise<RelationshipMilestone[]> {
    await this.figures(accountId, companionId);
    return (await this.dashboard.milestones(accountId, { soulId: companionId })).map(toRelationshipMilestone);
  }

  /** Emotional patterns, strongest (intensity × frequency) first. @throws DomainError soul_not_found */
  async patterns(accountId: number, companionId: number): Promise<EmotionalPattern[]> {
    const { patterns } = await this.figures(accountId, companionId);
    const [computed] = await this.dashboard.words(accountId, companionId);
    return patterns.map((pattern) => ({
      id: companionId * EMOTIONS.length + EMOTIONS.indexOf(pattern.emotion),
      ...pattern,
      triggers: computed?.words.triggers[pattern.emotion] ?? [],
    }));
  }

  /** @throws DomainError soul_not_found */
  async timeline(accountId: number, companionId: number): Promise<EmotionalTimeline> {
    const { shifts } = await this.figures(accountId, companionId);
    const [drawn] = await this.dashboard.weeks(accountId, companionId);
    return { shifts, points: drawn?.weeks.feelings ?? [] };
  }

  /** @throws DomainError soul_not_found */
  async resonance(accountId: number, companionId: number): Promise<ResonanceMetrics> {
    const drawn = await this.figures(accountId, companionId);
    const { deepConnectionMoments, vulnerabilityGrowth, connectionDepth, emotionalResonance } = drawn;
    return { deepConnectionMoments, vulnerabilityGrowth, connectionDepth, emotionalResonance };
  }

  /** Metrics of every soul of the account, newest soul first. */
  async metrics(accountId: number): Promise<RelationshipMetric[]> {
    const souls = await this.dashboard.figures(accountId);
    const now = Date.now();
    return souls.map(({ id, name, figures }) => toMetric(id, name, figures ?? EMPTY_INSIGHT, now));
  }

  /** Milestones of every soul of the account, newest first. Those to celebrate are held back for a day after danger was spoken of. */
  async milestones(accountId: number): Promise<GrowthMilestone[]> {
    return (await this.dashboard.milestones(accountId, { toCelebrate: true })).map(toGrowthMilestone);
  }

  /** @throws DomainError milestone_not_found */
  async celebrate(accountId: number, id: number, celebrated: boolean): Promise<GrowthMilestone> {
    const row = await this.dashboard.celebrateForOwner(accountId, id, celebrated);
    if (!row) throw new DomainError('milestone_not_found');
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'insight',
      payload: { companionId: row.companion_id, changed: ['milestone'] },
    });
    return toGrowthMilestone(row);
  }

  /** Growth points of all souls by week, oldest first. */
  async growth(accountId: number): Promise<GrowthPoint[]> {
    const souls = await this.dashboard.weeks(accountId);
    return souls
      .flatMap(({ id, weeks }) => weeks.growth.map((point) => ({ companionId: id, ...point })))
      .sort((a, b) => a.week.localeCompare(b.week) || b.companionId - a.companionId);
  }

  async overall(accountId: number): Promise<OverallGrowth> {
    return overallGrowth(await this.metrics(accountId));
  }

  /** Observations of all souls, highest confidence first; those without remaining evidence messages are omitted. */
  async insights(accountId: number): Promise<RelationalInsight[]> {
    const souls = await this.dashboard.words(accountId);
    const surest = souls
      .flatMap(({ id, words, drawn_at }) =>
        words.insights.map((insight) => ({ ...insight, companionId: id, generatedAt: drawn_at.toISOString() })),
      )
      .sort((a, b) => b.confidence - a.confidence || b.companionId - a.companionId || a.number - b.number);
    const excerpts = await this.dashboard.excerpts(
      accountId,
      surest.flatMap(({ messageIds }) => messageIds),
    );
    const byId = new Map(excerpts.map((excerpt) => [excerpt.id, excerpt]));
    return surest.flatMap(({ companionId, number, category, insight, confidence, messageIds, generatedAt }) => {
      const evidence = messageIds.flatMap((messageId) => {
        const found = byId.get(messageId);
        return found ? { conversationId: found.conversation_id, messageId, excerpt: excerptOf(found.content) } : [];
      });
      if (evidence.length === 0) return [];
      return { id: companionId * 100 + number, companionId, category, insight, confidence, evidence, generatedAt };
    });
  }

  private async figures(accountId: number, companionId: number): Promise<ComputedInsight> {
    const [soul] = await this.dashboard.figures(accountId, companionId);
    if (!soul) throw new DomainError('soul_not_found');
    return soul.figures ?? EMPTY_INSIGHT;
  }
}
