import { plain, sentencesOf, wordsOf } from '../perception/text';
import type { Scene } from './scene';

const COMMON = new Set(
  'do you remember recall what did i say tell told about my the a an is was can still when that who me of to in know how where which said mentioned mention and or it this his her their our your for with from on at we did does are were be been ever'.split(
    ' ',
  ),
);
const LONGEST = 160;

const stem = (word: string) => word.replace(/'s$/, '').replace(/(?:ing|ed|es|s)$/, '');

/** What the person said earlier in this conversation that answers their question, in their own words; null when nothing does. */
export function foundEarlier(scene: Scene): string | null {
  const wanted = wordsOf(plain(scene.message))
    .filter((word) => !COMMON.has(word))
    .map(stem);
  const kin = /\bmy (\w+)'s name\b/.exec(scene.message.toLowerCase())?.[1];
  let best: { text: string; hits: number } | null = null;
  for (const { text } of scene.before) {
    for (const sentence of sentencesOf(plain(text))) {
      if (sentence.endsWith('?') || sentence.length > LONGEST) continue;
      const words = wordsOf(sentence).map(stem);
      const hits =
        wanted.filter((word) => words.includes(word)).length +
        (kin && /[a-z] [A-Z][a-z]+/.test(sentence) && words.includes(stem(kin)) ? 1 : 0);
      if (hits > (best?.hits ?? 0)) best = { text: sentence, hits };
    }
  }
  if (!best || best.hits < Math.min(2, Math.ceil(wanted.length / 2))) return null;
  const quote = best.text.replace(/"/g, "'");
  return /[.!]$/.test(quote) ? quote : `${quote}.`;
}

/** Up to four things the person has spoken of, for "what do you know about me?". */
export function thingsTold(scene: Scene): string[] {
  const names = scene.before
    .flatMap((one) => one.seen.topics)
    .filter((topic) => topic.weight >= 4 && topic.name !== '')
    .map((topic) => topic.name);
  return [...new Set(names)].slice(0, 4);
}
