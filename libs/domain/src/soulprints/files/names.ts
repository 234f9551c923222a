import { LIMITS } from '@kinloom/contract';
import { withoutInvisible } from '@kinloom/mind';

const NAMELESS = 'file';

/**
 * A file's name as it may be shown: whatever path it came with is gone, and so are characters that hide or turn around what is written.
 * It names the file to people alone; where its bytes lie has nothing to do with it.
 */
export function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = withoutInvisible(last.toWellFormed())
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .normalize('NFC')
    .trim();
  return /^\.*$/.test(name) ? NAMELESS : shortened(name);
}

/**
 * Multipart headers carry bytes that are read as Latin-1; browsers mean UTF-8. What is not UTF-8 was meant as it stands, and what has
 * characters beyond Latin-1 was read by its own charset already.
 */
export function decodedName(latin1: string): string {
  if (/[^\u0000-\u00ff]/.test(latin1)) return latin1;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'));
  } catch {
    return latin1;
  }
}

/** What is behind the last dot, in lower case and with the dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /\.[^.\s]{1,12}$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Too long a name loses its middle, not its extension. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= LIMITS.fileNameLength) return name;
  const extension = [...extensionOf(name)];
  return [...characters.slice(0, LIMITS.fileNameLength - extension.length), ...extension].join('');
}
