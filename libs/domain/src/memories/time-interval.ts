import { DomainError } from '@kinloom/contract';

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Bounds of four-digit years; the database may reject times outside them. */
const FIRST = Date.parse('0001-01-01');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Parses a date into a half-open interval: a day, month or year is the whole period in UTC; a timestamp is one millisecond. A timestamp
 * without a zone is UTC.
 * @param field name of the field in the error
 * @returns milliseconds since the epoch; `from` inclusive, `to` exclusive
 * @throws DomainError invalid
 */
export function parseTimeInterval(field: string, text: string): { from: number; to: number } {
  const [from, to] = parsePeriod(text) ?? parseTimestamp(text) ?? [Number.NaN, Number.NaN];
  if (Number.isNaN(from)) {
    throw new DomainError('invalid', { fields: { [field]: 'A date is written like 2026-03-01.' } });
  }
  return { from: clamp(from), to: clamp(to) };
}

function parsePeriod(text: string): [number, number] | null {
  const found = DAY.exec(text);
  if (!found) return null;
  const from = Date.parse(text);
  const next = new Date(from);
  if (found[3]) next.setUTCDate(next.getUTCDate() + 1);
  else if (found[2]) next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCFullYear(next.getUTCFullYear() + 1);
  return [from, next.getTime()];
}

function parseTimestamp(text: string): [number, number] | null {
  const found = TIMESTAMP.exec(text);
  if (!found) return null;
  const zone = (found[3] ?? 'Z').replace(
    /^(.\d{2}):?(\d{2})?$/,
    (_, hours: string, minutes = '00') => `${hours}:${minutes}`,
  );
  const from = Date.parse(`${found[1]}T${found[2]}${zone.toUpperCase()}`);
  return [from, from + 1];
}

const clamp = (at: number) => Math.min(Math.max(at, FIRST), LAST);
