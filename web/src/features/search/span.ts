/** The stretch of time that a search is limited to. */
export const SPANS = [
  { value: 'any', label: 'Any time' },
  { value: 'week', label: 'Past week', days: 7 },
  { value: 'month', label: 'Past month', days: 30 },
  { value: 'year', label: 'Past year', days: 365 },
  { value: 'between', label: 'Between two days' },
] as const;
export type Span = (typeof SPANS)[number]['value'];

/** `first` and `last` are days as a date field has them ("2026-03-01", or nothing); both are part of the stretch. */
export interface When {
  span: Span;
  first: string;
  last: string;
}

export const ANY_TIME: When = { span: 'any', first: '', last: '' };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The moment at which a day begins where the reader is, in ISO 8601; undefined for what is no day. */
export function dayBegins(day: string, later = 0): string | undefined {
  const found = DAY.exec(day);
  if (!found) return undefined;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const at = new Date(2000, month - 1, date + later);
  // A year below 100 would be taken for one of the last century.
  at.setFullYear(year, month - 1, date + later);
  const stands = later !== 0 || (at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === date);
  return stands ? at.toISOString() : undefined;
}

/** The last moment of a day where the reader is, in ISO 8601; undefined for what is no day. */
export function dayEnds(day: string): string | undefined {
  const next = dayBegins(day) && dayBegins(day, 1);
  return next === undefined ? undefined : new Date(Date.parse(next) - 1).toISOString();
}

/** The day, where the reader is, on which a moment falls, as a date field has it. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What a search is asked for: moments in ISO 8601, each left out where that side is open. `today` is a day. */
export function boundsOf({ span, first, last }: When, today: string): { from?: string; to?: string } {
  if (span === 'between') {
    const [from, to] = [dayBegins(first), dayEnds(last)];
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  }
  const chosen = SPANS.find(({ value }) => value === span);
  const from = chosen && 'days' in chosen ? dayBegins(today, -chosen.days) : undefined;
  return from === undefined ? {} : { from };
}

/** Why no search can be made for these days; null where it can. */
export function problemOf({ span, first, last }: When): string | null {
  return span === 'between' && first !== '' && last !== '' && first > last ? 'The first day is after the last.' : null;
}
