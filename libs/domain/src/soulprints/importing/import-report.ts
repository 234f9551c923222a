import { DomainError, type ImportReport, LIMITS } from '@kinloom/contract';
import type { Reading } from '../formats';
import type { Roles } from './speaker-roles';
import type { ExportSurvey } from './export-survey';

/** Maximum number of speakers listed. */
const MAX_SPEAKERS = 200;
/** Formats that manually typed entries may be detected as; any other format is an export. */
const TYPED_FORMATS = new Set<string>(['plain', 'transcript', 'table']);

/** Requires a minimum number of entries. @throws DomainError too_few_entries */
export function requireEnoughEntries({ format, counts }: Reading, entries: number | null): void {
  const entryCount = entries !== null && TYPED_FORMATS.has(format) ? Math.min(entries, counts.kept) : counts.kept;
  if (entryCount < LIMITS.importEntries) throw new DomainError('too_few_entries');
}

/** Builds the import report shown to the person. */
export function toImportReport(
  { format, counts, speakers, span, dateOrder, notes }: Reading,
  roles: Roles,
  survey: ExportSurvey,
  { entries, duplicates = 0 }: { entries: number | null; duplicates?: number },
): ImportReport {
  const ownershipNotes = speakers.length === 0 ? [roles.ownWords ? 'own-words' : 'about-soul'] : [];
  return {
    format: entries !== null && TYPED_FORMATS.has(format) ? null : format,
    kept: counts.kept - duplicates,
    threads: counts.threads,
    skipped: Object.fromEntries(Object.entries(counts.skipped)),
    duplicates,
    speakers: speakers.slice(0, MAX_SPEAKERS),
    soul: roles.soul,
    person: roles.person,
    sure: roles.sure,
    span: span && { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() },
    dateOrder,
    notes: [...notes, ...ownershipNotes],
    samples: survey.samples(),
  };
}
