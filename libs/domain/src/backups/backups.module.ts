import { Module } from '@nestjs/common';
import { BackupScheduleService } from './backup-schedule.service';
import { BackupsRepository } from './backups.repository';

@Module({
  providers: [BackupScheduleService, BackupsRepository],
  exports: [BackupScheduleService, BackupsRepository],
})
export class BackupsModule {}
