/** Parses an id of an address; null unless it is a positive safe integer. */
export function parseId(text: string | null): number | null {
  const id = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && Number.isSafeInteger(id) ? id : null;
}
