import { AgentsModule } from '@kinloom/domain/agents';
import { Module } from '@nestjs/common';
import { SystemApiModule } from '../system/system-api.module';
import { AgentsController } from './agents.controller';

@Module({ imports: [AgentsModule, SystemApiModule], controllers: [AgentsController] })
export class AgentsApiModule {}
