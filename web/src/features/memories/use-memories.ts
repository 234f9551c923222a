import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMITS, type Memory, type Objection, type Recalled } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { runUndoable } from '../../lib/undo';
import { memoriesKey, putStanding, applyMemoryEvent, useStandings } from './memory-cache';
import { applyMemoryChanges, OBJECTION_TOASTS, refOf, type Standings } from './recalled-text';

const NO_MEMORIES: readonly Memory[] = [];

/**
 * Standings and memories of a soul, including objections from before the page was loaded. `wanted` enables loading the
 * memories.
 */
export function useStandingsWithMemories(
  soulId: number,
  wanted: boolean,
): { standings: Standings; memories: readonly Memory[] } {
  const standings = useStandings(soulId);
  const { data: memories = NO_MEMORIES } = useQuery({
    queryKey: memoriesKey(soulId),
    queryFn: ({ signal }) =>
      call('GET /api/memories', { query: { companionId: soulId, history: 'true', limit: LIMITS.pageMax }, signal }),
    enabled: wanted,
  });
  return { standings: { ...applyMemoryChanges({}, memories, []), ...standings }, memories };
}

/** The memories a soul keeps closest: core before surface, most significant first. */
export function useClosestMemories(soulId: number, limit: number) {
  const standings = useStandings(soulId);
  return useQuery({
    queryKey: [...memoriesKey(soulId), 'closest', limit],
    queryFn: ({ signal }) =>
      call('GET /api/companions/:id/memory-layers', { params: { id: soulId }, query: { limit }, signal }),
    select: ({ core, surface }) =>
      [...core, ...surface]
        .filter(
          (memory) =>
            memory.objection === null &&
            memory.supersededAt === null &&
            standings[refOf({ kind: 'memory', id: memory.id })] !== 'forgotten',
        )
        .slice(0, limit),
  });
}

/** Returns a function that records an objection to a recalled item, unless the user undoes it in time. */
export function useObjectToRecalled(soulId: number, recalled: Recalled): (objection: Objection) => void {
  const client = useQueryClient();
  const { kind, id, title } = recalled;
  return function object(objection) {
    const before = putStanding(client, soulId, recalled, objection);
    const restore = (): void => void putStanding(client, soulId, recalled, before);
    runUndoable({
      title: OBJECTION_TOASTS[objection],
      description: title,
      undo: restore,
      commit: async (options) => {
        try {
          await call('POST /api/companions/:id/objections', {
            params: { id: soulId },
            body: { kind, id, objection },
            ...options,
          });
        } catch (error) {
          restore();
          failureToast('Your objection was not saved', error, () => object(objection));
        }
      },
    });
  };
}

/** Returns a function that replaces the text of a memory by what it is actually about, unless the user undoes it in time. */
export function useCorrectMemory(soulId: number, memoryId: number) {
  const client = useQueryClient();
  return function correct(content: string, onUndone: () => void): void {
    runUndoable({
      title: 'Corrected',
      description: content,
      undo: onUndone,
      commit: async (options) => {
        try {
          const params = { id: memoryId };
          const memory = await call('PATCH /api/memories/:id', { params, body: { content }, ...options });
          applyMemoryEvent(client, { companionId: soulId, changed: [memory], removed: [] });
        } catch (error) {
          onUndone();
          failureToast('The correction was not saved', error, () => correct(content, onUndone));
        }
      },
    });
  };
}

/** Returns a function that forgets a memory, unless the user undoes it in time. */
export function useForgetMemory(soulId: number, memory: Pick<Memory, 'id' | 'title'>): () => void {
  const client = useQueryClient();
  const recalled = { kind: 'memory', id: memory.id } as const;
  return function forget() {
    const before = putStanding(client, soulId, recalled, 'forgotten');
    const restore = (): void => void putStanding(client, soulId, recalled, before);
    runUndoable({
      title: 'Forgotten',
      description: memory.title,
      undo: restore,
      commit: async (options) => {
        try {
          await call('DELETE /api/memories/:id', { params: { id: memory.id }, ...options });
          applyMemoryEvent(client, { companionId: soulId, changed: [], removed: [memory.id] });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'memory_not_found') return;
          restore();
          failureToast('The memory was not forgotten', error, forget);
        }
      },
    });
  };
}

function failureToast(title: string, error: unknown, retry: () => void): void {
  toast({ title, description: textOf(error), tone: 'bad', action: { label: 'Try again', onSelect: retry } });
}
