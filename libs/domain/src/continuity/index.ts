export { ContinuityModule } from './continuity.module';
export { ContinuityService } from './continuity.service';
