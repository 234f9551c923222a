import {
  type AdminAccount,
  DomainError,
  type AggregateFigure,
  aggregateFigure,
  type JobName,
  type JobPayloads,
  PRIVATE,
  type QueueState,
  type SecurityEventKind,
  type SystemState,
} from '@kinloom/contract';
import type { AdminAccountRequest } from '@kinloom/contract/requests';
import { SessionsService } from '@kinloom/domain/accounts';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { BackupsRepository } from '@kinloom/domain/backups';
import { SafetyService } from '@kinloom/domain/care';
import { ModelEndpointsRepository } from '@kinloom/domain/models';
import { type ExhaustedJob, isJobName, JobProducer, JOBS, type QueueName, QUEUES } from '@kinloom/jobs';
import { VoiceChain } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { type AccountRow, type Counted, OTHER_REASONS, SystemRepository } from './system.repository';

/** State of the installation, and operator actions. */
@Injectable()
export class SystemService {
  constructor(
    private readonly system: SystemRepository,
    private readonly jobs: JobProducer,
    private readonly sessions: SessionsService,
    private readonly safety: SafetyService,
    private readonly backups: BackupsRepository,
    private readonly securityLog: SecurityLogService,
    private readonly voice: VoiceChain,
    private readonly endpoints: ModelEndpointsRepository,
  ) {}

  /** Name of the configured primary model, or of the built-in one. */
  get voiceName(): string {
    return this.voice.name;
  }

  async isOperator(accountId: number): Promise<boolean> {
    return (await this.system.role(accountId)) === 'operator';
  }

  /** State of the installation. */
  async state(): Promise<SystemState> {
    const [queues, failures, database, replies, counts, referrals, backup, endpoints, deletions] = await Promise.all([
      Promise.all((Object.keys(QUEUES) as QueueName[]).map((name) => this.queue(name))),
      this.system.failures(),
      this.system.database(),
      this.system.replies(),
      this.system.counts(),
      this.safety.years(),
      this.backups.state(),
      this.endpoints.list(),
      this.system.deletions(),
    ]);
    return {
      queues,
      failures,
      database,
      backup,
      deletions,
      voice: {
        name: this.voiceName,
        failures: [...replies.technical, { reason: OTHER_REASONS, count: figureFrom(replies.other) }],
        repliesInADay: figureFrom(replies.all),
        endpoints: endpoints.map(({ since, ...endpoint }) => ({ ...endpoint, since: since.toISOString() })),
      },
      counts: {
        ...counts,
        conversations: figureFrom(counts.conversations),
        messages: figureFrom(counts.messages),
        memories: figureFrom(counts.memories),
      },
      referrals,
    };
  }

  /** Records a job whose retries are exhausted, for review and retry by an operator. */
  async recordFailure({ name, queue, payload, reason, attempts }: ExhaustedJob): Promise<void> {
    await this.system.recordFailure({ job: name, queue, payload, reason, attempts });
  }

  /** Enqueues a failed job again. @throws DomainError failed_job_not_found */
  async retry(id: number): Promise<void> {
    const taken = await this.system.takeFailure(id);
    if (!taken || !isJobName(taken.job)) throw new DomainError('failed_job_not_found');
    this.enqueue(taken.job, taken.payload);
  }

  /** Lists accounts, newest first. */
  async accounts(accountId: number): Promise<AdminAccount[]> {
    return (await this.system.accounts(accountId)).map((row) => toAccount(row, accountId));
  }

  /**
   * Changes role or access of an account. Closing it ends all its sessions at once and keeps its data.
   * @throws DomainError account_not_found; last_operator for a harmful change of the operator's own account
   */
  async changeAccount(accountId: number, id: number, request: AdminAccountRequest): Promise<AdminAccount> {
    const isHarmful = request.disabled === true || request.role === 'member';
    if (id === accountId && isHarmful) throw new DomainError('last_operator');
    const row = await this.system.changeAccount(accountId, id, request);
    if (!row) throw new DomainError('account_not_found');
    const { role, disabled, guarded } = request;
    const record = (kind: SecurityEventKind) => this.securityLog.record({ kind, accountId: id, actor: 'operator' });
    if (role !== undefined) await record(role === 'operator' ? 'role_operator' : 'role_member');
    if (disabled !== undefined) await record(disabled ? 'account_closed' : 'account_opened');
    if (guarded === false) await record('guarded_mode_lifted');
    if (row.disabled) await this.sessions.endAll(id, '', 'operator');
    return toAccount(row, accountId);
  }

  private enqueue<N extends JobName>(name: N, payload: unknown): void {
    const parsed: JobPayloads[N] = JOBS[name].parse(payload);
    this.jobs.enqueue(name, parsed);
  }

  private async queue(name: QueueName): Promise<QueueState> {
    const [depth, workers] = await Promise.all([this.jobs.depth(name), this.jobs.workers(name)]);
    return { name, ...depth, workers };
  }
}

const figureFrom = ({ count, members }: Counted): AggregateFigure => aggregateFigure(count, members);

function toAccount(row: AccountRow, self: number): AdminAccount {
  const { id, email, role, disabled, guarded, souls, messages, created_at, last_seen_at } = row;
  return {
    id,
    email,
    role,
    disabled,
    guarded: guarded ?? PRIVATE,
    souls,
    messages: messages ?? PRIVATE,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at?.toISOString() ?? null,
    self: id === self,
  };
}
