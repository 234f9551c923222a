import { MEMORY_LAYERS, type Memory, type MemoryLayers } from '@kinloom/contract';
import { afterMove, allIn, heldBack, LAYER_WORDS, marksOf } from './layers';
import { memoryOf } from './testing';

const layersOf = (memories: readonly Memory[]): MemoryLayers => {
  const of = (layer: Memory['layer']) => memories.filter((memory) => memory.layer === layer);
  const lists = { surface: of('surface'), core: of('core'), background: of('background'), archived: of('archived') };
  const counts = { surface: 0, core: 0, background: 0, archived: 0 };
  for (const layer of MEMORY_LAYERS) counts[layer] = lists[layer].length;
  return { ...lists, counts };
};

describe('the layers', () => {
  const layers = layersOf([
    memoryOf(1, { layer: 'background' }),
    memoryOf(2, { layer: 'core', significance: 9 }),
    memoryOf(3, { layer: 'core', significance: 2 }),
  ]);

  it('have words each', () => {
    for (const layer of MEMORY_LAYERS) expect(LAYER_WORDS[layer].hint).not.toBe('');
  });

  it('hold a memory that moved once, by how much it matters', () => {
    const after = afterMove(layers, memoryOf(1, { layer: 'core', significance: 5 }));
    expect(after.core.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(after.background).toEqual([]);
    expect(after.counts).toEqual({ surface: 0, core: 3, background: 0, archived: 0 });
    expect(allIn(after)).toBe(3);
  });

  it('hold one that stayed where it was once', () => {
    const after = afterMove(layers, memoryOf(2, { layer: 'core', significance: 9, emphasis: 1 }));
    expect(after.counts).toEqual(layers.counts);
    expect(after.core[0]?.emphasis).toBe(1);
  });
});

describe('a memory that cannot be moved', () => {
  it.each([
    ['emphasize', {}, null],
    ['de-emphasize', {}, null],
    ['emphasize', { emphasis: 2 }, 'It is as near as it can be.'],
    ['de-emphasize', { emphasis: -2 }, 'It is as far as it can be.'],
    ['de-emphasize', { status: 'anchored' }, 'It is anchored, and stays near.'],
    ['emphasize', { status: 'anchored' }, null],
    ['emphasize', { objection: 'wrong' }, 'It no longer holds, and stays in the archive.'],
    ['de-emphasize', { supersededAt: '2026-01-01T00:00:00Z' }, 'It no longer holds, and stays in the archive.'],
  ] as const)('%s %j', (way, more, why) => expect(heldBack(memoryOf(1, more), way)).toBe(why));
});

it('says how a memory is held', () => {
  expect(marksOf(memoryOf(1))).toEqual([]);
  expect(marksOf(memoryOf(1, { status: 'anchored', emphasis: 1 }))).toEqual(['Anchored', 'Emphasized']);
  expect(marksOf(memoryOf(1, { supersededAt: '2026-01-01T00:00:00Z' }))).toEqual(['How it used to be']);
});
