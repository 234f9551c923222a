import type { Budget } from '@kinloom/contract';
import { limitWords } from './limits-words';

const budget = (given: Partial<Budget>): Budget => ({ budget: 'souls', used: 3, limit: 100, resetsAt: null, ...given });
const words = (given: Partial<Budget>) => limitWords(budget(given), (iso) => iso.slice(11, 16));

describe('a limit in words', () => {
  it('says how much of how much is used, and what frees it', () => {
    expect(words({})).toEqual({
      title: 'Souls',
      amount: '3 of 100',
      note: 'Deleting a soul makes room for another one.',
      share: 0.03,
      full: false,
    });
  });

  it('writes storage as a size', () => {
    const stored = words({ budget: 'storage', used: 1_572_864, limit: 5_368_709_120 });
    expect(stored.amount).toBe('1.5 MB of 5 GB');
  });

  it('says when it renews, where it does', () => {
    const tokens = words({ budget: 'tokens', used: 0, limit: 2_000_000, resetsAt: '2026-11-23T00:00:00.000Z' });
    expect(tokens.note).toMatch(/^Renews at 00:00\. /);
  });

  it('is full from its last one on, and never more than full', () => {
    expect(words({ used: 99 })).toMatchObject({ full: false });
    expect(words({ used: 100 })).toMatchObject({ full: true, share: 1 });
    expect(words({ used: 250 })).toMatchObject({ full: true, share: 1 });
  });

  it('has no meter without a limit or without a count', () => {
    expect(words({ limit: null })).toMatchObject({ amount: '3, no limit', share: null, full: false, note: '' });
    expect(words({ budget: 'events', used: null, limit: 20 })).toMatchObject({ amount: 'Up to 20', share: null });
    expect(words({ budget: 'sockets', used: null, limit: null })).toMatchObject({ amount: 'No limit', share: null });
  });
});
