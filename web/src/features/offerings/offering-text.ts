import type { MemoryStatus, Offering, OfferedType } from '@kinloom/contract';

export const TYPE_LABELS: Readonly<Record<OfferedType, { label: string; hint: string }>> = {
  scroll: { label: 'Scroll', hint: 'A complete text: a poem, a page, a recipe' },
  letter: { label: 'Letter', hint: 'A message from one person to another' },
  reflection: { label: 'Reflection', hint: 'A thought, or what something meant' },
};

export const STATUS_LABELS: Readonly<Record<MemoryStatus, { label: string; hint: string }>> = {
  soft: { label: 'Soft', hint: 'Kept for as long as it is relevant' },
  anchored: { label: 'Anchored', hint: 'Kept permanently' },
  fading: { label: 'Fading', hint: 'Becomes less important, unless it is recalled' },
  archived: { label: 'Archived', hint: 'Not used in everyday conversations' },
};

/** Formats who offers the memory. */
export function formatOfferer({ from_human, soul_name }: Pick<Offering, 'from_human' | 'soul_name'>): string {
  return from_human === null ? `${soul_name} offers this to you` : `${from_human} offers this to ${soul_name}`;
}

/** Formats what declining erases and what remains. */
export function formatDeclineQuestion({
  from_human,
  soul_name,
  personal_note,
  file_name,
}: Pick<Offering, 'from_human' | 'soul_name' | 'personal_note' | 'file_name'>): string {
  if (from_human === null) {
    return `What ${soul_name} wrote about this moment will be permanently deleted and not offered again. Your messages and what ${soul_name} learned from them remain.`;
  }
  const more = [...(personal_note === '' ? [] : ['its note']), ...(file_name === null ? [] : ['the name of its file'])];
  const erased = ['the text', ...more];
  const last = erased.pop() ?? '';
  const all = erased.length === 0 ? last : `${erased.join(', ')} and ${last}`;
  return `What you offered to ${soul_name} will be permanently deleted: ${all}. ${soul_name} remembers nothing of it. This cannot be undone.`;
}

/** Formats the count: "3 offerings are waiting". */
export function formatPendingCount(count: number): string {
  return count === 1 ? '1 offering is waiting' : `${count} offerings are waiting`;
}

/** Replaces indentation by em spaces: Markdown would render indented lines as code. List markers keep theirs. */
export function keepIndentation(content: string): string {
  return content.replace(/^(?: {4,}|[ ]{0,3}\t[ \t]*)(?=[^\s])(?![-+*]\s|\d{1,9}[.)]\s)/gm, '\u2003\u2003');
}

/** Address of an offering, or of the inbox. */
export function inboxPath(offeringId?: number): string {
  return offeringId === undefined ? '/soul-inbox' : `/soul-inbox?offering=${offeringId}`;
}
