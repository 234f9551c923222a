import {
  ERRORS,
  TEXTS,
  type ImportResult,
  type JobAnswer,
  type SoulFromFiles,
  type SoulprintPreview,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { ApiError } from '../../../lib/http/api';
import type { ToastContent } from '../../../lib/toasts';
import { countText } from '../import/import-report-texts';
import type { TrackedJob, JobKind } from '../../souls/soul-dialog-context';

/** Result type of each job kind. */
interface JobResults {
  preview: SoulprintPreview;
  import: ImportResult;
  'multi-file': SoulFromFiles;
  enhance: SoulFromFiles;
}

/** The result of a job; null if it failed or is still running. The cast relies on the route table of the contract. */
export function resultOf<Kind extends JobKind>(_kind: Kind, end: JobAnswer | undefined): JobResults[Kind] | null {
  const done = end?.state === 'done' && typeof end.result === 'object' && end.result !== null;
  return done ? (end.result as JobResults[Kind]) : null;
}

const { insufficient, importMissing, importFailed, imported, creationFailed, created } = SOULPRINT_TEXTS;
/** Server error texts that are specific enough to show to the user. */
const SPECIFIC_ERRORS = new Set<string>(
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

/** The toast for a failed import. @param serverText error text of the server */
export function importFailureToast(serverText: string): ToastContent & { description: string } {
  if (serverText === insufficient.description) return { ...insufficient, tone: 'bad' };
  if (serverText === importMissing)
    return { title: TEXTS.souls.missing.title, description: importMissing, tone: 'bad' };
  return { ...importFailed, ...(SPECIFIC_ERRORS.has(serverText) ? { description: serverText } : {}), tone: 'bad' };
}

/** The server's error text of a failed call; '' if the server was not reached. */
export function serverErrorText(error: unknown): string {
  return error instanceof ApiError ? error.text : '';
}

/** The toast for an ended job; null if none is needed. */
export function outcomeToast({ kind, name }: Pick<TrackedJob, 'kind' | 'name'>, end: JobAnswer): ToastContent | null {
  const failure = end.error ?? ERRORS.internal.text;
  const failed = end.state === 'failed';
  switch (kind) {
    case 'preview':
      return failed ? importFailureToast(failure) : null;
    case 'import': {
      if (failed) return importFailureToast(failure);
      const result = resultOf('import', end);
      return { title: imported, ...(result ? { description: importSummary(result) } : {}) };
    }
    case 'multi-file':
      return failed
        ? { title: creationFailed, description: failure, tone: 'bad' }
        : { title: created, description: `${name} is ready.` };
    case 'enhance':
      return failed
        ? { title: 'The files could not be added', description: failure, tone: 'bad' }
        : { title: `${name} has read the files`, description: 'You can review what changed.' };
  }
}

/** One-sentence summary of an import. */
export function importSummary({
  companion,
  memoriesCreated,
  messagesImported,
}: Pick<ImportResult, 'companion' | 'memoriesCreated' | 'messagesImported'>): string {
  const memories = countText(memoriesCreated, 'memory', 'memories');
  return `${companion.name} was imported with ${memories} and ${countText(messagesImported, 'message')}.`;
}
