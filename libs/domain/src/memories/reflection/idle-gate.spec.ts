import { IdleGate, PreemptedError } from './idle-gate';

describe('IdleGate', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const observeGate = (gate: IdleGate) => {
    let resolved = false;
    void gate.waitUntilIdle().then(() => (resolved = true));
    return async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return resolved;
    };
  };

  it('resolves at once when no reply has been active for the quiet period', async () => {
    jest.advanceTimersByTime(1_000);
    expect(await observeGate(new IdleGate())(0)).toBe(true);
  });

  it('resolves one quiet period after the last reply has ended', async () => {
    const gate = new IdleGate();
    const [first, second] = [gate.trackReply(), gate.trackReply()];
    const after = observeGate(gate);
    first();
    expect(await after(150)).toBe(false);
    second();
    expect(await after(150)).toBe(false);
    expect(await after(60)).toBe(true);
  });

  it('resolves after the maximum wait while a reply stays active', async () => {
    const gate = new IdleGate();
    gate.trackReply();
    const after = observeGate(gate);
    expect(await after(4_900)).toBe(false);
    expect(await after(150)).toBe(true);
  });

  it('runs work only while no reply is active, and aborts it when one begins', async () => {
    jest.advanceTimersByTime(1_000);
    const gate = new IdleGate();
    const control = { aborted: null as unknown };
    const work = gate.runWhileIdle(
      (signal) =>
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => {
            control.aborted = signal.reason;
            reject(signal.reason as Error);
          }),
        ),
    );
    const outcome = expect(work).rejects.toBeInstanceOf(PreemptedError);
    await jest.advanceTimersByTimeAsync(0);
    expect(control.aborted).toBeNull();
    const end = gate.trackReply();
    await outcome;
    // Replies that do not stop leave no room for it.
    const refused = expect(gate.runWhileIdle(() => Promise.resolve('done'))).rejects.toBeInstanceOf(PreemptedError);
    await jest.advanceTimersByTimeAsync(5_000);
    await refused;
    end();
    const later = gate.runWhileIdle(() => Promise.resolve('done'));
    await jest.advanceTimersByTimeAsync(200);
    expect(await later).toBe('done');
  });
});
