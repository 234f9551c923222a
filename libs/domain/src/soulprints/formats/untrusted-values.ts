/** Safe access to parsed JSON: properties are read by key and never merged, so that keys such as `__proto__` have no effect. */
export type UntrustedObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object other than an array. */
export const isObject = (value: unknown): value is UntrustedObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own property, never an inherited one. */
export const get = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Returns a string, or null. */
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns a non-blank string, or null. */
export const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Returns an array; empty if the value is none. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns an id written as a number or a string. */
export const id = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

/** Returns a number, also where it is written as a string. */
export function number(value: unknown): number | null {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
}
