import { AgentsModule } from '@kinloom/domain/agents';
import { Module } from '@nestjs/common';
import { SystemApi } from '../system/system.api';
import { AgentsController } from './agents.controller';

@Module({ imports: [AgentsModule, SystemApi], controllers: [AgentsController] })
export class AgentsApi {}
