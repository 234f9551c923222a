import { MEMORY_LAYERS, type ChartInterval, type GrowthMilestone, type InsightCategory } from '@kinloom/contract';
import { DATE_LOCALE, formatNumber, NUMBER_LOCALE } from '../../lib/format/locale';
import { LAYER_LABELS } from '../archive/memory-layers';

const tenthFormat = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 1 });
const signedFormat = new Intl.NumberFormat(NUMBER_LOCALE, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const dayThisYear = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'short' });
const dayOtherYear = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
/** Weeks are dates without time zone: format them in UTC. */
const weekThisYear = new Intl.DateTimeFormat(DATE_LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekOtherYear = new Intl.DateTimeFormat(DATE_LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOfYear = new Intl.DateTimeFormat(DATE_LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Rounded figure; the breakdown shows the exact value. */
export const formatRounded = (value: number): string => formatNumber(Math.round(value));
export const number = formatNumber;
export const formatTenths = (value: number): string => tenthFormat.format(value);
/** Rounded number, for values formatted later. */
export const roundToTenths = (value: number): number => Math.round(value * 10) / 10;
export const formatPoints = (value: number): string => signedFormat.format(value);

export function formatCount(count: number, one: string, plural = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : plural}`;
}

/** Short date; with the year if it differs. */
export function formatShortDay(iso: string, now: number): string {
  const day = new Date(iso);
  return (day.getFullYear() === new Date(now).getFullYear() ? dayThisYear : dayOtherYear).format(day);
}

/** First day of an interval; with the year if it differs from that of `now`. */
export function formatWeek(week: string, now: number): string {
  const monday = new Date(week);
  return (monday.getUTCFullYear() === new Date(now).getFullYear() ? weekThisYear : weekOtherYear).format(monday);
}

/** Formats an interval: "Nov 3" or "Week of Nov 3". */
export function formatInterval({ week, days }: ChartInterval, now: number): string {
  return days === 1 ? formatWeek(week, now) : `Week of ${formatWeek(week, now)}`;
}

/** Shown instead of a figure that needs more days. */
export const NOT_ENOUGH = 'Not enough yet';

/** Shown instead of a chart of a single date. */
export const NOT_ENOUGH_YET = 'Not enough yet. The chart starts once there is something on two days.';

/** Milliseconds above which ticks need their year. */
const YEAR_MS = 350 * 86_400_000;

/** Returns a tick formatter for a time axis; long axes show month and year. */
export function weekTickFormat(weeks: readonly number[]): (at: number) => string {
  const isLong = Math.max(...weeks) - Math.min(...weeks) > YEAR_MS;
  return (at) => (isLong ? monthOfYear : weekThisYear).format(at);
}

/** Formats a confidence of 0–1. */
export function formatConfidence(confidence: number): string {
  if (confidence >= 0.85) return 'Quite sure';
  if (confidence >= 0.65) return 'Fairly sure';
  if (confidence >= 0.4) return 'It seems so';
  return 'Only a guess';
}

/** Formats the relationship age in `days` since the first message. */
export function formatAge(days: number): string {
  if (days < 1) return 'Your first message was today';
  return `${formatCount(days, 'day')} since your first message`;
}

export const CATEGORY_LABELS: Record<InsightCategory, string> = {
  growth: 'Growth',
  pattern: 'A pattern',
  opportunity: 'An opportunity',
  strength: 'A strength',
};

/** The newest milestones, at most `most`. */
export function newestMilestones(milestones: readonly GrowthMilestone[], max: number): GrowthMilestone[] {
  return [...milestones].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id).slice(0, max);
}

/** Label of a layer; unknown layers keep their name. */
export function layerName(layer: string): string {
  return MEMORY_LAYERS.filter((one) => one === layer).map((one) => LAYER_LABELS[one].label)[0] ?? layer;
}
