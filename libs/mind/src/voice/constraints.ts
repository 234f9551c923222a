import { keyOf, sentencesOf, wordsOf } from '../perception/text';
import type { Wishes } from '../self/self';

const EMOJI = / ?\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*/gu;

/** The first sentences that stay within so many words; the first in any case. */
export function within(sentences: readonly string[], most: number): string[] {
  let words = 0;
  return sentences.filter((sentence, at) => {
    words += wordsOf(sentence).length;
    return at === 0 || words <= most;
  });
}

function ended(text: string): string {
  return /[.!?…"')\p{Extended_Pictographic}]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

/** What the instructions ask of every text: marks, case, and what it begins or ends with. */
export function asWished(text: string, wishes: Wishes): string {
  let wished = text;
  if (wishes.noEmoji) wished = wished.replace(EMOJI, '').trim();
  if (wishes.noExclamations) wished = wished.replace(/!+/g, '.');
  if (wishes.noQuestions && wished.includes('?')) {
    const kept = sentencesOf(wished).filter((sentence) => !sentence.includes('?'));
    if (kept.length > 0) wished = kept.join(' ');
  }
  const { beginWith, endWith } = wishes;
  if (beginWith && !keyOf(wished).startsWith(keyOf(beginWith))) wished = `${beginWith.trim()} ${wished}`;
  if (endWith && !keyOf(wished).endsWith(keyOf(endWith))) {
    const start =
      /^\p{Ll}/u.test(endWith.trim()) && !wishes.lowercase
        ? endWith.trim().replace(/^./u, (one) => one.toUpperCase())
        : endWith.trim();
    wished = `${wished} ${wishes.noExclamations ? start : ended(start)}`;
  }
  return wishes.lowercase ? wished.toLowerCase() : wished;
}
