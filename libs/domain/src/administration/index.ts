export { AdministrationModule } from './administration.module';
export { type JobMeasure, MeasuresService } from './measures.service';
export { AdminSoulsService } from './souls.service';
export { SystemService } from './system.service';
