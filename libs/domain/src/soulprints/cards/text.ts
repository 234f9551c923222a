import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';

/**
 * Characters that are not seen: controls, direction overrides, zero-width ones, tags (U+E0000), fillers and variation selectors. They can hide
 * orders from the person who reads the card. Three uses are language, not hiding, and stay: the joiner within an emoji, an emoji's
 * own selector, and the (non-)joiner between letters of scripts that are written with it.
 */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}' +
  '\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const HIDDEN = new RegExp(
  `(?<=\\p{Emoji})\\uFE0F|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})` +
    `|(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})|((?![\\t\\n])[\\p{Cc}\\p{DI}\\uFFF9-\\uFFFB])`,
  'gu',
);
const MARKUP = /<(?!(?:start|user|bot|char)>)[a-z!/][a-z0-9-]{0,20}[\s/>]/i;
const REMOTE_PICTURE =
  /!\[[^\]\n]{0,300}\]\(\s{0,9}(?:https?:)?\/\/|<(?:img|iframe|video|audio|source)\b[^>\n]{0,300}?\bsrc\s{0,9}=/gi;

/** A text as it is kept: well-formed Unicode, `\n` for line ends, nothing hidden, at most `longest` characters. */
export function cleanText(raw: string, field: string, notes: Notes, longest: number = CARD_LIMITS.text): string {
  let hidden = 0;
  // A text far beyond the limit is cut before it is looked through.
  const text = cut(raw, longest * 2)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(HIDDEN, (whole, gone: string | undefined) => {
      if (gone === undefined) return whole;
      hidden++;
      return '';
    });
  notes.add('invisible-stripped', field, hidden);
  if (text.length <= longest && raw.length <= longest * 2) return text;
  notes.add('field-cut', field);
  return cut(text, longest);
}

/** A text on one line: a name, a tag, a key. */
export function cleanLine(raw: string, field: string, notes: Notes, longest: number = CARD_LIMITS.label): string {
  const line = cleanText(raw.replace(/\s+/g, ' ').trim(), field, notes, longest);
  // Once more: what was hidden between two spaces is gone now.
  return line.replace(/\s+/g, ' ').trim();
}

/** Shortens without breaking a character in two. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const short = text.slice(0, longest);
  return short.isWellFormed() ? short : short.toWellFormed().replace(/\uFFFD$/, '');
}

/** Says what in a text will not be shown as its maker meant: markup stays text, and pictures from elsewhere stay away. */
export function noteMarkup(text: string, field: string, notes: Notes): void {
  if (MARKUP.test(text)) notes.add('html-left-as-text', field);
  notes.add('remote-link-in-text', field, text.match(REMOTE_PICTURE)?.length ?? 0);
}
