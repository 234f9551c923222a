import { IdleGate } from './idle-gate';

describe('a gate moment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const waiting = (gate: IdleGate) => {
    let came = false;
    void gate.waitUntilIdle().then(() => (came = true));
    return async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return came;
    };
  };

  it('is there at once where nobody spoke for a while', async () => {
    jest.advanceTimersByTime(1_000);
    expect(await waiting(new IdleGate())(0)).toBe(true);
  });

  it('comes a moment after the last has ended', async () => {
    const gate = new IdleGate();
    const [first, second] = [gate.trackReply(), gate.trackReply()];
    const after = waiting(gate);
    first();
    expect(await after(150)).toBe(false);
    second();
    expect(await after(150)).toBe(false);
    expect(await after(60)).toBe(true);
  });

  it('is not waited for without end', async () => {
    const gate = new IdleGate();
    gate.trackReply();
    const after = waiting(gate);
    expect(await after(4_900)).toBe(false);
    expect(await after(150)).toBe(true);
  });
});
