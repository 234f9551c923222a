import type { Companion, ThreadKey } from '@kinloom/contract';

export interface Endpoint {
  model: string;
  host: string | null;
}

/** `endpoint` is null for accounts that may not know it: everyone but operators. */
export type VoiceWords = { builtIn: true } | { builtIn: false; endpoint: Endpoint | null };

/** The parts of a voice's name: a model "at" its host. */
export function endpointOf(name: string): Endpoint {
  const at = name.lastIndexOf(' at ');
  if (at < 1) return { model: name, host: null };
  return { model: name.slice(0, at), host: name.slice(at + ' at '.length) };
}

/** What somebody types who means to end their account. */
export const DELETION_WORD = 'delete';

/** Whether that was typed, however it was written: phones begin with a capital. */
export const confirmsDeletion = (typed: string): boolean => typed.trim().toLowerCase() === DELETION_WORD;

/** Where a thread may lead, besides to one of the souls. */
const ROOMS: readonly (readonly [string, string])[] = [
  ['/', 'The main room'],
  ['/circle', 'Home'],
  ['/home-portal', 'Soul Presence Portal'],
  ['/memory-offering', 'Offer a Memory to a Soul'],
  ['/soul-inbox', 'Soul Memory Inbox'],
];

export interface Destination {
  path: string;
  label: string;
}

/** The places a thread may open: rooms first, then the souls. */
export function destinations(souls: readonly Pick<Companion, 'id' | 'name'>[]): Destination[] {
  return [
    ...ROOMS.map(([path, label]) => ({ path, label })),
    ...souls.map(({ id, name }) => ({ path: `/?soul=${id}`, label: `Talk with ${name}` })),
  ];
}

/** What a place is called; its path where it has no name here. */
export function destinationWords(path: string, souls: readonly Pick<Companion, 'id' | 'name'>[]): string {
  return destinations(souls).find((one) => one.path === path)?.label ?? path;
}

const DAY = 24 * 3_600_000;
const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' });

/** When a thread was created and last used, and how long it works. @param now milliseconds since 1970 */
export function threadLifeWords(
  { createdAt, lastUsedAt, expiresAt }: Pick<ThreadKey, 'createdAt' | 'lastUsedAt' | 'expiresAt'>,
  now: number,
): { created: string; used: string; expires: string; expired: boolean } {
  const left = Date.parse(expiresAt) - now;
  const days = Math.ceil(left / DAY);
  return {
    created: `Created ${day(createdAt)}`,
    used: lastUsedAt === null ? 'Never used' : `Last used ${day(lastUsedAt)}`,
    expires: left <= 0 ? `Expired ${day(expiresAt)}` : `Expires in ${days === 1 ? '1 day' : `${days} days`}`,
    expired: left <= 0,
  };
}
