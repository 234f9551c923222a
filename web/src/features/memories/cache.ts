import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { MemoryNews } from '@kinloom/contract';
import { refetch } from '../../lib/refetch';
import { ofMemories } from '../insight/keys';
import { afterNews, refOf, type Standing, type Standings } from './recalling';
import type { Recalled } from '@kinloom/contract';

/** Of a memory that is read by itself, whosever it is. */
export const oneMemoryKey = ['memories', 'one'] as const;
export const memoriesKey = (soulId: number) => ['memories', soulId] as const;
/** Changes to a soul's memories are made one after the other, in the order in which they were asked for. */
export const inLine = (soulId: number): { id: string } => ({ id: `memories-${soulId}` });
const standingsKey = (soulId: number) => ['standings', soulId] as const;
const NONE: Standings = {};

function change(client: QueryClient, soulId: number, to: (held: Standings) => Standings): void {
  client.setQueryData<Standings>(standingsKey(soulId), (held) => to(held ?? NONE));
}

/** Holds how something a soul recalled stands from now on, for every line that names it. */
export function putStanding(
  client: QueryClient,
  soulId: number,
  recalled: Pick<Recalled, 'kind' | 'id'>,
  standing: Standing,
): void {
  change(client, soulId, (held) => ({ ...held, [refOf(recalled)]: standing }));
}

/** Takes in what changed of a soul's memories. The list of them is read anew where it is shown. */
export function takeMemoryNews(client: QueryClient, { companionId, changed, removed }: MemoryNews): void {
  change(client, companionId, (held) => afterNews(held, changed, removed));
  for (const key of [memoriesKey(companionId), oneMemoryKey, ofMemories(companionId)]) refetch(client, key);
}

/** How what a soul recalled stands by now. */
export function useStandings(soulId: number | null): Standings {
  const { data } = useQuery<Standings>({
    queryKey: standingsKey(soulId ?? 0),
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
  });
  return data;
}
