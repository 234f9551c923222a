import { MEMORY_LAYERS, type Memory, type MemoryLayer, type MemoryLayers } from '@kinloom/contract';

export const LAYER_WORDS: Record<MemoryLayer, { label: string; hint: string }> = {
  surface: { label: 'Surface', hint: 'Close at hand in every talk' },
  core: { label: 'Core', hint: 'What matters most, and stays' },
  background: { label: 'Background', hint: 'Comes back when something calls it up' },
  archived: { label: 'Archived', hint: 'Put away; comes up only when you ask for it' },
};

/** Steps a memory can be moved, either way. */
const FURTHEST = 2;

/** How many lie in all layers together. */
export function allIn({ counts }: Pick<MemoryLayers, 'counts'>): number {
  return MEMORY_LAYERS.reduce((sum, layer) => sum + counts[layer], 0);
}

/** The layers after a memory was moved: it is in its new one, in its place by how much it matters, and in no other. */
export function afterMove(layers: MemoryLayers, moved: Memory): MemoryLayers {
  const from = MEMORY_LAYERS.find((layer) => layers[layer].some(({ id }) => id === moved.id));
  const counts = { ...layers.counts };
  if (from) counts[from] -= 1;
  counts[moved.layer] += 1;
  const rest = (layer: MemoryLayer): Memory[] => layers[layer].filter(({ id }) => id !== moved.id);
  const lists = {
    surface: rest('surface'),
    core: rest('core'),
    background: rest('background'),
    archived: rest('archived'),
  };
  lists[moved.layer] = [...lists[moved.layer], moved].sort((a, b) => b.significance - a.significance || b.id - a.id);
  return { ...lists, counts };
}

/** Why a memory cannot be moved nearer, or further; null where it can. */
export function heldBack(
  { status, emphasis, objection, supersededAt }: Memory,
  way: 'emphasize' | 'de-emphasize',
): string | null {
  if (supersededAt !== null || objection !== null) return 'It no longer holds, and stays in the archive.';
  if (way === 'de-emphasize' && status === 'anchored') return 'It is anchored, and stays near.';
  if (way === 'emphasize') return emphasis >= FURTHEST ? 'It is as near as it can be.' : null;
  return emphasis <= -FURTHEST ? 'It is as far as it can be.' : null;
}

/** What stands beside a memory's title: how it is held, where that is not simply by itself. */
export function marksOf({ status, emphasis, objection, supersededAt }: Memory): string[] {
  return [
    status === 'anchored' ? 'Anchored' : status === 'fading' ? 'Fading' : null,
    emphasis > 0 ? 'Emphasized' : emphasis < 0 ? 'De-emphasized' : null,
    objection === 'wrong' ? 'Wrong, you said' : objection === 'never-mention' ? 'Never mentioned' : null,
    supersededAt !== null ? 'How it used to be' : null,
  ].filter((mark) => mark !== null);
}
