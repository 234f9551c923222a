/** What is given with its zone, or without any and then read as UTC: 2024-01-23T10:30:00.1234567+01:00. @returns milliseconds UTC */
export function isoTime(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const found =
    /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?\s*$/i.exec(
      value,
    );
  if (!found) return null;
  const [, year, month, day, hour, minute, second, fraction, zone] = found;
  const at = utc(+(year ?? 0), +(month ?? 0), +(day ?? 0), +(hour ?? 0), +(minute ?? 0), +(second ?? 0));
  if (at === null) return null;
  return at + Math.floor(Number(`0.${fraction ?? '0'}`) * 1000) - zoneOf(zone);
}

/** Milliseconds a zone is ahead of UTC. */
function zoneOf(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const minutes = +zone.slice(1, 3) * 60 + +zone.slice(-2);
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** A time of the calendar, or null where there is no such day or hour. @param month 1–12 */
export function utc(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number | null {
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 60) return null;
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  return new Date(at).getUTCDate() === day || hour > 23 ? at : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The month of an English name or its first three letters, 1–12. */
export function monthOf(name: string): number | null {
  const place = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return place < 0 ? null : place + 1;
}

/** The hour of the day of a twelve-hour clock. */
export const hourOf = (hour: number, half: 'AM' | 'PM' | null): number =>
  half === 'PM' && hour < 12 ? hour + 12 : half === 'AM' && hour === 12 ? 0 : hour;
