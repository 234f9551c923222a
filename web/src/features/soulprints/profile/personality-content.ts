import type { Companion, ImportRecord } from '@kinloom/contract';
import type { ListKey } from '../import/analysis-corrections';

/** Preview lengths in characters, for a source file and for the combined archive (specification, section 2). */
export const FILE_PREVIEW = 300;
export const ARCHIVE_PREVIEW = 500;

/** A source file whose text is stored in a soul's personality. */
export interface SourceFile {
  name: string;
  size: number;
  content: string;
  /** Id of the stored file, if it is also among the soul's files. */
  fileId: number | null;
}

/** Normalises a personality field (string or list) to trimmed, non-empty strings. */
export function parseTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return Array.isArray(value)
    ? value.flatMap((item: unknown) => (typeof item === 'string' ? parseTexts(item) : []))
    : [];
}

/** Parses the description, lists, source files and archive of a personality. */
export function parsePersonality({ personality }: Pick<Companion, 'personality'>) {
  const fields = typeof personality === 'string' ? { description: personality } : personality;
  const files: readonly unknown[] = Array.isArray(fields.sourceFiles) ? fields.sourceFiles : [];
  return {
    description: parseTexts(fields.description).join('\n'),
    lists: {
      traits: parseTexts(fields.traits),
      communication_style: parseTexts(fields.communication_style ?? fields.communicationStyle),
      interests: parseTexts(fields.interests),
      emotional_patterns: parseTexts(fields.emotional_patterns),
    } satisfies Record<ListKey, string[]>,
    sourceFiles: files.flatMap((file) => parseSourceFile(file) ?? []),
    archive:
      [fields.fullContentArchive, fields.conversationHistory]
        .map((text) => parseTexts(text).join('\n\n'))
        .find(Boolean) ?? '',
  };
}

/** Message count and sample text of a soul's soulprint imports. */
export function summarizeImports(imports: readonly ImportRecord[]): { messages: number; text: string } {
  const reports = imports.flatMap(({ kind, report }) => (kind === 'soulprint' && report ? [report] : []));
  const lines = reports.flatMap(({ samples }) =>
    samples.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text)),
  );
  return { messages: reports.reduce((sum, { kept }) => sum + kept, 0), text: lines.join('\n') };
}

function parseSourceFile(value: unknown): SourceFile | null {
  if (typeof value !== 'object' || value === null) return null;
  const { filename, size, content, fileId }: Partial<Record<'filename' | 'size' | 'content' | 'fileId', unknown>> =
    value;
  if (typeof filename !== 'string') return null;
  const text = typeof content === 'string' ? content : '';
  return {
    name: filename,
    size: typeof size === 'number' ? size : new TextEncoder().encode(text).length,
    content: text,
    fileId: typeof fileId === 'number' ? fileId : null,
  };
}

/** Truncates a text to a number of characters (code points), with "…" if truncated. */
export function truncate(text: string, characters: number): string {
  const all = [...text.slice(0, characters * 2 + 2)];
  return all.length <= characters && text.length <= characters * 2 ? text : `${all.slice(0, characters).join('')}…`;
}
