/** Makes a text storable in PostgreSQL: no NUL, well-formed UTF-16 (truncation may have split a surrogate pair). */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Serialises a value as JSON that PostgreSQL accepts. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? storable(item) : item));

/** Truncates an export's conversation key to a storable length. */
export const threadKey = (key: string): string => storable(key).slice(0, 500);
