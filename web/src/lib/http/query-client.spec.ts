import { DEFERRED, queryClient, waitUntilDataLoaded } from './query-client';

// Without `requestIdleCallback`, so that fake timers drive the waiting.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  queryClient.clear();
});

/** Fetches until the returned function is called. */
function fetchData(key: string, meta = {}): () => void {
  let finish = (): void => undefined;
  void queryClient.fetchQuery({
    queryKey: [key],
    meta,
    queryFn: () => new Promise((resolve) => (finish = () => resolve(key))),
  });
  return () => finish();
}

it('waits for requests, and for those that follow them', async () => {
  const finishSouls = fetchData('souls');
  let isLoaded = false;
  void waitUntilDataLoaded().then(() => (isLoaded = true));
  await jest.advanceTimersByTimeAsync(500);
  finishSouls();
  await jest.advanceTimersByTimeAsync(60);
  const finishMessages = fetchData('messages');
  await jest.advanceTimersByTimeAsync(500);
  expect(isLoaded).toBe(false);
  finishMessages();
  await jest.advanceTimersByTimeAsync(120);
  expect(isLoaded).toBe(true);
});

it('does not wait for queries that wait themselves', async () => {
  const finish = fetchData('art', DEFERRED);
  let isLoaded = false;
  void waitUntilDataLoaded().then(() => (isLoaded = true));
  await jest.advanceTimersByTimeAsync(200);
  expect(isLoaded).toBe(true);
  finish();
});
