/**
 * Every figure of who speaks in a group. None was measured: each says what it is meant to weigh against what, and the situations hold them to it.
 */

/** How many messages before the person's are read: two or three screens, beyond which nobody takes a word up again. */
export const HISTORY_READ = 60;

/**
 * What each cue may add to a score of 0–1. What was said to a soul outweighs what it is about, and that outweighs who has been quiet.
 */
export const WEIGHTS = {
  /** Called with @ or by name as one calls somebody: settles it alone. */
  named: 1,
  /** Spoken of, to the others: a reason to say something, and less than half of one to be the only one. */
  mentioned: 0.25,
  /** The message takes up what it said. Above any topic: who is answered answers. */
  repliedTo: 0.7,
  /** Everyone was asked: enough to speak with no other reason (see NEXT.least). */
  addressedAll: 0.5,
  /** The message is about what it is drawn to. Whole only where its very word is said, and then enough for a second voice. */
  topic: 0.45,
  /** The group's focus is what it is drawn to. */
  focus: 0.4,
  /** A feeling to the empathic, a sum to the logical, a story to the creative, a journey to the curious. Not enough for a second voice. */
  nature: 0.35,
  /** The same where somebody is in need: then this decides before all else but a name. */
  comfort: 0.9,
  /** Another soul asked it something. */
  askedBySoul: 0.8,
  /** Another soul spoke to it. */
  namedBySoul: 0.45,
  /** Another soul says the opposite of what it said. */
  disagrees: 0.6,
  /** It has been quiet for long. Decides between equals; never counted towards a second reply. */
  silence: 0.1,
  /** It spoke a moment ago, where that matters: goodbyes, thanks, nods. */
  lately: 0.4,
} as const;

/** Messages after which a soul's silence is as long as it gets: about four exchanges among three. */
export const LONG_SILENCE = 12;

/** Who may speak after the first, where not everyone was asked. Silence is not counted in. */
export const NEXT = {
  /** A topic of its own, or a close one that suits its nature. */
  least: 0.4,
  /** After a message that takes up what one soul said, it takes more to join in. */
  leastBeside: 0.6,
  /** A reply-to from which a message counts as said to that soul. */
  directed: 0.5,
  /** Replies to a message that was not put to everyone: a third voice on what nobody asked is a crowd. */
  most: 2,
} as const;

/** What a person may set as the most replies of a turn; what is no number counts as the least. */
export const CAP = { least: 1, most: 5 } as const;

/** Replies by what was said, whatever the person's cap allows above that. */
export const MOST = {
  farewell: 2,
  /** "thanks": one says "you're welcome", unless it was said to all. */
  thanks: 1,
  /** Need: one who listens, and one more at the most. */
  comfort: 2,
  /** "hey": one looks up, not the whole room. */
  greeting: 1,
} as const;

/** Messages back in which a soul has been in the conversation lately: its goodbye is missed. */
export const LATELY = 20;

/** How much a soul must lean to empathy (0–1, see leaning) to be the second to comfort: a slider of 4, or 3 and a nature for it. */
export const COMFORT_LEAST = 0.55;

/** Among souls. */
export const AMONG = {
  /** Replies of souls to souls in one turn: a question and its answer, and one more; then it is the person's turn again. */
  most: 2,
  least: 0.4,
  /** Messages back to which a stated view is held against another. */
  viewsHeld: 30,
} as const;

/** How strongly (0–1) a message takes up what a soul said, by the sign of it. */
export const FOLLOWS = {
  /** "Why do you say that?", "tell me more": means nothing without the one who spoke. */
  asksBack: 1,
  /** Answers what it asked. */
  answersQuestion: 1,
  /** The same, where another soul asked after it, or the message asks something itself. */
  answersEarlier: 0.55,
  /** "I agree", "good point". */
  agrees: 0.9,
  /** "Do you …?", with no name, after it spoke. */
  you: 0.45,
} as const;

/** Words of a soul taken up, by how rare the word is in English (rank in the lexicon, see rankOf): the rarer, the surer. They add up, to 1. */
export const ECHO: readonly (readonly [rank: number, strength: number])[] = [
  [10_000, 0.8],
  [3_000, 0.5],
  [800, 0.25],
  [0, 0.08],
];
/** A word the person had said before the soul did is hardly the soul's. */
export const ECHO_OF_PERSON = 0.4;
/** What was said before the last exchange is taken up less surely. */
export const ECHO_EARLIER = 0.6;
/** Messages back in which words are looked for. */
export const ECHO_READ = 12;

/** How near (0–1) two words are. Below the last, words are used alike by chance: "week" and "economics" are at 0.16. */
export const KINSHIP = {
  same: 1,
  /** The same word, common in English and of no field: "warm", "quiet". Commoner than the rank below, see rankOf. */
  samePlain: 0.5,
  plainRank: 6_000,
  /** One of the concepts by which memories are recalled holds both, or one of the domains of perception. */
  concept: 0.65,
  likenessLeast: 0.45,
  /** Of the likeness itself, so that a likeness of 0.6 counts a little less than a shared concept. */
  likenessShare: 0.9,
} as const;

/**
 * Words compared: looking a likeness up takes about 2 µs, so that 3 words of the message and 4 of each of 20 souls take half a millisecond once,
 * and nothing when they are met again. Stems and concepts are looked up in tables and may be many.
 */
export const COMPARED = { message: 3, soul: 4, soulWords: 60, messageWords: 40, remembered: 20_000 } as const;

/** From which kinship to the focus a message is on it. */
export const ON_FOCUS = 0.45;

/** What the field of a message (its domain) alone calls for, where no word says it: less than such a word does. */
export const CALLED_BY_DOMAIN = 0.6;

/** A soul's leaning to a slider: so much by the slider itself, the rest by its archetype. */
export const LEANING_BY_SLIDER = 0.75;
