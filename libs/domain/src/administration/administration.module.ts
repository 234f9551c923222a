import { AccountsModule } from '@kinloom/domain/accounts';
import { BackupsModule } from '@kinloom/domain/backups';
import { CareModule } from '@kinloom/domain/care';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { MeasuresRepository } from './measures.repository';
import { MeasuresService } from './measures.service';
import { AdminSoulsRepository } from './souls.repository';
import { AdminSoulsService } from './souls.service';
import { SystemRepository } from './system.repository';
import { SystemService } from './system.service';

@Module({
  imports: [AccountsModule, BackupsModule, CareModule, SecurityLogModule, SoulsModule],
  providers: [
    MeasuresRepository,
    MeasuresService,
    AdminSoulsRepository,
    AdminSoulsService,
    SystemRepository,
    SystemService,
  ],
  exports: [MeasuresService, AdminSoulsService, SystemService],
})
export class AdministrationModule {}
