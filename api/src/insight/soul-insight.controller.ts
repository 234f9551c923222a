import type {
  EmotionalPattern,
  EmotionalTimeline,
  MemoryImpact,
  MemoryReference,
  RelationshipMilestone,
  ResonanceMetrics,
} from '@kinloom/contract';
import { InsightService } from '@kinloom/domain/insight';
import { Controller, Get, Param } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** Insight about an account and one of its souls. */
@Controller('api')
export class SoulInsightController {
  constructor(private readonly insight: InsightService) {}

  @Get('memory-references/:companionId')
  references(@AccountId() accountId: number, @Param('companionId', IdPipe) id: number): Promise<MemoryReference[]> {
    return this.insight.references(accountId, id);
  }

  @Get('memory-impact/:companionId')
  impacts(@AccountId() accountId: number, @Param('companionId', IdPipe) id: number): Promise<MemoryImpact[]> {
    return this.insight.impacts(accountId, id);
  }

  @Get('relationship-milestones/:companionId')
  milestones(
    @AccountId() accountId: number,
    @Param('companionId', IdPipe) id: number,
  ): Promise<RelationshipMilestone[]> {
    return this.insight.relationshipMilestones(accountId, id);
  }

  @Get('emotional-patterns/:companionId')
  patterns(@AccountId() accountId: number, @Param('companionId', IdPipe) id: number): Promise<EmotionalPattern[]> {
    return this.insight.patterns(accountId, id);
  }

  @Get('emotional-timeline/:companionId')
  timeline(@AccountId() accountId: number, @Param('companionId', IdPipe) id: number): Promise<EmotionalTimeline> {
    return this.insight.timeline(accountId, id);
  }

  @Get('resonance-metrics/:companionId')
  resonance(@AccountId() accountId: number, @Param('companionId', IdPipe) id: number): Promise<ResonanceMetrics> {
    return this.insight.resonance(accountId, id);
  }
}
