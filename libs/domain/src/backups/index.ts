export { BackupScheduleService } from './backup-schedule.service';
export { BackupsModule } from './backups.module';
export { BackupsRepository } from './backups.repository';
