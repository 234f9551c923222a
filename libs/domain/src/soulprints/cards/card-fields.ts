import { getOwn, type UntrustedObject } from './card-json';
import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { cleanLine, cleanText, noteMarkup } from './clean-text';

/** Converts a field to text: numbers and booleans are formatted, lists joined by line breaks, null is empty. */
export function toText(value: unknown, field: string, notes: CardNotes): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  notes.add('wrong-type', field);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join('\n');
  return '';
}

/** Reads and cleans a multi-line text of a card. @param notes collects what was changed */
export function readText(object: UntrustedObject, key: string, notes: CardNotes): string {
  const text = cleanText(toText(getOwn(object, key), key, notes), key, notes);
  noteMarkup(text, key, notes);
  return text;
}

/** Reads and cleans a single-line text of a card. @param notes collects what was changed */
export function readLine(
  object: UntrustedObject,
  key: string,
  notes: CardNotes,
  maxLength: number = CARD_LIMITS.label,
): string {
  return cleanLine(toText(getOwn(object, key), key, notes), key, notes, maxLength);
}

/** Reads a list of texts; a single text is a list of one. Empty texts are dropped. */
export function readTexts(value: unknown, field: string, notes: CardNotes, maxItems: number): string[] {
  const texts = limitItems(toItems(value, field, notes), maxItems, field, notes)
    .map((item) => cleanText(toText(item, field, notes), field, notes))
    .filter((text) => text.trim() !== '');
  for (const text of texts) noteMarkup(text, field, notes);
  return texts;
}

/** Reads a list of labels; a single text is split at commas. Duplicates are dropped. */
export function readLines(
  value: unknown,
  field: string,
  notes: CardNotes,
  maxItems: number,
  maxLength: number,
): string[] {
  const items = typeof value === 'string' ? value.split(',') : toItems(value, field, notes);
  const lines = limitItems(items, maxItems, field, notes).map((item) => {
    return cleanLine(toText(item, field, notes), field, notes, maxLength);
  });
  return [...new Set(lines.filter((line) => line !== ''))];
}

function toItems(value: unknown, field: string, notes: CardNotes): unknown[] {
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null || value === '') return [];
  // A number is a misplaced timestamp of some programs.
  if (typeof value === 'string' && !/^\d+$/.test(value)) return [value];
  notes.add('wrong-type', field);
  return [];
}

/** Truncates a list of a card. @param notes collects how many items were dropped */
export function limitItems<T>(items: T[], maxItems: number, field: string, notes: CardNotes): T[] {
  if (items.length <= maxItems) return items;
  notes.add('list-cut', field, items.length - maxItems);
  return items.slice(0, maxItems);
}

/** Parses a finite number, also from a string; null if it is none. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Parses a boolean, also from 0, 1, `true` and `false` as text; null if it is none. */
export function toBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true') return true;
  if (value === 0 || value === 'false') return false;
  return null;
}

/** Values above this are milliseconds: as seconds they would be in the year 5138. */
const MAX_SECONDS = 1e11;
const MAX_TIMESTAMP = Date.UTC(2200, 0, 1);

/** Reads a date as Unix milliseconds in whole seconds; 0 means unknown. */
export function toTimestamp(value: unknown, field: string, notes: CardNotes): number | null {
  if (value === undefined || value === null || value === 0 || value === '') return null;
  const number = toNumber(value) ?? (typeof value === 'string' ? Date.parse(value) / 1_000 : NaN);
  const ms = Math.floor(number > MAX_SECONDS ? number / 1_000 : number) * 1_000;
  if (ms > 0 && ms < MAX_TIMESTAMP) return ms;
  notes.add('date-unreadable', field);
  return null;
}
