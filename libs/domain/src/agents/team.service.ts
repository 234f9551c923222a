import {
  type AgentStatus,
  type AgentTask,
  type AgentTeam,
  CONSOLE_TASKS,
  type Health,
  SPECIALISED_TASKS,
  type TeamAgent,
} from '@kinloom/contract';
import { SoulsService } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import { buildRecord } from './build-record';
import { toFile } from './mapper';
import { ReviewRepository } from './review.repository';
import { RunsRepository } from './runs.repository';

const TASKS: readonly AgentTask[] = ['graph', ...SPECIALISED_TASKS, ...CONSOLE_TASKS];
/** Maximum files listed on the dashboard. */
const FILES = 100;

/** Figures of the team dashboard, counted on demand. */
@Injectable()
export class TeamService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly souls: SoulsService,
    private readonly rows: ReviewRepository,
  ) {}

  async team(accountId: number, health: Health): Promise<AgentTeam> {
    const [companions, states, reflections, figures, files, build] = await Promise.all([
      this.souls.list(accountId),
      this.souls.states(accountId),
      this.rows.reflections(accountId),
      this.runs.figures(accountId),
      this.runs.filesForOwner(accountId, FILES),
      buildRecord(),
    ]);
    const drift = new Map<string, number>();
    for (const { drift_state } of states) drift.set(drift_state, (drift.get(drift_state) ?? 0) + 1);
    const phases = build?.phases ?? [];
    return {
      health,
      operational: health.status === 'ok',
      totalPhases: phases.length,
      completedPhases: phases.filter(({ state }) => state === 'complete').length,
      activeSouls: companions.filter(({ status }) => status === 'active').length,
      reflections,
      driftStates: drift.size,
      drift: [...drift].map(([state, souls]) => ({ state, souls })).sort((a, b) => b.souls - a.souls),
      build,
      agents: TASKS.map((task) => {
        const own = figures.find(({ task_type }) => task_type === task);
        const { waiting = 0, active = 0, done = 0, failed = 0 } = own ?? {};
        return {
          task,
          status: statusOf(own?.last_state ?? null, waiting, active, health),
          waiting,
          active,
          done,
          failed,
          lastRunAt: own?.last_at?.toISOString() ?? null,
        } satisfies TeamAgent;
      }),
      files: files.map(toFile),
    };
  }
}

function statusOf(last: string | null, waiting: number, active: number, health: Health): AgentStatus {
  if (waiting + active > 0) return health.worker === 'up' ? 'working' : 'blocked';
  if (last === 'failed') return 'blocked';
  return last === 'done' ? 'complete' : 'idle';
}
