/** Invisible characters that no name needs: direction marks, zero-width spaces, word joiners, the byte order mark. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const INVISIBLE_AT_LINE_START = /^[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gm;
const SPACES = /[\s\u00a0\u202f]+/g;

const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const MAX_NAME_LENGTH = 200;

/** Cleans a text: \n line ends, no control characters, no invisible characters at line starts, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u0085|\u2028/g, '\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE_AT_LINE_START, '')
    .toWellFormed()
    .trim();
}

/** Cleans a name to one line without invisible characters. Joiners inside it stay: Persian names and emoji sequences need them. */
export function cleanName(name: string): string {
  return name
    .replace(INVISIBLE, '')
    .replace(CONTROLS, ' ')
    .toWellFormed()
    .replace(SPACES, ' ')
    .replace(/^[\u200c\u200d ]+|[\u200c\u200d ]+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
}

/** Removes invisible characters, for pattern matching. */
export const removeInvisible = (line: string): string => line.replace(INVISIBLE, '');

const LATIN_BYTES = /[\u0080-\u00ff]/;
const BEYOND_LATIN = /[^\u0000-\u00ff]/;
const strict = new TextDecoder('utf-8', { fatal: true });

/** Repairs UTF-8 that was decoded as Latin-1 (Messenger, Instagram). Other text is not valid UTF-8 and stays. */
export function repairMojibake(text: string): string {
  if (!LATIN_BYTES.test(text) || BEYOND_LATIN.test(text)) return text;
  try {
    return strict.decode(Buffer.from(text, 'latin1'));
  } catch {
    // Not mojibake: genuine Latin-1 characters.
    return text;
  }
}

const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;
/** Code points of the zeros. */
const ZEROS = [0xff10, 0x9e6, 0x966, 0x6f0, 0x660];

/** Converts Arabic, Persian, Hindi, Bengali and full-width digits to 0–9. Preserves the length. */
export const toAsciiDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero) ?? code));
  });
