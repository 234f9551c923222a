export { AnchorsService } from './anchors.service';
export { markInsightStale } from './figures.repository';
export { enqueueEmotionBackfill } from './emotion-backfill.repository';
export { InsightComputationService } from './insight-computation.service';
export { InsightModule } from './insight.module';
export { InsightService } from './insight.service';
