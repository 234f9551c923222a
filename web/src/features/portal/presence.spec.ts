import { DRIFT_STATES, TONES, type SoulState } from '@kinloom/contract';
import { countDrift, idIn, interactPath, later, TONE_HUE } from './presence';

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

describe('the counts of the portal', () => {
  it('always counts who is active, resting and contemplating', () => {
    expect(countDrift([])).toEqual([
      { drift: 'active', count: 0 },
      { drift: 'resting', count: 0 },
      { drift: 'contemplating', count: 0 },
    ]);
  });

  it('counts every soul once, whatever it is about', () => {
    const states = DRIFT_STATES.flatMap((drift_state, place) =>
      Array.from({ length: place + 1 }, () => ({ drift_state })),
    );
    const counts = countDrift(states);
    expect(counts.map(({ drift }) => drift)).toEqual(['active', 'resting', 'contemplating', 'reflecting', 'wandering']);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(states.length);
    expect(counts[1]).toEqual({ drift: 'resting', count: 1 });
  });
});

describe('tones', () => {
  it('has a colour of its own for each, told apart by eye', () => {
    const hues = TONES.map((tone) => TONE_HUE[tone]).sort((a, b) => a - b);
    const gaps = hues.map((hue, place) => (hues[(place + 1) % hues.length] ?? 0) - hue + (place === 8 ? 360 : 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  });
});

describe('readings of one soul', () => {
  it('keeps the later one, and the newer of two alike', () => {
    const held = state({ last_updated: '2026-01-02T00:00:00.000Z', trust_score: 0.5 });
    expect(later(held, state({}))).toBe(held);
    const drifted = state({ last_updated: '2026-01-02T00:00:00.000Z', drift_state: 'wandering' });
    expect(later(held, drifted)).toBe(drifted);
    expect(later(undefined, drifted)).toBe(drifted);
  });
});

describe('addresses', () => {
  it('reads ids and nothing else', () => {
    expect(idIn('12')).toBe(12);
    for (const text of [null, '', '0', '-3', '1.5', 'Ilse', '01', '9'.repeat(16)]) expect(idIn(text)).toBeNull();
  });

  it('names the soul, and the conversation where one is meant', () => {
    expect(interactPath(3)).toBe('/interact?soul_id=3');
    expect(interactPath(3, 9)).toBe('/interact?soul_id=3&thread_id=9');
  });
});
