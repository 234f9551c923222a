import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';

/**
 * Invisible characters: controls, direction overrides, zero-width characters, tags (U+E0000), fillers and variation selectors. They can
 * hide instructions from the person who reads the card. Three legitimate uses stay: the joiner within an emoji, emoji presentation
 * selectors, and the (non-)joiner between letters of scripts that need it.
 */
const JOINING_SCRIPTS =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}' +
  '\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const INVISIBLE = new RegExp(
  `(?<=\\p{Emoji})\\uFE0F|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})` +
    `|(?<=${JOINING_SCRIPTS})[\\u200C\\u200D](?=${JOINING_SCRIPTS})|((?![\\t\\n])[\\p{Cc}\\p{DI}\\uFFF9-\\uFFFB])`,
  'gu',
);
const MARKUP = /<(?!(?:start|user|bot|char)>)[a-z!/][a-z0-9-]{0,20}[\s/>]/i;
const REMOTE_IMAGE =
  /!\[[^\]\n]{0,300}\]\(\s{0,9}(?:https?:)?\/\/|<(?:img|iframe|video|audio|source)\b[^>\n]{0,300}?\bsrc\s{0,9}=/gi;

/** Cleans a text: well-formed Unicode, `\n` line ends, no invisible characters, at most `maxLength` characters. */
export function cleanText(raw: string, field: string, notes: CardNotes, maxLength: number = CARD_LIMITS.text): string {
  let removed = 0;
  // Bounds the work: text far beyond the limit is truncated before it is scanned.
  const text = truncateText(raw, maxLength * 2)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(INVISIBLE, (whole, invisible: string | undefined) => {
      if (invisible === undefined) return whole;
      removed++;
      return '';
    });
  notes.add('invisible-stripped', field, removed);
  if (text.length <= maxLength && raw.length <= maxLength * 2) return text;
  notes.add('field-cut', field);
  return truncateText(text, maxLength);
}

/** Cleans a single-line text: a name, a tag, a key. */
export function cleanLine(raw: string, field: string, notes: CardNotes, maxLength: number = CARD_LIMITS.label): string {
  const line = cleanText(raw.replace(/\s+/g, ' ').trim(), field, notes, maxLength);
  // Removing invisible characters may leave double spaces.
  return line.replace(/\s+/g, ' ').trim();
}

/** Truncates without splitting a surrogate pair. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const short = text.slice(0, maxLength);
  return short.isWellFormed() ? short : short.toWellFormed().replace(/\uFFFD$/, '');
}

/** CardNotes markup and remote images, which are shown as text and not loaded. */
export function noteMarkup(text: string, field: string, notes: CardNotes): void {
  if (MARKUP.test(text)) notes.add('html-left-as-text', field);
  notes.add('remote-link-in-text', field, text.match(REMOTE_IMAGE)?.length ?? 0);
}
