import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type Me, MANAGEMENT_TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import { store, stored } from '../../lib/storage';
import { toast } from '../../lib/toasts';
import { meKey } from '../accounts/use-session';
import { send } from '../soulprints/send';
import { isAccepted } from '../soulprints/works';

/** A reload under way: of one soul, or (null) of all of them. */
export interface Reload {
  jobId: number;
  soulId: number | null;
}

export const reloadsKey = ['soul-reloads'] as const;

const placeOf = (client: QueryClient): string => `reloads:${client.getQueryData<Me | null>(meKey)?.id ?? 0}`;

/** Reloads as they were kept for this tab. What cannot be read is none. */
export function readReloads(text: string): Reload[] {
  let held: unknown;
  try {
    held = JSON.parse(text || '[]');
  } catch {
    return []; // Not written by this release.
  }
  return Array.isArray(held) ? held.filter(isReload) : [];
}

function isReload(value: unknown): value is Reload {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, soulId }: Partial<Record<keyof Reload, unknown>> = value;
  return Number.isSafeInteger(jobId) && (soulId === null || Number.isSafeInteger(soulId));
}

function held(client: QueryClient): readonly Reload[] {
  return client.getQueryData<readonly Reload[]>(reloadsKey) ?? readReloads(stored(placeOf(client)));
}

function put(client: QueryClient, reloads: readonly Reload[]): void {
  client.setQueryData<readonly Reload[]>(reloadsKey, reloads);
  store(placeOf(client), reloads.length === 0 ? '' : JSON.stringify(reloads));
}

/** The reloads under way that were begun in this tab. */
export function useReloads(): readonly Reload[] {
  const client = useQueryClient();
  const look = (): readonly Reload[] => held(client);
  return useQuery({ queryKey: reloadsKey, queryFn: look, initialData: look, gcTime: Infinity }).data;
}

/** Has a soul's memory, or (null) that of all souls, read anew. */
export function useReload(soulId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send('POST /api/reload-soul-memory', { body: soulId === null ? {} : { soulId } }),
    onSuccess: (answer) => {
      if (!isAccepted(answer)) tellEnd(client, soulId, true);
      else put(client, [...held(client).filter((one) => one.soulId !== soulId), { jobId: answer.jobId, soulId }]);
    },
    onError: () => toast({ title: MANAGEMENT_TEXTS.reloadFailed, tone: 'bad' }),
  });
}

/** Takes in that a reload came to its end, once. */
export function endReload(client: QueryClient, { jobId, soulId }: Reload, done: boolean): void {
  const reloads = held(client);
  if (!reloads.some((one) => one.jobId === jobId)) return;
  put(
    client,
    reloads.filter((one) => one.jobId !== jobId),
  );
  tellEnd(client, soulId, done);
}

function tellEnd(client: QueryClient, soulId: number | null, done: boolean): void {
  const { reloaded, reloadFailed } = MANAGEMENT_TEXTS;
  const { reloadedOne, reloadedAll } = SOULPRINT_TEXTS;
  if (done) toast({ title: reloaded, description: soulId === null ? reloadedAll : reloadedOne });
  else toast({ title: reloadFailed, tone: 'bad' });
  // The server tells of each soul by itself; where the connection is away, they are asked for in one call.
  void client.invalidateQueries({ queryKey: ['soul-state', 'list'] });
}
