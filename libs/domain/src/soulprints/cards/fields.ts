import { at, type Loose } from './json';
import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { cleanLine, cleanText, noteMarkup } from './text';

/** A field as text, whatever it was written as: numbers and booleans as words, lists joined by lines, null as nothing. */
export function wordsOf(value: unknown, field: string, notes: Notes): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  notes.add('wrong-type', field);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join('\n');
  return '';
}

export function textField(object: Loose, key: string, notes: Notes): string {
  const text = cleanText(wordsOf(at(object, key), key, notes), key, notes);
  noteMarkup(text, key, notes);
  return text;
}

export function lineField(object: Loose, key: string, notes: Notes, longest: number = CARD_LIMITS.label): string {
  return cleanLine(wordsOf(at(object, key), key, notes), key, notes, longest);
}

/** Texts of a list; a lone text is a list of one. Empty ones are nothing. */
export function textList(value: unknown, field: string, notes: Notes, most: number): string[] {
  const said = bounded(itemsOf(value, field, notes), most, field, notes)
    .map((item) => cleanText(wordsOf(item, field, notes), field, notes))
    .filter((text) => text.trim() !== '');
  for (const text of said) noteMarkup(text, field, notes);
  return said;
}

/** Words of a list; a lone text is a list with commas. Each stands once. */
export function lineList(value: unknown, field: string, notes: Notes, most: number, longest: number): string[] {
  const items = typeof value === 'string' ? value.split(',') : itemsOf(value, field, notes);
  const lines = bounded(items, most, field, notes).map((item) => {
    return cleanLine(wordsOf(item, field, notes), field, notes, longest);
  });
  return [...new Set(lines.filter((line) => line !== ''))];
}

function itemsOf(value: unknown, field: string, notes: Notes): unknown[] {
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null || value === '') return [];
  // A bare number is some program's timestamp gone astray.
  if (typeof value === 'string' && !/^\d+$/.test(value)) return [value];
  notes.add('wrong-type', field);
  return [];
}

export function bounded<T>(items: T[], most: number, field: string, notes: Notes): T[] {
  if (items.length <= most) return items;
  notes.add('list-cut', field, items.length - most);
  return items.slice(0, most);
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true') return true;
  if (value === 0 || value === 'false') return false;
  return null;
}

/** Seconds above this would lie in the year 5138: such a number is in milliseconds. */
const SECONDS_END = 1e11;
const LATEST = Date.UTC(2200, 0, 1);

/** A date of a card as milliseconds UTC in whole seconds; 0 means that its maker did not say. */
export function dateOf(value: unknown, field: string, notes: Notes): number | null {
  if (value === undefined || value === null || value === 0 || value === '') return null;
  const number = numberOf(value) ?? (typeof value === 'string' ? Date.parse(value) / 1_000 : NaN);
  const ms = Math.floor(number > SECONDS_END ? number / 1_000 : number) * 1_000;
  if (ms > 0 && ms < LATEST) return ms;
  notes.add('date-unreadable', field);
  return null;
}
