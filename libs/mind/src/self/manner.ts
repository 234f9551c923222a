import { wordsOf } from '../perception/text';
import type { Manner } from './self';

/** One emoji, with its skin tone, its joiners or its flag; signs such as © are none. */
export const EMOJI =
  /\p{Regional_Indicator}{2}|[#*0-9]\ufe0f?\u20e3|(?![©®™↔↕])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*/gu;
const FAVOURITES = 10;
/** Of more messages than these, so many are read, spread evenly over them. */
const MOST = 5_000;

const mean = (total: number, count: number): number => Math.round((total / count) * 1_000) / 1_000;

/** How somebody writes, counted over their own words; null where there are none. Rates are rounded to a thousandth. */
export function mannerOf(texts: readonly string[]): Manner | null {
  const all = texts.filter((text) => text.trim() !== '');
  const step = Math.max(1, all.length / MOST);
  const read = all.length <= MOST ? all : Array.from({ length: MOST }, (_, at) => all[Math.floor(at * step)] ?? '');
  if (read.length === 0) return null;
  const sum = { words: 0, emoji: 0, exclamations: 0, questions: 0, ellipses: 0, commas: 0, unended: 0, lowercase: 0 };
  const favourites = new Map<string, number>();
  const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
  for (const whole of read) {
    const text = whole.slice(0, 4_000).trim();
    sum.words += wordsOf(text).length;
    for (const [emoji] of text.matchAll(EMOJI)) {
      sum.emoji++;
      favourites.set(emoji, (favourites.get(emoji) ?? 0) + 1);
    }
    sum.exclamations += count(text, /!/g);
    sum.questions += count(text, /\?/g);
    sum.ellipses += count(text, /…|\.{3,}/g);
    sum.commas += count(text, /,/g);
    if (!/[.!?…]["')\]]*$/.test(text.replace(EMOJI, '').trim())) sum.unended++;
    if (/\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)) sum.lowercase++;
  }
  return {
    messages: all.length,
    words: mean(sum.words, read.length),
    emoji: mean(sum.emoji, read.length),
    exclamations: mean(sum.exclamations, read.length),
    questions: mean(sum.questions, read.length),
    ellipses: mean(sum.ellipses, read.length),
    commas: mean(sum.commas, read.length),
    unended: mean(sum.unended, read.length),
    lowercase: mean(sum.lowercase, read.length),
    favouriteEmoji: [...favourites.entries()]
      .sort((a, b) => b[1] - a[1])
      .slice(0, FAVOURITES)
      .map(([emoji]) => emoji),
  };
}
