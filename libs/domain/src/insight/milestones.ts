import type { MilestoneType } from '@kinloom/contract';

/** A reached milestone. `type` and `key` identify its source; each is reached once. */
export interface Reached {
  type: MilestoneType;
  key: string;
  at: Date;
  messageId: number | null;
  memoryId: number | null;
}

/** Inputs of the milestone rules. */
export interface MilestoneInputs {
  firstMessage: Moment | null;
  firstMemory: Moment | null;
  /** Shared memories and anchors of type `breakthrough`. A shared memory is also a memory of the soul. */
  shared: (Moment & { memoryId: number })[];
  anchors: (Moment & { messageId: number | null })[];
  /** Reflections on positive turns in the person's life, and the first one on something confided. */
  turns: (Moment & { messageId: number })[];
  confided: (Moment & { messageId: number }) | null;
  /** When connection strength first reached `WELL_ACQUAINTED`. */
  acquainted: Date | null;
}
interface Moment {
  id: number;
  at: Date;
}

/** Significance of each milestone type, 1–10. */
export const MILESTONE_SIGNIFICANCE: Readonly<Record<MilestoneType, number>> = {
  first_conversation: 7,
  first_memory: 6,
  breakthrough_moment: 8,
  deep_connection: 9,
  anniversary: 5,
};
/** Yearly anniversaries have a higher significance. */
const YEAR_SIGNIFICANCE = 8;
/** Anniversaries in months after the first conversation, followed by one every year. */
const MONTHS = [1, 3, 6] as const;

/** All milestones reached by `now`. */
export function reachedBy(grounds: MilestoneInputs, now: Date): Reached[] {
  const { firstMessage, firstMemory, confided, acquainted } = grounds;
  const reached: Reached[] = [];
  const add = (type: MilestoneType, key: string, at: Date, of: Partial<Reached> = {}) =>
    reached.push({ type, key, at, messageId: null, memoryId: null, ...of });
  if (firstMessage) add('first_conversation', 'first', firstMessage.at, { messageId: firstMessage.id });
  if (firstMemory) add('first_memory', 'first', firstMemory.at, { memoryId: firstMemory.id });
  for (const { id, at, memoryId } of grounds.shared) add('breakthrough_moment', `shared:${id}`, at, { memoryId });
  for (const { id, at, messageId } of grounds.anchors) add('breakthrough_moment', `anchor:${id}`, at, { messageId });
  for (const { at, messageId } of grounds.turns) add('breakthrough_moment', `turn:${messageId}`, at, { messageId });
  if (confided) add('breakthrough_moment', 'confided', confided.at, { messageId: confided.messageId });
  if (acquainted) add('deep_connection', 'first', acquainted);
  if (firstMessage) {
    for (const { key, at } of anniversaries(firstMessage.at, now)) if (at <= now) add('anniversary', key, at);
  }
  return reached;
}

/** The first anniversary after `now`. */
export function nextAnniversary(first: Date, now: Date): Date {
  const next = anniversaries(first, now).find(({ at }) => at > now);
  if (!next) throw new Error('a year without a next one');
  return next.at;
}

/** Anniversaries up to and including the first one after `now`. */
function anniversaries(first: Date, now: Date): { key: string; at: Date }[] {
  const days = MONTHS.map((months) => ({ key: `month:${months}`, at: monthsAfter(first, months) }));
  for (let year = 1; ; year += 1) {
    const at = monthsAfter(first, year * 12);
    days.push({ key: `year:${year}`, at });
    if (at > now) return days;
  }
}

/** Adds months; clamps to the last day of a shorter month. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), last));
  return later;
}

/** Significance of a milestone. @param key distinguishes milestones of one type; `year:` marks anniversaries */
export function significanceOf(type: MilestoneType, key: string): number {
  return key.startsWith('year:') ? YEAR_SIGNIFICANCE : MILESTONE_SIGNIFICANCE[type];
}

/** Title and description of a milestone. Contains no message text, because messages can be forgotten or whispered. */
export function milestoneTexts(type: MilestoneType, key: string, soul: string): { title: string; description: string } {
  switch (type) {
    case 'first_conversation':
      return { title: 'First conversation', description: `You and ${soul} began to talk.` };
    case 'first_memory':
      return { title: 'First memory', description: `${soul} remembered the first thing you told it.` };
    case 'breakthrough_moment':
      return importantMoment(key, soul);
    case 'deep_connection':
      return { title: 'Well acquainted', description: `${soul} knows a lot about you, from many days of talking.` };
    case 'anniversary': {
      const time = timeOf(key);
      return {
        title: `${time} together`,
        description: `It is ${time.toLowerCase()} since you and ${soul} began to talk.`,
      };
    }
  }
}

function importantMoment(key: string, soul: string): { title: string; description: string } {
  if (key.startsWith('shared:'))
    return { title: 'A moment you kept', description: `You saved it with ${soul} because something changed.` };
  if (key.startsWith('anchor:'))
    return { title: 'A moment you anchored', description: `You marked it with ${soul} because something changed.` };
  return key === 'confided'
    ? { title: 'Something personal', description: `You confided in ${soul} for the first time.` }
    : { title: 'A change in your life', description: `You told ${soul} about it.` };
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function timeOf(key: string): string {
  const [unit = '', count = '1'] = key.split(':');
  const many = Number(count);
  return `${NUMBERS[many] ?? many} ${unit}${many === 1 ? '' : 's'}`;
}
