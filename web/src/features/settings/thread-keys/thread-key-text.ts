import type { Companion, ThreadKey } from '@kinloom/contract';

/** Screens a thread key may open, as pairs of path and label. */
const SCREENS: readonly (readonly [string, string])[] = [
  ['/', 'Main screen'],
  ['/circle', 'Home'],
  ['/home-portal', 'Soul Presence Portal'],
  ['/memory-offering', 'Offer a Memory to a Soul'],
  ['/soul-inbox', 'Soul Memory Inbox'],
];

export interface Destination {
  path: string;
  label: string;
}

/** Returns every destination a thread key may have: screens first, then one per soul. */
export function listDestinations(souls: readonly Pick<Companion, 'id' | 'name'>[]): Destination[] {
  return [
    ...SCREENS.map(([path, label]) => ({ path, label })),
    ...souls.map(({ id, name }) => ({ path: `/?soul=${id}`, label: `Talk with ${name}` })),
  ];
}

/** Returns the label of a destination path, or the path itself if no destination has it. */
export function destinationLabel(path: string, souls: readonly Pick<Companion, 'id' | 'name'>[]): string {
  return listDestinations(souls).find((one) => one.path === path)?.label ?? path;
}

const DAY_MS = 24 * 3_600_000;
const formatDay = (iso: string): string =>
  new Date(iso).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' });

/**
 * Describes a thread key's creation, last use and expiry.
 * @param now milliseconds since 1970
 */
export function formatThreadKeyDates(
  { createdAt, lastUsedAt, expiresAt }: Pick<ThreadKey, 'createdAt' | 'lastUsedAt' | 'expiresAt'>,
  now: number,
): { created: string; used: string; expires: string; expired: boolean } {
  const remainingMs = Date.parse(expiresAt) - now;
  // Rounded, because the clocks of browser and server differ: a new key of 30 days has 30 days left.
  const days = Math.max(1, Math.round(remainingMs / DAY_MS));
  return {
    created: `Created ${formatDay(createdAt)}`,
    used: lastUsedAt === null ? 'Never used' : `Last used ${formatDay(lastUsedAt)}`,
    expires:
      remainingMs <= 0 ? `Expired ${formatDay(expiresAt)}` : `Expires in ${days === 1 ? '1 day' : `${days} days`}`,
    expired: remainingMs <= 0,
  };
}
