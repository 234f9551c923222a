import { MEMORY_LAYERS, type AnchorType, type GrowthMilestone, type InsightCategory } from '@kinloom/contract';
import { DATES, formatNumber, FIGURES } from '../../lib/locale';
import { LAYER_WORDS } from '../archive/layers';

const tenth = new Intl.NumberFormat(FIGURES, { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(FIGURES, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const dayThisYear = new Intl.DateTimeFormat(DATES, { day: 'numeric', month: 'short' });
const dayOtherYear = new Intl.DateTimeFormat(DATES, { day: 'numeric', month: 'short', year: 'numeric' });
/** A week is a date without a time: it is the same day wherever it is read. */
const weekThisYear = new Intl.DateTimeFormat(DATES, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekOtherYear = new Intl.DateTimeFormat(DATES, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOfYear = new Intl.DateTimeFormat(DATES, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A figure as it is shown; what it is made of says it exactly. */
export const whole = (value: number): string => formatNumber(Math.round(value));
export const number = formatNumber;
export const tenths = (value: number): string => tenth.format(value);
/** The figure itself, for where it is written later. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
export const points = (value: number): string => signed.format(value);

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** A day, as short as it can be understood. */
export function shortDay(iso: string, now: number): string {
  const day = new Date(iso);
  return (day.getFullYear() === new Date(now).getFullYear() ? dayThisYear : dayOtherYear).format(day);
}

/** The Monday that a week begins with; with its year where that is another than that of `now`. */
export function weekName(week: string, now: number): string {
  const monday = new Date(week);
  return (monday.getUTCFullYear() === new Date(now).getFullYear() ? weekThisYear : weekOtherYear).format(monday);
}

/** Milliseconds beyond which days of different years would read as neighbours. */
const A_YEAR = 350 * 86_400_000;

/** The same where there is little room, as marks of one time line from the first to the last of `weeks`: a long one has months with their years. */
export function weekMarks(weeks: readonly number[]): (at: number) => string {
  const long = Math.max(...weeks) - Math.min(...weeks) > A_YEAR;
  return (at) => (long ? monthOfYear : weekThisYear).format(at);
}

/** How sure an insight is, in words: `confidence` is 0–1. */
export function confidenceWords(confidence: number): string {
  if (confidence >= 0.85) return 'Quite sure';
  if (confidence >= 0.65) return 'Fairly sure';
  if (confidence >= 0.4) return 'It seems so';
  return 'Only a guess';
}

/** How long somebody has been known. `days` since the first message. */
export function ageWords(days: number): string {
  if (days < 1) return 'Your first words were today';
  return `${counted(days, 'day')} since your first words`;
}

export const CATEGORY_WORDS: Record<InsightCategory, string> = {
  growth: 'Growth',
  pattern: 'A pattern',
  opportunity: 'An opening',
  strength: 'A strength',
};

export const ANCHOR_WORDS: Record<AnchorType, { label: string; hint: string }> = {
  foundational: { label: 'Foundational', hint: 'What everything else rests on' },
  breakthrough: { label: 'Breakthrough', hint: 'Something gave way, and it was different after' },
  milestone: { label: 'Milestone', hint: 'A point that was reached' },
  reference: { label: 'Reference', hint: 'Something to come back to' },
};

/** The newest first, as many as are wanted. */
export function newestMilestones(milestones: readonly GrowthMilestone[], most: number): GrowthMilestone[] {
  return [...milestones].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id).slice(0, most);
}

/** A layer as the server names it. */
export function layerName(layer: string): string {
  return MEMORY_LAYERS.filter((one) => one === layer).map((one) => LAYER_WORDS[one].label)[0] ?? layer;
}
