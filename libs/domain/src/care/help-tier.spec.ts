import type { Risk } from '@kinloom/mind';
import { helpNotice, helpTier } from './help-tier';

const risk = (tier: Risk['tier'], about: Risk['about'] = 'self'): Risk => ({ tier, about, kind: 'ideation' });

describe('helpTier', () => {
  it('follows the risk tier, with no help below tier 2', () => {
    expect([0, 1, 2, 3].map((tier) => helpTier(risk(tier as Risk['tier']), false))).toEqual([null, null, 2, 3]);
  });

  it('raises tier 1 about oneself while help was shown within a day', () => {
    expect(helpTier(risk(1), true)).toBe(2);
    expect(helpTier(risk(1, 'other'), true)).toBeNull();
    expect(helpTier(risk(0, 'none'), true)).toBeNull();
    expect(helpTier(risk(3), true)).toBe(3);
  });

  it('has different texts for oneself and for others', () => {
    const texts = [helpNotice(2, 'self', []), helpNotice(2, 'other', []), helpNotice(3, 'self', [])].map(
      ({ text }) => text,
    );
    expect(new Set(texts).size).toBe(3);
    expect(helpNotice(3, 'other', []).text).toBe(texts[2]);
  });
});
