import { passagesOf } from './recall/passages';
import type { RecallEntry } from './recall/recollection';

/** Passages of one text, at most: 100,000 characters have fewer. */
const MOST = 400;

/** Passages of one text that come to mind at a time, at most, so that a long one leaves room for everything else … */
const OF_ONE_TEXT = 4;
/** … and hits that are looked for beyond what is wanted, for that. */
export const MORE_PASSAGES = 24;

/** Lets the first few passages of each text pass. */
export function fewOfEachText(): (found: { kind: string; id: number }) => boolean {
  const many = new Map<number, number>();
  return ({ kind, id }) => {
    if (kind !== 'memory') return true;
    many.set(id, (many.get(id) ?? 0) + 1);
    return (many.get(id) ?? 0) <= OF_ONE_TEXT;
  };
}

/**
 * The texts that were given to one soul to keep, in passages: each has the key `memory:<id>.<number>`, so that any of them leads to the
 * memory. A text of one passage keeps the memory's own key.
 */
export class TextShelf {
  private readonly passages = new Map<string, string>();
  private readonly keys = new Map<string, string[]>();

  /** Takes a text in, in place of what stood under its key before. @returns what it is to be found by, in the order of the text */
  put(whole: RecallEntry): RecallEntry[] {
    this.drop(whole.key);
    const texts = passagesOf(whole.text, MOST);
    if (texts.length < 2) return [whole];
    const entries = texts.map((text, number) => ({ ...whole, key: `${whole.key}.${number}`, text }));
    this.keys.set(
      whole.key,
      entries.map(({ key }) => key),
    );
    for (const { key, text } of entries) this.passages.set(key, text);
    return entries;
  }

  get isEmpty(): boolean {
    return this.keys.size === 0;
  }

  passage(key: string): string | undefined {
    return this.passages.get(key);
  }

  /** Lets go of a text. @param key `memory:<id>` @returns the keys of its passages */
  drop(key: string): string[] {
    const keys = this.keys.get(key) ?? [];
    this.keys.delete(key);
    for (const one of keys) this.passages.delete(one);
    return keys;
  }
}
