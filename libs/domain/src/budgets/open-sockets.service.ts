import { randomUUID } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { DomainError } from '@kinloom/contract';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { OpenSocketsRepository } from './open-sockets.repository';

/** Milliseconds between the times a process renews its sockets. */
const RENEWED = 15_000;
/** Seconds without renewal after which sockets no longer count: three renewals missed mean that the process died. */
const LEASE = 45;

/** Limits how many sockets an account has connected at once, over all processes. */
@Injectable()
export class OpenSocketsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Sockets');
  private readonly processId = randomUUID();
  private readonly open = new Set<string>();
  private renewing: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sockets: OpenSocketsRepository,
  ) {}

  /**
   * Counts a socket that is about to connect.
   * @returns to be called when it has disconnected
   * @throws DomainError too_many_sockets
   */
  async add(accountId: number): Promise<() => void> {
    const limit = this.config.budgets.sockets;
    if (limit === null) return () => undefined;
    const id = randomUUID();
    this.open.add(id);
    this.renewing ??= setInterval(() => void this.renew(), RENEWED).unref();
    let added = false;
    try {
      added = await this.sockets.add(id, accountId, this.processId, limit, LEASE);
    } finally {
      if (!added) this.open.delete(id);
    }
    if (!added) throw new DomainError('too_many_sockets');
    return () => void this.remove(id);
  }

  /** How many an account has connected; null where they are not counted, because there is no limit. */
  async count(accountId: number): Promise<number | null> {
    return this.config.budgets.sockets === null ? null : this.sockets.count(accountId, LEASE);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.renewing === null) return;
    clearInterval(this.renewing);
    this.open.clear();
    await this.attempt(() => this.sockets.removeAll(this.processId));
  }

  private async remove(id: string): Promise<void> {
    if (this.open.delete(id)) await this.attempt(() => this.sockets.remove(id));
  }

  private async renew(): Promise<void> {
    await this.attempt(() => this.sockets.renew(this.processId, [...this.open], LEASE));
  }

  /** What fails here is made good by the next renewal, or by the end of the lease. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`sockets.not_counted reason=${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}
