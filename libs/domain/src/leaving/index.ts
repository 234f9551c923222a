export { DepartureService } from './departure.service';
export { ExportService, type Taken } from './export.service';
export { LeavingModule } from './leaving.module';
