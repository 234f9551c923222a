import { setImmediate as immediate } from 'node:timers/promises';
import { ConcurrencyLimit } from './concurrency-limit';

/** Tasks that end when the test calls their `ends` function. */
function pieces() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { work, ends, most: () => most };
}

/** Waits until the tasks that have a slot run: promises settle before the next immediate. */
async function startsOf(ends: readonly unknown[]): Promise<void> {
  await immediate();
  expect(ends).not.toHaveLength(0);
}

it('never exceeds the concurrency, and runs everything', async () => {
  const limit = new ConcurrencyLimit(2, 200);
  const { work, ends, most } = pieces();
  const all = Promise.all(Array.from({ length: 120 }, () => limit.run(work)));
  for (let ended = 0; ended < 120; ended += 1) {
    await startsOf(ends);
    ends.shift()?.();
  }
  await all;
  expect(most()).toBe(2);
});

it('rejects work beyond the queue length, and accepts work again afterwards', async () => {
  const limit = new ConcurrencyLimit(1, 1);
  const { work, ends } = pieces();
  const [first, second] = [limit.run(work), limit.run(work)];
  await expect(limit.run(work)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  ends.shift()?.();
  await first;
  await startsOf(ends);
  ends.shift()?.();
  await second;
  await expect(limit.run(async () => 'done')).resolves.toBe('done');
});

it('frees the slot when work fails', async () => {
  const limit = new ConcurrencyLimit(1, 0);
  await expect(limit.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(limit.run(async () => 'done')).resolves.toBe('done');
});
