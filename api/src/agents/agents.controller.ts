import type {
  AgentRun,
  AgentRunAnswer,
  AgentTeam,
  ConsoleRun,
  GraphRun,
  JobAccepted,
  SpecialisedRun,
} from '@kinloom/contract';
import { ListRunsQuery, RunAgentRequest, RunGraphRequest } from '@kinloom/contract/requests';
import { AgentsService, TeamService } from '@kinloom/domain/agents';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { AccountId } from '../common/session.guard';
import { contentDisposition } from '../common/content-disposition';
import { IdPipe } from '../common/parse.pipe';
import { respondOrAccept, prefersWait } from '../common/prefer-wait';
import { HealthService } from '../system/health.service';

/** Runs agents, and lists past runs and their files. */
@Controller('api')
export class AgentsController {
  constructor(
    private readonly agents: AgentsService,
    private readonly teams: TeamService,
    private readonly health: HealthService,
  ) {}

  @Post('run_agent_graph')
  async graph(
    @AccountId() accountId: number,
    @Body() request: RunGraphRequest,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GraphRun | JobAccepted> {
    return respondOrAccept(response, await this.agents.graph(accountId, request, prefersWait(prefer)));
  }

  @Post('run_agent')
  async run(
    @AccountId() accountId: number,
    @Body() request: RunAgentRequest,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SpecialisedRun | ConsoleRun | JobAccepted> {
    return respondOrAccept(response, await this.agents.run(accountId, request, prefersWait(prefer)));
  }

  @Get('agents/runs')
  list(@AccountId() accountId: number, @Query() query: ListRunsQuery): Promise<AgentRun[]> {
    return this.agents.list(accountId, query);
  }

  @Get('agents/runs/:id')
  get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<AgentRunAnswer> {
    return this.agents.get(accountId, id);
  }

  @Delete('agents/runs/:id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.agents.remove(accountId, id);
  }

  @Get('agents/runs/:id/files/:fileId')
  async file(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('fileId', IdPipe) fileId: number,
  ): Promise<StreamableFile> {
    const { name, type, content } = await this.agents.file(accountId, id, fileId);
    return new StreamableFile(Buffer.from(content), {
      type: `${type}; charset=utf-8`,
      disposition: contentDisposition(name),
    });
  }

  @Get('agents/team')
  async team(@AccountId() accountId: number): Promise<AgentTeam> {
    return this.teams.team(accountId, await this.health.health());
  }
}
