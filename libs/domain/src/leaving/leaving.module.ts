import { AccountsModule } from '@kinloom/domain/accounts';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { SoulprintsModule } from '@kinloom/domain/soulprints';
import { Module } from '@nestjs/common';
import { BelongingsRepository } from './belongings.repository';
import { DepartureRepository } from './departure.repository';
import { DepartureService } from './departure.service';
import { ExportService } from './export.service';

@Module({
  imports: [AccountsModule, SecurityLogModule, SoulprintsModule],
  providers: [BelongingsRepository, DepartureRepository, DepartureService, ExportService],
  exports: [DepartureService, ExportService],
})
export class LeavingModule {}
