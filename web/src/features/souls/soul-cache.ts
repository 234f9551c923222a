import type { QueryClient } from '@tanstack/react-query';
import type { Companion, ServerEventPayloads, SoulState } from '@kinloom/contract';
import { refetch, refetchIfFetching } from '../../lib/realtime/refetch';

export const soulsKey = ['souls'] as const;
export const soulStateKey = (id: number) => ['soul-state', id] as const;

/** Writes a soul to the cached list: merged into its entry, or first if it is new. */
export function putSoul(client: QueryClient, soul: Companion): void {
  client.setQueryData<Companion[]>(soulsKey, (cached) => {
    if (!cached) return cached;
    return cached.some((item) => item.id === soul.id)
      ? cached.map((item) => (item.id === soul.id ? { ...item, ...soul } : item))
      : [soul, ...cached];
  });
  refetchIfFetching(client, soulsKey);
}

/** Applies a `soul` server event to the cached soul and its state. */
export function applySoulEvent(client: QueryClient, event: ServerEventPayloads['soul']): void {
  const { soul, state } = splitSoulEvent(event);
  putSoul(client, soul);
  client.setQueryData<SoulState>(soulStateKey(soul.id), state);
  refetchIfFetching(client, soulStateKey(soul.id));
}

/** The newer of two states by `last_updated`; the incoming one on a tie. */
export function newerState(cached: SoulState | undefined, incoming: SoulState): SoulState {
  return cached && cached.last_updated > incoming.last_updated ? cached : incoming;
}

/** Splits the event payload into the soul and its state. */
export function splitSoulEvent(event: ServerEventPayloads['soul']): { soul: Companion; state: SoulState } {
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
    file_count,
    ...soul
  } = event;
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
      file_count,
    },
  };
}

/** Invalidates the state of a soul after its memories or emotions changed. */
export function invalidateSoulState(client: QueryClient, id: number): void {
  refetch(client, soulStateKey(id));
}

export function removeSoul(client: QueryClient, id: number): void {
  client.setQueryData<Companion[]>(soulsKey, (cached) => cached?.filter((soul) => soul.id !== id));
  refetchIfFetching(client, soulsKey);
  client.removeQueries({ queryKey: soulStateKey(id) });
}
