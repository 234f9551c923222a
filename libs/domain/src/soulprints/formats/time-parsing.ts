/**
 * Parses ISO 8601 such as 2024-01-23T10:30:00.1234567+01:00; a time without a zone is read as UTC.
 * @returns Unix milliseconds, or null
 */
export function parseIsoTime(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const found =
    /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?\s*$/i.exec(
      value,
    );
  if (!found) return null;
  const [, year, month, day, hour, minute, second, fraction, zone] = found;
  const at = toTimestamp(+(year ?? 0), +(month ?? 0), +(day ?? 0), +(hour ?? 0), +(minute ?? 0), +(second ?? 0));
  if (at === null) return null;
  return at + Math.floor(Number(`0.${fraction ?? '0'}`) * 1000) - parseZone(zone);
}

/** Offset of a zone from UTC in milliseconds. */
function parseZone(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const minutes = +zone.slice(1, 3) * 60 + +zone.slice(-2);
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/**
 * Converts calendar fields to Unix milliseconds; null for an invalid date or time.
 * @param month 1–12
 */
export function toTimestamp(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number | null {
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 60) return null;
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  return new Date(at).getUTCDate() === day || hour > 23 ? at : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses an English month name or its first three letters, 1–12. */
export function parseMonth(name: string): number | null {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? null : index + 1;
}

/** Converts a 12-hour clock hour to 0–23. */
export const to24Hour = (hour: number, half: 'AM' | 'PM' | null): number =>
  half === 'PM' && hour < 12 ? hour + 12 : half === 'AM' && hour === 12 ? 0 : hour;
