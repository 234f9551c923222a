/** Characters nobody sees and no name needs: marks of direction, zero-width spaces, joiners of words, the byte order mark. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const UNSEEN_AT_LINE_START = /^[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gm;
const SPACES = /[\s\u00a0\u202f]+/g;

const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LONGEST_NAME = 200;

/** Text as it was meant: lines end in \n, no control characters, nothing unseen before a line, no blank ends. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u0085|\u2028/g, '\n')
    .replace(CONTROLS, '')
    .replace(UNSEEN_AT_LINE_START, '')
    .toWellFormed()
    .trim();
}

/** A name on one line, without what nobody sees. Joiners stay inside it: Persian names and families of emoji need them. */
export function cleanName(name: string): string {
  return name
    .replace(UNSEEN, '')
    .replace(CONTROLS, ' ')
    .toWellFormed()
    .replace(SPACES, ' ')
    .replace(/^[\u200c\u200d ]+|[\u200c\u200d ]+$/g, '')
    .slice(0, LONGEST_NAME);
}

/** Without marks of direction and their like, for finding a shape in a line. */
export const withoutUnseen = (line: string): string => line.replace(UNSEEN, '');

const LATIN_BYTES = /[\u0080-\u00ff]/;
const BEYOND_LATIN = /[^\u0000-\u00ff]/;
const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Mends UTF-8 that was written byte by byte as if each were a character (Messenger, Instagram).
 * What was never broken does not read as UTF-8, and stays.
 */
export function mendMojibake(text: string): string {
  if (!LATIN_BYTES.test(text) || BEYOND_LATIN.test(text)) return text;
  try {
    return strict.decode(Buffer.from(text, 'latin1'));
  } catch {
    // Not UTF-8 in disguise, then: these are the characters that were meant.
    return text;
  }
}

const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;
/** Where each of these rows of ten begins. */
const ZEROS = [0xff10, 0x9e6, 0x966, 0x6f0, 0x660];

/** Arabic, Persian, Hindi, Bengali and full-width digits as 0–9. Keeps every length. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero) ?? code));
  });
