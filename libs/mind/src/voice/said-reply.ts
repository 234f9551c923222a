import { keyOf, openingOf, sentencesOf, wordsOf } from '../perception/text';
import { cachedByText } from '../text-cache';

/** A soul's earlier reply, as new ones are compared with it. */
export interface SaidReply {
  /** All of it without punctuation, and its sentences so. */
  key: string;
  keys: readonly string[];
  opening: string;
  /** The different words of each sentence. */
  words: readonly ReadonlySet<string>[];
}

/** Reads an earlier reply. Cached by text: all replies of a conversation are compared with the next one. */
export const saidReply = cachedByText((text): SaidReply => {
  const sentences = sentencesOf(text);
  return {
    key: keyOf(text),
    keys: sentences.map(keyOf),
    opening: openingOf(text),
    words: sentences.map((sentence) => new Set(wordsOf(sentence))),
  };
});
