import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { UnreadableCardError, type JsonObject, type JsonValue } from './types';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** PostgreSQL text cannot contain NUL. */
const NUL = '\u0000';

export type UntrustedObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object other than an array. */
export function isObject(value: unknown): value is UntrustedObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property of an object, never an inherited one. */
export function getOwn(object: UntrustedObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Parses a card's JSON. JSON that was encoded twice is parsed twice.
 * @throws UnreadableCardError `malformed`, `too-large`, `encrypted-card`, `no-card`
 */
export function parseCard(text: string): UntrustedObject {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed.startsWith('rcc||')) throw new UnreadableCardError('encrypted-card');
  if (Buffer.byteLength(trimmed) > CARD_LIMITS.jsonBytes) throw new UnreadableCardError('too-large');
  let value = parseJson(trimmed);
  if (typeof value === 'string' && value.trimStart().startsWith('{')) value = parseJson(value.trim());
  if (!isObject(value)) throw new UnreadableCardError('no-card');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // The parser's message quotes the text, so it is not passed on.
    if (cause instanceof SyntaxError) throw new UnreadableCardError('malformed');
    throw cause;
  }
}

/**
 * Copies fields of a card that are not interpreted, within a total size budget. A field that is too deep, too large or has a forbidden
 * key is dropped as a whole.
 */
export class UnknownFields {
  private remainingSize: number = CARD_LIMITS.keptJson;

  constructor(private readonly notes: CardNotes) {}

  /** Copies all fields of an object except those read elsewhere. */
  copy(object: unknown, field: string, read: ReadonlySet<string> = new Set()): JsonObject {
    if (!isObject(object)) return {};
    const copied: [string, JsonValue][] = [];
    for (const key of Object.keys(object)) {
      if (read.has(key)) continue;
      const copy = FORBIDDEN_KEYS.has(key) ? undefined : deepCopy(object[key], CARD_LIMITS.keptDepth);
      const size = copy === undefined ? Infinity : JSON.stringify(copy).length + key.length;
      if (copy === undefined || size > this.remainingSize) {
        this.notes.add('extension-left-out', field);
        continue;
      }
      this.remainingSize -= size;
      copied.push([toStorable(key), copy]);
    }
    return Object.fromEntries(copied);
  }
}

/** Returns a deep copy; `undefined` where the value is too deep or has a forbidden key. */
function deepCopy(value: unknown, depth: number): JsonValue | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return toStorable(value);
  if (depth === 0 || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    const items: JsonValue[] = [];
    for (const item of value) {
      const copy = deepCopy(item, depth - 1);
      if (copy === undefined) return undefined;
      items.push(copy);
    }
    return items;
  }
  const entries: [string, JsonValue][] = [];
  for (const [key, item] of Object.entries(value)) {
    const copy = FORBIDDEN_KEYS.has(key) ? undefined : deepCopy(item, depth - 1);
    if (copy === undefined) return undefined;
    entries.push([toStorable(key), copy]);
  }
  return Object.fromEntries(entries);
}

function toStorable(text: string): string {
  return text.replaceAll(NUL, '').toWellFormed();
}
