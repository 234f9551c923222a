import { DomainError, type ImportReport, LIMITS } from '@kinloom/contract';
import type { Reading } from '../formats';
import type { Roles } from './speaker-roles';
import type { ExportSurvey } from './export-survey';

/** Speakers that are told of one by one. */
const SPEAKERS = 200;
/** What a few entries typed by hand may look like; in any other format, they are an export. */
const TYPED = new Set<string>(['plain', 'transcript', 'table']);

/** @throws DomainError too_few_entries where there is too little to know a soul by */
export function enough({ format, counts }: Reading, entries: number | null): void {
  const many = entries !== null && TYPED.has(format) ? Math.min(entries, counts.kept) : counts.kept;
  if (many < LIMITS.importEntries) throw new DomainError('too_few_entries');
}

/** What was understood, for the person. */
export function reportOf(
  { format, counts, speakers, span, dateOrder, notes }: Reading,
  roles: Roles,
  survey: ExportSurvey,
  { entries, duplicates = 0 }: { entries: number | null; duplicates?: number },
): ImportReport {
  const said = speakers.length === 0 ? [roles.ownWords ? 'own-words' : 'about-soul'] : [];
  return {
    format: entries !== null && TYPED.has(format) ? null : format,
    kept: counts.kept - duplicates,
    threads: counts.threads,
    skipped: Object.fromEntries(Object.entries(counts.skipped)),
    duplicates,
    speakers: speakers.slice(0, SPEAKERS),
    soul: roles.soul,
    person: roles.person,
    sure: roles.sure,
    span: span && { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() },
    dateOrder,
    notes: [...notes, ...said],
    samples: survey.samples(),
  };
}
