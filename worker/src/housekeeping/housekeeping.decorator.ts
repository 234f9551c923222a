import { SetMetadata } from '@nestjs/common';

export const HOUSEKEEPING = 'kinloom:housekeeping';

/** When a housekeeping task runs, and how long it may take. */
export interface HousekeepingSchedule {
  /** Stable name, as in the log and in `housekeeping_runs`. */
  name: string;
  /** Milliseconds between two starts; rounded up to the tick of the runner. */
  everyMs: number;
  /** Milliseconds after which a run counts as failed. The next run starts when the slow one has ended. */
  timeoutMs: number;
}

/** For tasks that recover lost work, which users wait for. The timeout is short, because a worker that dies during a run blocks the task for that time. */
export const FREQUENT = { everyMs: 5_000, timeoutMs: 15_000 } as const;
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
