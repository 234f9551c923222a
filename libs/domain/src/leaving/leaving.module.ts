import { AccountsModule } from '@kinloom/domain/accounts';
import { SoulprintsModule } from '@kinloom/domain/soulprints';
import { Module } from '@nestjs/common';
import { BelongingsRepository } from './belongings.repository';
import { DepartureRepository } from './departure.repository';
import { DepartureService } from './departure.service';
import { ExportService } from './export.service';

@Module({
  imports: [AccountsModule, SoulprintsModule],
  providers: [BelongingsRepository, DepartureRepository, DepartureService, ExportService],
  exports: [DepartureService, ExportService],
})
export class LeavingModule {}
