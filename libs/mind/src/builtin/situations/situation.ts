/** The mood a situation is answered in: it decides which words of an archetype can stand beside it. */
export const MOODS = ['joy', 'grief', 'worry', 'strain', 'wrong', 'mixed', 'memory', 'plain'] as const;
export type Mood = (typeof MOODS)[number];

/** Something people tell, and what can truly be said to it. */
export interface Situation {
  key: string;
  mood: Mood;
  /**
   * Fits the message with its apostrophes mended, in any case. Named groups become slots: `person` (somebody), `pronoun`,
   * any other a few words of the message turned around.
   */
  when: RegExp;
  unless?: RegExp;
  /** Slots of which one at least must be filled, or it is something else that was told. */
  needs?: readonly string[];
  /** More slots, from wherever in the message they stand. */
  also?: readonly RegExp[];
  /** No archetype's words on the mood beside it: the mood is not certain. */
  bare?: true;
  /** The first sentence: names what was told. {who}, {when} and {day} can be had everywhere. */
  open: readonly string[];
  /** The same, for souls that are sparing with warmth. */
  note?: readonly string[];
  /** A second sentence that is true of every such situation. */
  more: readonly string[];
  ask: readonly string[];
  /** What can be done, where the person asks for that. */
  advice?: readonly string[];
}
