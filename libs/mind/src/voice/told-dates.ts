import type { Span } from '../memory/memory';
import { localTime } from '../wall-clock';

const DAY = 86_400_000;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

const dayOf = (at: number): number => Math.floor(at / DAY);

function dayAndMonth(at: number, now: number): string {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const same = year === new Date(now).getUTCFullYear();
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}${same ? '' : ` ${year}`}`;
}

/** When something was said, after "you told me": "today", "yesterday", "on 3 May", with the year where it is not the present one. Days are those of the time zone, or of UTC. */
export function saidOn(at: number, now: number, timeZone: string | null | undefined): string {
  const [then, today] = [at, now].map((time) => localTime(time, timeZone).at) as [number, number];
  const ago = dayOf(today) - dayOf(then);
  if (ago === 0) return 'today';
  return ago === 1 ? 'yesterday' : `on ${dayAndMonth(then, today)}`;
}

/** When something happens or happened, as exactly as it was said: "on 3 May", "in the week of 4 May", "in spring 2025". */
export function spanOn({ from, to, precision }: Span, now: number): string {
  const date = new Date(from);
  const year = date.getUTCFullYear();
  const month = MONTHS[date.getUTCMonth()] ?? '';
  switch (precision) {
    case 'hour': {
      const minutes = String(date.getUTCMinutes()).padStart(2, '0');
      return `on ${dayAndMonth(from, now)} at ${date.getUTCHours()}:${minutes}`;
    }
    case 'day':
      return to - from < DAY
        ? `on ${dayAndMonth(from, now)}`
        : `from ${dayAndMonth(from, now)} to ${dayAndMonth(to, now)}`;
    case 'week':
      return `in the week of ${dayAndMonth(from, now)}`;
    case 'month':
      return `in ${month} ${year}`;
    case 'season':
      return `in ${SEASONS[Math.floor(((date.getUTCMonth() + 1) % 12) / 3)] ?? ''} ${year}`;
    case 'year':
      return `in ${year}`;
  }
}
