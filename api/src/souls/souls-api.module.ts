import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { CompanionsController } from './companions.controller';
import { SoulStatesController } from './soul-states.controller';

@Module({ imports: [SoulsModule], controllers: [CompanionsController, SoulStatesController] })
export class SoulsApiModule {}
