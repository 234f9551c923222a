import { randomUUID } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { DomainError } from '@kinloom/contract';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { OpenSocketsRepository } from './open-sockets.repository';

/** Renewal interval of a process's sockets in milliseconds. */
const RENEWAL_INTERVAL_MS = 15_000;
/** Lease in seconds: after three missed renewals the process counts as crashed. */
const LEASE_SECONDS = 45;

/** Limits the number of open sockets per account across all processes. */
@Injectable()
export class OpenSocketsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Sockets');
  private readonly processId = randomUUID();
  private readonly open = new Set<string>();
  private renewalTimer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sockets: OpenSocketsRepository,
  ) {}

  /**
   * Registers a socket that is about to connect.
   * @returns a function to call when it has disconnected
   * @throws DomainError too_many_sockets
   */
  async add(accountId: number): Promise<() => void> {
    const limit = this.config.budgets.sockets;
    if (limit === null) return () => undefined;
    const id = randomUUID();
    this.open.add(id);
    this.renewalTimer ??= setInterval(() => void this.renew(), RENEWAL_INTERVAL_MS).unref();
    let added = false;
    try {
      added = await this.sockets.add(id, accountId, this.processId, limit, LEASE_SECONDS);
    } finally {
      if (!added) this.open.delete(id);
    }
    if (!added) throw new DomainError('too_many_sockets');
    return () => void this.remove(id);
  }

  /** Number of open sockets of an account; null if there is no limit, because they are not counted then. */
  async count(accountId: number): Promise<number | null> {
    return this.config.budgets.sockets === null ? null : this.sockets.count(accountId, LEASE_SECONDS);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.renewalTimer === null) return;
    clearInterval(this.renewalTimer);
    this.open.clear();
    await this.attempt(() => this.sockets.removeAll(this.processId));
  }

  private async remove(id: string): Promise<void> {
    if (this.open.delete(id)) await this.attempt(() => this.sockets.remove(id));
  }

  private async renew(): Promise<void> {
    await this.attempt(() => this.sockets.renew(this.processId, [...this.open], LEASE_SECONDS));
  }

  /** Ignores failures: the next renewal or the expiry of the lease corrects the count. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`sockets.count_update_failed reason=${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}
