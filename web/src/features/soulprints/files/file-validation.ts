import { ERRORS, LIMITS } from '@kinloom/contract';

/** The properties of a file that are validated before upload. */
export type FileInfo = Pick<File, 'name' | 'size'>;

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** The lower-case file extension with its dot; '' if there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

/** The accepted extensions as a list, for example "txt, md, and json". */
export function endingsText(endings: readonly string[]): string {
  return listFormat.format(endings.map((ending) => ending.slice(1)));
}

/** Validation error of a file; null if valid. @param bytes size limit */
export function validateFile({ name, size }: FileInfo, endings: readonly string[], bytes: number): string | null {
  if (endings.length > 0 && !endings.includes(endingOf(name))) {
    return `Only ${endingsText(endings)} files can be used here.`;
  }
  if (size === 0) return 'This file is empty.';
  if (size <= bytes) return null;
  return bytes === LIMITS.exportBytes ? ERRORS.import_too_large.text : ERRORS.file_too_large.text;
}

/** Decodes text: UTF-16 by its byte order mark, else UTF-8 if valid, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // Not UTF-8. Windows-1252 decodes any byte sequence.
  }
}
