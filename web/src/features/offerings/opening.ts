/** What waits, and which of it lies open. */
export interface Inbox<One> {
  openId: number | null;
  offerings: readonly One[];
}

/**
 * Which offering lies open now: the one that is asked for; where that or the open one just went, the one behind it, else the one before.
 * Where there is room (`wide`) some is always open, and what comes meanwhile does not push it away.
 * @param asked the one the address names
 */
export function openAfter<One extends { id: number }>(
  before: Inbox<One>,
  offerings: readonly One[],
  asked: number | null,
  wide: boolean,
): number | null {
  const waits = (id: number | null): boolean => offerings.some((one) => one.id === id);
  if (waits(asked)) return asked;
  const { openId } = before;
  if (openId !== null && (wide || asked !== null)) {
    if (waits(openId)) return openId;
    const place = before.offerings.findIndex(({ id }) => id === openId);
    const behind = before.offerings.slice(place + 1).find(({ id }) => waits(id));
    const next = behind ?? before.offerings.slice(0, place).findLast(({ id }) => waits(id));
    if (next) return next.id;
  }
  return wide ? (offerings[0]?.id ?? null) : null;
}
