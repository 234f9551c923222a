import type { EmotionName } from '@kinloom/contract';

/** How a language says and shows what somebody feels. Forms are read on text in lower case with straight quotes (see `bare` in ./reading). */
export interface Tongue {
  /** Tables of forms: a line holds what is felt, how strongly (1–10), and the form. `I~` and `S~` stand for `writer` and for that or `clause`. */
  said: string;
  /** The same, of what befell the writer: no word of a feeling, and yet one. */
  shown: string;
  writer: string;
  clause: string;
  /** What stands right before a form and takes it back. */
  denial: RegExp;
  /** What stands right before a form that is only thought of. */
  supposed: RegExp;
  /** In English, whose ending before a form makes it somebody else's; the other languages tell it by `naming`. */
  another?: RegExp;
  /** A sentence of long ago, unless it is also one of now. */
  past: RegExp;
  now: RegExp;
  /** Denials that deny nothing: "not only", "like never before". */
  idle: RegExp;
  irony: Irony;
  /** Single words that name a feeling; English has them in `../feelings.ts`. */
  naming?: Naming;
}

export interface Irony {
  /** Hardly ever meant as it is said. */
  sure: RegExp;
  /** Praise that is meant otherwise where a mishap stands beside it. */
  praise: RegExp;
  mishap: RegExp;
  /** What is felt about a mishap of some kind; about any other, anger. */
  kinds: [EmotionName, RegExp][];
}

export interface Naming {
  /** Words by what they name; a * stands for any ending. */
  words: Partial<Record<EmotionName, string>>;
  /** Words that say that the writer, or somebody else, is spoken of. */
  own: string;
  other: string;
  /** At the beginning of a clause: somebody or something else is. */
  lead: string;
  not: string;
  /** No more, no longer. */
  noMore: RegExp;
  strong: string;
  slight: string;
  /** Where a clause ends, beside at punctuation. */
  joins: string;
}
