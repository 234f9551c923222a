import { LIMITS, OFFERING_TEXTS, type BodyOf } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';

/** Draft of an offering. */
export interface OfferingDraft {
  soulId: number | null;
  content: string;
  note: string;
  /** Name of the file the text was read from. */
  fileName: string | null;
}

export const EMPTY_DRAFT: OfferingDraft = { soulId: null, content: '', note: '', fileName: null };

/** Validation result. */
export type Problem = 'soul' | 'content' | 'long';

const maxLength = formatNumber(LIMITS.offeringLength);
export const PROBLEM_TEXTS: Readonly<Record<Problem, string>> = {
  soul: OFFERING_TEXTS.missing,
  content: OFFERING_TEXTS.missing,
  long: `A memory has at most ${maxLength} characters.`,
};

/** Parses a stored draft; returns an empty one if it is unreadable. */
export function parseOfferingDraft(text: string): OfferingDraft {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text || '{}');
  } catch {
    return EMPTY_DRAFT; // Written by another release or corrupted.
  }
  if (typeof parsed !== 'object' || parsed === null) return EMPTY_DRAFT;
  const { soulId, content, note, fileName }: Partial<Record<keyof OfferingDraft, unknown>> = parsed;
  return {
    soulId: typeof soulId === 'number' && Number.isSafeInteger(soulId) ? soulId : null,
    content: typeof content === 'string' ? content : '',
    note: typeof note === 'string' ? note : '',
    fileName: typeof fileName === 'string' ? fileName : null,
  };
}

/** Serialises a draft; '' if there is nothing to store. */
export function serialiseDraft(draft: OfferingDraft): string {
  return draft.content === '' && draft.note === '' ? '' : JSON.stringify(draft);
}

/** Returns the first validation problem; null if the draft is valid. */
export function validateOffering({ soulId, content }: OfferingDraft): Problem | null {
  if (soulId === null) return 'soul';
  const length = content.trim().length;
  if (length === 0) return 'content';
  return length > LIMITS.offeringLength ? 'long' : null;
}

/** Builds the request body; null if the draft is invalid. */
export function toOfferBody(draft: OfferingDraft): BodyOf<'POST /api/memory/offer_to_soul'> | null {
  const { soulId, content, note, fileName } = draft;
  if (soulId === null || validateOffering(draft) !== null) return null;
  return { soul_id: soulId, content: content.trim(), personal_note: note.trim(), file_name: fileName };
}
