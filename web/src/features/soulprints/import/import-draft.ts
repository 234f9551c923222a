import { LIMITS, TEXTS, type BodyOf } from '@kinloom/contract';
import { browserTimeZone } from '../../../lib/format/time-zone';
import { DEFAULT_TRAITS, type Traits } from '../../souls/soul-form';
import { personalityFrom, type Corrections } from './analysis-corrections';

/** Form state of an import. */
export interface ImportDraft {
  name: string;
  /** Pasted text; ignored if there is a file. */
  text: string;
  file: File | null;
  /** Use `traits` instead of the analysed ones. */
  manual: boolean;
  traits: Traits;
  importConversations: boolean;
}

export const EMPTY_DRAFT: ImportDraft = {
  name: '',
  text: '',
  file: null,
  manual: false,
  traits: DEFAULT_TRAITS,
  importConversations: true,
};

/** Answers to the questions about a previewed export. */
export interface ImportChoices {
  soulSpeaker?: string;
  personSpeaker?: string;
  dateOrder?: 'dmy' | 'mdy';
}

/** Client-side validation: a required field is missing, or there are too few entries. Null if valid as far as known here. */
export function findShortage({ name, text, file }: ImportDraft): 'missing' | 'few' | null {
  if (name.trim() === '' || (file === null && text.trim() === '')) return 'missing';
  if (file !== null) return null;
  // A JSON export may have few lines, so the minimum applies to plain text only.
  const structured = /^\s*[[{]/.test(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return !structured && lines.length < LIMITS.importEntries ? 'few' : null;
}

/** Validation for a preview, which needs no name. */
export function findPreviewShortage(draft: ImportDraft): 'missing' | 'few' | null {
  return findShortage({ ...draft, name: draft.name.trim() === '' ? TEXTS.product : draft.name });
}

/** Request body of a preview: the export itself, or the id of its earlier upload. */
export function previewBody(
  draft: Pick<ImportDraft, 'name' | 'text' | 'file'>,
  uploadId: number | null,
  choices: ImportChoices,
): BodyOf<'POST /api/soulprints/preview'> {
  const fields = {
    ...(draft.name.trim() === '' ? {} : { name: draft.name.trim() }),
    timeZone: browserTimeZone(),
    ...choices,
  };
  if (uploadId !== null) return { uploadId, ...fields };
  return draft.file ? buildForm(draft.file, fields) : { chatLogs: draft.text, ...fields };
}

/** Request body of an import. */
export function importBody(
  draft: ImportDraft,
  uploadId: number | null,
  choices: ImportChoices,
  corrections: Corrections,
): BodyOf<'POST /api/soulprints/import'> {
  const existingPersonality = personalityFrom(draft.manual ? draft.traits : null, corrections);
  const { importConversations } = draft;
  const fields = { name: draft.name.trim(), timeZone: browserTimeZone(), ...choices };
  if (uploadId !== null) return { ...fields, uploadId, existingPersonality, importConversations };
  if (!draft.file) return { ...fields, chatLogs: draft.text, existingPersonality, importConversations };
  return buildForm(draft.file, {
    ...fields,
    importConversations: String(importConversations),
    ...(existingPersonality ? { existingPersonality: JSON.stringify(existingPersonality) } : {}),
  });
}

/** Multipart form. Fields precede the file, because the server needs them before it reads the file stream. */
function buildForm(file: File, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}
