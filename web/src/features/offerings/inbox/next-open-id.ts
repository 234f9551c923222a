/** Pending offerings and the open one. */
export interface Inbox<Item> {
  openId: number | null;
  offerings: readonly Item[];
}

/**
 * Determines which offering is open: the requested one; if the requested or open one was removed, the next in the list,
 * otherwise the previous. On wide screens one is always open, and new offerings do not replace it.
 * @param requestedId id from the address
 */
export function nextOpenId<Item extends { id: number }>(
  before: Inbox<Item>,
  offerings: readonly Item[],
  requestedId: number | null,
  wide: boolean,
): number | null {
  const isPending = (id: number | null): boolean => offerings.some((offering) => offering.id === id);
  if (isPending(requestedId)) return requestedId;
  const { openId } = before;
  if (openId !== null && (wide || requestedId !== null)) {
    if (isPending(openId)) return openId;
    const index = before.offerings.findIndex(({ id }) => id === openId);
    const following = before.offerings.slice(index + 1).find(({ id }) => isPending(id));
    const next = following ?? before.offerings.slice(0, index).findLast(({ id }) => isPending(id));
    if (next) return next.id;
  }
  return wide ? (offerings[0]?.id ?? null) : null;
}
