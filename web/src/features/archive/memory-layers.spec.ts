import { MEMORY_LAYERS, type Memory, type MemoryLayers } from '@kinloom/contract';
import { applyMove, countMemories, moveProblem, LAYER_LABELS, stateLabels } from './memory-layers';
import { makeMemory } from './testing';

const layersOf = (memories: readonly Memory[]): MemoryLayers => {
  const of = (layer: Memory['layer']) => memories.filter((memory) => memory.layer === layer);
  const lists = { surface: of('surface'), core: of('core'), background: of('background'), archived: of('archived') };
  const counts = { surface: 0, core: 0, background: 0, archived: 0 };
  for (const layer of MEMORY_LAYERS) counts[layer] = lists[layer].length;
  return { ...lists, counts };
};

describe('memory layers', () => {
  const layers = layersOf([
    makeMemory(1, { layer: 'background' }),
    makeMemory(2, { layer: 'core', significance: 9 }),
    makeMemory(3, { layer: 'core', significance: 2 }),
  ]);

  it('have a hint each', () => {
    for (const layer of MEMORY_LAYERS) expect(LAYER_LABELS[layer].hint).not.toBe('');
  });

  it('contain a moved memory once, sorted by significance', () => {
    const after = applyMove(layers, makeMemory(1, { layer: 'core', significance: 5 }));
    expect(after.core.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(after.background).toEqual([]);
    expect(after.counts).toEqual({ surface: 0, core: 3, background: 0, archived: 0 });
    expect(countMemories(after)).toBe(3);
  });

  it('contain a memory that did not move once', () => {
    const after = applyMove(layers, makeMemory(2, { layer: 'core', significance: 9, emphasis: 1 }));
    expect(after.counts).toEqual(layers.counts);
    expect(after.core[0]?.emphasis).toBe(1);
  });
});

describe('heldBack', () => {
  it.each([
    ['emphasize', {}, null],
    ['de-emphasize', {}, null],
    ['emphasize', { emphasis: 2 }, 'It cannot be emphasized any further.'],
    ['de-emphasize', { emphasis: -2 }, 'It cannot be de-emphasized any further.'],
    ['de-emphasize', { status: 'anchored' }, 'It is anchored and cannot be de-emphasized.'],
    ['emphasize', { status: 'anchored' }, null],
    ['emphasize', { objection: 'wrong' }, 'It is outdated and stays in the archive.'],
    ['de-emphasize', { supersededAt: '2026-01-01T00:00:00Z' }, 'It is outdated and stays in the archive.'],
  ] as const)('%s %j', (way, more, why) => expect(moveProblem(makeMemory(1, more), way)).toBe(why));
});

it('formats the state of a memory', () => {
  expect(stateLabels(makeMemory(1))).toEqual([]);
  expect(stateLabels(makeMemory(1, { status: 'anchored', emphasis: 1 }))).toEqual(['Anchored', 'Emphasized']);
  expect(stateLabels(makeMemory(1, { supersededAt: '2026-01-01T00:00:00Z' }))).toEqual(['Outdated']);
});
