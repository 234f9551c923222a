import { Writing } from './writing';

const settled = async (promise: Promise<void>) => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setImmediate(resolve));
  return done;
};

describe('a person who is writing', () => {
  const { signal } = new AbortController();

  it('is waited for until they have finished', async () => {
    const writing = new Writing(() => 0);
    expect(await settled(writing.finished(1, signal))).toBe(true);
    writing.note(1, true);
    const waits = writing.finished(1, signal);
    expect(await settled(waits)).toBe(false);
    expect(await settled(writing.finished(2, signal))).toBe(true);
    writing.note(1, true);
    expect(await settled(waits)).toBe(false);
    writing.note(1, false);
    await waits;
  });

  it('is not waited for for ever, nor after they have gone silent', async () => {
    let now = 0;
    const writing = new Writing(() => now);
    writing.note(1, true);
    now = 5_000;
    expect(await settled(writing.finished(1, signal))).toBe(true);
    writing.note(1, true);
    const waits = writing.finished(1, signal);
    now = 15_001;
    writing.note(1, true);
    await waits;
  });

  it('stopped, the waiting ends with the reason', async () => {
    const writing = new Writing(() => 0);
    const control = new AbortController();
    writing.note(1, true);
    const waits = writing.finished(1, control.signal);
    control.abort(new Error('enough'));
    await expect(waits).rejects.toThrow('enough');
  });
});
