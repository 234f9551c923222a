import type { Companion, ImportRecord } from '@kinloom/contract';
import type { ListKey } from '../bringing/corrections';

/** Characters that are shown of a source file, and of the combined archive (specification, section 2). */
export const FILE_PREVIEW = 300;
export const ARCHIVE_PREVIEW = 500;

/** A file whose text a soul's personality holds. */
export interface SourceFile {
  name: string;
  size: number;
  content: string;
  /** Where it is held as a file too. */
  fileId: number | null;
}

/** The words a soul holds of one kind, whoever wrote them and in whatever form. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return Array.isArray(value) ? value.flatMap((one: unknown) => (typeof one === 'string' ? wordsIn(one) : [])) : [];
}

/** What of a personality is read here, beside its sliders. */
export function heldOf({ personality }: Pick<Companion, 'personality'>) {
  const held = typeof personality === 'string' ? { description: personality } : personality;
  const files: readonly unknown[] = Array.isArray(held.sourceFiles) ? held.sourceFiles : [];
  return {
    description: wordsIn(held.description).join('\n'),
    lists: {
      traits: wordsIn(held.traits),
      communication_style: wordsIn(held.communication_style ?? held.communicationStyle),
      interests: wordsIn(held.interests),
      emotional_patterns: wordsIn(held.emotional_patterns),
    } satisfies Record<ListKey, string[]>,
    sourceFiles: files.flatMap((file) => sourceFrom(file) ?? []),
    archive:
      [held.fullContentArchive, held.conversationHistory].map((text) => wordsIn(text).join('\n\n')).find(Boolean) ?? '',
  };
}

/** Something of what imports brought a soul, as far as it is shown: its archive lies with them. */
export function broughtBy(imports: readonly ImportRecord[]): { messages: number; text: string } {
  const reports = imports.flatMap(({ kind, report }) => (kind === 'soulprint' && report ? [report] : []));
  const lines = reports.flatMap(({ samples }) =>
    samples.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text)),
  );
  return { messages: reports.reduce((sum, { kept }) => sum + kept, 0), text: lines.join('\n') };
}

function sourceFrom(value: unknown): SourceFile | null {
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

/** The beginning of a text, cut between characters, not within one; with "…" where there is more. */
export function beginning(text: string, characters: number): string {
  const all = [...text.slice(0, characters * 2 + 2)];
  return all.length <= characters && text.length <= characters * 2 ? text : `${all.slice(0, characters).join('')}…`;
}
