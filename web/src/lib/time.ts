import { TEXTS } from '@kinloom/contract';
import { DATES, WORDS } from './locale';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat(WORDS, { numeric: 'always' });
const clock = new Intl.DateTimeFormat(DATES, { dateStyle: 'full', timeStyle: 'short' });
const hours = new Intl.DateTimeFormat(DATES, { timeStyle: 'short' });
const dayThisYear = new Intl.DateTimeFormat(DATES, { weekday: 'long', day: 'numeric', month: 'long' });
const dayOtherYear = new Intl.DateTimeFormat(DATES, { day: 'numeric', month: 'long', year: 'numeric' });

/** The distance of a time from `now` with its suffix: "less than a minute ago", "5 minutes ago", "2 days ago". */
export function relativeTime(iso: string, now: number): string {
  const past = Math.max(0, now - Date.parse(iso));
  for (const [unit, length] of STEPS) {
    if (past >= length) return relative.format(-Math.floor(past / length), unit);
  }
  return 'less than a minute ago';
}

const HOUR = 3_600_000;

/** How long ago a conversation was last spoken in: "Just now", "5h ago", "2d ago". */
export function chatTime(iso: string, now: number): string {
  const hours = Math.floor(Math.max(0, now - Date.parse(iso)) / HOUR);
  if (hours < 1) return TEXTS.chat.justNow;
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}

/** The full time, for whoever wants to know exactly. */
export function fullTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** The time of day, where the reader is: "14:05". */
export function timeOfDay(iso: string): string {
  return hours.format(new Date(iso));
}

/** Whether two times fall on different days where the reader is. */
export function isOtherDay(a: string, b: string): boolean {
  return new Date(a).toDateString() !== new Date(b).toDateString();
}

/** The name of a day as a separator shows it: "Today", "Yesterday", or its date. */
export function dayName(iso: string, now: number): string {
  const day = new Date(iso);
  const today = new Date(now);
  if (day.toDateString() === today.toDateString()) return 'Today';
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return (day.getFullYear() === today.getFullYear() ? dayThisYear : dayOtherYear).format(day);
}
