import { TypingTracker } from './typing-tracker';

const settled = async (promise: Promise<void>) => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setImmediate(resolve));
  return done;
};

describe('TypingTracker', () => {
  const { signal } = new AbortController();

  it('waits until the person has stopped typing', async () => {
    const tracker = new TypingTracker(() => 0);
    expect(await settled(tracker.waitUntilFinished(1, signal))).toBe(true);
    tracker.record(1, true);
    const waits = tracker.waitUntilFinished(1, signal);
    expect(await settled(waits)).toBe(false);
    expect(await settled(tracker.waitUntilFinished(2, signal))).toBe(true);
    tracker.record(1, true);
    expect(await settled(waits)).toBe(false);
    tracker.record(1, false);
    await waits;
  });

  it('stops waiting at the maximum, and when typing events cease', async () => {
    let now = 0;
    const tracker = new TypingTracker(() => now);
    tracker.record(1, true);
    now = 5_000;
    expect(await settled(tracker.waitUntilFinished(1, signal))).toBe(true);
    tracker.record(1, true);
    const waits = tracker.waitUntilFinished(1, signal);
    now = 15_001;
    tracker.record(1, true);
    await waits;
  });

  it('rejects with the reason when aborted', async () => {
    const tracker = new TypingTracker(() => 0);
    const control = new AbortController();
    tracker.record(1, true);
    const waits = tracker.waitUntilFinished(1, control.signal);
    control.abort(new Error('enough'));
    await expect(waits).rejects.toThrow('enough');
  });
});
