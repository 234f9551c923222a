import type { Question } from './cue';
import type { Entries } from './entries';
import { NOTHING, type Vocabulary } from './vocabulary';
import * as W from './weights';

/** What an entry holds of a cue. */
export interface Holding {
  /** BM25 of the entry alone, by the best there could be (0–1). */
  own: number;
  /** Which share of the cue's words it and its neighbours hold, each word by how much it says (0–1). */
  heldAround: number;
  /** How many pairs of words that follow one another in the cue follow one another here. */
  phrases: number;
  /** How much of what was looked for it holds, as a recollection's fit (0–1). */
  fit: number;
  /** The cue's words it holds itself, in the order of the cue. */
  matched: string[];
}

/** The second look: at the words of the few that are likely. One is made for each question. */
export class CloserLook {
  /** By term: the cue's word it stands for, and the one it is kin to, counted from 1; 0 for none. */
  private readonly wordOf: Uint8Array;
  private readonly kinOf: Uint8Array;
  private readonly pairs = new Set<string>();
  private readonly total: number;
  private readonly fullFit: number;

  constructor(
    private readonly question: Question,
    private readonly entries: Entries,
    vocabulary: Vocabulary,
  ) {
    this.wordOf = new Uint8Array(vocabulary.size);
    this.kinOf = new Uint8Array(vocabulary.size);
    question.words.forEach(({ term }, word) => {
      if (term !== null) this.wordOf[term] = word + 1;
    });
    for (const { term, word, kin } of question.sought)
      if (kin) for (const teller of [term, ...vocabulary.tellersOf(term)]) this.kinOf[teller] = word + 1;
    const { order } = question;
    for (let at = 1; at < order.length; at++)
      if (order[at - 1] !== NOTHING && order[at] !== NOTHING) this.pairs.add(`${order[at - 1]} ${order[at]}`);
    const rarities = question.words.map(({ rarity }) => rarity);
    this.total = sumOf(rarities);
    // The words stand by rarity: the first are the rarest.
    this.fullFit = sumOf(rarities.slice(0, W.FULL_FIT));
  }

  at(entry: number): Holding {
    const { words } = this.question;
    const counts = new Float32Array(words.length);
    const kin = new Uint8Array(words.length);
    const phrases = this.count(entry, counts, kin);
    const near = counts.slice();
    const nearKin = kin.slice();
    if (this.entries.reach(entry) > 0) {
      let before = this.entries.before[entry] ?? -1;
      let after = this.entries.after[entry] ?? -1;
      for (let steps = 1; steps <= W.AROUND; steps++) {
        if (before !== -1) {
          this.count(before, near, nearKin);
          before = this.entries.before[before] ?? -1;
        }
        if (after !== -1) {
          this.count(after, near, nearKin);
          after = this.entries.after[after] ?? -1;
        }
      }
    }
    let own = 0;
    let heldAround = 0;
    let fit = 0;
    const matched: string[] = [];
    words.forEach(({ word, rarity }, index) => {
      const times = counts[index] ?? 0;
      own += (rarity * times) / (times + W.SATURATION);
      const share = times > 0 ? 1 : kin[index] ? W.HELD_BY_KIN : 0;
      const around = near[index] ? 1 : nearKin[index] ? W.HELD_BY_KIN : 0;
      heldAround += rarity * around;
      fit += rarity * Math.max(share, around * W.HELD_NEAR);
      if (times > 0) matched.push(word);
    });
    const of = (sum: number): number => (this.total === 0 ? 0 : sum / this.total);
    return {
      own: of(own),
      heldAround: of(heldAround),
      phrases,
      fit: this.fullFit === 0 ? 0 : Math.min(1, fit / this.fullFit),
      matched,
    };
  }

  /** Adds what an entry holds to the counts; returns how many of the cue's pairs of words it holds. */
  private count(entry: number, counts: Float32Array, kin: Uint8Array): number {
    const { entries } = this;
    const end = entries.wordsStart(entry + 1);
    let last = NOTHING;
    let phrases = 0;
    for (let at = entries.wordsStart(entry); at < end; at++) {
      const code = entries.words[at] ?? 0;
      const term = code >> 1;
      const kindred = this.kinOf[term] ?? 0;
      if (kindred > 0) kin[kindred - 1] = 1;
      const word = this.wordOf[term] ?? 0;
      if (word > 0) {
        counts[word - 1] = (counts[word - 1] ?? 0) + (code & 1 ? W.NOTE_HALVES : W.TEXT_HALVES) / 2;
        if (last !== NOTHING && this.pairs.has(`${last} ${term}`)) phrases++;
      }
      last = word > 0 ? term : NOTHING;
    }
    return phrases;
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
