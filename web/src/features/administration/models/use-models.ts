import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ModelPullState, ModelRole, ModelsInUse } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';

/** Polling intervals in milliseconds: states of endpoints, and the progress of a running download. */
const STATE_INTERVAL_MS = 5_000;
const PROGRESS_INTERVAL_MS = 1_000;
export const inUseKey = ['administration', 'models'] as const;
const pullKey = ['administration', 'model-pull'] as const;

export function useModelsInUse() {
  return useQuery({
    queryKey: inUseKey,
    queryFn: ({ signal }) => call('GET /api/admin/models/settings', { signal }),
    staleTime: 0,
    refetchInterval: STATE_INTERVAL_MS,
  });
}

/** A mutation whose answer replaces the models in use. */
function useChange<Input>(change: (input: Input) => Promise<ModelsInUse>, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (models) => {
      // A poll that started before the change must not overwrite the answer.
      await client.cancelQueries({ queryKey: inUseKey });
      client.setQueryData<ModelsInUse>(inUseKey, models);
      toast({ title: done });
    },
    onError: (error) => toast({ title: failed, description: textOf(error), tone: 'bad' }),
  });
}

export const useChooseModel = () =>
  useChange(
    ({ role, ...body }: { role: ModelRole } & BodyOf<'PUT /api/admin/models/settings/:role'>) =>
      call('PUT /api/admin/models/settings/:role', { params: { role }, body }),
    'The model is in use',
    'The model could not be used',
  );

export const useStopUsingModel = () =>
  useChange(
    (role: ModelRole) => call('DELETE /api/admin/models/settings/:role', { params: { role } }),
    'The model is no longer in use',
    'The model could not be removed',
  );

export const useSetBuiltInFallback = () =>
  useChange(
    (on: boolean) => call('PUT /api/admin/models/built-in-fallback', { body: { on } }),
    'Fallback changed',
    'The fallback could not be changed',
  );

/** Probes the usual ports of the machine that Kinloom runs on. */
export const useFindServers = () => useMutation({ mutationFn: () => call('POST /api/admin/models/find') });

export const useInspectServer = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/models/inspect'>) => call('POST /api/admin/models/inspect', { body }),
  });

export const useTestModel = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/models/test'>) => call('POST /api/admin/models/test', { body }),
  });

/** The newest download; polled while it runs. */
export function usePull() {
  return useQuery({
    queryKey: pullKey,
    queryFn: ({ signal }) => call('GET /api/admin/models/pull', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? PROGRESS_INTERVAL_MS : false),
  });
}

export const isRunning = (data: ModelPullState | undefined): boolean =>
  data?.pull?.state === 'waiting' || data?.pull?.state === 'active';

export function useStartPull() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/admin/models/pull'>) => call('POST /api/admin/models/pull', { body }),
    onSuccess: (state) => client.setQueryData<ModelPullState>(pullKey, state),
    onError: (error) => toast({ title: 'The model could not be pulled', description: textOf(error), tone: 'bad' }),
  });
}

export function useCancelPull() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/models/pull'),
    onError: (error) =>
      toast({ title: 'The download could not be cancelled', description: textOf(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: pullKey }),
  });
}
