import { plain, sentencesOf, wordsOf } from '../perception/text';
import type { Intent } from '../perception/intents';
import { namesIn } from '../perception/names';
import type { Cite } from './kept';
import { distinctWords, Likeness, saidIn } from './said';
import type { Scene } from './scene';

/** How alike the situations must be, and how alike where it is not known to what the words were said. */
const FIT = 0.5;
const FIT_ALONE = 0.6;
const MOST_SENTENCES = 4;
const MOST_WORDS = 90;
const LOOK_BACK = 20;

/** What is answered by rules of its own, whatever a soul used to say. */
const NOT_FOR: ReadonlySet<Intent> = new Set<Intent>([
  'distress',
  'distress-other',
  'are-you-ai',
  'farewell',
  'thanks',
  'greeting',
  'recall',
  'own-life',
  'leave',
  'only-one',
  'fact',
  'long-work',
  'other-language',
  'unreadable',
  'repeating',
]);
/** What an AI cannot truly say of itself, though the archive says it. */
const HUMAN =
  /\bI(?:'m| am|'ve been| was) (?:really |actually )?(?:an? )?(?:human|real person|person|man|woman|girl|boy|guy|born|not an? (?:ai|bot))\b/i;

/** Names that do not belong here: addressed ones are left out, and sentences that cannot do without theirs. */
function withoutStrangers(sentence: string, known: string): string | null {
  let text = sentence;
  for (const { name } of namesIn(plain(sentence))) {
    if (known.includes(name.toLowerCase())) continue;
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    text = text.replace(new RegExp(`,? ${escaped}(?=[,.!?…]|$)|^${escaped}, `, 'u'), '');
    if (text.includes(name)) return null;
  }
  return text.trim() === '' ? null : text;
}

/** What this soul said where somebody said the like, fit for here; null where nothing is fresh and near enough. */
export function ownReply(scene: Scene, cite: Cite): string[] | null {
  if (scene.turn.ownWords.length === 0 || NOT_FOR.has(scene.seen.intent)) return null;
  const recent = scene.replies.slice(-LOOK_BACK).map(saidIn);
  const likeness = new Likeness();
  for (const said of recent) for (const { words } of said.sentences) likeness.add(words);
  const known =
    `${scene.turn.history.map(({ text }) => text).join(' ')} ${scene.called ?? ''} ${scene.persona.name}`.toLowerCase();
  for (const one of scene.turn.ownWords.slice(0, 8)) {
    if (one.fit < (one.cue === null ? FIT_ALONE : FIT)) continue;
    if (scene.silentOnQuestions && one.reply.includes('?')) continue;
    const sentences: string[] = [];
    let words = 0;
    for (const sentence of sentencesOf(one.reply)) {
      const fit = HUMAN.test(sentence) ? null : withoutStrangers(sentence, known);
      if (fit === null || likeness.has(distinctWords(fit))) {
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
