import type { Memory, MemoryKind, MemorySourceType, MemoryTraces } from '@kinloom/contract';
import { DATES } from '../../lib/locale';
import { relativeTime } from '../../lib/time';

export const KIND_WORDS: Readonly<Record<MemoryKind, string>> = {
  fact: 'Fact',
  event: 'Event',
  preference: 'Preference',
  person: 'Person',
  place: 'Place',
  promise: 'Promise',
  feeling: 'Feeling',
  scroll: 'Scroll',
  letter: 'Letter',
  reflection: 'Reflection',
};

export const SOURCE_WORDS: Readonly<Record<MemorySourceType, string>> = {
  message: 'Conversations',
  offering: 'Offerings',
  shared: 'Shared memories',
  import: 'Imported chats',
  card: 'Character cards',
  file: 'Files',
};

const DAY = new Intl.DateTimeFormat(DATES, { dateStyle: 'long' });

/** "3 May 2026", as the reader's days go. */
export function dayWords(iso: string): string {
  return DAY.format(new Date(iso));
}

/** A day as a date field has it, in words. */
export function dayInWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = new Date(2000, month - 1, date);
  at.setFullYear(year, month - 1, date);
  return DAY.format(at);
}

/** How often it came up, and when last. */
export function recallWords(
  { recallCount, lastRecalledAt }: Pick<Memory, 'recallCount' | 'lastRecalledAt'>,
  now: number,
): string {
  if (recallCount === 0 || lastRecalledAt === null) return 'Has not come up yet';
  const ago = relativeTime(lastRecalledAt, now);
  return recallCount === 1 ? `Came up once, ${ago}` : `Came up ${recallCount} times, last ${ago}`;
}

export function matterWords(significance: number): string {
  return `Matters ${Math.round(significance)} of 10`;
}

/** Where it comes from, where nothing leads there. */
export function originWords({ type, label }: Memory['source']): string {
  switch (type) {
    case 'message':
      return 'From a conversation';
    case 'offering':
      return label || 'Offered';
    case 'shared':
      return 'A moment that was kept together';
    case 'import':
      return label === '' ? 'From an imported chat' : `From the imported chat ${label}`;
    case 'card':
      return label === '' ? 'From the character card' : `From the character card ${label}`;
    case 'file':
      return label === '' ? 'From a file' : `From the file ${label}`;
  }
}

/** Why it was offered, where a soul said so. */
export function whyWords({ why }: Memory['source']): string | null {
  return why === null ? null : `Why it was offered: “${why}”`;
}

/** Since when it no longer holds, and what took its place, where that is known. */
export function endedWords(
  { supersededAt, supersededBy }: Memory,
  titleOf: (id: number) => string | undefined,
): string | null {
  if (supersededAt === null) return null;
  const until = `This held until ${dayWords(supersededAt)}`;
  if (supersededBy === null) return `${until}.`;
  const title = titleOf(supersededBy);
  return title === undefined ? `${until}. Something newer took its place.` : `${until}. “${title}” took its place.`;
}

const several = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace('#', String(count));
/** Titles that are named; the others are counted. */
const NAMED = 2;

/** What else goes when a memory is forgotten, and what comes back. */
export function tracesWords({ superseded, notes, replies, runs, sharedMemoryId }: MemoryTraces): string {
  const parts: string[] = [];
  if (notes > 0) {
    parts.push(
      several(
        notes,
        'One note of your talks is written anew without it.',
        '# notes of your talks are written anew without it.',
      ),
    );
  }
  if (replies > 0) {
    parts.push(
      several(
        replies,
        'One reply no longer shows that it remembered it.',
        '# replies no longer show that they remembered it.',
      ),
    );
  }
  if (runs > 0) {
    parts.push(several(runs, 'What an agent made of it is erased.', 'What agents made of it in # runs is erased.'));
  }
  if (superseded.length > 0) {
    const named = superseded.slice(0, NAMED).map(({ title }) => `“${title}”`);
    const more = superseded.length - named.length;
    const which = [...named, ...(more > 0 ? [`${more} more`] : [])].join(' and ');
    parts.push(`What it had replaced holds again: ${which}.`);
  }
  if (sharedMemoryId !== null) parts.push('The shared memory stays with you and the other souls.');
  return parts.length > 0 ? parts.join(' ') : 'Nothing else goes with it.';
}
