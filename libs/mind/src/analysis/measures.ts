import { CATEGORIES, MARKS, type Category, bitOf } from './categories';
import { Keeper, lineOf } from './evidence';
import { SMALL_LIST_SHARE } from './rules';
import { EXCLAMATION, type Piece, QUESTION, type Sentence, TRAILING } from './scan';
import { READ_TONGUES } from './tongues';
import type { Word } from './vocabulary';

/** What is measured besides the marks. Per sentence unless it says otherwise. */
export const SHAPES = [
  'question',
  'asked',
  'open',
  'exclamation',
  'trailing',
  'emoji',
  'number',
  'shouted',
  /** Per text. */
  'lowercase',
  'smiley',
] as const;
export type Shape = (typeof SHAPES)[number];
export type Measure = (typeof MARKS)[number] | Shape;
export const MEASURES: readonly Measure[] = [...MARKS, ...SHAPES];

const PLACE = new Map<string, number>(MEASURES.map((measure, place) => [measure, place]));
const placeOf = (measure: Measure): number => PLACE.get(measure) ?? 0;
const NEGATION = bitOf('negation');
const MARK_BITS = MARKS.reduce((bits, mark) => bits | bitOf(mark), 0);
/** What a "not" before it takes away: "I'm not curious", "no evidence" is one of the phrases. */
const DENIABLE = (
  ['care', 'curious', 'make', 'affection', 'thanks', 'adventure', 'playful', 'bored'] as Category[]
).reduce((bits, mark) => bits | bitOf(mark), 0);
const SECOND = 1 << CATEGORIES.indexOf('second');
const CURIOUS = 1 << CATEGORIES.indexOf('curious');
/** Words back to which a "not" reaches. */
const REACH = 3;

/** Counted over the soul's own texts. */
export class Measures {
  texts = 0;
  words = 0;
  sentences = 0;
  /** Words in English, and in languages whose lists are small. */
  english = 0;
  small = 0;
  private readonly counts = new Float64Array(MEASURES.length);
  private readonly keepers = MEASURES.map(() => new Keeper());
  /** Sentences that show no mark at all: what speaks for little of everything. */
  readonly plain = new Keeper(8);
  readonly short = new Keeper();
  readonly long = new Keeper();
  private readonly hits = new Int32Array(MARKS.length);

  /** Words that could show marks: all of English, of the others the share that their lists cover. */
  get marked(): number {
    return this.english + this.small * SMALL_LIST_SHARE;
  }

  count(measure: Measure): number {
    return this.counts[placeOf(measure)] ?? 0;
  }

  keeper(measure: Measure): Keeper {
    return this.keepers[placeOf(measure)] ?? this.plain;
  }

  add(measure: Measure, by = 1): void {
    const place = placeOf(measure);
    this.counts[place] = (this.counts[place] ?? 0) + by;
  }

  /** @param tongue place in TONGUES, -1 where it is none @returns the bits of what was found, and of what the sentence is worth a closer look for */
  read(piece: Piece, sentence: Sentence, tongue: number, source: string): number {
    const many = sentence.to - sentence.from;
    this.sentences++;
    this.words += many;
    let found = 0;
    let seen = 0;
    this.hits.fill(0);
    if (tongue >= 0 && tongue < READ_TONGUES) {
      if (tongue === 0) this.english += many;
      else this.small += many;
      let denied = -REACH - 1;
      for (let at = sentence.from; at < sentence.to; at++) {
        const word = piece.words[at];
        if (!word) continue;
        if (piece.paused[at]) denied = -REACH - 1;
        if (!word.known) continue;
        const phrase = phraseAt(piece, sentence, at, tongue, word);
        const bits = phrase ? phrase.marks : (word.known.marks[tongue] ?? 0);
        if (phrase) at += phrase.rest.length;
        let left = bits & MARK_BITS;
        if (at - denied <= REACH) left &= ~DENIABLE;
        found |= left;
        seen |= bits;
        while (left !== 0) {
          const mark = 31 - Math.clz32(left & -left);
          this.hits[mark] = (this.hits[mark] ?? 0) + 1;
          left &= left - 1;
        }
        if (!phrase && (bits & NEGATION) !== 0) denied = at;
      }
    }
    this.settle(piece, sentence, found, many, source);
    return seen;
  }

  private settle(piece: Piece, sentence: Sentence, found: number, many: number, source: string): void {
    for (let mark = 0; mark < MARKS.length; mark++) {
      const hits = this.hits[mark] ?? 0;
      if (hits === 0) continue;
      this.counts[mark] = (this.counts[mark] ?? 0) + hits;
      this.offer(this.keepers[mark], (hits * 10) / (many + 8) - (many < 3 ? 0.6 : 0), piece, sentence, source);
    }
    const worth = 1 - Math.abs(many - 12) / 60;
    const shape = (measure: Shape, by: number) => {
      if (by <= 0) return;
      this.add(measure, by);
      this.offer(this.keeper(measure), worth + by / 4, piece, sentence, source);
    };
    if (sentence.marks & QUESTION) {
      shape('question', 1);
      if (found & SECOND) shape('asked', 1);
      if (found & CURIOUS) shape('open', 1);
    }
    if (sentence.marks & EXCLAMATION) shape('exclamation', 1);
    if (sentence.marks & TRAILING) shape('trailing', 1);
    shape('emoji', sentence.emoji);
    let numbers = 0;
    for (let at = sentence.from; at < sentence.to; at++) if (piece.words[at] === null) numbers++;
    shape('number', numbers);
    if (many >= 3 && (found & ~bitOf('first') & ~SECOND) === 0)
      this.offer(this.plain, Math.min(many, 14), piece, sentence, source);
    if (many > 0) {
      this.offer(this.short, -Math.abs(many - 3), piece, sentence, source);
      this.offer(this.long, Math.min(many, 30), piece, sentence, source);
    }
  }

  /** What is counted over a piece. */
  shape(measure: 'shouted' | 'smiley' | 'lowercase', by: number, piece: Piece, source: string): void {
    const first = piece.sentences[0];
    if (by <= 0 || !first) return;
    this.add(measure, by);
    this.offer(this.keeper(measure), by, piece, first, source);
  }

  private offer(keeper: Keeper | undefined, score: number, piece: Piece, sentence: Sentence, source: string): void {
    if (keeper?.wants(score)) keeper.put(score, { source, line: lineOf(piece, sentence) });
  }
}

function phraseAt(piece: Piece, sentence: Sentence, at: number, tongue: number, word: Word) {
  const phrases = word.known?.phrases[tongue];
  if (!phrases) return null;
  for (const phrase of phrases) {
    if (at + phrase.rest.length >= sentence.to) continue;
    let same = true;
    for (let next = 0; same && next < phrase.rest.length; next++) {
      same = piece.words[at + 1 + next]?.text === phrase.rest[next];
    }
    if (same) return phrase;
  }
  return null;
}
