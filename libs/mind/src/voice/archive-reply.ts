import { namesIn } from '../perception/names';
import { plain, sentencesOf, wordsOf } from '../perception/text';
import type { Phrasing } from './phrasing';
import type { Cite } from './told-answer';
import type { VoiceTurn } from './voice';

/** How alike the situations must be, and how alike where it is not known to what the words were said. */
const FIT = 0.5;
const FIT_ALONE = 0.6;
const MOST_SENTENCES = 4;
const MOST_WORDS = 90;
const MOST_CANDIDATES = 8;

/** What an AI cannot truly say of itself, though the archive says it. */
const HUMAN =
  /\bI(?:'m| am|'ve been| was) (?:really |actually )?(?:an? )?(?:human|real person|person|man|woman|girl|boy|guy|born|not an? (?:ai|bot))\b/i;
/** A soul made of somebody's messages does not love, miss or wait for the reader on its own account. */
const ATTACHED =
  /\bI (?:\w+ )?(?:love|miss|adore|want|need|wait(?:ed|ing)? for) (?:you|u|ya)\b|\bmiss(?:ed|ing)? (?:you|u)\b|\blove (?:you|u|ya)\b|\b(?:kiss(?:es)?|xx+)\b/i;

/** Removes an address by a name that is unknown here; null for a sentence that cannot do without the name. */
function withoutUnknownNames(sentence: string, known: string): string | null {
  let text = sentence;
  for (const { name } of namesIn(plain(sentence))) {
    if (known.includes(name.toLowerCase())) continue;
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    text = text.replace(new RegExp(`,? ${escaped}(?=[,.!?…]|$)|^${escaped}, `, 'u'), '');
    if (text.includes(name)) return null;
  }
  return text.trim() === '' ? null : text;
}

/**
 * What the person whose messages a soul was made of said in a situation like this one, fit for here.
 * @param mayAsk whether questions are allowed
 * @returns sentences, or null where nothing is fresh and near enough
 */
export function archiveReply(
  { ownWords, history, soul, person }: VoiceTurn,
  mayAsk: boolean,
  phrasing: Phrasing,
  cite: Cite,
): string[] | null {
  if (ownWords.length === 0) return null;
  const known = `${history.map(({ text }) => text).join(' ')} ${person.name} ${soul.name}`.toLowerCase();
  for (const one of ownWords.slice(0, MOST_CANDIDATES)) {
    if (one.fit < (one.cue === null ? FIT_ALONE : FIT)) continue;
    if (!mayAsk && one.reply.includes('?')) continue;
    const sentences: string[] = [];
    let words = 0;
    for (const sentence of sentencesOf(one.reply)) {
      const fit = HUMAN.test(sentence) || ATTACHED.test(sentence) ? null : withoutUnknownNames(sentence, known);
      if (fit === null || phrasing.wasSaid(fit)) {
        // What stands on a sentence that cannot be said makes no sense without it.
        if (sentences.length === 0) break;
        continue;
      }
      words += wordsOf(fit).length;
      if (sentences.length >= MOST_SENTENCES || (words > MOST_WORDS && sentences.length > 0)) break;
      sentences.push(fit);
    }
    if (sentences.length === 0) continue;
    cite(one.key);
    return sentences;
  }
  return null;
}
