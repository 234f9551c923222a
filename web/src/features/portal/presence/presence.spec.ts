import { DRIFT_STATES, TONES } from '@kinloom/contract';
import { countDrift, interactPath, TONE_HUE } from './presence';

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

describe('addresses', () => {
  it('contain the soul and optionally the conversation', () => {
    expect(interactPath(3)).toBe('/interact?soul_id=3');
    expect(interactPath(3, 9)).toBe('/interact?soul_id=3&thread_id=9');
  });
});
