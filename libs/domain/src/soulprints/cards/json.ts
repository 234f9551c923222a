import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { UnreadableCard, type JsonObject, type JsonValue } from './types';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
/** PostgreSQL stores neither of them. */
const NUL = '\u0000';

export type Loose = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own key of an object, never one it inherits. */
export function at(object: Loose, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * The value of a card's JSON text. A text that holds JSON once more is read through.
 * @throws UnreadableCard `malformed`, `too-large`, `encrypted-card`
 */
export function parseCard(text: string): Loose {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed.startsWith('rcc||')) throw new UnreadableCard('encrypted-card');
  if (Buffer.byteLength(trimmed) > CARD_LIMITS.jsonBytes) throw new UnreadableCard('too-large');
  let value = parsed(trimmed);
  if (typeof value === 'string' && value.trimStart().startsWith('{')) value = parsed(value.trim());
  if (!isObject(value)) throw new UnreadableCard('no-card');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // The parser's own message quotes the text: it goes no further.
    if (cause instanceof SyntaxError) throw new UnreadableCard('malformed');
    throw cause;
  }
}

/** Copies what nobody here reads, key by key: one that is too deep or too large for what room is left stays behind whole. */
export class Keeper {
  private room: number = CARD_LIMITS.keptJson;

  constructor(private readonly notes: Notes) {}

  /** Everything of an object besides the keys that are read elsewhere. */
  keep(object: unknown, field: string, read: ReadonlySet<string> = new Set()): JsonObject {
    if (!isObject(object)) return {};
    const kept: [string, JsonValue][] = [];
    for (const key of Object.keys(object)) {
      if (read.has(key)) continue;
      const copy = FORBIDDEN.has(key) ? undefined : copyOf(object[key], CARD_LIMITS.keptDepth);
      const size = copy === undefined ? Infinity : JSON.stringify(copy).length + key.length;
      if (copy === undefined || size > this.room) {
        this.notes.add('extension-left-out', field);
        continue;
      }
      this.room -= size;
      kept.push([storable(key), copy]);
    }
    return Object.fromEntries(kept);
  }
}

/** `undefined` where a value goes deeper than allowed or names a key that must not be. */
function copyOf(value: unknown, depth: number): JsonValue | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return storable(value);
  if (depth === 0 || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    const items: JsonValue[] = [];
    for (const item of value) {
      const copy = copyOf(item, depth - 1);
      if (copy === undefined) return undefined;
      items.push(copy);
    }
    return items;
  }
  const entries: [string, JsonValue][] = [];
  for (const [key, item] of Object.entries(value)) {
    const copy = FORBIDDEN.has(key) ? undefined : copyOf(item, depth - 1);
    if (copy === undefined) return undefined;
    entries.push([storable(key), copy]);
  }
  return Object.fromEntries(entries);
}

function storable(text: string): string {
  return text.replaceAll(NUL, '').toWellFormed();
}
