import { QueryClient } from '@tanstack/react-query';
import { applyMemoryEvent, latestMemoriesKey, memoriesKey, sharedMemoriesKey } from './memory-cache';

it('invalidates what contains the memories of the soul', () => {
  const client = new QueryClient();
  const keys = [memoriesKey(3), latestMemoriesKey, memoriesKey(4), sharedMemoriesKey];
  for (const key of keys) client.setQueryData(key, []);
  applyMemoryEvent(client, { companionId: 3, changed: [], removed: [] });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false, false]);
  client.clear();
});
