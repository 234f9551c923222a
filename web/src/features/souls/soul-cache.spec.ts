import { QueryClient } from '@tanstack/react-query';
import type { Companion, SoulState } from '@kinloom/contract';
import { newerState, removeSoul, splitSoulEvent, putSoul, soulsKey, soulStateKey, applySoulEvent } from './soul-cache';

const soul: Companion = {
  id: 3,
  name: 'Ilse',
  archetype: 'sage',
  personality: { creativity: 4 },
  gptInstructions: 'Speak slowly.',
  status: 'active',
  avatar: null,
  createdAt: '2026-01-01T20:00:00.000Z',
  relationshipLevel: 2,
  relationshipProgress: 40,
};
const state: SoulState = {
  id: 3,
  name: 'Ilse',
  tone: 'calm',
  glow_state: 'soft-shimmer',
  drift_state: 'resting',
  trust_score: 0.4,
  last_memory_summary: null,
  last_updated: '2026-01-01T20:00:00.000Z',
  memory_count: 1,
  reflection_count: 0,
  essence_count: 0,
  file_count: 0,
};

describe('soul events', () => {
  it('are split into soul and state without loss', () => {
    expect(splitSoulEvent({ ...soul, ...state })).toEqual({ soul, state });
  });

  it('update both caches and keep unknown fields', () => {
    const client = new QueryClient();
    const cachedSoul = { ...soul, later: 'a field this version does not know' };
    client.setQueryData(soulsKey, [{ ...soul, id: 4 }, cachedSoul]);
    applySoulEvent(client, { ...soul, ...state, relationshipLevel: 3, trust_score: 0.5 });
    expect(client.getQueryData(soulsKey)).toEqual([
      { ...soul, id: 4 },
      { ...cachedSoul, relationshipLevel: 3 },
    ]);
    expect(client.getQueryData(soulStateKey(3))).toEqual({ ...state, trust_score: 0.5 });
  });

  it('insert a new soul first, and do not create an uncached list', () => {
    const client = new QueryClient();
    putSoul(client, soul);
    expect(client.getQueryData(soulsKey)).toBeUndefined();
    client.setQueryData(soulsKey, [{ ...soul, id: 4 }]);
    putSoul(client, soul);
    expect(client.getQueryData<Companion[]>(soulsKey)?.map(({ id }) => id)).toEqual([3, 4]);
  });

  it('evict both when the soul is deleted', () => {
    const client = new QueryClient();
    client.setQueryData(soulsKey, [soul]);
    client.setQueryData(soulStateKey(3), state);
    removeSoul(client, 3);
    expect(client.getQueryData(soulsKey)).toEqual([]);
    expect(client.getQueryData(soulStateKey(3))).toBeUndefined();
  });
});

describe('soul state merging', () => {
  it('keeps the later state, and the incoming one on a tie', () => {
    const cached = { ...state, last_updated: '2026-01-02T00:00:00.000Z', trust_score: 0.5 };
    expect(newerState(cached, state)).toBe(cached);
    const drifted = { ...state, last_updated: '2026-01-02T00:00:00.000Z', drift_state: 'wandering' as const };
    expect(newerState(cached, drifted)).toBe(drifted);
    expect(newerState(undefined, drifted)).toBe(drifted);
  });
});
