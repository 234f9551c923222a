import { whenIdle } from './idle';

// As where the browser does not say when it is idle: its turns are counted by the clock.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether it has settled, asked whenever. */
function settling(work: Promise<void>): () => boolean {
  let settled = false;
  void work.then(() => (settled = true));
  return () => settled;
}

it('waits a turn, also where nothing is awaited', async () => {
  const settled = settling(whenIdle());
  await jest.advanceTimersByTimeAsync(0);
  expect(settled()).toBe(false);
  await jest.advanceTimersByTimeAsync(60);
  expect(settled()).toBe(true);
});

it('waits for what is awaited', async () => {
  let awaited = true;
  const settled = settling(whenIdle(() => awaited));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(settled()).toBe(false);
  awaited = false;
  await jest.advanceTimersByTimeAsync(60);
  expect(settled()).toBe(true);
});

it('does not wait for ever', async () => {
  const settled = settling(whenIdle(() => true));
  await jest.advanceTimersByTimeAsync(2_900);
  expect(settled()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(settled()).toBe(true);
});
