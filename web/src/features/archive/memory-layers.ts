import { MEMORY_LAYERS, type Memory, type MemoryLayer, type MemoryLayers } from '@kinloom/contract';

export const LAYER_LABELS: Record<MemoryLayer, { label: string; hint: string }> = {
  surface: { label: 'Surface', hint: 'Close at hand in every talk' },
  core: { label: 'Core', hint: 'What matters most, and stays' },
  background: { label: 'Background', hint: 'Comes back when something calls it up' },
  archived: { label: 'Archived', hint: 'Put away; comes up only when you ask for it' },
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
  if (supersededAt !== null || objection !== null) return 'It no longer holds, and stays in the archive.';
  if (direction === 'de-emphasize' && status === 'anchored') return 'It is anchored, and stays near.';
  if (direction === 'emphasize') return emphasis >= MAX_EMPHASIS ? 'It is as near as it can be.' : null;
  return emphasis <= -MAX_EMPHASIS ? 'It is as far as it can be.' : null;
}

/** Labels beside a memory's title; empty for the normal state. */
export function stateLabels({ status, emphasis, objection, supersededAt }: Memory): string[] {
  return [
    status === 'anchored' ? 'Anchored' : status === 'fading' ? 'Fading' : null,
    emphasis > 0 ? 'Emphasized' : emphasis < 0 ? 'De-emphasized' : null,
    objection === 'wrong' ? 'Wrong, you said' : objection === 'never-mention' ? 'Never mentioned' : null,
    supersededAt !== null ? 'How it used to be' : null,
  ].filter((label) => label !== null);
}
