import { supervise } from './supervise.mjs';

describe('supervise', () => {
  it('retries while the disk is full, reports that once, and is stable when there is room', async () => {
    const lines: string[] = [];
    const gaveUp: string[] = [];
    let launches = 0;
    let launched: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (launched = resolve));
    const supervised = supervise({
      name: 'database',
      launch: () => {
        launches += 1;
        // More often than the limit for other reasons.
        if (launches <= 20) return Promise.reject(new Error('could not write lock file: No space left on device'));
        let end: () => void = () => undefined;
        const exited = new Promise<string>((resolve) => (end = () => resolve('ended')));
        return Promise.resolve({ exited, stop: () => Promise.resolve(end()) });
      },
      onLaunch: () => launched(),
      log: (line: string) => void lines.push(line),
      giveUp: (line: string) => void gaveUp.push(line),
      isTemporary: (reason: string) => /No space left on device/.test(reason),
      temporaryDelayMs: 1,
    });
    await running;
    expect(launches).toBe(21);
    expect(gaveUp).toEqual([]);
    expect(lines).toEqual([expect.stringContaining('No space left on device')]);
    await supervised.stop();
  });

  it('restarts at once after the first exit, and with backoff after that', async () => {
    const lines: string[] = [];
    let launches = 0;
    let launched: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (launched = resolve));
    const supervised = supervise({
      name: 'worker',
      launch: () => {
        launches += 1;
        if (launches <= 2) return Promise.reject(new Error('killed by SIGKILL'));
        let end: () => void = () => undefined;
        const exited = new Promise<string>((resolve) => (end = () => resolve('ended')));
        return Promise.resolve({ exited, stop: () => Promise.resolve(end()) });
      },
      onLaunch: () => launched(),
      log: (line: string) => void lines.push(line),
      giveUp: () => undefined,
    });
    await running;
    expect(lines).toEqual([
      'The worker ended (killed by SIGKILL); restarting now.',
      'The worker ended (killed by SIGKILL); restarting in 0.3 s.',
    ]);
    await supervised.stop();
  });
});
