const HOUR_MS = 3_600_000;

/** Converts times of a wall clock to Unix milliseconds, one after the other. */
export type LocalTimeConverter = (local: number) => number;

/**
 * Creates a converter for a time zone, with daylight saving time. A time that occurs twice is the earlier one; one that is skipped is
 * read as if the clock had not been changed yet.
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function localTimeConverter(timeZone: string): LocalTimeConverter {
  const format = formatOf(timeZone);
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
  return formatOf(name) !== null;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
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

/** The wall clock of a zone at a time, as Unix milliseconds that show it in UTC. */
function wallClockAt(format: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    parts.year ?? 1970,
    (parts.month ?? 1) - 1,
    parts.day ?? 1,
    parts.hour ?? 0,
    parts.minute ?? 0,
    parts.second ?? 0,
  );
}
