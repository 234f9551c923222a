import { bounded, flagOf, lineField, lineList, numberOf, textField } from './fields';
import { at, isObject, type Keeper, type Loose } from './json';
import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { cleanLine } from './text';
import type { Lorebook, LoreEntry } from './types';

/** The same thing under the names different programs give it; the specification's own name comes first. */
const ENTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  keys: ['key', 'keywords'],
  secondary_keys: ['keysecondary', 'secondkey'],
  content: ['entry', 'text'],
  constant: ['alwaysActive', 'forceActivation'],
  insertion_order: ['order', 'insertorder'],
  case_sensitive: ['caseSensitive'],
  use_regex: ['useRegex'],
  id: ['entry_id', 'uid'],
  comment: ['displayName'],
};
const ENTRY_KEYS = new Set(
  'keys secondary_keys content enabled constant selective use_regex insertion_order case_sensitive priority id name comment position extensions disable'.split(
    ' ',
  ),
);
const BOOK_KEYS = new Set('name description scan_depth token_budget recursive_scanning extensions entries'.split(' '));
const OWN_SHAPES = new Set(['spec', 'kind', 'type', 'lorebookVersion']);

/** A card's book, or null where there is none or nothing is in it. */
export function bookOf(value: unknown, notes: Notes, keeper: Keeper): Lorebook | null {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) {
    notes.add('wrong-type', 'character_book');
    return null;
  }
  const raw = entriesOf(value);
  notes.add('entries-cut', 'character_book', raw.length - CARD_LIMITS.entries);
  const entries = raw.slice(0, CARD_LIMITS.entries).flatMap((entry) => {
    if (isObject(entry)) return [entryOf(entry, notes, keeper)];
    notes.add('wrong-type', 'entries');
    return [];
  });
  const book: Lorebook = {
    name: lineField(value, 'name', notes),
    description: textField(value, 'description', notes),
    scan_depth: numberOf(at(value, 'scan_depth')),
    token_budget: numberOf(at(value, 'token_budget')),
    recursive_scanning: flagOf(at(value, 'recursive_scanning')),
    entries,
    extensions: keeper.keep(at(value, 'extensions'), 'character_book'),
    unknown: keeper.keep(value, 'character_book', BOOK_KEYS),
  };
  const bare = book.name === '' && book.description === '' && Object.keys(book.extensions).length === 0;
  return bare && entries.length === 0 ? null : book;
}

/** Entries are a list, or (World Info) an object by number. */
function entriesOf(book: Loose): unknown[] {
  const entries = at(book, 'entries');
  if (Array.isArray(entries)) return entries;
  return isObject(entries) ? Object.values(entries) : [];
}

function entryOf(entry: Loose, notes: Notes, keeper: Keeper): LoreEntry {
  const used = new Set(ENTRY_KEYS);
  const plain: Record<string, unknown> = {};
  for (const key of ENTRY_KEYS) plain[key] = at(entry, key);
  for (const [key, others] of Object.entries(ENTRY_NAMES)) {
    const other = others.find((name) => at(entry, name) !== undefined);
    if (plain[key] !== undefined || other === undefined) continue;
    plain[key] = at(entry, other);
    used.add(other);
  }
  const extensions = keeper.keep(plain.extensions, 'entries');
  const position = plain.position;
  // World Info numbers its places; the extensions are where such a number is kept in cards.
  const place = numberOf(position);
  if (place !== null && !Object.hasOwn(extensions, 'position')) extensions.position = place;
  return {
    keys: keysOf(plain.keys, 'keys', notes),
    secondary_keys: keysOf(plain.secondary_keys, 'secondary_keys', notes),
    content: textField(plain, 'content', notes),
    enabled: flagOf(plain.enabled) ?? !(flagOf(plain.disable) ?? false),
    constant: flagOf(plain.constant) ?? false,
    selective: flagOf(plain.selective) ?? false,
    use_regex: flagOf(plain.use_regex) ?? false,
    insertion_order: numberOf(plain.insertion_order) ?? 0,
    case_sensitive: flagOf(plain.case_sensitive),
    priority: numberOf(plain.priority),
    id: idOf(plain.id, notes),
    name: lineField(plain, 'name', notes),
    comment: lineField(plain, 'comment', notes, CARD_LIMITS.link),
    position: position === 'before_char' || position === 'after_char' ? position : (PLACES[place ?? -1] ?? null),
    extensions,
    unknown: keeper.keep(entry, 'entries', used),
  };
}

const PLACES: Readonly<Record<number, 'before_char' | 'after_char'>> = { 0: 'before_char', 1: 'after_char' };

/** An empty key would be found in every text. */
function keysOf(value: unknown, field: string, notes: Notes): string[] {
  const given = Array.isArray(value) ? bounded<unknown>(value, CARD_LIMITS.keys, field, notes) : value;
  if (Array.isArray(given)) {
    notes.add('empty-key-dropped', field, given.filter((key) => typeof key === 'string' && key.trim() === '').length);
  }
  return lineList(given, field, notes, CARD_LIMITS.keys, CARD_LIMITS.key);
}

function idOf(value: unknown, notes: Notes): string | number | null {
  if (typeof value === 'string') return cleanLine(value, 'id', notes);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * The book in a file that holds nothing else: a standalone V3 lorebook, a World Info file, or another program's. Null for other files.
 */
export function standaloneBook(file: Loose, notes: Notes, keeper: Keeper): Lorebook | null {
  const data = at(file, 'data');
  if (at(file, 'spec') === 'lorebook_v3' && isObject(data)) return bookOf(data, notes, keeper);
  if (at(file, 'type') === 'risu' && Array.isArray(data)) return bookOf({ entries: data }, notes, keeper);
  const entries = entriesOf(file);
  if (entries.length === 0 || !entries.some((entry) => isObject(entry) && isLore(entry))) return null;
  return bookOf(Object.fromEntries(Object.entries(file).filter(([key]) => !OWN_SHAPES.has(key))), notes, keeper);
}

function isLore(entry: Loose): boolean {
  const has = (key: string) =>
    at(entry, key) !== undefined || (ENTRY_NAMES[key] ?? []).some((name) => at(entry, name) !== undefined);
  return has('keys') && has('content');
}

/** Lines like `@@depth 4` before a lore's text say how other programs place it. Their names without the marks, and the text alone. */
export function decorated(content: string): { decorators: string[]; content: string } {
  const lines = content.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !/^\s*@@/.test(line));
  const head = first < 0 ? lines : lines.slice(0, first);
  const decorators = head.map((line) => line.trim().replace(/^@+/, '')).filter((line) => line !== '');
  return decorators.length === 0
    ? { decorators, content }
    : { decorators, content: first < 0 ? '' : lines.slice(first).join('\n') };
}
