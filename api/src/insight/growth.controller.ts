import type {
  GrowthMilestone,
  GrowthPoint,
  OverallGrowth,
  RelationalInsight,
  RelationshipMetric,
} from '@kinloom/contract';
import { CelebrateRequest } from '@kinloom/contract/requests';
import { InsightService } from '@kinloom/domain/insight';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** Insight about an account and all its souls. */
@Controller('api')
export class GrowthController {
  constructor(private readonly insight: InsightService) {}

  @Get('relationship-metrics')
  metrics(@AccountId() accountId: number): Promise<RelationshipMetric[]> {
    return this.insight.metrics(accountId);
  }

  @Get('growth-milestones')
  milestones(@AccountId() accountId: number): Promise<GrowthMilestone[]> {
    return this.insight.milestones(accountId);
  }

  @Patch('growth-milestones/:id')
  celebrate(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() { celebrated }: CelebrateRequest,
  ): Promise<GrowthMilestone> {
    return this.insight.celebrate(accountId, id, celebrated);
  }

  @Get('growth-timeline')
  growth(@AccountId() accountId: number): Promise<GrowthPoint[]> {
    return this.insight.growth(accountId);
  }

  @Get('overall-growth')
  overall(@AccountId() accountId: number): Promise<OverallGrowth> {
    return this.insight.overall(accountId);
  }

  @Get('relational-insights')
  insights(@AccountId() accountId: number): Promise<RelationalInsight[]> {
    return this.insight.insights(accountId);
  }
}
