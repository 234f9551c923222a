import { OFFERING_PREVIEW, type MemoryStatus, type Offering, type OfferedType } from '@kinloom/contract';

export const TYPE_WORDS: Readonly<Record<OfferedType, { label: string; hint: string }>> = {
  scroll: { label: 'Scroll', hint: 'A text to keep whole: a poem, a page, a recipe' },
  letter: { label: 'Letter', hint: 'Words from somebody to somebody' },
  reflection: { label: 'Reflection', hint: 'A thought, or what something meant' },
};

export const STATUS_WORDS: Readonly<Record<MemoryStatus, { label: string; hint: string }>> = {
  soft: { label: 'Soft', hint: 'Stays for as long as it matters' },
  anchored: { label: 'Anchored', hint: 'Stays for good, and never fades' },
  fading: { label: 'Fading', hint: 'Moves out of the way, unless it is recalled' },
  archived: { label: 'Archived', hint: 'Is put away, out of everyday talk' },
};

/** Who offers it: the soul itself, or somebody to the soul. */
export function offererWords({ from_human, soul_name }: Pick<Offering, 'from_human' | 'soul_name'>): string {
  return from_human === null ? `${soul_name} offers this to you` : `${from_human} offers this to ${soul_name}`;
}

/** What goes with an offering that is declined, and what does not. */
export function declineWords({
  from_human,
  soul_name,
  personal_note,
  file_name,
}: Pick<Offering, 'from_human' | 'soul_name' | 'personal_note' | 'file_name'>): string {
  if (from_human === null) {
    return `What ${soul_name} wrote of this moment is erased for good, and ${soul_name} does not offer it to you again. What you said stays in your conversation, and so does what ${soul_name} understood of it.`;
  }
  const more = [...(personal_note === '' ? [] : ['its note']), ...(file_name === null ? [] : ['the name of its file'])];
  const goes = ['the text', ...more];
  const last = goes.pop() ?? '';
  const all = goes.length === 0 ? last : `${goes.join(', ')} and ${last}`;
  return `What you offered to ${soul_name} is erased for good: ${all}. ${soul_name} keeps nothing of it, and it cannot be brought back.`;
}

/** "3 offerings are waiting". */
export function waitingWords(count: number): string {
  return count === 1 ? '1 offering is waiting' : `${count} offerings are waiting`;
}

/** What is shown of an offering before it is opened: its first characters, without the marks of emphasis. */
export function previewOf(content: string): string {
  const plain = content
    .trim()
    .replace(/(\*{1,3}|_{2,3})(?=\S)([^*_]+?)(?<=\S)\1/g, '$2')
    .replace(/^#{1,6}\s+/gm, '');
  // Whole characters, also of those that take two places.
  const characters = [...plain.slice(0, OFFERING_PREVIEW * 2)];
  const first = characters.slice(0, OFFERING_PREVIEW).join('');
  return first.length < plain.length ? `${first.trimEnd()}…` : first;
}

/** Lines set in, as letters and poems have them, stay set in: to the markup alone they would be code. Lists keep their marks. */
export function setIn(content: string): string {
  return content.replace(/^(?: {4,}|[ ]{0,3}\t[ \t]*)(?=[^\s])(?![-+*]\s|\d{1,9}[.)]\s)/gm, '\u2003\u2003');
}

/** Where an offering is read; the inbox itself where none is named. */
export function inboxPath(offeringId?: number): string {
  return offeringId === undefined ? '/soul-inbox' : `/soul-inbox?offering=${offeringId}`;
}
