import { BudgetsModule } from '@kinloom/domain/budgets';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { MemoriesModule } from '@kinloom/domain/memories';
import { SoulsModule } from '@kinloom/domain/souls';
import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { ModelsModule } from '@kinloom/domain/models';
import { Module } from '@nestjs/common';
import { AgentRunService } from './agent-run.service';
import { AgentsService } from './agents.service';
import { CheckpointsRepository } from './checkpoints.repository';
import { ConsoleService } from './console.service';
import { GraphRunner } from './graph-runner';
import { GraphStepsService } from './graph-steps.service';
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
  imports: [BudgetsModule, ConversationsModule, MemoriesModule, ModelsModule, SoulsModule, BackgroundTasksModule],
  providers: [
    AgentMaterialRepository,
    AgentsService,
    AgentRunService,
    CheckpointsRepository,
    ConsoleService,
    GraphRunner,
    GraphStepsService,
    LogicService,
    MaterialService,
    ReviewRepository,
    ReviewService,
    RunsRepository,
    SoulWords,
    SpecialisedService,
    TeamService,
  ],
  exports: [AgentsService, AgentRunService, TeamService],
})
export class AgentsModule {}
