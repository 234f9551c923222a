import { limitItems, toBoolean, readLine, readLines, toNumber, readText } from './card-fields';
import { getOwn, isObject, type UnknownFields, type UntrustedObject } from './card-json';
import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { cleanLine } from './clean-text';
import type { Lorebook, LoreEntry } from './types';

/** Aliases of entry fields in other programs; keyed by the specification's name. */
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
const CONTAINER_KEYS = new Set(['spec', 'kind', 'type', 'lorebookVersion']);

/** Reads a card's lorebook; null where it is missing or empty. */
export function readLorebook(value: unknown, notes: CardNotes, unknownFields: UnknownFields): Lorebook | null {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) {
    notes.add('wrong-type', 'character_book');
    return null;
  }
  const rawEntries = listEntries(value);
  notes.add('entries-cut', 'character_book', rawEntries.length - CARD_LIMITS.entries);
  const entries = rawEntries.slice(0, CARD_LIMITS.entries).flatMap((entry) => {
    if (isObject(entry)) return [readEntry(entry, notes, unknownFields)];
    notes.add('wrong-type', 'entries');
    return [];
  });
  const book: Lorebook = {
    name: readLine(value, 'name', notes),
    description: readText(value, 'description', notes),
    scan_depth: toNumber(getOwn(value, 'scan_depth')),
    token_budget: toNumber(getOwn(value, 'token_budget')),
    recursive_scanning: toBoolean(getOwn(value, 'recursive_scanning')),
    entries,
    extensions: unknownFields.copy(getOwn(value, 'extensions'), 'character_book'),
    unknown: unknownFields.copy(value, 'character_book', BOOK_KEYS),
  };
  const isBare = book.name === '' && book.description === '' && Object.keys(book.extensions).length === 0;
  return isBare && entries.length === 0 ? null : book;
}

/** Entries are an array, or (World Info) an object keyed by number. */
function listEntries(book: UntrustedObject): unknown[] {
  const entries = getOwn(book, 'entries');
  if (Array.isArray(entries)) return entries;
  return isObject(entries) ? Object.values(entries) : [];
}

function readEntry(entry: UntrustedObject, notes: CardNotes, unknownFields: UnknownFields): LoreEntry {
  const readKeyNames = new Set(ENTRY_KEYS);
  const fields: Record<string, unknown> = {};
  for (const key of ENTRY_KEYS) fields[key] = getOwn(entry, key);
  for (const [key, aliases] of Object.entries(ENTRY_NAMES)) {
    const alias = aliases.find((name) => getOwn(entry, name) !== undefined);
    if (fields[key] !== undefined || alias === undefined) continue;
    fields[key] = getOwn(entry, alias);
    readKeyNames.add(alias);
  }
  const extensions = unknownFields.copy(fields.extensions, 'entries');
  const position = fields.position;
  // World Info uses numeric positions, which cards store in the extensions.
  const positionNumber = toNumber(position);
  if (positionNumber !== null && !Object.hasOwn(extensions, 'position')) extensions.position = positionNumber;
  return {
    keys: readKeys(fields.keys, 'keys', notes),
    secondary_keys: readKeys(fields.secondary_keys, 'secondary_keys', notes),
    content: readText(fields, 'content', notes),
    enabled: toBoolean(fields.enabled) ?? !(toBoolean(fields.disable) ?? false),
    constant: toBoolean(fields.constant) ?? false,
    selective: toBoolean(fields.selective) ?? false,
    use_regex: toBoolean(fields.use_regex) ?? false,
    insertion_order: toNumber(fields.insertion_order) ?? 0,
    case_sensitive: toBoolean(fields.case_sensitive),
    priority: toNumber(fields.priority),
    id: readId(fields.id, notes),
    name: readLine(fields, 'name', notes),
    comment: readLine(fields, 'comment', notes, CARD_LIMITS.link),
    position:
      position === 'before_char' || position === 'after_char' ? position : (POSITIONS[positionNumber ?? -1] ?? null),
    extensions,
    unknown: unknownFields.copy(entry, 'entries', readKeyNames),
  };
}

const POSITIONS: Readonly<Record<number, 'before_char' | 'after_char'>> = { 0: 'before_char', 1: 'after_char' };

/** Empty keys are dropped: they would match every text. */
function readKeys(value: unknown, field: string, notes: CardNotes): string[] {
  const rawKeys = Array.isArray(value) ? limitItems<unknown>(value, CARD_LIMITS.keys, field, notes) : value;
  if (Array.isArray(rawKeys)) {
    notes.add('empty-key-dropped', field, rawKeys.filter((key) => typeof key === 'string' && key.trim() === '').length);
  }
  return readLines(rawKeys, field, notes, CARD_LIMITS.keys, CARD_LIMITS.key);
}

function readId(value: unknown, notes: CardNotes): string | number | null {
  if (typeof value === 'string') return cleanLine(value, 'id', notes);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Reads a standalone lorebook: V3, World Info, or another program's format. Null for other files. */
export function readStandaloneLorebook(
  file: UntrustedObject,
  notes: CardNotes,
  unknownFields: UnknownFields,
): Lorebook | null {
  const data = getOwn(file, 'data');
  if (getOwn(file, 'spec') === 'lorebook_v3' && isObject(data)) return readLorebook(data, notes, unknownFields);
  if (getOwn(file, 'type') === 'risu' && Array.isArray(data))
    return readLorebook({ entries: data }, notes, unknownFields);
  const entries = listEntries(file);
  if (entries.length === 0 || !entries.some((entry) => isObject(entry) && isLoreEntry(entry))) return null;
  return readLorebook(
    Object.fromEntries(Object.entries(file).filter(([key]) => !CONTAINER_KEYS.has(key))),
    notes,
    unknownFields,
  );
}

function isLoreEntry(entry: UntrustedObject): boolean {
  const has = (key: string) =>
    getOwn(entry, key) !== undefined || (ENTRY_NAMES[key] ?? []).some((name) => getOwn(entry, name) !== undefined);
  return has('keys') && has('content');
}

/** Splits leading decorator lines such as `@@depth 4` from a lore text. Decorators are returned without the `@@` prefix. */
export function splitDecorators(content: string): { decorators: string[]; content: string } {
  const lines = content.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !/^\s*@@/.test(line));
  const head = first < 0 ? lines : lines.slice(0, first);
  const decorators = head.map((line) => line.trim().replace(/^@+/, '')).filter((line) => line !== '');
  return decorators.length === 0
    ? { decorators, content }
    : { decorators, content: first < 0 ? '' : lines.slice(first).join('\n') };
}
