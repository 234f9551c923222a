import type { Companion } from '@kinloom/contract';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bChromium\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, as a person would: "Firefox on Linux". Every browser names others too; the order sorts them out. */
export function browserWords(userAgent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) return system === undefined ? 'An unknown browser' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

export type VoiceWords = { builtIn: true } | { builtIn: false; model: string; host: string | null };

/** The voice that health names: 'built-in', or a model "at" its host. */
export function voiceOf(name: string): VoiceWords {
  if (name === 'built-in') return { builtIn: true };
  const at = name.lastIndexOf(' at ');
  if (at < 1) return { builtIn: false, model: name, host: null };
  return { builtIn: false, model: name.slice(0, at), host: name.slice(at + ' at '.length) };
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
