import { DRIFT_STATES, TONES, type SoulState } from '@kinloom/contract';
import { countDrift, parseId, interactPath, newerState, TONE_HUE } from './presence';

const state = (change: Partial<SoulState>): SoulState => ({
  id: 1,
  name: 'Ilse',
  tone: 'gentle',
  glow_state: 'steady-glow',
  drift_state: 'resting',
  trust_score: 0.3,
  last_memory_summary: null,
  last_updated: '2026-01-01T00:00:00.000Z',
  memory_count: 0,
  reflection_count: 0,
  essence_count: 0,
  ...change,
});

describe('drift counts', () => {
  it('always include active, resting and contemplating', () => {
    expect(countDrift([])).toEqual([
      { drift: 'active', count: 0 },
      { drift: 'resting', count: 0 },
      { drift: 'contemplating', count: 0 },
    ]);
  });

  it('count every soul exactly once', () => {
    const states = DRIFT_STATES.flatMap((drift_state, index) =>
      Array.from({ length: index + 1 }, () => ({ drift_state })),
    );
    const counts = countDrift(states);
    expect(counts.map(({ drift }) => drift)).toEqual(['active', 'resting', 'contemplating', 'reflecting', 'wandering']);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(states.length);
    expect(counts[1]).toEqual({ drift: 'resting', count: 1 });
  });
});

describe('tones', () => {
  it('have distinguishable hues, at least 24 degrees apart', () => {
    const hues = TONES.map((tone) => TONE_HUE[tone]).sort((a, b) => a - b);
    const gaps = hues.map((hue, index) => (hues[(index + 1) % hues.length] ?? 0) - hue + (index === 8 ? 360 : 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  });
});

describe('soul state merging', () => {
  it('keeps the later state, and the incoming one on a tie', () => {
    const cached = state({ last_updated: '2026-01-02T00:00:00.000Z', trust_score: 0.5 });
    expect(newerState(cached, state({}))).toBe(cached);
    const drifted = state({ last_updated: '2026-01-02T00:00:00.000Z', drift_state: 'wandering' });
    expect(newerState(cached, drifted)).toBe(drifted);
    expect(newerState(undefined, drifted)).toBe(drifted);
  });
});

describe('addresses', () => {
  it('parse positive integer ids only', () => {
    expect(parseId('12')).toBe(12);
    for (const text of [null, '', '0', '-3', '1.5', 'Ilse', '01', '9'.repeat(16)]) expect(parseId(text)).toBeNull();
  });

  it('contain the soul and optionally the conversation', () => {
    expect(interactPath(3)).toBe('/interact?soul_id=3');
    expect(interactPath(3, 9)).toBe('/interact?soul_id=3&thread_id=9');
  });
});
