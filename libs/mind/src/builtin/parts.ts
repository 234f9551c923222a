import { mended, plain, sentencesOf, wordsOf } from '../perception/text';

export interface Parts {
  told: string;
  asked: string;
}

const BREATH =
  /^([^?.!]{8,160}), ((?:and |but |so )?(?:do|did|are|can|could|would|will|have|what|who|where|when|how|why|which)(?:'s)? (?:you|i|is|are|do|does|did|it|that|my|your)\b[^?.!,]{2,100}\?)\s*$/i;

/** What a message tells and what it asks, where it does both in sentences of their own; null where it does one. */
export function partsOf(message: string): Parts | null {
  // "I need a flat there, do you speak Italian?" is told and asked in one breath.
  const sentences = sentencesOf(mended(plain(message)).replace(BREATH, '$1. $2')).slice(0, 40);
  const asking = sentences.filter((sentence) => /\?["')]*$/.test(sentence));
  const asked = asking.at(-1);
  if (asked === undefined || asking.length > 2) return null;
  const told = sentences.filter((sentence) => !asking.includes(sentence)).join(' ');
  return wordsOf(told).length >= 1 ? { told, asked } : null;
}
