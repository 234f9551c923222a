import { SetMetadata } from '@nestjs/common';

export const HOUSEKEEPING = 'kinloom:housekeeping';

/** When a housekeeping task runs, and how long it may take. */
export interface HousekeepingSchedule {
  /** Stable name, as in the log and in `housekeeping_runs`. */
  name: string;
  /** Milliseconds between two starts; rounded up to the tick of the runner. */
  everyMs: number;
  /** The same while the worker is quiet (`WorkerActivity`); default: `everyMs`. */
  quietEveryMs?: number;
  /** Milliseconds after which a run counts as failed. The next run starts when the slow one has ended. */
  timeoutMs: number;
}

/**
 * For tasks that recover lost work, which users wait for. The timeout is short, because a worker that crashes during a run blocks the task
 * for that time. Where nothing was done, little can have been lost: a quiet worker looks once a minute.
 */
export const FREQUENT = { everyMs: 5_000, quietEveryMs: 60_000, timeoutMs: 15_000 } as const;
/** The same for what someone may be waiting for right now, or what ends access. */
export const URGENT = { ...FREQUENT, quietEveryMs: 10_000 } as const;
/** For tasks that delete expired rows. */
export const RARE = { everyMs: 60_000, timeoutMs: 300_000 } as const;

/** Marks a method without parameters that runs on a schedule, in one worker at a time. */
export function Housekeeping(schedule: HousekeepingSchedule) {
  return <M extends () => Promise<unknown>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => void SetMetadata(HOUSEKEEPING, schedule)(target, key, descriptor);
}
