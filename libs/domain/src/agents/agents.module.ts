import { BudgetsModule } from '@kinloom/domain/budgets';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { MemoriesModule } from '@kinloom/domain/memories';
import { SoulsModule } from '@kinloom/domain/souls';
import { WorkModule } from '@kinloom/domain/work';
import { Module } from '@nestjs/common';
import { AgentWork } from './agent-work.service';
import { AgentsService } from './agents.service';
import { ConsoleService } from './console.service';
import { GraphRunner } from './graph-runner';
import { GraphWorkService } from './graph-work.service';
import { LogicService } from './logic.service';
import { AgentMaterialRepository } from './material.repository';
import { MaterialService } from './material.service';
import { ReviewRepository } from './review.repository';
import { ReviewService } from './review.service';
import { RunsRepository } from './runs.repository';
import { SoulWords } from './soul-words.service';
import { SpecialisedService } from './specialised.service';
import { TeamService } from './team.service';

@Module({
  imports: [BudgetsModule, ConversationsModule, MemoriesModule, SoulsModule, WorkModule],
  providers: [
    AgentMaterialRepository,
    AgentsService,
    AgentWork,
    ConsoleService,
    GraphRunner,
    GraphWorkService,
    LogicService,
    MaterialService,
    ReviewRepository,
    ReviewService,
    RunsRepository,
    SoulWords,
    SpecialisedService,
    TeamService,
  ],
  exports: [AgentsService, AgentWork, TeamService],
})
export class AgentsModule {}
