import { ERRORS, LIMITS } from '@kinloom/contract';

/** What is looked at of a file before it is sent. */
export type Chosen = Pick<File, 'name' | 'size'>;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** The ending of a name with its dot, in small letters; '' where it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

/** "txt, md and json", as a person reads the endings that are taken. */
export function endingsText(endings: readonly string[]): string {
  return listed.format(endings.map((ending) => ending.slice(1)));
}

/** Why a file cannot be sent; null where it can. `bytes`: what one may have. */
export function problemOf({ name, size }: Chosen, endings: readonly string[], bytes: number): string | null {
  if (endings.length > 0 && !endings.includes(endingOf(name))) {
    return `Only ${endingsText(endings)} files can be used here.`;
  }
  if (size === 0) return 'This file is empty.';
  if (size <= bytes) return null;
  return bytes === LIMITS.exportBytes ? ERRORS.import_too_large.text : ERRORS.file_too_large.text;
}

/** Text of any of the charsets a note or an export is likely to be in: by its mark, else UTF-8 if it can be, else Western European. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // No UTF-8; in this one every byte is some letter.
  }
}
