import type { Budget } from '@kinloom/contract';
import { formatLimit } from './format-limit';

const budget = (overrides: Partial<Budget>): Budget => ({
  budget: 'souls',
  used: 3,
  limit: 100,
  resetsAt: null,
  ...overrides,
});
const format = (overrides: Partial<Budget>) => formatLimit(budget(overrides), (iso) => iso.slice(11, 16));

describe('formatLimit', () => {
  it('gives used amount, limit and a hint how to free it', () => {
    expect(format({})).toEqual({
      title: 'Souls',
      amount: '3 of 100',
      note: 'Deleting a soul frees a place.',
      share: 0.03,
      full: false,
    });
  });

  it('formats storage in bytes units', () => {
    const stored = format({ budget: 'storage', used: 1_572_864, limit: 5_368_709_120 });
    expect(stored.amount).toBe('1.5 MB of 5 GB');
  });

  it('gives the renewal time', () => {
    const tokens = format({ budget: 'tokens', used: 0, limit: 2_000_000, resetsAt: '2026-11-23T00:00:00.000Z' });
    expect(tokens.note).toMatch(/^Renews at 00:00\. /);
  });

  it('is full once the limit is reached and caps the share at 1', () => {
    expect(format({ used: 99 })).toMatchObject({ full: false });
    expect(format({ used: 100 })).toMatchObject({ full: true, share: 1 });
    expect(format({ used: 250 })).toMatchObject({ full: true, share: 1 });
  });

  it('has no meter without a limit or without a count', () => {
    expect(format({ limit: null })).toMatchObject({ amount: '3, no limit', share: null, full: false, note: '' });
    expect(format({ budget: 'events', used: null, limit: 20 })).toMatchObject({ amount: 'Up to 20', share: null });
    expect(format({ budget: 'sockets', used: null, limit: null })).toMatchObject({ amount: 'No limit', share: null });
  });
});
