import { LRUCache } from 'lru-cache';

/** Longest text whose result is cached, in characters. */
const LONGEST_TEXT = 2_000;
/** Bounds of a cache, if it has no others. */
const ENTRIES = 2_000;
const CHARACTERS = 1_000_000;

/** Caches of this process, which are cleared together. */
const caches: { clear: () => void }[] = [];

function createCache<Result extends NonNullable<unknown>>(max: number, maxSize: number): LRUCache<string, Result> {
  const cache = new LRUCache<string, Result>({ max, maxSize, sizeCalculation: (_, text) => text.length + 1 });
  caches.push(cache);
  return cache;
}

/**
 * Results of a pure function of a text: a conversation is read again with each of its turns. Bounded by entries and by the characters of
 * their texts, least recently used first.
 * @param compute must depend on the text only
 * @param options `characters`: texts in the cache at most, all together
 */
export function cachedByText<Result extends NonNullable<unknown>>(
  compute: (text: string) => Result,
  { entries = ENTRIES, characters = CHARACTERS } = {},
): (text: string) => Result {
  const cache = createCache<Result>(entries, characters);
  return (text) => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length <= LONGEST_TEXT) cache.set(text, result);
    return result;
  };
}

/**
 * Results of a pure function of other values, by a key made of all texts it depends on. Bounded and cleared like those by text.
 * @param characters of the keys in the cache at most, all together
 */
export class KeyedCache<Result extends NonNullable<unknown>> {
  private readonly cache: LRUCache<string, Result>;

  constructor(characters: number) {
    this.cache = createCache<Result>(ENTRIES, characters);
  }

  get(key: string, compute: () => Result): Result {
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const result = compute();
    this.cache.set(key, result);
    return result;
  }
}

/** Results of a pure function of two words. Bounded, and cleared like those by text. */
export class WordPairCache {
  private readonly rows = new Map<string, Map<string, number>>();
  private size = 0;

  /** @param max pairs in the cache at most; the cache starts anew beyond it */
  constructor(private readonly max: number) {
    caches.push(this);
  }

  get(one: string, other: string, compute: (one: string, other: string) => number): number {
    const known = this.rows.get(one)?.get(other);
    if (known !== undefined) return known;
    const result = compute(one, other);
    if (this.size >= this.max) this.clear();
    const row = this.rows.get(one) ?? new Map<string, number>();
    this.rows.set(one, row.set(other, result));
    this.size += 1;
    return result;
  }

  clear(): void {
    this.rows.clear();
    this.size = 0;
  }
}

/** Forgets all cached results with the texts they are of, so that nothing deleted stays in memory. */
export function clearTextCaches(): void {
  for (const cache of caches) cache.clear();
}
