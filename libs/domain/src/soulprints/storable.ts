/** Text as the store takes it: neither NUL nor halves of characters, which what is cut off may end in. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** JSON as the store takes it. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? storable(one) : one));

/** What a conversation is known by: the export's own key, of a length that can be kept. */
export const threadKey = (key: string): string => storable(key).slice(0, 500);
