import type { QueryClient } from '@tanstack/react-query';
import type { Companion } from '@kinloom/contract';

export const soulsKey = ['souls'] as const;

/** Takes in a soul as it is now: in its place in the list, or first if it is new. */
export function putSoul(client: QueryClient, soul: Companion): void {
  client.setQueryData<Companion[]>(soulsKey, (held) => {
    if (!held) return held;
    return held.some((one) => one.id === soul.id)
      ? held.map((one) => (one.id === soul.id ? soul : one))
      : [soul, ...held];
  });
}

export function dropSoul(client: QueryClient, id: number): void {
  client.setQueryData<Companion[]>(soulsKey, (held) => held?.filter((one) => one.id !== id));
  client.removeQueries({ queryKey: ['latest-conversation', id] });
}
