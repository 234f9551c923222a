import { CachedProbe } from './cached-probe';

describe('CachedProbe', () => {
  it('runs one probe for concurrent calls, and another when the result has expired', async () => {
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

  it('returns the failed value if the probe rejects', async () => {
    const probe = new CachedProbe<string>(() => Promise.reject(new Error('x')), 'down');
    expect(await probe.read()).toBe('down');
  });

  it('returns the failed value while a probe hangs, without starting a second one', async () => {
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
