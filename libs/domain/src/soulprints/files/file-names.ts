import { LIMITS } from '@kinloom/contract';
import { withoutInvisible } from '@kinloom/mind';

const DEFAULT_NAME = 'file';

/**
 * Sanitizes a file name for display: drops the path and characters that hide or reorder text. The name never becomes part of a storage
 * path.
 */
export function sanitizeFileName(rawName: string): string {
  const baseName = rawName.split(/[/\\]/).at(-1) ?? '';
  const name = withoutInvisible(baseName.toWellFormed())
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .normalize('NFC')
    .trim();
  return /^\.*$/.test(name) ? DEFAULT_NAME : truncateName(name);
}

/**
 * Decodes a multipart file name: header bytes are read as Latin-1, while browsers send UTF-8. Names that are not valid UTF-8, or were
 * decoded already, stay as they are.
 */
export function decodeFileName(latin1: string): string {
  if (/[^\u0000-\u00ff]/.test(latin1)) return latin1;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'));
  } catch {
    return latin1;
  }
}

/** Returns the extension in lower case with its dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /\.[^.\s]{1,12}$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Truncates a long name before its extension. */
function truncateName(name: string): string {
  const characters = [...name];
  if (characters.length <= LIMITS.fileNameLength) return name;
  const extension = [...extensionOf(name)];
  return [...characters.slice(0, LIMITS.fileNameLength - extension.length), ...extension].join('');
}
