/** A fact that a prompt of the continuity check states. */
export interface ContinuityFact {
  /** For display, as the object of a sentence. */
  name: string;
  /** Words of which a reply that repeats the fact contains one, whatever their case. */
  words: readonly string[];
}

/** A message of the continuity check. `states` and `asks` hold ids of facts. */
export interface ContinuityPrompt {
  text: string;
  states?: readonly string[];
  asks?: readonly string[];
}

/** Answer of `POST /api/admin/models/continuity`: a reply as a person would read it, and how it came about. */
export interface ContinuityReply {
  text: string;
  words: number;
  /** Milliseconds until the reply was complete; a reply that was composed twice includes both. */
  durationMs: number;
  /** Milliseconds until the first piece of text; null for the built-in voice. */
  firstTokenMs: number | null;
  /** Rules that the model broke, in their own words. `text` is already corrected. */
  brokenRules: string[];
  /** Facts that the prompt asks for, and which of them the reply repeats; null if it asks for none. */
  facts: { asked: number; repeated: number } | null;
}
