import { capitalised, keyOf, openingOf, sentencesOf, wordsOf } from '../perception/text';
import type { Dice } from '../seed';
import { saidReply } from './said-reply';

export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{(\w+)\}/g;
/** Sentences that share more than this part of their words are alike. */
const ALIKE = 0.8;
/** Of how many of the latest replies sentences are compared. */
const LOOK_BACK = 20;

const distinctWords = (sentence: string): string[] => [...new Set(wordsOf(sentence))];

/** Fills phrases with slots, and prefers what was not said before. */
export class Phrasing {
  private readonly keys: Set<string>;
  private readonly openings: Set<string>;
  private readonly recent: readonly ReadonlySet<string>[];

  constructor(
    replies: readonly string[],
    private readonly dice: Dice,
  ) {
    const said = replies.map(saidReply);
    const recent = said.slice(-LOOK_BACK);
    this.keys = new Set(said.flatMap(({ keys }) => keys));
    this.openings = new Set(recent.map(({ opening }) => opening));
    this.recent = recent.flatMap(({ words }) => words);
  }

  /**
   * A phrase of the pool whose slots can all be filled: a fresh one, or else one that is at least not said word for word, or else any.
   * @returns null if no phrase can be filled
   */
  say(pool: readonly string[], slots: Slots = {}): string | null {
    const texts = this.dice.shuffled(pool).flatMap((template) => fill(template, slots) ?? []);
    return (
      texts.find((text) => this.isFresh(text)) ??
      texts.find((text) => !sentencesOf(text).some((sentence) => this.keys.has(keyOf(sentence)))) ??
      texts[0] ??
      null
    );
  }

  /** Whether a sentence much like one of this text was said lately. */
  saidLately(text: string): boolean {
    return sentencesOf(text).some((sentence) => {
      const words = distinctWords(sentence);
      return words.length >= 4 && this.recent.some((other) => isAlike(words, other));
    });
  }

  /** Whether a sentence of this text was said word for word, or one much like it lately. */
  wasSaid(text: string): boolean {
    return sentencesOf(text).some((sentence) => this.keys.has(keyOf(sentence))) || this.saidLately(text);
  }

  private isFresh(text: string): boolean {
    return !this.openings.has(openingOf(text)) && !this.wasSaid(text);
  }
}

function isAlike(words: readonly string[], other: ReadonlySet<string>): boolean {
  const shared = words.filter((word) => other.has(word)).length;
  return shared > ALIKE * Math.max(words.length, other.size);
}

/** @returns null if a slot has no value */
function fill(template: string, slots: Slots): string | null {
  let isComplete = true;
  const text = template.replace(SLOT, (_, name: string) => {
    const value = slots[name];
    if (!value) isComplete = false;
    return value ?? '';
  });
  return isComplete ? capitalised(text).replace(/[.!?] \p{Ll}/gu, (start) => start.toUpperCase()) : null;
}
