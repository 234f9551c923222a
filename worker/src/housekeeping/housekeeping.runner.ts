import { errorKind } from '@kinloom/jobs';
import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { HOUSEKEEPING, type HousekeepingSchedule } from './housekeeping.decorator';
import { HousekeepingRepository } from './housekeeping.repository';

/** Interval at which due tasks are claimed. */
const TICK_MS = 5_000;

interface Task extends HousekeepingSchedule {
  run: () => Promise<unknown>;
}

/**
 * Runs every method that is marked with `@Housekeeping`, on its own schedule and with its own timeout. A task runs in one worker at a time,
 * the first to claim it. A failure is logged and recorded in `housekeeping_runs`, and does not affect other tasks.
 */
@Injectable()
export class HousekeepingRunner {
  private readonly logger = new Logger('Housekeeping');
  private readonly running = new Map<string, Promise<void>>();
  private tasks: Task[] = [];
  private timer: NodeJS.Timeout | null = null;
  private ticking: Promise<void> = Promise.resolve();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly runs: HousekeepingRepository,
  ) {}

  start(): void {
    this.prepare();
    const tick = () => {
      this.ticking = this.tick();
    };
    this.timer = setInterval(tick, TICK_MS);
    tick();
  }

  /** Starts no further tasks, and waits for those in progress. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.ticking;
    await this.settled();
  }

  /** Discovers the tasks. @throws Error if two have the same name */
  prepare(): void {
    this.tasks = this.discover();
  }

  /** Starts all tasks that are due. */
  async tick(): Promise<void> {
    const idle = this.tasks.filter(({ name }) => !this.running.has(name));
    if (idle.length === 0) return;
    try {
      const due = new Set(await this.runs.claimDue(idle));
      for (const task of idle) if (due.has(task.name)) this.running.set(task.name, this.run(task));
    } catch (error) {
      this.logger.warn(`housekeeping.claim_failed reason=${errorKind(error)}; the next tick tries again`);
    }
  }

  private async run({ name, timeoutMs, run }: Task): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const work = run();
    try {
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new HousekeepingTimeoutError(name)), timeoutMs);
      });
      await Promise.race([work, timeout]);
      await this.runs.finish(name, null);
    } catch (error) {
      this.logger.warn(`housekeeping.failed task=${name} reason=${errorKind(error)}; it runs again on its schedule`);
      await this.recordFailure(name, errorKind(error));
      // A run that timed out may still be in progress; this worker must not start another beside it.
      await Promise.allSettled([work]);
    } finally {
      clearTimeout(timer);
      this.running.delete(name);
    }
  }

  private async recordFailure(name: string, reason: string): Promise<void> {
    try {
      await this.runs.finish(name, reason);
    } catch (error) {
      this.logger.warn(`housekeeping.record_failed task=${name} reason=${errorKind(error)}`);
    }
  }

  /** Waits for the runs in progress. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.running.values());
  }

  private discover(): Task[] {
    const tasks: Task[] = [];
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (typeof instance !== 'object' || instance === null) continue;
      for (const key of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = (instance as Record<string, unknown>)[key] as () => Promise<unknown>;
        const schedule = this.reflector.get<HousekeepingSchedule | undefined>(HOUSEKEEPING, method);
        if (schedule) tasks.push({ ...schedule, run: () => method.call(instance) });
      }
    }
    const names = tasks.map(({ name }) => name);
    if (new Set(names).size < names.length)
      throw new Error(`Housekeeping tasks must have unique names: ${names.join(', ')}`);
    return tasks;
  }
}

export class HousekeepingTimeoutError extends Error {
  constructor(task: string) {
    super(`Housekeeping task timed out: ${task}`);
    this.name = 'HousekeepingTimeoutError';
  }
}
