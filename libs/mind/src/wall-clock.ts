/**
 * The format that tells the wall clock of a time zone.
 * @param timeZone IANA name, such as Europe/Berlin
 * @returns null for an unknown name
 */
export function zoneFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null; // Not the name of a time zone.
  }
}

/** The wall clock of a zone at a time, as Unix milliseconds that show it in UTC; milliseconds within the second are dropped. */
export function wallClockAt(format: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    parts['year'] ?? 1970,
    (parts['month'] ?? 1) - 1,
    parts['day'] ?? 1,
    parts['hour'] ?? 0,
    parts['minute'] ?? 0,
    parts['second'] ?? 0,
  );
}

/** The person's wall clock, where their time zone is known. */
export interface LocalTime {
  /** Unix milliseconds that show the wall clock in UTC: that of the zone, or of UTC if the zone is not known. */
  at: number;
  isKnown: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** @param timeZone IANA name; null or an unknown one counts as not known */
export function localTime(at: number, timeZone: string | null | undefined): LocalTime {
  if (!timeZone) return { at, isKnown: false };
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = zoneFormat(timeZone);
    formats.set(timeZone, format);
  }
  return format ? { at: wallClockAt(format, at), isKnown: true } : { at, isKnown: false };
}
