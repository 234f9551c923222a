export { AnchorsService } from './anchors.service';
export { leaveToFeel } from './backlog.repository';
export { DrawingService } from './drawing.service';
export { InsightModule } from './insight.module';
export { InsightService } from './insight.service';
