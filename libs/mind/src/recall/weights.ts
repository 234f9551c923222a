import type { RecalledKind } from '@kinloom/contract';

/**
 * All that recall weighs with, in one place. None of it is fitted to a set of questions: each figure is a round one that follows
 * from the reason beside it, so that it holds for dialogues nobody has measured. Where no unit is named, a figure is a factor.
 */

/** BM25. Textbook values: a second mention adds half as much as the first, and long entries are held back a little. */
export const SATURATION = 1.2;
/** Windows are of nearly one length whatever stands in them, so length says less than it does of whole documents (there 0.75). */
export const LENGTH = 0.4;

/**
 * What was said around an entry belongs to what it means: a question, its answer, and what is asked about the answer. Each step
 * away counts a little over half of the step before. What follows lends less: replies drift away from what they reply to.
 */
export const STEP = 0.6;
export const FOLLOWING = 0.7;
/** Beyond six steps less than a twentieth is left. Pieces of a file are long: only the next ones carry a thought on. */
export const REACH = { message: 6, archive: 6, file: 1, memory: 0, note: 0 } as const satisfies Record<
  RecalledKind,
  number
>;
/** A word in more entries than this lends only to the nearest: it says little, and would cost the most. */
export const COMMON = 1_000;
export const COMMON_REACH = 2;
/** When the rarer words of a cue have led to so many entries, its commoner ones lead to no others. A hit is one of the first hundred. */
export const ENOUGH = 4_000;

/** Notes are by somebody else than who spoke: half a word. In halves, as counts are kept in halves. */
export const TEXT_HALVES = 2;
export const NOTE_HALVES = 1;

/** "Pet" asks for dogs too, and a dog is a worse answer to it than a pet: half a word. */
export const KIN = 0.5;
/** A word that was never said, though what it means may have been: its kin stand for it alone. */
export const ONLY_KIN = 0.8;
/** What was never said may be misspelt: of so many alike words, the commonest. */
export const ALIKE = 0.7;
export const MOST_ALIKE = 3;
/** A date made out of "yesterday" or "last May", as words; the person did not say them. */
export const DATE_WORDS = 0.5;
/** A name of somebody who takes part is in every greeting; that it is about them shows by who speaks. */
export const NAME = 0.3;

/** Everyday words are everyday before a soul has heard enough to count them: so many entries are imagined. */
export const IMAGINED = 200;

/** Of a long message, only so many of its rarest words are looked for. */
export const CUE_WORDS = 24;
/** How many go into the second, closer look. */
export const CLOSER_LOOK = 100;
/** A matter is about a handful of words; that a long message has more does not make what fits it fit less. */
export const FULL_FIT = 5;
/** A word that stands next to an entry is half held; a kindred one mostly answers. */
export const HELD_NEAR = 0.5;
export const HELD_BY_KIN = 0.7;

/**
 * What keeps company with the words of the cue, in the best few entries, is looked for too: what was said of the same matter in other
 * words on other days. All of it together weighs a third of the cue, and only in the entry itself: it is a guess.
 */
export const COMPANY = 0.3;
export const COMPANY_ENTRIES = 10;
export const COMPANY_WORDS = 10;

/**
 * Added in the closer look, to a window's share of the best it could weigh (0–1): what the entry holds alone, so that of two in one
 * window the one that says it stands first …
 */
export const OWN = 0.5;
/** … and which share of the cue it and its neighbours hold together: many different words beat one word many times. */
export const HELD_AROUND = 0.4;
/** Two words that follow one another in the cue and here. */
export const PHRASE = 0.1;
export const AROUND = 2;

/** "My" asks for what the person said, "your" for what the soul said. The other one may have answered for them: not excluded. */
export const SPEAKER = 1.5;
/** A question tells little; its answer stands next to it. */
export const QUESTION = 0.75;
/** Who tells of themselves says "I". */
export const FIRST_PERSON = 1.1;
/** "When", "where", "how long", "how many", "who": an entry that could hold such an answer. */
export const ANSWERS_KIND = 1.2;
/** Said in the time the cue names: who names one means it. And up to two weeks later, as things are told of when they are over. */
export const IN_TIME = 2;
export const AFTER_TIME = 1.4;
export const AFTER_DAYS = 14;
/** A memory was kept because it matters. */
export const KEPT = 1.15;
/**
 * A step of the person's own emphasis: as much as being said by who is asked for (1.5). Of two that fit alike it decides, and two steps
 * do not outweigh what fits more than twice as well.
 */
export const EMPHASIS = 1.5;

/** What a feeling brings back with no word in common, as a share of the best that words could weigh. */
export const FEELING = 0.15;
/** What it fits then: worth telling, but barely. */
export const FEELING_FIT = 0.35;
/** An embedding's best find counts like half of a perfect find by words; the tenth half of that. */
export const EMBEDDING = 0.5;
export const EMBEDDING_HALF = 10;
export const EMBEDDING_FINDS = 100;
