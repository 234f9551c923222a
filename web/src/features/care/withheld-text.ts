import type { YearOfReferrals } from '@kinloom/contract';

/** One sentence if the numbers of all years are withheld; otherwise null. */
export function withheldText(referrals: readonly YearOfReferrals[]): string | null {
  const [first] = referrals;
  if (!first || referrals.some(({ count }) => typeof count === 'number')) return null;
  const years = referrals.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const period = from === to ? `in ${from}` : `in each year from ${from} to ${to}`;
  return `No number is published yet: help was shown to ${first.count} ${period}.`;
}
