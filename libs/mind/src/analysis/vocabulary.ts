import { type Feeling, feelingsIn } from '../perception/feelings';
import { bitOf, CATEGORIES } from './categories';
import type { Evidence } from './analysis';
import { EVERYDAY_IN, READ_TONGUES, TONGUES } from './tongues';
import { ENGLISH } from './words/english';
import { OTHER_FEELINGS, OTHERS } from './words/others';
import { TRAIT_WORDS } from './words/traits';

/** A phrase by the words behind its first. */
export interface Phrase {
  rest: readonly string[];
  marks: number;
}

/** What is known of a word beforehand, by language. */
interface Known {
  marks: number[];
  phrases: (Phrase[] | undefined)[];
  feelings: (Feeling | undefined)[];
}

/** A word as one analysis meets it. */
export interface Word {
  readonly text: string;
  readonly hash: number;
  readonly known: Known | null;
  /** Languages it is everyday in, a bit for each. */
  readonly everyday: number;
  /** Whether English knows it for a feeling's name. */
  readonly feels: boolean;
  /** Whether it names a quality. */
  readonly describes: boolean;
  count: number;
  /** How often it stood where nouns stand, and with a capital where none was due. */
  led: number;
  capitals: number;
  /** In how many texts, and in which last. */
  texts: number;
  lastText: number;
  lines: Evidence[] | null;
}

let known: Map<string, Known> | null = null;

function knownWords(): Map<string, Known> {
  const words = new Map<string, Known>();
  const entry = (word: string): Known => {
    let found = words.get(word);
    if (!found) {
      found = { marks: Array.from({ length: READ_TONGUES }, () => 0), phrases: [], feelings: [] };
      words.set(word, found);
    }
    return found;
  };
  TONGUES.slice(0, READ_TONGUES).forEach((tongue, place) => {
    const lists = tongue === 'english' ? ENGLISH : OTHERS[tongue as keyof typeof OTHERS];
    for (const category of CATEGORIES) {
      for (const item of (lists[category] ?? '').split(/\s+/).filter(Boolean)) {
        const [first = '', ...rest] = item.split('_');
        const of = entry(first);
        if (rest.length === 0) of.marks[place] = (of.marks[place] ?? 0) | bitOf(category);
        else {
          const phrases = (of.phrases[place] ??= []);
          const same = phrases.find((phrase) => phrase.rest.join(' ') === rest.join(' '));
          if (same) same.marks |= bitOf(category);
          else phrases.push({ rest, marks: bitOf(category) });
        }
      }
    }
    if (tongue === 'english') return;
    for (const [feeling, list] of Object.entries(OTHER_FEELINGS[tongue as keyof typeof OTHERS])) {
      for (const word of list.split(' ')) entry(word).feelings[place] = feeling as Feeling;
    }
  });
  for (const { phrases } of words.values()) {
    for (const list of phrases) list?.sort((a, b) => b.rest.length - a.rest.length);
  }
  return words;
}

/** Words held at once: with their lines some 8 MB at most. Of more, those met least are forgotten. */
const MOST = 24_000;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** A part of a text keeps the whole text in memory as long as it lives; a copy of it does not. */
export function copyOf(part: string): string {
  return ` ${part}`.slice(1);
}

export class Vocabulary {
  private readonly words = new Map<string, Word>();

  /** @param text in lower case */
  of(text: string): Word {
    const there = this.words.get(text);
    if (there) return there;
    if (this.words.size >= MOST) this.forget();
    known ??= knownWords();
    const own = copyOf(text);
    const word: Word = {
      text: own,
      hash: hashOf(own),
      known: known.get(own) ?? null,
      everyday: EVERYDAY_IN.get(own) ?? 0,
      feels: feelingsIn(['i', 'feel', own]).length > 0,
      describes: TRAIT_WORDS.has(own),
      count: 0,
      led: 0,
      capitals: 0,
      texts: 0,
      lastText: -1,
      lines: null,
    };
    this.words.set(own, word);
    return word;
  }

  find(text: string): Word | undefined {
    return this.words.get(text);
  }

  all(): Iterable<Word> {
    return this.words.values();
  }

  /** Half of the words go, those met least first: what somebody cares about comes back often. */
  private forget(): void {
    for (let least = 1; this.words.size > MOST / 2; least = Math.ceil(least * 1.5)) {
      for (const [text, word] of this.words) if (word.count <= least) this.words.delete(text);
    }
  }
}
