import type { Evidence } from './analysis';
import type { Piece, Sentence } from './scan';
import { copyOf } from './vocabulary';

export const MOST_EVIDENCE = 5;
const LONGEST_LINE = 200;

/** The line a sentence stands in where it is short enough to show whole, else the sentence, cut at a word's end. */
export function lineOf(piece: Piece, { start, end }: Sentence): string {
  const whole = piece.text.trim();
  if (whole.length <= LONGEST_LINE) return copyOf(whole);
  const sentence = piece.text.slice(start, end).trim();
  if (sentence.length <= LONGEST_LINE) return copyOf(sentence);
  const cut = sentence.lastIndexOf(' ', LONGEST_LINE);
  // Never between the two halves of one sign.
  return copyOf(sentence.slice(0, cut > 0 ? cut : LONGEST_LINE).replace(/[\ud800-\udbff]$/, ''));
}

/** The best lines for one thing, as they come by. */
export class Keeper {
  private readonly kept: { score: number; evidence: Evidence }[] = [];

  constructor(private readonly most: number = MOST_EVIDENCE) {}

  /** Whether a line of this score would be kept: asked first, so that no line is cut out in vain. */
  wants(score: number): boolean {
    return this.kept.length < this.most || score > (this.kept.at(-1)?.score ?? 0);
  }

  put(score: number, evidence: Evidence): void {
    const same = this.kept.findIndex((one) => one.evidence.line === evidence.line);
    if (same >= 0) {
      if ((this.kept[same]?.score ?? 0) >= score) return;
      this.kept.splice(same, 1);
    }
    // Of equals the first to come stays first.
    const place = this.kept.findIndex((one) => one.score < score);
    this.kept.splice(place < 0 ? this.kept.length : place, 0, { score, evidence });
    if (this.kept.length > this.most) this.kept.pop();
  }

  get lines(): { score: number; evidence: Evidence }[] {
    return this.kept;
  }

  get evidence(): Evidence[] {
    return this.kept.map((one) => one.evidence);
  }
}

/** The best of several lists, every line once. */
export function bestOf(lists: readonly (readonly Evidence[])[], most = MOST_EVIDENCE): Evidence[] {
  const found = new Map<string, Evidence>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let place = 0; place < longest; place++) {
    for (const list of lists) {
      const one = list[place];
      if (one && !found.has(one.line) && found.size < most) found.set(one.line, one);
    }
  }
  return [...found.values()];
}
