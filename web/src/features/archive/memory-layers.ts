import { MEMORY_LAYERS, type Memory, type MemoryLayer, type MemoryLayers } from '@kinloom/contract';

export const LAYER_LABELS: Record<MemoryLayer, { label: string; hint: string }> = {
  surface: { label: 'Surface', hint: 'Used in every conversation' },
  core: { label: 'Core', hint: 'Most important, and permanent' },
  background: { label: 'Background', hint: 'Recalled when the conversation touches on it' },
  archived: { label: 'Archived', hint: 'Recalled only when you ask for it' },
};

/** Maximum emphasis in either direction. */
const MAX_EMPHASIS = 2;

/** Total number of memories. */
export function countMemories({ counts }: Pick<MemoryLayers, 'counts'>): number {
  return MEMORY_LAYERS.reduce((sum, layer) => sum + counts[layer], 0);
}

/** Returns the layers after a memory has moved: sorted by significance in its new layer and removed from all others. */
export function applyMove(layers: MemoryLayers, moved: Memory): MemoryLayers {
  const from = MEMORY_LAYERS.find((layer) => layers[layer].some(({ id }) => id === moved.id));
  const counts = { ...layers.counts };
  if (from) counts[from] -= 1;
  counts[moved.layer] += 1;
  const without = (layer: MemoryLayer): Memory[] => layers[layer].filter(({ id }) => id !== moved.id);
  const lists = {
    surface: without('surface'),
    core: without('core'),
    background: without('background'),
    archived: without('archived'),
  };
  lists[moved.layer] = [...lists[moved.layer], moved].sort((a, b) => b.significance - a.significance || b.id - a.id);
  return { ...lists, counts };
}

/** Returns why a memory cannot be moved nearer or further; null if it can. */
export function moveProblem(
  { status, emphasis, objection, supersededAt }: Memory,
  direction: 'emphasize' | 'de-emphasize',
): string | null {
  if (supersededAt !== null || objection !== null) return 'It is outdated and stays in the archive.';
  if (direction === 'de-emphasize' && status === 'anchored') return 'It is anchored and cannot be de-emphasized.';
  if (direction === 'emphasize') return emphasis >= MAX_EMPHASIS ? 'It cannot be emphasized any further.' : null;
  return emphasis <= -MAX_EMPHASIS ? 'It cannot be de-emphasized any further.' : null;
}

/** Labels beside a memory's title; empty for the normal state. */
export function stateLabels({ status, emphasis, objection, supersededAt }: Memory): string[] {
  return [
    status === 'anchored' ? 'Anchored' : status === 'fading' ? 'Fading' : null,
    emphasis > 0 ? 'Emphasized' : emphasis < 0 ? 'De-emphasized' : null,
    objection === 'wrong' ? 'Marked as wrong' : objection === 'never-mention' ? 'Never mentioned' : null,
    supersededAt !== null ? 'Outdated' : null,
  ].filter((label) => label !== null);
}
