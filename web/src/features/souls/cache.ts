import type { QueryClient } from '@tanstack/react-query';
import type { Companion, ServerEventPayloads, SoulState } from '@kinloom/contract';
import { refetch, refetchIfFetching } from '../../lib/refetch';

export const soulsKey = ['souls'] as const;
export const soulStateKey = (id: number) => ['soul-state', id] as const;

/** Takes in a soul as it is now: over what is known of it, in its place in the list, or first if it is new. */
export function putSoul(client: QueryClient, soul: Companion): void {
  client.setQueryData<Companion[]>(soulsKey, (held) => {
    if (!held) return held;
    return held.some((one) => one.id === soul.id)
      ? held.map((one) => (one.id === soul.id ? { ...one, ...soul } : one))
      : [soul, ...held];
  });
  refetchIfFetching(client, soulsKey);
}

/** Takes in what the server tells of a soul: who it is, and how it is. */
export function takeSoulNews(client: QueryClient, news: ServerEventPayloads['soul']): void {
  const { soul, state } = parted(news);
  putSoul(client, soul);
  client.setQueryData<SoulState>(soulStateKey(soul.id), state);
  refetchIfFetching(client, soulStateKey(soul.id));
}

/** The two records that travel as one. */
export function parted(news: ServerEventPayloads['soul']): { soul: Companion; state: SoulState } {
  const {
    tone,
    glow_state,
    drift_state,
    trust_score,
    last_memory_summary,
    last_updated,
    memory_count,
    reflection_count,
    essence_count,
    ...soul
  } = news;
  return {
    soul,
    state: {
      id: soul.id,
      name: soul.name,
      tone,
      glow_state,
      drift_state,
      trust_score,
      last_memory_summary,
      last_updated,
      memory_count,
      reflection_count,
      essence_count,
    },
  };
}

/** What a soul holds or feels has changed: how it is, is asked anew where it is shown. */
export function renewSoulState(client: QueryClient, id: number): void {
  refetch(client, soulStateKey(id));
}

export function dropSoul(client: QueryClient, id: number): void {
  client.setQueryData<Companion[]>(soulsKey, (held) => held?.filter((one) => one.id !== id));
  refetchIfFetching(client, soulsKey);
  client.removeQueries({ queryKey: ['latest-conversation', id] });
  client.removeQueries({ queryKey: soulStateKey(id) });
}
