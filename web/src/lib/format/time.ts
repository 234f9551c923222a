import { TEXTS } from '@kinloom/contract';
import { DATE_LOCALE, TEXT_LOCALE } from './locale';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat(TEXT_LOCALE, { numeric: 'always' });
const dateTimeFormat = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'full', timeStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat(DATE_LOCALE, { timeStyle: 'short' });
const dayThisYear = new Intl.DateTimeFormat(DATE_LOCALE, { weekday: 'long', day: 'numeric', month: 'long' });
const dayOtherYear = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats the distance of a past time from `now`: "less than a minute ago", "5 minutes ago", "2 days ago". */
export function relativeTime(iso: string, now: number): string {
  const past = Math.max(0, now - Date.parse(iso));
  for (const [unit, length] of UNITS) {
    if (past >= length) return relative.format(-Math.floor(past / length), unit);
  }
  return 'less than a minute ago';
}

const HOUR_MS = 3_600_000;

/** Formats the time of a conversation's last message: "Just now", "5h ago", "2d ago". */
export function chatTime(iso: string, now: number): string {
  const hours = Math.floor(Math.max(0, now - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return TEXTS.chat.justNow;
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}

/** Formats the full date and time. */
export function fullTime(iso: string): string {
  return dateTimeFormat.format(new Date(iso));
}

/** Formats the time of day in the browser's time zone: "14:05". */
export function timeOfDay(iso: string): string {
  return timeFormat.format(new Date(iso));
}

/** Whether two times fall on different days in the browser's time zone. */
export function isOtherDay(a: string, b: string): boolean {
  return new Date(a).toDateString() !== new Date(b).toDateString();
}

/** Name of a conversation without a title: when it was started. */
export function startedText(iso: string, now: number): string {
  const name = dayName(iso, now);
  return `Started ${name === 'Today' || name === 'Yesterday' ? name.toLowerCase() : name}`;
}

/** Formats the day of a separator: "Today", "Yesterday", or the date. */
export function dayName(iso: string, now: number): string {
  const day = new Date(iso);
  const today = new Date(now);
  if (day.toDateString() === today.toDateString()) return 'Today';
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return (day.getFullYear() === today.getFullYear() ? dayThisYear : dayOtherYear).format(day);
}
