import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@kinloom/testing';
import { STALE_MS, startHeartbeat, unhealthiness } from './heartbeat';

describe("a worker's heartbeat", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinloom-heartbeat-'));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await rm(folder, { recursive: true });
  });

  it('counts as healthy while it is renewed, and as unhealthy with a reason otherwise', async () => {
    const file = join(folder, 'heartbeat');
    expect(await unhealthiness(file, Date.now())).toMatch(/has not started/);
    const heartbeat = await startHeartbeat(file, async () => undefined);
    expect(await unhealthiness(file, Date.now())).toBeNull();
    const stale = new Date(Date.now() - STALE_MS - 2_000);
    await utimes(file, stale, stale);
    expect(await unhealthiness(file, Date.now())).toBe('no heartbeat for 32 s');
    await heartbeat.stop();
    expect(await unhealthiness(file, Date.now())).toMatch(/is shutting down/);
  });

  it('is renewed only while database and queue answer', async () => {
    const file = join(folder, 'heartbeat');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let isAway = true;
    let probed = () => undefined as void;
    const heartbeat = await startHeartbeat(file, async () => {
      probed();
      if (isAway) throw new Error('away');
    });
    const long = new Date(0);
    await utimes(file, long, long);
    const nextProbe = () =>
      new Promise<void>((resolve) => {
        probed = resolve;
        jest.advanceTimersByTime(5_000);
      });
    await nextProbe();
    expect(await unhealthiness(file, STALE_MS + 1_000)).toBe('no heartbeat for 31 s');
    isAway = false;
    await waitFor('a new heartbeat', async () => {
      jest.advanceTimersByTime(5_000);
      return (await unhealthiness(file, STALE_MS + 1_000)) === null;
    });
    await heartbeat.stop();
  });

  it('does nothing if no file is configured', async () => {
    const heartbeat = await startHeartbeat(null, () => Promise.reject(new Error('never asked')));
    await heartbeat.stop();
  });
});
