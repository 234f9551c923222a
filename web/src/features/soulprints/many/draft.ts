import {
  FILE_CATEGORIES,
  FILE_ENDINGS,
  LIMITS,
  type BodyOf,
  type FileCategory,
  type SoulRole,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { formatBytes } from '../../../lib/format-bytes';
import { problemOfAll } from '../../portal/sharing';
import { problemOf, textOfBytes } from '../files';

export type Sorted = Record<FileCategory, readonly File[]>;

/** A soul that is to be made of several files. */
export interface ManyDraft {
  name: string;
  role: SoulRole;
  /** A picture as a data URL; null: made from the name. */
  avatar: string | null;
  files: Sorted;
}

export const EMPTY_MANY: ManyDraft = {
  name: '',
  role: 'companion',
  avatar: null,
  files: { conversations: [], soulprints: [], essence: [], letters: [] },
};

/** What each category is called, and what belongs there. */
export const CATEGORY_WORDS: Record<FileCategory, { label: string; hint: string }> = {
  conversations: { label: 'Conversations', hint: 'What was said: chats, transcripts, logs' },
  soulprints: { label: 'Soulprints', hint: 'Who it is: descriptions, profiles, notes' },
  essence: { label: 'Essence', hint: 'What matters to it: values, memories' },
  letters: { label: 'Letters', hint: 'What it wrote: letters, journals, poems' },
};

/** Why a soul cannot be made of this; null where it can. */
export function problemOfMany({ name, files }: ManyDraft): string | null {
  const all = FILE_CATEGORIES.flatMap((category) => files[category]);
  if (name.trim() === '') return SOULPRINT_TEXTS.noName;
  if (all.length === 0) return SOULPRINT_TEXTS.noFile;
  const bad = all.find((file) => problemOf(file, FILE_ENDINGS.multiFile, LIMITS.fileBytes) !== null);
  if (bad) return `${bad.name}: ${problemOf(bad, FILE_ENDINGS.multiFile, LIMITS.fileBytes)}`;
  return problemOfAll(all) ?? (sizeOf(files) > LIMITS.exportTextBytes ? TOO_MUCH : null);
}

/** Bytes of all files together. */
export function sizeOf(files: Sorted): number {
  return FILE_CATEGORIES.flatMap((category) => files[category]).reduce((sum, { size }) => sum + size, 0);
}

const TOO_MUCH = `All files together may have at most ${formatBytes(LIMITS.exportTextBytes)}.`;

/** What is sent: the files with their texts, by category. */
export async function manyBody({
  name,
  role,
  avatar,
  files,
}: ManyDraft): Promise<BodyOf<'POST /api/soulprint/multi-file-import'>> {
  const categorizedFiles = [];
  for (const category of FILE_CATEGORIES) {
    if (files[category].length === 0) continue;
    const read = [];
    for (const file of files[category]) {
      const content = textOfBytes(new Uint8Array(await bytesOf(file)));
      read.push({ filename: file.name, content, size: file.size, type: file.type || 'text/plain' });
    }
    categorizedFiles.push({ category, categoryName: CATEGORY_WORDS[category].label, files: read });
  }
  return {
    name: name.trim(),
    role,
    ...(avatar === null ? {} : { avatar }),
    categorizedFiles,
    analysisDepth: 'comprehensive',
  };
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new Error(`${file.name} cannot be read any more. Please choose it again.`, { cause });
  }
}
