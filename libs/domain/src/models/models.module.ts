import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { BudgetsModule } from '@kinloom/domain/budgets';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { Module } from '@nestjs/common';
import { ActiveModels } from './active-models';
import { EngineService } from './engine.service';
import { ModelClients } from './model-clients';
import { ModelEndpointsRepository } from './model-endpoints.repository';
import { ModelInspectionService } from './model-inspection.service';
import { ModelMeasures } from './model-measures';
import { ModelPullRepository } from './model-pull.repository';
import { ModelPullService } from './model-pull.service';
import { ModelSettingsRepository } from './model-settings.repository';
import { ModelSettingsService } from './model-settings.service';
import { SecretBox } from './secret-box';

@Module({
  imports: [BackgroundTasksModule, BudgetsModule, SecurityLogModule],
  providers: [
    ActiveModels,
    EngineService,
    ModelClients,
    ModelEndpointsRepository,
    ModelInspectionService,
    ModelMeasures,
    ModelPullRepository,
    ModelPullService,
    ModelSettingsRepository,
    ModelSettingsService,
    SecretBox,
  ],
  exports: [
    ActiveModels,
    EngineService,
    ModelClients,
    ModelEndpointsRepository,
    ModelInspectionService,
    ModelMeasures,
    ModelPullService,
    ModelSettingsService,
  ],
})
export class ModelsModule {}
