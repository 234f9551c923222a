import type { ThinkingStyle, VoiceConstraints } from '@kinloom/contract';

/** What the instructions ask for in so many words. */
export interface Wishes {
  /** How the person wants to be called: "call me captain". */
  callPerson: string | null;
  noEmoji: boolean;
  noQuestions: boolean;
  noExclamations: boolean;
  lowercase: boolean;
  /** Short replies are asked for, with or without a number. */
  brief: boolean;
  /** The most sentences, or words, a reply may have; null where no number was named. */
  maxSentences: number | null;
  maxWords: number | null;
  /** The language to answer in, its English name in lower case: `spanish`. */
  language: string | null;
  /** Words and subjects never to be brought up, in lower case. */
  avoid: string[];
  /** Things to say or do always, as they were put, at most a few. */
  always: string[];
  /** A phrase every reply ends or begins with: "end every message with 'fair winds'". */
  endWith: string | null;
  beginWith: string | null;
}

/** How somebody writes, counted over their own words. Rates are per message unless they say otherwise. */
export interface Manner {
  messages: number;
  /** Words in a message, on average. */
  words: number;
  /** Emoji in a message, on average. */
  emoji: number;
  /** Each mark per message, on average. */
  exclamations: number;
  questions: number;
  ellipses: number;
  commas: number;
  /** 0–1: how many messages end without a mark, are all lower case. */
  unended: number;
  lowercase: number;
  /** Those used most, most first, at most ten. */
  favouriteEmoji: string[];
}

/** Who a soul is, as far as it shapes what it says. Made from its sketch alone. */
export interface Self {
  constraints: VoiceConstraints;
  style: ThinkingStyle;
  wishes: Wishes;
  /** How it writes, where there is an archive of its words; null otherwise. */
  manner: Manner | null;
}
