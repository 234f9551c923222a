import { AccountsModule } from '@kinloom/domain/accounts';
import { BackupsModule } from '@kinloom/domain/backups';
import { CareModule } from '@kinloom/domain/care';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { ModelsModule } from '@kinloom/domain/models';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { DatabaseHealthRepository } from './database-health.repository';
import { MeasuresRepository } from './measures.repository';
import { MeasuresService } from './measures.service';
import { AdminSoulsRepository } from './souls.repository';
import { AdminSoulsService } from './souls.service';
import { SystemRepository } from './system.repository';
import { SystemService } from './system.service';

@Module({
  imports: [
    AccountsModule,
    BackupsModule,
    CareModule,
    ConversationsModule,
    ModelsModule,
    SecurityLogModule,
    SoulsModule,
  ],
  providers: [
    DatabaseHealthRepository,
    MeasuresRepository,
    MeasuresService,
    AdminSoulsRepository,
    AdminSoulsService,
    SystemRepository,
    SystemService,
  ],
  exports: [DatabaseHealthRepository, MeasuresService, AdminSoulsService, SystemService],
})
export class AdministrationModule {}
