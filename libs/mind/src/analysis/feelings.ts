import { type Feeling, FEELINGS, feelingsIn, type FoundFeeling } from '../perception/feelings';
import { tokensOf } from '../perception/text';
import type { Emotion, Finding } from './analysis';
import { bitOf } from './categories';
import { Keeper, lineOf } from './evidence';
import { EMOTIONS } from './rules';
import type { Piece, Sentence } from './scan';

const NEGATION = bitOf('negation');
/** Words that a "nicht" or "pas" may stand away from the feeling. */
const REACH = 3;

const WRITER = /^(?:i|i'm|i've|i'd|me|my|we|we're|we've)$/;
const ANOTHER = /^(?:he|he's|she|she's|they|they're|you|you're|who|it|it's)$/;

/** Whose a feeling is: of who was named last before it, and else as perception has it. */
function whoseIs(tokens: readonly string[], { word, whose }: FoundFeeling): 'person' | 'other' {
  for (let at = tokens.indexOf(word) - 1; at >= 0; at--) {
    if (WRITER.test(tokens[at] ?? '')) return 'person';
    if (ANOTHER.test(tokens[at] ?? '')) return 'other';
  }
  return whose;
}

/** Which feelings come up, and how often. */
export class Emotions {
  private readonly counts = new Map<Feeling, number>();
  private readonly keepers = new Map<Feeling, Keeper>();

  /** @param tongue place in TONGUES @param whose the feelings of the one who writes, or of the one written about */
  read(piece: Piece, sentence: Sentence, tongue: number, whose: 'person' | 'other', source: string): void {
    if (tongue === 0) {
      if (!this.namesFeeling(piece, sentence)) return;
      const tokens = tokensOf(piece.lower.slice(sentence.start, sentence.end).replace(/[’ʼ]/g, "'"));
      const seen = new Set<Feeling>();
      for (const found of feelingsIn(tokens)) {
        if (seen.has(found.feeling) || whoseIs(tokens, found) !== whose) continue;
        seen.add(found.feeling);
        this.note(found.feeling, found.strength / (tokens.length + 10), piece, sentence, source);
      }
      return;
    }
    for (let at = sentence.from; at < sentence.to; at++) {
      const feeling = piece.words[at]?.known?.feelings[tongue];
      if (!feeling) continue;
      let denied = false;
      for (let before = Math.max(sentence.from, at - REACH); before < Math.min(sentence.to, at + 2); before++) {
        denied ||= ((piece.words[before]?.known?.marks[tongue] ?? 0) & NEGATION) !== 0;
      }
      if (!denied) this.note(feeling, 1 / (sentence.to - sentence.from + 10), piece, sentence, source);
    }
  }

  private namesFeeling(piece: Piece, sentence: Sentence): boolean {
    for (let at = sentence.from; at < sentence.to; at++) if (piece.words[at]?.feels) return true;
    return false;
  }

  private note(feeling: Feeling, score: number, piece: Piece, sentence: Sentence, source: string): void {
    this.counts.set(feeling, (this.counts.get(feeling) ?? 0) + 1);
    const keeper = this.keepers.get(feeling) ?? new Keeper();
    this.keepers.set(feeling, keeper);
    if (keeper.wants(score)) keeper.put(score, { source, line: lineOf(piece, sentence) });
  }

  /** At most six, of all that were found; one alone is chance, unless there is little to go on at all. */
  found(certainty: number): Finding<Emotion>[] {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    const least = all >= 8 ? EMOTIONS.fewest : 1;
    return FEELINGS.map((emotion) => ({ emotion, count: this.counts.get(emotion) ?? 0 }))
      .filter(({ count }) => count >= least)
      .sort((a, b) => b.count - a.count)
      .slice(0, EMOTIONS.most)
      .map(({ emotion, count }) => ({
        value: { emotion, share: Math.round((count / all) * 100) / 100 },
        confidence: certainty * Math.min(0.9, 0.2 + count / 10),
        evidence: this.keepers.get(emotion)?.evidence ?? [],
      }));
  }
}
