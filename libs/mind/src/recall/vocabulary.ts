import { CONCEPT_WORDS } from './concepts';
import { FEELING_WORDS } from './evocation';
import { Spellings } from './spelling';
import { stemOf } from './stem';
import { EVERYDAY_SHARES, HOLDING_WORDS } from './words';

/** What is no term: a word that says nothing of what a text is about. */
export const NOTHING = -1;
const NONE: readonly number[] = [];

/** Words by number, without what they mean. */
class Words {
  readonly byWord = new Map<string, number>();
  readonly byStem = new Map<string, number>();
  readonly spellings = new Spellings();

  /** @param below those whose numbers are taken already */
  constructor(
    public terms: number,
    private readonly below: Words | null,
  ) {}

  known(word: string): number | undefined {
    return this.below?.byWord.get(word) ?? this.byWord.get(word);
  }

  ofStem(stem: string): number | undefined {
    return this.below?.byStem.get(stem) ?? this.byStem.get(stem);
  }

  /** The number of a word as `scan` gives it, which it gets if it has none; NOTHING for words that only hold sentences together. */
  termOf(word: string, named: boolean): number {
    // May, Mark, Will: what only holds a sentence together is written small.
    if (named && HOLDING_WORDS.has(word)) return this.termOfStem(word);
    const known = this.known(word);
    if (known !== undefined) return known;
    const term =
      HOLDING_WORDS.has(word) || (word.length === 1 && word < '\u0080' && !(word >= '0' && word <= '9'))
        ? NOTHING
        : this.termOfStem(stemOf(word));
    this.byWord.set(copyOf(word), term);
    return term;
  }

  private termOfStem(stem: string): number {
    const known = this.ofStem(stem);
    if (known !== undefined) return known;
    const term = this.terms++;
    const own = copyOf(stem);
    this.byStem.set(own, term);
    this.spellings.add(own, term);
    return term;
  }
}

/** What every index knows before it holds anything: concepts, feelings, and the words that tell of them or stand in any talk. */
class Ground {
  readonly words = new Words(0, null);
  /** By term. Full of holes: most words tell of nothing in particular. */
  readonly told: (number[] | undefined)[] = [];
  readonly askedBy = new Map<number, number[]>();
  readonly tellers = new Map<number, number[]>();
  readonly feelings = new Map<string, number>();
  readonly shares = new Map<number, number>();

  constructor() {
    for (const { asks, tells } of CONCEPT_WORDS) {
      const concept = this.words.terms++;
      for (const word of asks) push(this.askedBy, this.words.termOf(word, true), concept);
      this.learn(concept, [...asks, ...tells]);
    }
    for (const { names, words } of FEELING_WORDS) {
      const feeling = this.words.terms++;
      for (const name of names) this.feelings.set(name, feeling);
      this.learn(feeling, [...names, ...words]);
    }
    for (const [word, share] of EVERYDAY_SHARES) {
      const term = this.words.termOf(word, true);
      this.shares.set(term, Math.max(share, this.shares.get(term) ?? 0));
    }
  }

  private learn(concept: number, words: readonly string[]): void {
    for (const word of words) {
      const term = this.words.termOf(word, true);
      if (term === NOTHING) continue;
      const told = (this.told[term] ??= []);
      if (!told.includes(concept)) told.push(concept);
      push(this.tellers, concept, term);
    }
  }
}

/** Made once for all indexes of the process: it takes some milliseconds, and nothing changes it. */
let common: Ground | null = null;

/**
 * The words of an index by number. Below the words stand concepts and feelings, which are terms too: an entry that holds "puppy"
 * counts as holding the concept of pets.
 */
export class Vocabulary {
  private readonly ground = (common ??= new Ground());
  private readonly words = new Words(this.ground.words.terms, this.ground.words);

  get size(): number {
    return this.words.terms;
  }

  /** The number of a word as `scan` gives it, which it gets if it has none; NOTHING for words that only hold sentences together. */
  termOf(word: string, named: boolean): number {
    return this.words.termOf(word, named);
  }

  /** As `termOf`, but gives no numbers away: null for a word that no entry ever held, nor a form of it. */
  find(word: string, named: boolean): number | null {
    if (!(named && HOLDING_WORDS.has(word))) {
      const known = this.words.known(word);
      if (known !== undefined) return known;
      if (HOLDING_WORDS.has(word)) return NOTHING;
    }
    return this.words.ofStem(stemOf(word)) ?? null;
  }

  /** The numbers of words that could be this one, misspelt or in another form. */
  alike(word: string): number[] {
    const stem = stemOf(word);
    return [...this.ground.words.spellings.alike(stem), ...this.words.spellings.alike(stem)];
  }

  /** The concepts and feelings that a term tells of. */
  toldBy(term: number): readonly number[] {
    return this.ground.told[term] ?? NONE;
  }

  /** The terms that tell of a concept or feeling. */
  tellersOf(concept: number): readonly number[] {
    return this.ground.tellers.get(concept) ?? [];
  }

  /** The concepts that a term asks for. */
  asked(term: number): readonly number[] {
    return this.ground.askedBy.get(term) ?? [];
  }

  feeling(name: string): number | null {
    return this.ground.feelings.get(name) ?? null;
  }

  /** In which share of everyday messages a term stands (0–1), by rule of thumb. */
  everyday(term: number): number {
    return this.ground.shares.get(term) ?? 0;
  }
}

/** A part of a text keeps the whole text in memory as long as it lives; a copy of it does not. */
const copyOf = (part: string): string => part.split('').join('');

function push(lists: Map<number, number[]>, key: number, value: number): void {
  if (key === NOTHING) return;
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
