import { QUIET_AFTER_MS, WorkerActivity } from './worker-activity';

describe('WorkerActivity', () => {
  it('is quiet some time after the last job, and not right after the start', () => {
    const started = performance.now();
    const activity = new WorkerActivity();
    expect(activity.isQuiet()).toBe(false);
    expect(activity.isQuiet(started + QUIET_AFTER_MS / 2)).toBe(false);
    expect(activity.isQuiet(performance.now() + QUIET_AFTER_MS)).toBe(true);
    const before = performance.now() + QUIET_AFTER_MS;
    activity.record();
    expect(activity.isQuiet(before - 1)).toBe(false);
  });
});
