import { QueryClient } from '@tanstack/react-query';
import { applyServerEvent } from './server-events';

const isStale = (client: QueryClient, queryKey: readonly unknown[]): boolean | undefined =>
  client.getQueryState(queryKey)?.isInvalidated;

describe('applyServerEvent', () => {
  it('passes an event to every feature that handles it', () => {
    const client = new QueryClient();
    const derived = [
      ['soul-state', 3],
      ['memories', 3],
      ['memories', 3, 'insight', 'impact'],
      ['memories', 'one'],
    ];
    for (const key of [...derived, ['soul-state', 4], ['memories', 4]]) client.setQueryData(key, {});
    applyServerEvent(client, 'memory', { companionId: 3, changed: [], removed: [] });
    for (const key of derived) expect(isStale(client, key)).toBe(true);
    expect(isStale(client, ['soul-state', 4])).toBe(false);
    expect(isStale(client, ['memories', 4])).toBe(false);
  });

  it('evicts a removed soul from the caches of several features', () => {
    const client = new QueryClient();
    client.setQueryData(['souls'], [{ id: 3 }, { id: 4 }]);
    client.setQueryData(['latest-conversation', 3], { id: 9 });
    applyServerEvent(client, 'soul:removed', { companionId: 3 });
    expect(client.getQueryData(['souls'])).toEqual([{ id: 4 }]);
    expect(client.getQueryData(['latest-conversation', 3])).toBeUndefined();
  });

  it('stores the progress of a job', () => {
    const client = new QueryClient();
    const progress = { jobId: 7, state: 'running', progress: 40, message: '' };
    applyServerEvent(client, 'job', progress);
    expect(client.getQueryData(['job', 7])).toEqual(progress);
  });

  it('ignores events of a newer server', () => {
    expect(() => applyServerEvent(new QueryClient(), 'unknown', {})).not.toThrow();
  });
});
