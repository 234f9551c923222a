import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, EngineState } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { inUseKey } from './use-models';

/** Polling intervals in milliseconds: while something changes, and while the engine runs. */
const CHANGING_INTERVAL_MS = 1_000;
const RUNNING_INTERVAL_MS = 5_000;
const engineKey = ['administration', 'engine'] as const;

/** Whether an installation waits or runs. */
export const isInstalling = ({ installation }: EngineState): boolean =>
  installation?.state === 'waiting' || installation?.state === 'active';

function pollingOf(state: EngineState | undefined): number | false {
  if (!state) return false;
  if (isInstalling(state) || state.installed?.status === 'loading') return CHANGING_INTERVAL_MS;
  return state.installed ? RUNNING_INTERVAL_MS : false;
}

/** What is installed, and the progress of an installation. */
export const useEngine = () =>
  useQuery({
    queryKey: engineKey,
    queryFn: ({ signal }) => call('GET /api/admin/models/engine', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollingOf(state.data),
  });

/** Its error is shown beside the form. */
export function useInstallEngine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/models/engine'>) => call('POST /api/admin/models/engine', { body }),
    onSuccess: (state) => client.setQueryData<EngineState>(engineKey, state),
  });
}

export function useCancelEngineInstallation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/models/engine/install'),
    onError: (error) =>
      toast({ title: 'The installation could not be cancelled', description: textOf(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: engineKey }),
  });
}

/** Removes the engine, or what an unfinished installation left. Roles that used it have no model afterwards. */
export function useRemoveEngine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/models/engine'),
    onSuccess: async (state) => {
      client.setQueryData<EngineState>(engineKey, state);
      await client.invalidateQueries({ queryKey: inUseKey });
    },
    onError: (error) => toast({ title: 'The engine could not be removed', description: textOf(error), tone: 'bad' }),
  });
}
