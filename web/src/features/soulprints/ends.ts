import {
  ERRORS,
  TEXTS,
  type ImportResult,
  type JobAnswer,
  type SoulFromFiles,
  type SoulprintPreview,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { ApiError } from '../../lib/api';
import type { ToastWords } from '../../lib/toasts';
import { counted } from './bringing/words';
import type { Work, WorkKind } from './works';

/** What work of each kind comes to. */
interface Results {
  preview: SoulprintPreview;
  import: ImportResult;
  'multi-file': SoulFromFiles;
  enhance: SoulFromFiles;
}

/** What work came to; null where it failed, or is not at rest. The route table says what a kind of work answers. */
export function resultOf<Kind extends WorkKind>(_kind: Kind, end: JobAnswer | undefined): Results[Kind] | null {
  const done = end?.state === 'done' && typeof end.result === 'object' && end.result !== null;
  return done ? (end.result as Results[Kind]) : null;
}

const { insufficient, importMissing, importFailed, imported, creationFailed, created } = SOULPRINT_TEXTS;
/** What the server says of an export that helps more than that it failed. */
const HELPFUL = new Set<string>(
  (
    [
      'import_encrypted',
      'import_html',
      'import_binary',
      'import_empty',
      'import_too_large',
      'import_no_soul',
      'import_not_found',
      'upload_not_found',
      'file_too_large',
      'file_ending',
      'too_many',
    ] as const
  ).map((code) => ERRORS[code].text),
);

/** What is said of an import that did not succeed; `said` is what the server said of it. */
export function importTrouble(said: string): ToastWords & { description: string } {
  if (said === insufficient.description) return { ...insufficient, tone: 'bad' };
  if (said === importMissing) return { title: TEXTS.souls.missing.title, description: importMissing, tone: 'bad' };
  return { ...importFailed, ...(HELPFUL.has(said) ? { description: said } : {}), tone: 'bad' };
}

/** The server's own words on a failed call; '' where it was not reached or had none. */
export function saidBy(error: unknown): string {
  return error instanceof ApiError ? error.text : '';
}

/** What is said when work came to its end; null where nothing needs to be. */
export function endWords({ kind, name }: Pick<Work, 'kind' | 'name'>, end: JobAnswer): ToastWords | null {
  const failure = end.error ?? ERRORS.internal.text;
  const failed = end.state === 'failed';
  switch (kind) {
    case 'preview':
      return failed ? importTrouble(failure) : null;
    case 'import': {
      if (failed) return importTrouble(failure);
      const result = resultOf('import', end);
      return { title: imported, ...(result ? { description: broughtWords(result) } : {}) };
    }
    case 'multi-file':
      return failed
        ? { title: creationFailed, description: failure, tone: 'bad' }
        : { title: created, description: `${name} is here.` };
    case 'enhance':
      return failed
        ? { title: 'The files could not be added', description: failure, tone: 'bad' }
        : { title: `${name} has taken in the files`, description: 'What they changed can be looked at.' };
  }
}

/** What an import brought, in a sentence. */
export function broughtWords({
  companion,
  memoriesCreated,
  messagesImported,
}: Pick<ImportResult, 'companion' | 'memoriesCreated' | 'messagesImported'>): string {
  const memories = counted(memoriesCreated, 'memory', 'memories');
  return `${companion.name} brought ${memories} and ${counted(messagesImported, 'message')}.`;
}
