import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { MemoryNews, Recalled } from '@kinloom/contract';
import { refetch } from '../../lib/realtime/refetch';
import { applyMemoryChanges, refOf, type Standing, type Standings } from './recalled-text';

/** Key of memories loaded by id. */
export const singleMemoryKey = ['memories', 'one'] as const;
/** The latest memories of all souls. */
export const latestMemoriesKey = ['memories', 'latest'] as const;
/** Shared memories of the account. */
export const sharedMemoriesKey = ['memories', 'shared'] as const;
/** Prefix of the queries of a soul's memories and of everything derived from them. */
export const memoriesKey = (soulId: number) => ['memories', soulId] as const;
/** Mutation scope: mutations of one soul's memories run one after another. */
export const mutationScope = (soulId: number): { id: string } => ({ id: `memories-${soulId}` });
const standingsKey = (soulId: number) => ['standings', soulId] as const;
const NONE: Standings = {};

function updateStandings(client: QueryClient, soulId: number, to: (cached: Standings) => Standings): void {
  client.setQueryData<Standings>(standingsKey(soulId), (cached) => to(cached ?? NONE));
}

/**
 * Stores the standing of a recalled item; every line that names it updates.
 * @param standing undefined removes the entry
 * @returns the standing before
 */
export function putStanding(
  client: QueryClient,
  soulId: number,
  recalled: Pick<Recalled, 'kind' | 'id'>,
  standing: Standing | undefined,
): Standing | undefined {
  const ref = refOf(recalled);
  const before = client.getQueryData<Standings>(standingsKey(soulId))?.[ref];
  updateStandings(client, soulId, (cached) => {
    const { [ref]: _, ...others } = cached;
    return standing === undefined ? others : { ...others, [ref]: standing };
  });
  return before;
}

/** Applies a memory event: updates standings and invalidates all queries that contain or are derived from the soul's memories. */
export function applyMemoryEvent(client: QueryClient, { companionId, changed, removed }: MemoryNews): void {
  updateStandings(client, companionId, (cached) => applyMemoryChanges(cached, changed, removed));
  for (const key of [memoriesKey(companionId), singleMemoryKey, latestMemoriesKey]) refetch(client, key);
}

/** Standings of a soul's recalled items. */
export function useStandings(soulId: number | null): Standings {
  const { data } = useQuery<Standings>({
    queryKey: standingsKey(soulId ?? 0),
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
  });
  return data;
}
