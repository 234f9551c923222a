import { withoutInvisible } from '@kinloom/mind';

/** Characters of a name within the archive, so that a path stays within what every system takes. */
const LENGTH = 60;

/**
 * The name of a file or page within the archive: the id first, so that none is there twice and none is a name that some system keeps for itself;
 * then as much of what it is called as every system takes.
 */
export function nameIn(id: number, called: string, ending = ''): string {
  const plain = withoutInvisible(called.toWellFormed())
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const cut = [...plain]
    .slice(0, LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `${id}${cut === '' ? '' : `-${cut}`}${ending}`;
}

/** The ending of an uploaded file's name, as far as it is one: a dot, and a few plain letters or digits. */
export const endingOf = (name: string): string => /\.[A-Za-z0-9]{1,12}$/.exec(name)?.[0].toLowerCase() ?? '';

/** What a file is called without its ending. */
export const stemOf = (name: string): string => name.slice(0, name.length - endingOf(name).length);
