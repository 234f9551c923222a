import { LIMITS, OFFERING_TEXTS, type BodyOf } from '@kinloom/contract';
import { formatNumber } from '../../lib/locale';

/** A memory as it is being written down for a soul. */
export interface OfferingDraft {
  soulId: number | null;
  content: string;
  note: string;
  /** The file it was read from. */
  fileName: string | null;
}

export const EMPTY_DRAFT: OfferingDraft = { soulId: null, content: '', note: '', fileName: null };

/** What speaks against offering it. */
export type Problem = 'soul' | 'content' | 'long';

const long = formatNumber(LIMITS.offeringLength);
export const PROBLEM_WORDS: Readonly<Record<Problem, string>> = {
  soul: OFFERING_TEXTS.missing,
  content: OFFERING_TEXTS.missing,
  long: `A memory has at most ${long} characters.`,
};

/** A draft as it was kept. What cannot be read is an empty one. */
export function readDraft(text: string): OfferingDraft {
  let held: unknown;
  try {
    held = JSON.parse(text || '{}');
  } catch {
    return EMPTY_DRAFT; // Not written by this release.
  }
  if (typeof held !== 'object' || held === null) return EMPTY_DRAFT;
  const { soulId, content, note, fileName }: Partial<Record<keyof OfferingDraft, unknown>> = held;
  return {
    soulId: typeof soulId === 'number' && Number.isSafeInteger(soulId) ? soulId : null,
    content: typeof content === 'string' ? content : '',
    note: typeof note === 'string' ? note : '',
    fileName: typeof fileName === 'string' ? fileName : null,
  };
}

/** The text that keeps a draft; '' where there is nothing worth keeping. */
export function written(draft: OfferingDraft): string {
  return draft.content === '' && draft.note === '' ? '' : JSON.stringify(draft);
}

/** Why it cannot be offered yet: the first thing that is missing; null where it can. */
export function problemOf({ soulId, content }: OfferingDraft): Problem | null {
  if (soulId === null) return 'soul';
  const length = content.trim().length;
  if (length === 0) return 'content';
  return length > LIMITS.offeringLength ? 'long' : null;
}

/** What is sent of a draft that can be offered; null of one that cannot. */
export function offerOf(draft: OfferingDraft): BodyOf<'POST /api/memory/offer_to_soul'> | null {
  const { soulId, content, note, fileName } = draft;
  if (soulId === null || problemOf(draft) !== null) return null;
  return { soul_id: soulId, content: content.trim(), personal_note: note.trim(), file_name: fileName };
}
