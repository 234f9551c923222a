import type { Memory, MemoryKind, MemorySourceType, MemoryTraces } from '@kinloom/contract';
import { DATE_LOCALE } from '../../lib/format/locale';
import { relativeTime } from '../../lib/format/time';

export const KIND_LABELS: Readonly<Record<MemoryKind, string>> = {
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

export const SOURCE_LABELS: Readonly<Record<MemorySourceType, string>> = {
  message: 'Conversations',
  offering: 'Offerings',
  shared: 'Shared memories',
  import: 'Imported chats',
  card: 'Character cards',
  file: 'Files',
};

/** Middle of the scale of 1 to 10. */
const MIDDLE_SIGNIFICANCE = 5;

const dayFormat = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long' });

/** Formats a time as a date: "3 May 2026". */
export function formatDay(iso: string): string {
  return dayFormat.format(new Date(iso));
}

/** Formats an ISO date. */
export function formatIsoDate(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = new Date(2000, month - 1, date);
  at.setFullYear(year, month - 1, date);
  return dayFormat.format(at);
}

const normalised = (text: string): string =>
  text
    .replace(/[*_`#>~]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:[.!?…]|\.{3})+$/, '')
    .trim()
    .toLowerCase();

/** How a memory begins that quotes the person. Its title is the beginning of the quotation. */
const QUOTATION = /^you told me(?: on [^“]+)?: “/;

/**
 * What to show of a memory, so that its title does not repeat its text: the text only if it, or what it quotes, starts with the title; the
 * title only if they are the same.
 */
export function shownParts({ title, content }: Pick<Memory, 'title' | 'content'>): 'title' | 'content' | 'both' {
  const [start, whole] = [normalised(title), normalised(content)];
  if (whole === start || whole === '') return 'title';
  return start.length > 0 && (whole.startsWith(start) || whole.replace(QUOTATION, '').startsWith(start))
    ? 'content'
    : 'both';
}

/** Formats how often and when last a memory was recalled; null if it never was. */
export function formatRecall(
  { recallCount, lastRecalledAt }: Pick<Memory, 'recallCount' | 'lastRecalledAt'>,
  now: number,
): string | null {
  if (recallCount === 0 || lastRecalledAt === null) return null;
  const ago = relativeTime(lastRecalledAt, now);
  return recallCount === 1 ? `Recalled once, ${ago}` : `Recalled ${recallCount} times, last ${ago}`;
}

/** Formats a significance; null if it is about the middle of the scale, and so says nothing about a memory. */
export function formatSignificance(significance: number): string | null {
  const rounded = Math.round(significance);
  return Math.abs(rounded - MIDDLE_SIGNIFICANCE) <= 1 ? null : `Significance ${rounded} of 10`;
}

/** Formats the origin of a memory without a link. */
export function formatOrigin({ type, label }: Memory['source']): string {
  switch (type) {
    case 'message':
      return 'From a conversation';
    case 'offering':
      return label || 'Offered';
    case 'shared':
      return 'A shared memory';
    case 'import':
      return label === '' ? 'From an imported chat' : `From the imported chat ${label}`;
    case 'card':
      return label === '' ? 'From the character card' : `From the character card ${label}`;
    case 'file':
      return label === '' ? 'From a file' : `From the file ${label}`;
  }
}

/** Formats the reason a soul gave for offering a memory; null without one. */
export function formatReason({ why }: Memory['source']): string | null {
  return why === null ? null : `Why it was offered: “${why}”`;
}

/** Formats until when a memory was valid and what superseded it, if loaded. */
export function formatSuperseded(
  { supersededAt, supersededBy }: Memory,
  titleOf: (id: number) => string | undefined,
): string | null {
  if (supersededAt === null) return null;
  const until = `Valid until ${formatDay(supersededAt)}`;
  if (supersededBy === null) return `${until}.`;
  const title = titleOf(supersededBy);
  return title === undefined ? `${until}. Something newer replaced it.` : `${until}. “${title}” replaced it.`;
}

const pluralise = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace('#', String(count));
/** Number of titles listed; the others are counted. */
const MAX_TITLES = 2;

/** Formats what else is erased with a memory, and what becomes valid again. */
export function formatTraces({ superseded, notes, replies, runs, sharedMemoryId }: MemoryTraces): string {
  const parts: string[] = [];
  if (notes > 0) {
    parts.push(
      pluralise(
        notes,
        'One conversation note will be rewritten without it.',
        '# conversation notes will be rewritten without it.',
      ),
    );
  }
  if (replies > 0) {
    parts.push(
      pluralise(
        replies,
        'One reply will no longer show that it used it.',
        '# replies will no longer show that they used it.',
      ),
    );
  }
  if (runs > 0) {
    parts.push(
      pluralise(
        runs,
        'What an agent created from it will be deleted.',
        'What agents created from it in # runs will be deleted.',
      ),
    );
  }
  if (superseded.length > 0) {
    const named = superseded.slice(0, MAX_TITLES).map(({ title }) => `“${title}”`);
    const more = superseded.length - named.length;
    const which = [...named, ...(more > 0 ? [`${more} more`] : [])].join(' and ');
    parts.push(`What it replaced becomes valid again: ${which}.`);
  }
  if (sharedMemoryId !== null) parts.push('The shared memory stays with you and the other souls.');
  return parts.length > 0 ? parts.join(' ') : 'Nothing else will be deleted.';
}
