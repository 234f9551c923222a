import { CachedProbe } from './cached-probe';

describe('CachedProbe', () => {
  it('asks once for everybody who asks at the same time, and again when the answer is old', async () => {
    let asked = 0;
    let now = 0;
    const probe = new CachedProbe<number>(
      () => Promise.resolve((asked += 1)),
      -1,
      () => now,
    );
    expect(await Promise.all([probe.read(), probe.read(), probe.read()])).toEqual([1, 1, 1]);
    now = 999;
    expect(await probe.read()).toBe(1);
    now = 1_001;
    expect(await probe.read()).toBe(2);
    expect(asked).toBe(2);
  });

  it('a probe that fails gives the failed value', async () => {
    const probe = new CachedProbe<string>(() => Promise.reject(new Error('x')), 'down');
    expect(await probe.read()).toBe('down');
  });

  it('while a probe hangs, everybody is told that it failed and no second one is begun', async () => {
    jest.useFakeTimers();
    try {
      let asked = 0;
      let answer: (value: string) => void = () => undefined;
      const probe = new CachedProbe<string>(() => {
        asked += 1;
        return new Promise((resolve) => (answer = resolve));
      }, 'down');
      const readings = [probe.read(), probe.read()];
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await Promise.all(readings)).toEqual(['down', 'down']);
      const later = probe.read();
      answer('up');
      await jest.advanceTimersByTimeAsync(0);
      expect(await later).toBe('up');
      expect(asked).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
