import { MANAGEMENT_TEXTS as management, type ErrorCode, type UploadType } from '@kinloom/contract';
import { ApiError } from '../../lib/api';

/** What an upload is asked for: the soul, what the files are, the files, and what is to be said of them. */
export interface Draft {
  soulId: number | null;
  fileType: UploadType | null;
  files: readonly File[];
  notes: string;
}

export const EMPTY_DRAFT: Draft = { soulId: null, fileType: null, files: [], notes: '' };

/** What each kind of file is for. */
export const TYPE_WORDS: Readonly<Record<UploadType, { label: string; hint: string }>> = {
  memory: { label: 'Memory', hint: 'What it shall remember' },
  reflection: { label: 'Reflection', hint: 'What was thought over' },
  essence: { label: 'Essence', hint: 'Who it is at heart' },
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is still to be chosen, in words; null where nothing is. */
export function missingWords({ soulId, fileType, files }: Pick<Draft, 'soulId' | 'fileType' | 'files'>): string | null {
  const lacking = [
    ...(soulId === null ? ['a soul'] : []),
    ...(fileType === null ? ['a file type'] : []),
    ...(files.length === 0 ? ['at least one file'] : []),
  ];
  return lacking.length === 0 ? null : `${management.missing}: please choose ${listed.format(lacking)}.`;
}

/** How many files of which type a soul was given. */
export function uploadedWords(count: number, type: UploadType, name: string, pending = 0): string {
  const given = `${count} ${type} ${count === 1 ? 'file' : 'files'} given to ${name}.`;
  if (pending === 0) return given;
  const pieces =
    pending === 1 ? '1 piece reads like an instruction and waits' : `${pending} pieces read like instructions and wait`;
  return `${given} ${pieces} for your decision in the Advanced tab of ${name}’s profile.`;
}

/** Failures of which the person can do something, if they are told. */
const HELPFUL = new Set<ErrorCode>(['file_too_large', 'too_many_files', 'soul_not_found', 'too_many', 'invalid']);

/** What is said of an upload that failed. */
export function uploadTrouble(error: unknown): string {
  const helpful = error instanceof ApiError && error.code !== 'unreachable' && HELPFUL.has(error.code);
  return helpful ? management.uploadRefused(error.text) : management.uploadFailed;
}

/** What is said where the souls could not be had: nobody was reached, or they answered with something else. */
export function loadTrouble(error: unknown): { title: string; description: string } {
  return error instanceof ApiError && !error.reached ? management.loadUnreached : management.loadFailed;
}
