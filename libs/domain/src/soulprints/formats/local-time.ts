import { wallClockAt, zoneFormat } from '@kinloom/mind';

const HOUR_MS = 3_600_000;

/** Converts times of a wall clock to Unix milliseconds, one after the other. */
export type LocalTimeConverter = (local: number) => number;

/**
 * Creates a converter for a time zone, with daylight saving time. A time that occurs twice is the earlier one; one that is skipped is
 * read as if the clock had not been changed yet.
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function localTimeConverter(timeZone: string): LocalTimeConverter {
  const format = zoneFormat(timeZone);
  if (!format) return (local) => local;
  // Messages are mostly in order: the offset of the last hour serves many of them.
  let hour = NaN;
  let offset = 0;
  const offsetAt = (at: number): number => {
    const current = Math.floor(at / HOUR_MS);
    if (current !== hour) {
      hour = current;
      offset = wallClockAt(format, current * HOUR_MS) - current * HOUR_MS;
    }
    return offset;
  };
  return (local) => {
    // The offset of the day before decides at the change of the clock.
    const earlier = local - offsetAt(local - 24 * HOUR_MS);
    if (earlier + offsetAt(earlier) === local) return earlier;
    const later = local - offsetAt(earlier);
    return later + offsetAt(later) === local ? later : earlier;
  };
}

/** Whether a name is a time zone. */
export function isTimeZone(name: string): boolean {
  return zoneFormat(name) !== null;
}
