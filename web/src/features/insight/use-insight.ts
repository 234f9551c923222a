import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ConversationAnchor, AnchorGroup, GrowthMilestone } from '@kinloom/contract';
import { call, textOf } from '../../lib/http/api';
import { refetch } from '../../lib/realtime/refetch';
import { toast } from '../../lib/toasts';
import { anchorsKey } from '../anchors/query-keys';
import { sharedMemoriesKey } from '../memories/memory-cache';
import { insightKey, milestonesKey, memoryInsightKey, anchorGroupsKey } from './query-keys';

export function useMetrics() {
  return useQuery({
    queryKey: [...insightKey, 'metrics'],
    queryFn: ({ signal }) => call('GET /api/relationship-metrics', { signal }),
  });
}

export function useOverall() {
  return useQuery({
    queryKey: [...insightKey, 'overall'],
    queryFn: ({ signal }) => call('GET /api/overall-growth', { signal }),
  });
}

export function useGrowth() {
  return useQuery({
    queryKey: [...insightKey, 'growth'],
    queryFn: ({ signal }) => call('GET /api/growth-timeline', { signal }),
  });
}

export function useInsights() {
  return useQuery({
    queryKey: [...insightKey, 'insights'],
    queryFn: ({ signal }) => call('GET /api/relational-insights', { signal }),
  });
}

export function useMilestones() {
  return useQuery({
    queryKey: milestonesKey,
    queryFn: ({ signal }) => call('GET /api/growth-milestones', { signal }),
  });
}

/** Toggles a milestone's celebration as an optimistic update with rollback. */
export function useCelebrate() {
  const client = useQueryClient();
  const setCelebrated = (id: number, celebrated: boolean): void => {
    client.setQueryData<GrowthMilestone[]>(milestonesKey, (cached) =>
      cached?.map((entry) => (entry.id === id ? { ...entry, celebrated } : entry)),
    );
  };
  return useMutation({
    mutationFn: ({ id, celebrated }: { id: number; celebrated: boolean }) =>
      call('PATCH /api/growth-milestones/:id', { params: { id }, body: { celebrated } }),
    onMutate: ({ id, celebrated }) => setCelebrated(id, celebrated),
    onError: (error, { id, celebrated }) => {
      setCelebrated(id, !celebrated);
      toast({ title: 'The milestone could not be celebrated', description: textOf(error), tone: 'bad' });
    },
    // A fetch in flight may not include the change yet.
    onSettled: () => refetch(client, milestonesKey),
  });
}

export function useImpact(companionId: number) {
  return useQuery({
    queryKey: [...memoryInsightKey(companionId), 'impact'],
    queryFn: ({ signal }) => call('GET /api/memory-impact/:companionId', { params: { companionId }, signal }),
  });
}

export function useReferences(companionId: number) {
  return useQuery({
    queryKey: [...memoryInsightKey(companionId), 'references'],
    queryFn: ({ signal }) => call('GET /api/memory-references/:companionId', { params: { companionId }, signal }),
  });
}

export function useStages(companionId: number) {
  return useQuery({
    queryKey: [...insightKey, 'stages', companionId],
    queryFn: ({ signal }) => call('GET /api/relationship-milestones/:companionId', { params: { companionId }, signal }),
  });
}

export function usePatterns(companionId: number) {
  return useQuery({
    queryKey: [...insightKey, 'patterns', companionId],
    queryFn: ({ signal }) => call('GET /api/emotional-patterns/:companionId', { params: { companionId }, signal }),
  });
}

export function useTimeline(companionId: number) {
  return useQuery({
    queryKey: [...insightKey, 'timeline', companionId],
    queryFn: ({ signal }) => call('GET /api/emotional-timeline/:companionId', { params: { companionId }, signal }),
  });
}

export function useResonance(companionId: number) {
  return useQuery({
    queryKey: [...insightKey, 'resonance', companionId],
    queryFn: ({ signal }) => call('GET /api/resonance-metrics/:companionId', { params: { companionId }, signal }),
  });
}

export function useSharedMemories() {
  return useQuery({
    queryKey: sharedMemoriesKey,
    queryFn: ({ signal }) => call('GET /api/shared-memories', { signal }),
  });
}

/** The anchors of these souls, deduplicated, newest first. */
export function useAnchors(soulIds: readonly number[]) {
  return useQueries({
    queries: soulIds.map((id) => ({
      queryKey: [...anchorsKey, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/conversation-anchors/:id', { params: { id }, query: { of: 'companion' }, signal }),
    })),
    combine: (results) => {
      const byId = new Map<number, ConversationAnchor>();
      for (const { data } of results) for (const anchor of data ?? []) byId.set(anchor.id, anchor);
      const error = results.find((result) => result.error)?.error ?? null;
      return {
        data: results.every(({ data }) => data)
          ? [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
          : undefined,
        error,
        isPending: results.some(({ isPending }) => isPending),
        refetch: () => void Promise.all(results.filter((result) => result.error).map((result) => result.refetch())),
      };
    },
  });
}

export function useAnchorGroups() {
  return useQuery({
    queryKey: anchorGroupsKey,
    queryFn: ({ signal }) => call('GET /api/conversation-threads', { signal }),
  });
}

export function useUpdateAnchor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & BodyOf<'PATCH /api/conversation-anchors/:id'>) =>
      call('PATCH /api/conversation-anchors/:id', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: anchorsKey }),
    onError: (error) => toast({ title: 'The anchor could not be changed', description: textOf(error), tone: 'bad' }),
  });
}

export function useDeleteAnchor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/conversation-anchors/:id', { params: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: anchorsKey }),
        client.invalidateQueries({ queryKey: anchorGroupsKey }),
      ]),
    onError: (error) => toast({ title: 'The anchor could not be removed', description: textOf(error), tone: 'bad' }),
  });
}

export function useCreateAnchorGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/conversation-threads'>) => call('POST /api/conversation-threads', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: anchorGroupsKey }),
  });
}

/** Updates an anchor group: text, anchors, or active state. */
export function useUpdateAnchorGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & BodyOf<'PATCH /api/conversation-threads/:id'>) =>
      call('PATCH /api/conversation-threads/:id', { params: { id }, body }),
    onSuccess: (group) =>
      client.setQueryData<AnchorGroup[]>(anchorGroupsKey, (cached) =>
        cached?.map((entry) => (entry.id === group.id ? group : entry)),
      ),
    onError: (error) => toast({ title: 'The thread could not be changed', description: textOf(error), tone: 'bad' }),
  });
}

export function useDeleteAnchorGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/conversation-threads/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: anchorGroupsKey }),
    onError: (error) => toast({ title: 'The thread could not be removed', description: textOf(error), tone: 'bad' }),
  });
}
