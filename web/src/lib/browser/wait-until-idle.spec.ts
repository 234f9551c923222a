import { waitUntilIdle } from './wait-until-idle';

// Without `requestIdleCallback`, so that fake timers drive the waiting.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns a getter for whether the promise has settled. */
function settling(work: Promise<void>): () => boolean {
  let settled = false;
  void work.then(() => (settled = true));
  return () => settled;
}

it('waits one idle period even if nothing is pending', async () => {
  const settled = settling(waitUntilIdle());
  await jest.advanceTimersByTimeAsync(0);
  expect(settled()).toBe(false);
  await jest.advanceTimersByTimeAsync(60);
  expect(settled()).toBe(true);
});

it('waits while work is pending', async () => {
  let awaited = true;
  const settled = settling(waitUntilIdle(() => awaited));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(settled()).toBe(false);
  awaited = false;
  await jest.advanceTimersByTimeAsync(60);
  expect(settled()).toBe(true);
});

it('resolves after the maximum wait', async () => {
  const settled = settling(waitUntilIdle(() => true));
  await jest.advanceTimersByTimeAsync(2_900);
  expect(settled()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(settled()).toBe(true);
});
