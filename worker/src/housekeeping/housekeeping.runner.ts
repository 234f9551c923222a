import { setTimeout as delay } from 'node:timers/promises';
import { errorKind } from '@kinloom/jobs';
import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { HOUSEKEEPING, type HousekeepingSchedule } from './housekeeping.decorator';
import { type FinishedRun, HousekeepingRepository } from './housekeeping.repository';
import { WorkerActivity } from './worker-activity';

/** Milliseconds between two claims of due tasks, and the same while the worker is quiet. */
const TICK_MS = 5_000;
const QUIET_TICK_MS = 10_000;
/** Milliseconds for which a tick waits for one task before it starts the next: together, all tasks would open a connection each. */
const START_INTERVAL_MS = 250;

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
  private lastTickAt = Number.NEGATIVE_INFINITY;
  /** Ends of runs that are recorded with the next statement, and the statement in progress. */
  private finished: FinishedRun[] = [];
  private recording: Promise<void> | null = null;
  private starting: Promise<void> = Promise.resolve();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly runs: HousekeepingRepository,
    private readonly activity: WorkerActivity,
  ) {}

  start(): void {
    this.prepare();
    const tick = () => {
      const now = performance.now();
      // The timer keeps its pace, so that the first job after a quiet time brings the usual pace back within one interval.
      if (this.activity.isQuiet(now) && now - this.lastTickAt < QUIET_TICK_MS - TICK_MS / 2) return;
      this.lastTickAt = now;
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
      const isQuiet = this.activity.isQuiet();
      const due = new Set(
        await this.runs.claimDue(
          idle.map((task) => ({ ...task, everyMs: (isQuiet ? task.quietEveryMs : null) ?? task.everyMs })),
        ),
      );
      this.starting = this.startAll(idle.filter(({ name }) => due.has(name)));
      await this.starting;
    } catch (error) {
      this.logger.warn(`housekeeping.claim_failed reason=${errorKind(error)}: the next tick tries again`);
    }
  }

  /** Starts tasks one after the other, without waiting long for any of them. */
  private async startAll(tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) {
      const work = task.run();
      this.running.set(task.name, this.follow(task, work));
      const patience = new AbortController();
      await Promise.race([
        Promise.allSettled([work]),
        delay(START_INTERVAL_MS, undefined, patience).catch(() => undefined),
      ]);
      patience.abort();
    }
  }

  private async follow({ name, timeoutMs }: Task, work: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new HousekeepingTimeoutError(name)), timeoutMs);
      });
      await Promise.race([work, timeout]);
      await this.recordEnd({ name, error: null });
    } catch (error) {
      this.logger.warn(`housekeeping.failed task=${name} reason=${errorKind(error)}: it runs again on its schedule`);
      await this.recordEnd({ name, error: errorKind(error) });
      // A run that timed out may still be in progress; this worker must not start another beside it.
      await Promise.allSettled([work]);
    } finally {
      clearTimeout(timer);
      this.running.delete(name);
    }
  }

  /** Records the end of a run, together with those that end while others are being started or recorded. */
  private async recordEnd(run: FinishedRun): Promise<void> {
    this.finished.push(run);
    this.recording ??= this.recordEnds();
    await this.recording;
  }

  private async recordEnds(): Promise<void> {
    await this.starting;
    while (this.finished.length > 0) {
      const runs = this.finished.splice(0);
      try {
        await this.runs.finish(runs);
      } catch (error) {
        this.logger.warn(
          `housekeeping.record_failed tasks=${runs.map(({ name }) => name).join(',')} reason=${errorKind(error)}`,
        );
      }
    }
    this.recording = null;
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
