import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MessageCache } from './message-cache';

const hiddenKey = ['hidden-messages'] as const;
const NONE: ReadonlySet<number> = new Set();

/** Hides a message while its deletion can be undone. The caches keep it until the server confirms the deletion. */
export function hideMessage(client: QueryClient, messageId: number): void {
  update(client, (hidden) => hidden.add(messageId));
}

export function unhideMessage(client: QueryClient, messageId: number): void {
  update(client, (hidden) => hidden.delete(messageId));
}

function update(client: QueryClient, change: (hidden: Set<number>) => void): void {
  client.setQueryData<ReadonlySet<number>>(hiddenKey, (cached) => {
    const hidden = new Set(cached);
    change(hidden);
    return hidden;
  });
}

/** The cache without hidden messages; the same object if it contains none. */
export function useWithoutHidden(cache: MessageCache): MessageCache {
  const { data: hidden } = useQuery<ReadonlySet<number>>({
    queryKey: hiddenKey,
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
  });
  return useMemo(() => {
    const messages = cache.messages.filter(({ id }) => !hidden.has(id));
    return messages.length === cache.messages.length ? cache : { ...cache, messages };
  }, [cache, hidden]);
}
