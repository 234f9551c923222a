import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type Me, MANAGEMENT_TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import { store, readStored } from '../../lib/storage/storage';
import { toast } from '../../lib/toasts';
import { ME_KEY } from '../accounts/use-session';
import { sendWithProgress } from '../../lib/http/send-with-progress';
import { isAccepted } from '../soulprints/jobs/tracked-jobs';

/** A running reload of one soul, or of all (null). */
export interface Reload {
  jobId: number;
  soulId: number | null;
}

export const reloadsKey = ['soul-reloads'] as const;

const storageKey = (client: QueryClient): string => `reloads:${client.getQueryData<Me | null>(ME_KEY)?.id ?? 0}`;

/** Parses the reloads stored for this tab; invalid entries are dropped. */
export function parseReloads(text: string): Reload[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text || '[]');
  } catch {
    return []; // Invalid or foreign content.
  }
  return Array.isArray(parsed) ? parsed.filter(isReload) : [];
}

function isReload(value: unknown): value is Reload {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, soulId }: Partial<Record<keyof Reload, unknown>> = value;
  return Number.isSafeInteger(jobId) && (soulId === null || Number.isSafeInteger(soulId));
}

function currentReloads(client: QueryClient): readonly Reload[] {
  return client.getQueryData<readonly Reload[]>(reloadsKey) ?? parseReloads(readStored(storageKey(client)));
}

function saveReloads(client: QueryClient, reloads: readonly Reload[]): void {
  client.setQueryData<readonly Reload[]>(reloadsKey, reloads);
  store(storageKey(client), reloads.length === 0 ? '' : JSON.stringify(reloads));
}

/** The running reloads that were started in this tab. */
export function useReloads(): readonly Reload[] {
  const client = useQueryClient();
  const readCurrent = (): readonly Reload[] => currentReloads(client);
  return useQuery({ queryKey: reloadsKey, queryFn: readCurrent, initialData: readCurrent, gcTime: Infinity }).data;
}

/** Reloads the memory of one soul, or of all (null). */
export function useReload(soulId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendWithProgress('POST /api/reload-soul-memory', { body: soulId === null ? {} : { soulId } }),
    onSuccess: (answer) => {
      if (!isAccepted(answer)) notifyEnd(client, soulId, true);
      else
        saveReloads(client, [
          ...currentReloads(client).filter((reload) => reload.soulId !== soulId),
          { jobId: answer.jobId, soulId },
        ]);
    },
    onError: () => toast({ title: MANAGEMENT_TEXTS.reloadFailed, tone: 'bad' }),
  });
}

/** Handles the end of a reload. Idempotent: an unknown reload is ignored. */
export function finishReload(client: QueryClient, { jobId, soulId }: Reload, done: boolean): void {
  const reloads = currentReloads(client);
  if (!reloads.some((reload) => reload.jobId === jobId)) return;
  saveReloads(
    client,
    reloads.filter((item) => item.jobId !== jobId),
  );
  notifyEnd(client, soulId, done);
}

function notifyEnd(client: QueryClient, soulId: number | null, done: boolean): void {
  const { reloaded, reloadFailed } = MANAGEMENT_TEXTS;
  const { reloadedOne, reloadedAll } = SOULPRINT_TEXTS;
  if (done) toast({ title: reloaded, description: soulId === null ? reloadedAll : reloadedOne });
  else toast({ title: reloadFailed, tone: 'bad' });
  // Socket events push each soul's state; this refetch covers a disconnected socket.
  void client.invalidateQueries({ queryKey: ['soul-state', 'list'] });
}
