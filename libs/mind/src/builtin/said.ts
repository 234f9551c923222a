import { keyOf, openingOf, sentencesOf, wordsOf } from '../perception/text';

/** What one reply said, in the shape it is compared in. */
export interface Said {
  key: string;
  opening: string;
  sentences: { key: string; text: string; words: readonly string[] }[];
}

/** Sentences with more of the same words than this are the same sentence to whoever reads them. */
const ALIKE = 0.8;
/** Of shorter ones every word counts. */
const SHORT = 4;

const met = new Map<string, Said>();
/** How many replies, and up to which length (UTF-16 code units): some ten megabytes at the most. */
const MET = 2_000;
const MET_LENGTH = 1_500;

export function distinctWords(sentence: string): string[] {
  return [...new Set(wordsOf(sentence))];
}

/** Reads a reply, quickly the second time: each is met again with every reply that follows it. */
export function saidIn(reply: string): Said {
  const known = met.get(reply);
  if (known) return known;
  const said: Said = {
    key: keyOf(reply),
    opening: openingOf(reply),
    sentences: sentencesOf(reply)
      .slice(0, 40)
      .map((text) => ({ key: keyOf(text), text, words: distinctWords(text) })),
  };
  if (reply.length > MET_LENGTH) return said;
  const oldest = met.size >= MET ? met.keys().next().value : undefined;
  if (oldest !== undefined) met.delete(oldest);
  met.set(reply, said);
  return said;
}

/** Forgets every reply that was met. */
export function forgetSaid(): void {
  met.clear();
}

/** Sentences to be compared with: finds whether one is alike to any of them. */
export class Likeness {
  private readonly sizes: number[] = [];
  private readonly having = new Map<string, number[]>();

  add(words: readonly string[]): void {
    const at = this.sizes.push(words.length) - 1;
    for (const word of words) {
      const there = this.having.get(word);
      if (there) there.push(at);
      else this.having.set(word, [at]);
    }
  }

  has(words: readonly string[]): boolean {
    const shared = new Map<number, number>();
    for (const word of words) for (const at of this.having.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    for (const [at, count] of shared) {
      const size = this.sizes[at] ?? 0;
      const measure =
        Math.min(size, words.length) < SHORT ? Math.max(size, words.length) : Math.min(size, words.length);
      if (count / measure > ALIKE) return true;
    }
    return false;
  }
}
