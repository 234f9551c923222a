/** What parsed JSON holds is asked for key by key: nothing is copied whole, so no key of it can do harm. */
export type Dict = Readonly<Record<string, unknown>>;

export const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under a key of its own, never one inherited. */
export const get = (value: unknown, key: string): unknown =>
  isDict(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A string that says something, or null. */
export const word = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An id, whether written as a number or a string. */
export const id = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

/** A number, also where it was written as a string. */
export function number(value: unknown): number | null {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
}
