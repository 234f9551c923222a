import { AdministrationModule } from '@kinloom/domain/administration';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { ModelsModule } from '@kinloom/domain/models';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { Module } from '@nestjs/common';
import { DrainService } from './drain.service';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';
import { MetricsController } from './metrics.controller';

@Module({
  imports: [AdministrationModule, ConversationsModule, ModelsModule, SecurityLogModule],
  controllers: [HealthController, MetricsController],
  providers: [DrainService, HealthService],
  exports: [HealthService],
})
export class SystemApiModule {}
