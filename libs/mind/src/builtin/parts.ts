import { mended, plain, sentencesOf, wordsOf } from '../perception/text';

export interface Parts {
  told: string;
  asked: string;
}

/** What a message tells and what it asks, where it does both in sentences of their own; null where it does one. */
export function partsOf(message: string): Parts | null {
  const sentences = sentencesOf(mended(plain(message))).slice(0, 40);
  const asking = sentences.filter((sentence) => /\?["')]*$/.test(sentence));
  const asked = asking.at(-1);
  if (asked === undefined || asking.length > 2) return null;
  const told = sentences.filter((sentence) => !asking.includes(sentence)).join(' ');
  return wordsOf(told).length >= 1 ? { told, asked } : null;
}
