import type { Slider } from '@kinloom/contract';
import type { Nature } from '../self/natures';
import type { Measure } from './measures';

/** Every figure of the analysis, each with its reason. */

/** Of the marks that the English lists find, the lists of other languages find about this share: they are a quarter as long. */
export const SMALL_LIST_SHARE = 0.55;

/**
 * What ordinary talk measures: the mean, and how far people commonly lie from it. Marks per 100 words, shapes per sentence, `lowercase`
 * per text. Ordinary is chat between people who know each other; the means are rounded from such talk, the spreads about as wide as the
 * mean where a mark is rare, for then a few of them decide.
 */
export const NORMS: Readonly<Record<Measure, readonly [mean: number, spread: number]>> = {
  first: [6, 2.5],
  second: [3.7, 2],
  we: [1.1, 1],
  reason: [0.6, 0.8],
  hedge: [0.45, 0.5],
  image: [0.55, 0.9],
  simile: [0.13, 0.25],
  make: [0.6, 0.8],
  care: [1.1, 1],
  curious: [0.8, 0.8],
  cold: [0.03, 0.2],
  bored: [0.05, 0.25],
  protect: [0.15, 0.4],
  adventure: [0.4, 0.6],
  reflect: [0.8, 0.8],
  advise: [0.55, 0.7],
  casual: [1.5, 1.3],
  formal: [0.05, 0.3],
  playful: [0.3, 0.7],
  irony: [0.22, 0.4],
  thanks: [0.75, 0.7],
  affection: [0.6, 0.8],
  question: [0.14, 0.12],
  asked: [0.07, 0.08],
  open: [0.035, 0.05],
  exclamation: [0.25, 0.22],
  trailing: [0.03, 0.06],
  emoji: [0.05, 0.2],
  number: [0.06, 0.12],
  shouted: [0.03, 0.08],
  lowercase: [0.1, 0.25],
  smiley: [0.02, 0.08],
};

/** So many words, or sentences, of ordinary talk are thought added to what was read: from little, nothing far from the mean follows. */
export const PRIOR = { words: 60, sentences: 6, texts: 5 } as const;

/** How far one measure may lie from its norm, in spreads: one tic is no character. */
export const FURTHEST = { below: -1.2, above: 3 } as const;

/** What moves each slider, in steps for each spread from the norm. Marks of its own first; what contradicts it less. */
export const SLIDER_WEIGHTS: Readonly<Record<Slider, Partial<Record<Measure, number>>>> = {
  // Pictures and likenesses say most; making things nearly as much; argument and courtesy speak a little against.
  creativity: { image: 0.5, simile: 0.3, make: 0.45, playful: 0.15, reason: -0.25, formal: -0.1, bored: -0.1 },
  // Asking after the other counts beside words of comfort; coldness as much as both.
  empathy: {
    care: 0.55,
    asked: 0.25,
    affection: 0.2,
    thanks: 0.12,
    second: 0.12,
    protect: 0.1,
    cold: -0.5,
    irony: -0.3,
    reason: -0.12,
  },
  // Connectives of reasoning; figures; against it the marks of excitement.
  logic: {
    reason: 0.65,
    number: 0.15,
    advise: 0.1,
    image: -0.2,
    simile: -0.1,
    playful: -0.2,
    exclamation: -0.15,
    emoji: -0.15,
    affection: -0.15,
  },
  // Wondering words and open questions; boredom against.
  curiosity: { curious: 0.65, open: 0.35, question: 0.1, adventure: 0.2, bored: -0.6, cold: -0.1 },
};

/** From one to nine tenths sure: sure to a half at so many words. */
export const HALF_SURE_WORDS = 250;
/** Less than this is little to go on, and nothing is surer than `LITTLE_SURE`. */
export const LITTLE = { texts: 5, words: 60, sure: 0.25 } as const;
/** How much of the certainty stays in a language whose lists are small, and in one that is not known. */
export const LANGUAGE_SURE = { small: 0.7, unknown: 0.3 } as const;

/** What a trait needs: the mean of its measures, weighed, in spreads. Below this it is not named. */
export const TRAIT_LEAST = 0.9;
export const TRAITS_MOST = 8;
export const TRAIT_WEIGHTS: Readonly<Record<string, Partial<Record<Measure | Slider | 'brevity', number>>>> = {
  analytical: { logic: 1 },
  imaginative: { creativity: 1 },
  empathetic: { empathy: 1 },
  curious: { curiosity: 1 },
  poetic: { image: 0.5, simile: 0.3, make: 0.3, question: -0.2 },
  playful: { playful: 0.8 },
  exuberant: { exclamation: 0.5, emoji: 0.4, shouted: 0.2 },
  affectionate: { affection: 0.7, emoji: 0.1 },
  protective: { protect: 0.6, care: 0.1 },
  adventurous: { adventure: 0.7 },
  reflective: { reflect: 0.7, exclamation: -0.2 },
  ironic: { irony: 0.6, cold: 0.2 },
  courteous: { formal: 0.5, thanks: 0.15, casual: -0.1 },
  grateful: { thanks: 0.8 },
  tentative: { hedge: 0.8 },
  laconic: { brevity: 0.8, exclamation: -0.3, emoji: -0.2 },
  distant: { cold: 0.5, care: -0.3, affection: -0.2 },
};

/** What each nature is suggested by: sliders in steps from the middle, measures in spreads. A companion is what little else speaks for. */
export const NATURE_WEIGHTS: Readonly<Record<Nature, { base: number } & Partial<Record<Measure | Slider, number>>>> = {
  companion: { base: 0.5, empathy: 0.45, we: 0.1, playful: 0.15, emoji: 0.1, second: 0.1 },
  partner: { base: -0.3, affection: 0.6, empathy: 0.3, we: 0.2 },
  friend: { base: 0.2, playful: 0.3, casual: 0.3, empathy: 0.25 },
  creator: { base: -0.2, creativity: 0.6, make: 0.4 },
  explorer: { base: 0, curiosity: 0.7, adventure: 0.45 },
  sage: { base: 0, irony: 0.1, logic: 0.5, reflect: 0.4, formal: 0.15, exclamation: -0.2, empathy: 0.05 },
  mentor: { base: -0.1, advise: 0.35, reflect: 0.3, logic: 0.25, empathy: 0.25, formal: 0.1 },
  guide: { base: -0.1, advise: 0.45, logic: 0.4, reflect: 0.15, empathy: 0.1 },
  support: { base: -0.1, empathy: 0.55, care: 0.35, protect: 0.1 },
  advisor: { base: -0.1, advise: 0.45, logic: 0.55 },
  protector: { base: -0.2, protect: 0.7, empathy: 0.15, care: 0.1 },
  dreamer: { base: -0.4, creativity: 0.45, image: 0.45, simile: 0.2, reflect: 0.1, logic: -0.15 },
  other: { base: -1 },
};

/** Bounds of the ways of speaking. Words to a text, and to a sentence: chat runs to about 15 and 8; shares and rates from the norms above. */
export const STYLE = {
  briefWords: 9,
  expansiveWords: 45,
  shortSentence: 6,
  longSentence: 16,
  emojiText: 0.3,
  questions: 0.28,
  exclamations: 0.35,
  trailing: 0.12,
  lowercase: 0.6,
  marks: 1,
  fewest: 3,
} as const;

export const INTERESTS = {
  most: 10,
  /** Spoken of in two texts at least, and in every five hundredth of many. */
  leastTexts: 2,
  leastShare: 0.002,
  /** Natural logarithm: about four times as often as in English at large. */
  leastLift: 1.4,
  /** Of word vectors: "violin" and "cello" lie well above, "soup" and "lawyer" well below. */
  likeness: 0.42,
  /** Said in so many words, a liking weighs like three or four texts that come back to a thing. */
  statedWeight: 5,
} as const;

export const SAYINGS = {
  most: 6,
  leastTexts: 3,
  /** In every two hundredth text at least. */
  leastShare: 0.005,
  /** Natural logarithm for each seam: words that meet seven times as often as by chance. */
  leastBound: 2,
} as const;

/** Feelings to be kept: at least so many times, or stated. */
export const EMOTIONS = { most: 6, fewest: 2 } as const;

/** How sure a thing is that was said in so many words of the soul. */
export const STATED_SURE = 0.8;
