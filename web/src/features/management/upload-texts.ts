import { MANAGEMENT_TEXTS as management, type ErrorCode, type UploadType } from '@kinloom/contract';
import { ApiError } from '../../lib/http/api';

/** Form state of an upload. */
export interface UploadDraft {
  soulId: number | null;
  fileType: UploadType | null;
  files: readonly File[];
  notes: string;
}

export const EMPTY_UPLOAD_DRAFT: UploadDraft = { soulId: null, fileType: null, files: [], notes: '' };

/** Label and hint of each file type. */
export const TYPE_TEXTS: Readonly<Record<UploadType, { label: string; hint: string }>> = {
  memory: { label: 'Memory', hint: 'What the soul should remember' },
  reflection: { label: 'Reflection', hint: 'Thoughts and conclusions' },
  essence: { label: 'Essence', hint: 'Its core character' },
};

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** Text that lists the missing fields; null if complete. */
export function missingFieldsText({
  soulId,
  fileType,
  files,
}: Pick<UploadDraft, 'soulId' | 'fileType' | 'files'>): string | null {
  const missing = [
    ...(soulId === null ? ['a soul'] : []),
    ...(fileType === null ? ['a file type'] : []),
    ...(files.length === 0 ? ['at least one file'] : []),
  ];
  if (missing.length === 0) return null;
  const choice = `choose ${listFormat.format(missing)}.`;
  // Nothing is wrong with a form that was not filled in yet.
  return missing.length === 3 ? `Please ${choice}` : `${management.missing}: please ${choice}`;
}

/** Text for a completed upload. @param pending pieces that await the user's decision */
export function uploadedText(count: number, type: UploadType, name: string, pending = 0): string {
  const uploaded = `${count} ${type} ${count === 1 ? 'file' : 'files'} given to ${name}.`;
  if (pending === 0) return uploaded;
  const pieces =
    pending === 1 ? '1 piece reads like an instruction and waits' : `${pending} pieces read like instructions and wait`;
  return `${uploaded} ${pieces} for your decision in the Advanced tab of ${name}’s profile.`;
}

/** Error codes whose texts are specific enough to show to the user. */
const SPECIFIC_ERRORS = new Set<ErrorCode>([
  'file_too_large',
  'too_many_files',
  'soul_not_found',
  'too_many',
  'invalid',
]);

/** Toast title for a failed upload. */
export function uploadErrorText(error: unknown): string {
  const isSpecific = error instanceof ApiError && error.code !== 'unreachable' && SPECIFIC_ERRORS.has(error.code);
  return isSpecific ? management.uploadRefused(error.text) : management.uploadFailed;
}

/** Error text when loading the souls failed: server unreachable, or error response. */
export function loadErrorText(error: unknown): { title: string; description: string } {
  return error instanceof ApiError && !error.reached ? management.loadUnreached : management.loadFailed;
}
