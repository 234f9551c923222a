import type { Evidence } from './analysis';
import { lineOf } from './evidence';
import { mannersIn, slidersIn } from './description';
import type { Piece, Sentence } from './scan';
import { type Stated, type StatedManner, type StatedSlider, type StatedTrait, statementsIn } from './statements';

/** Likings held at once; statements of one quality. */
const MOST_LIKINGS = 2_000;
const MOST_OF_A_TRAIT = 4;
const STRONGEST = 8;

/** What was said in so many words, of itself or by others; bounded, whatever comes. */
export class Told {
  private readonly liked = new Map<string, Stated>();
  readonly traits: StatedTrait[] = [];
  readonly manners: StatedManner[] = [];
  readonly sliders: StatedSlider[] = [];

  read(piece: Piece, sentence: Sentence, own: boolean, source: string): void {
    const lower = piece.lower.slice(sentence.start, sentence.end).replace(/[’ʼ]/g, "'").trim();
    const evidence: Evidence = { source, line: lineOf(piece, sentence) };
    const { likings, traits } = statementsIn(lower, own, evidence);
    for (const liking of likings) this.keep(liking);
    for (const trait of traits) {
      const same = this.traits.filter(
        (one) => one.trait === trait.trait && one.holds === trait.holds && one.own === own,
      );
      if (same.length < MOST_OF_A_TRAIT) this.traits.push(trait);
    }
    if (own) return;
    if (this.manners.length < 100) this.manners.push(...mannersIn(lower, evidence));
    if (this.sliders.length < 100) this.sliders.push(...slidersIn(lower, evidence));
  }

  get likings(): Stated[] {
    return [...this.liked.values()];
  }

  private keep(stated: Stated): void {
    const key = `${stated.liked ? '+' : '-'}${stated.subject}`;
    const there = this.liked.get(key);
    if (there) {
      there.strength = Math.min(STRONGEST, there.strength + stated.strength);
      return;
    }
    if (this.liked.size >= MOST_LIKINGS) {
      for (const [old, { strength }] of this.liked) if (strength < 2) this.liked.delete(old);
      if (this.liked.size >= MOST_LIKINGS) return;
    }
    this.liked.set(key, { ...stated });
  }
}
