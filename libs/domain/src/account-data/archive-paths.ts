import { withoutInvisible } from '@kinloom/mind';

/** Maximum characters of a name within the archive, so that paths stay below the limits of all file systems. */
const MAX_LENGTH = 60;

/**
 * File name within the archive. Starts with the id, which makes it unique and avoids reserved names; the rest is the display name, reduced to
 * characters allowed on all file systems.
 */
export function archiveFileName(id: number, called: string, ending = ''): string {
  const plain = withoutInvisible(called.toWellFormed())
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const cut = [...plain]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `${id}${cut === '' ? '' : `-${cut}`}${ending}`;
}

/** Extension of an uploaded file: a dot and up to 12 letters or digits; else ''. */
export const fileExtension = (name: string): string => /\.[A-Za-z0-9]{1,12}$/.exec(name)?.[0].toLowerCase() ?? '';

/** File name without its extension. */
export const fileStem = (name: string): string => name.slice(0, name.length - fileExtension(name).length);
