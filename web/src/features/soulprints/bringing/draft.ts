import { LIMITS, TEXTS, type BodyOf } from '@kinloom/contract';
import { EVEN_TRAITS, type Traits } from '../../souls/soul-form';
import { personalityFrom, type Corrections } from './corrections';

/** What a person says about an export before it is brought. */
export interface Draft {
  name: string;
  /** What was pasted; a file goes before it. */
  text: string;
  file: File | null;
  /** Whether the traits are set by hand. */
  manual: boolean;
  traits: Traits;
  importConversations: boolean;
}

export const EMPTY_DRAFT: Draft = {
  name: '',
  text: '',
  file: null,
  manual: false,
  traits: EVEN_TRAITS,
  importConversations: true,
};

/** What a person says of an export that was looked at: who is who, and how its dates are meant. */
export interface Choices {
  soulSpeaker?: string;
  personSpeaker?: string;
  dateOrder?: 'dmy' | 'mdy';
}

/** What is missing or too little, as far as it can be seen without the server; null where the server decides. */
export function shortOf({ name, text, file }: Draft): 'missing' | 'few' | null {
  if (name.trim() === '' || (file === null && text.trim() === '')) return 'missing';
  if (file !== null) return null;
  // A whole export of some program may stand in few lines; what is no JSON and has fewer lines than entries are needed is too little.
  const structured = /^\s*[[{]/.test(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return !structured && lines.length < LIMITS.importEntries ? 'few' : null;
}

/** The same for a preview, which needs no name. */
export function shortOfPreview(draft: Draft): 'missing' | 'few' | null {
  return shortOf({ ...draft, name: draft.name.trim() === '' ? TEXTS.product : draft.name });
}

/** What a preview is asked with: the export itself, or what was read of it before. */
export function previewBody(
  draft: Pick<Draft, 'name' | 'text' | 'file'>,
  uploadId: number | null,
  choices: Choices,
): BodyOf<'POST /api/soulprints/preview'> {
  const said = { ...(draft.name.trim() === '' ? {} : { name: draft.name.trim() }), ...choices };
  if (uploadId !== null) return { uploadId, ...said };
  return draft.file ? formOf(draft.file, said) : { chatLogs: draft.text, ...said };
}

/** What an import is asked with. */
export function importBody(
  draft: Draft,
  uploadId: number | null,
  choices: Choices,
  corrections: Corrections,
): BodyOf<'POST /api/soulprints/import'> {
  const existingPersonality = personalityFrom(draft.manual ? draft.traits : null, corrections);
  const { importConversations } = draft;
  const said = { name: draft.name.trim(), ...choices };
  if (uploadId !== null) return { ...said, uploadId, existingPersonality, importConversations };
  if (!draft.file) return { ...said, chatLogs: draft.text, existingPersonality, importConversations };
  return formOf(draft.file, {
    ...said,
    importConversations: String(importConversations),
    ...(existingPersonality ? { existingPersonality: JSON.stringify(existingPersonality) } : {}),
  });
}

/** A form with a file; the words go before it, so that they are known when it comes. */
function formOf(file: File, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}
