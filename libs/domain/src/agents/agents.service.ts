import {
  AGENT_DEFAULTS,
  type AgentAsked,
  type AgentKind,
  type AgentRun,
  type AgentRunAnswer,
  type AgentTask,
  CONSOLE_TASKS,
  type ConsoleRun,
  type ConsoleTask,
  DomainError,
  type GraphRun,
  type JobAccepted,
  LIMITS,
  type SpecialisedRun,
} from '@kinloom/contract';
import {
  isSpecialised,
  type ListRunsQuery,
  type RunAgentRequest,
  type RunGraphRequest,
} from '@kinloom/contract/requests';
import { taskResponse, runEvents, runNews, BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { toAnswer, toRun, typeOf } from './mapper';
import { RunsRepository } from './runs.repository';

const isConsole = (task: string): task is ConsoleTask => (CONSOLE_TASKS as readonly string[]).includes(task);

/** Starts, lists and deletes agent runs of an account. */
@Injectable()
export class AgentsService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly realtime: Realtime,
  ) {}

  graph(
    accountId: number,
    { task, emotional_state, priority }: RunGraphRequest,
    waits: boolean,
  ): Promise<GraphRun | JobAccepted> {
    return this.begin<GraphRun>(
      accountId,
      'graph',
      'graph',
      { task, emotionalState: emotional_state, emotionalContext: null, priority },
      waits,
    );
  }

  /** Starts a run of either request form; the fields of the request decide which. */
  run(accountId: number, request: RunAgentRequest, waits: boolean): Promise<SpecialisedRun | ConsoleRun | JobAccepted> {
    const type = request.task_type ?? AGENT_DEFAULTS.console;
    const priority = request.priority ?? AGENT_DEFAULTS.priority;
    const specialised = isSpecialised(request);
    // A description combined with a console task matches neither form.
    if (specialised === isConsole(type)) throw new DomainError('agent_task');
    const asked: AgentAsked = {
      task: (specialised ? request.task_description : request.task) ?? '',
      emotionalState: null,
      emotionalContext: specialised ? (request.emotional_context ?? AGENT_DEFAULTS.emotionalContext) : null,
      priority,
    };
    return this.begin<SpecialisedRun | ConsoleRun>(
      accountId,
      specialised ? 'specialised' : 'console',
      type,
      asked,
      waits,
    );
  }

  /** Lists runs, newest first. */
  async list(accountId: number, { kind, before, limit }: ListRunsQuery): Promise<AgentRun[]> {
    const rows = await this.runs.listForOwner(accountId, kind ?? null, before ?? null, limit ?? LIMITS.pageDefault);
    const files = await this.runs.files(rows.map(({ id }) => id));
    return rows.map((row) => toRun(row, files));
  }

  /** @throws DomainError run_not_found */
  async get(accountId: number, id: number): Promise<AgentRunAnswer> {
    const row = await this.runs.findForOwner(accountId, id);
    if (!row) throw new DomainError('run_not_found');
    return toAnswer(row, await this.runs.files([id]));
  }

  /** @throws DomainError file_not_found, run_withdrawn */
  async file(accountId: number, runId: number, id: number): Promise<{ name: string; type: string; content: string }> {
    const file = await this.runs.fileForOwner(accountId, runId, id);
    if (!file) {
      const run = await this.runs.findForOwner(accountId, runId);
      throw new DomainError(run?.withdrawn ? 'run_withdrawn' : 'file_not_found');
    }
    return { name: file.name, type: typeOf(file.name), content: file.content };
  }

  /** Deletes a finished run with its files. @throws DomainError run_not_found, run_under_way */
  async remove(accountId: number, id: number): Promise<void> {
    if (await this.runs.deleteForOwner(accountId, id)) return;
    throw new DomainError((await this.runs.findForOwner(accountId, id)) ? 'run_under_way' : 'run_not_found');
  }

  private async begin<T extends object>(
    accountId: number,
    kind: AgentKind,
    task: AgentTask,
    asked: AgentAsked,
    waits: boolean,
  ): Promise<T | JobAccepted> {
    const row = await this.runs.create(accountId, kind, task, asked);
    this.jobs.enqueue('agent', { jobId: row.job_id });
    this.realtime.publish(...runEvents(accountId, [runNews(row)]));
    const answer = await taskResponse<T | JobAccepted>(this.tasks, accountId, row.job_id, waits);
    // Its sources were deleted between its end and this response.
    if (answer === null) throw new DomainError('run_withdrawn');
    return answer;
  }
}
