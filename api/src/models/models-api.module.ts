import { AdministrationModule } from '@kinloom/domain/administration';
import { ContinuityModule } from '@kinloom/domain/continuity';
import { ModelsModule } from '@kinloom/domain/models';
import { Module } from '@nestjs/common';
import { ContinuityController } from './continuity.controller';
import { EngineController } from './engine.controller';
import { ModelsController } from './models.controller';

@Module({
  imports: [AdministrationModule, ContinuityModule, ModelsModule],
  controllers: [ContinuityController, EngineController, ModelsController],
})
export class ModelsApiModule {}
