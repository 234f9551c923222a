/** To two digits, halves up. */
export const two = (value: number) => Number((value + 1e-9).toFixed(2));
export const near = (a: Date, b: Date) => a.getTime() - b.getTime();
export const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
export const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);

/** The Monday before or on a day, in UTC. */
export function mondayOf(date: Date): string {
  const weekday = (date.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - weekday))
    .toISOString()
    .slice(0, 10);
}

export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Keys by how often they come; of two as often whichever `later` says comes first. */
export function mostOften<K extends string>(keys: readonly K[], later: (a: K, b: K) => number): K[] {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || later(a, b));
}
