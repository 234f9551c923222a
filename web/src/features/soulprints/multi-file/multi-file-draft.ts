import {
  FILE_CATEGORIES,
  FILE_ENDINGS,
  LIMITS,
  type BodyOf,
  type FileCategory,
  type SoulRole,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { browserTimeZone } from '../../../lib/format/time-zone';
import { formatBytes } from '../../../lib/format/format-bytes';
import { validateTotal } from '../files/file-selection';
import { validateFile, decodeText } from '../files/file-validation';

export type CategorizedFiles = Record<FileCategory, readonly File[]>;

/** Form state of a multi-file creation. */
export interface MultiFileDraft {
  name: string;
  role: SoulRole;
  /** A picture as a data URL; null: generated from the name. */
  avatar: string | null;
  files: CategorizedFiles;
}

export const EMPTY_MULTI_FILE_DRAFT: MultiFileDraft = {
  name: '',
  role: 'companion',
  avatar: null,
  files: { conversations: [], soulprints: [], essence: [], letters: [] },
};

/** Label and hint of each file category. */
export const CATEGORY_TEXTS: Record<FileCategory, { label: string; hint: string }> = {
  conversations: { label: 'Conversations', hint: 'Chats, transcripts, logs' },
  soulprints: { label: 'Soulprints', hint: 'Descriptions, profiles, notes' },
  essence: { label: 'Essence', hint: 'Values, memories' },
  letters: { label: 'Letters', hint: 'Letters, journals, poems' },
};

/** Validation error of the draft; null if valid. */
export function validateMultiFileDraft({ name, files }: MultiFileDraft): string | null {
  const all = FILE_CATEGORIES.flatMap((category) => files[category]);
  if (name.trim() === '') return SOULPRINT_TEXTS.noName;
  if (all.length === 0) return SOULPRINT_TEXTS.noFile;
  const invalidFile = all.find((file) => validateFile(file, FILE_ENDINGS.multiFile, LIMITS.fileBytes) !== null);
  if (invalidFile) return `${invalidFile.name}: ${validateFile(invalidFile, FILE_ENDINGS.multiFile, LIMITS.fileBytes)}`;
  return validateTotal(all) ?? (totalSize(files) > LIMITS.exportTextBytes ? TOO_LARGE_TEXT : null);
}

/** Total size of all files in bytes. */
export function totalSize(files: CategorizedFiles): number {
  return FILE_CATEGORIES.flatMap((category) => files[category]).reduce((sum, { size }) => sum + size, 0);
}

const TOO_LARGE_TEXT = `All files together may have at most ${formatBytes(LIMITS.exportTextBytes)}.`;

/** Request body: the decoded file texts by category. @throws Error if a file can no longer be read */
export async function buildMultiFileBody({
  name,
  role,
  avatar,
  files,
}: MultiFileDraft): Promise<BodyOf<'POST /api/soulprint/multi-file-import'>> {
  const categorizedFiles = [];
  for (const category of FILE_CATEGORIES) {
    if (files[category].length === 0) continue;
    const decodedFiles = [];
    for (const file of files[category]) {
      const content = decodeText(new Uint8Array(await readBytes(file)));
      decodedFiles.push({ filename: file.name, content, size: file.size, type: file.type || 'text/plain' });
    }
    categorizedFiles.push({ category, categoryName: CATEGORY_TEXTS[category].label, files: decodedFiles });
  }
  return {
    name: name.trim(),
    role,
    ...(avatar === null ? {} : { avatar }),
    categorizedFiles,
    analysisDepth: 'comprehensive',
    timeZone: browserTimeZone(),
  };
}

async function readBytes(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new Error(`${file.name} cannot be read any more. Please choose it again.`, { cause });
  }
}
