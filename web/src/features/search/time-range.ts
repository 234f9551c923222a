/** Time ranges of a search. */
export const SPANS = [
  { value: 'any', label: 'Any time' },
  { value: 'week', label: 'Past week', days: 7 },
  { value: 'month', label: 'Past month', days: 30 },
  { value: 'year', label: 'Past year', days: 365 },
  { value: 'between', label: 'Between two days' },
] as const;
export type Span = (typeof SPANS)[number]['value'];

/** Selected time range. `first` and `last` are local dates ("2026-03-01" or empty), both inclusive. */
export interface TimeRange {
  span: Span;
  first: string;
  last: string;
}

export const ANY_TIME: TimeRange = { span: 'any', first: '', last: '' };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Local start of a day as ISO 8601; undefined for an invalid date. @param offsetDays days to add */
export function startOfDay(day: string, offsetDays = 0): string | undefined {
  const found = DAY.exec(day);
  if (!found) return undefined;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const at = new Date(2000, month - 1, date + offsetDays);
  // The Date constructor maps years below 100 to 19xx.
  at.setFullYear(year, month - 1, date + offsetDays);
  const isValid =
    offsetDays !== 0 || (at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === date);
  return isValid ? at.toISOString() : undefined;
}

/** Local end of a day as ISO 8601; undefined for an invalid date. */
export function endOfDay(day: string): string | undefined {
  const next = startOfDay(day) && startOfDay(day, 1);
  return next === undefined ? undefined : new Date(Date.parse(next) - 1).toISOString();
}

/** Local date of a timestamp, as "2026-03-01". */
export function localDate(at: number): string {
  const date = new Date(at);
  const padTwo = (part: number): string => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
}

/** Query bounds as ISO 8601; an open side is left out. @param today local date */
export function rangeBounds({ span, first, last }: TimeRange, today: string): { from?: string; to?: string } {
  if (span === 'between') {
    const [from, to] = [startOfDay(first), endOfDay(last)];
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  }
  const preset = SPANS.find(({ value }) => value === span);
  const from = preset && 'days' in preset ? startOfDay(today, -preset.days) : undefined;
  return from === undefined ? {} : { from };
}

/** Validation error of the range; null if valid. */
export function validateRange({ span, first, last }: TimeRange): string | null {
  return span === 'between' && first !== '' && last !== '' && first > last ? 'The first day is after the last.' : null;
}
