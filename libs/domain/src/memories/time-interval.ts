import { DomainError } from '@kinloom/contract';

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** The first and the last moment of years with four digits: what lies outside, the database may not hold. */
const FIRST = Date.parse('0001-01-01');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * The stretch of time that a date names: a bare day (or month, or year) is all of it, in UTC; a moment is one millisecond. A moment that
 * names no zone is in UTC.
 * @param field what the date is called where it is refused
 * @returns milliseconds since 1970; `from` is in it, `to` no more
 * @throws DomainError invalid
 */
export function timeIntervalOf(field: string, text: string): { from: number; to: number } {
  const [from, to] = dayOf(text) ?? momentOf(text) ?? [Number.NaN, Number.NaN];
  if (Number.isNaN(from)) {
    throw new DomainError('invalid', { fields: { [field]: 'A date is written like 2026-03-01.' } });
  }
  return { from: held(from), to: held(to) };
}

function dayOf(text: string): [number, number] | null {
  const found = DAY.exec(text);
  if (!found) return null;
  const from = Date.parse(text);
  const next = new Date(from);
  if (found[3]) next.setUTCDate(next.getUTCDate() + 1);
  else if (found[2]) next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCFullYear(next.getUTCFullYear() + 1);
  return [from, next.getTime()];
}

function momentOf(text: string): [number, number] | null {
  const found = MOMENT.exec(text);
  if (!found) return null;
  const zone = (found[3] ?? 'Z').replace(
    /^(.\d{2}):?(\d{2})?$/,
    (_, hours: string, minutes = '00') => `${hours}:${minutes}`,
  );
  const from = Date.parse(`${found[1]}T${found[2]}${zone.toUpperCase()}`);
  return [from, from + 1];
}

const held = (at: number) => Math.min(Math.max(at, FIRST), LAST);
