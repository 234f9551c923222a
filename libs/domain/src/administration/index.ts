export { AdministrationModule } from './administration.module';
export { DatabaseHealthRepository } from './database-health.repository';
export { type JobMeasure, MeasuresService } from './measures.service';
export { AdminSoulsService } from './souls.service';
export { SystemService } from './system.service';
