import type { OwnQuestion } from './own-question';
import type { Unit } from './told-units';

/** What is asked for so often that it is known by how it is told, whichever words it is told in: the surest first. */
interface Topic {
  asks: RegExp;
  tells: readonly [RegExp, number][];
}

const TOPICS: readonly Topic[] = [
  {
    asks: /\b(?:where|(?:what|which) (?:city|town|country|place|village|part|island|corner)\b).*\b(?:from|born|grow up|grew up|raised|come from|roots|childhood)\b|\b(?:my|our) (?:home ?town|birthplace|native (?:city|town|country)|home country|origins?|roots)\b/,
    tells: [
      [
        /\b(?:was |were |i'm |im )?(?:born|grew up|raised|brought up|spent my childhood)\b.*\b(?:in|near|on|at|outside) \S/i,
        3,
      ],
      [/\b(?:originally|native of|hail from|come(?:s)? from|my roots)\b/i, 2.8],
      [/\b(?:i'm|i am|im|we're|we are|me,?) (?:\w+ ){0,2}from \S/i, 2.8],
      [/\b(?:parents|family|people|folks) (?:is|are|come|came)\b.*\bfrom \p{Lu}/iu, 1.6],
      [/(?:^|, )from \p{Lu}/u, 2.2],
    ],
  },
  {
    asks: /\b(?:where|(?:what|which) (?:city|town|country|place|village|part|island|corner|street)\b).*\b(?:live|living|based|home|located|settled|stay|staying|reside|dwell|work|working)\b|\bwhere am i (?:now|these days|at the moment|at present|writing from)\b|\bwhere(?:'s| is) home\b|\b(?:my|our) home (?:city|town|now)\b/,
    tells: [
      [
        /\b(?:i|we|i'm|im|we're|i've|am|are)\b.*\b(?:live|living|lived|based|settled|staying|stay|reside|residing|sleep)\b.{0,40}\b(?:in|near|outside|at|on|by|with) \S/i,
        3,
      ],
      [
        /(?:^(?:living|based|settled|staying|working)|\b(?:currently|at present|presently|nowadays|these days)) .{0,40}\b(?:in|near|outside|at|on) \S/i,
        2.8,
      ],
      [/\b(?:moved|moving|relocated|move)\b.{0,40}\b(?:to|into|in|in with) \S/i, 3],
      [/\b(?:here|over|down|up|home|back|house|flat|room|apartment) (?:\w+ ){0,2}(?:in|near|outside) \p{Lu}/iu, 2.6],
      [/\b(?:i|we)(?:'m|m| am|'re| are)\b.{0,50}\b(?:in|near|outside) \p{Lu}/iu, 2.2],
      [/\b(?:i|we|my)\b.{2,60}\b(?:in|near|outside|off) \p{Lu}/u, 1.3],
    ],
  },
  {
    asks: /\b(?:what|which|where)\b.*\b(?:(?:do|did|am|was|have) i (?:study|studying|studied|read at|major)|my (?:degree|major|studies|thesis|doctorate|phd|dissertation|subject|field of study))\b/,
    tells: [
      [
        /\b(?:study|studying|studied|graduated|graduating|degree in|majored|majoring|phd|doctorate|master'?s|bachelor'?s|diploma|thesis)\b/i,
        3,
      ],
      [/\b(?:year (?:of|at|in)|years (?:of|in|at)|reading|training|trained|apprenticeship|apprentice|student)\b/i, 2],
    ],
  },
];
const OTHERS =
  /\b(?:his|her|their|he|she|they|(?:my|our) (?!home|own|native|birthplace|roots|origins?|degree|major|studies|thesis|doctorate|phd|dissertation|subject|field|childhood|family)\p{L}+|\p{L}+'s)\b/u;
const OF_PERSON = /\b(?:i|i'm|im|i've|my|we|we're|our|me)\b/i;
const UNTRUE = /\b(?:want to|would|wish|dream|hope to|going to visit|holiday|never|don't|if)\b/i;
/** Who one is stands in the first lines of a talk. */
const FIRST = 3;

/** The sentence that tells what a question asks for of the person; null where it asks for none of this, or none tells it. */
export function topicalIn({ text, attribute, before }: OwnQuestion, units: readonly Unit[]): Unit | null {
  if (attribute !== null || OTHERS.test(text)) return null;
  const topic = TOPICS.find(({ asks }) => asks.test(text));
  if (!topic) return null;
  let best: { unit: Unit; score: number } | null = null;
  for (const unit of units) {
    const told = topic.tells.find(([form]) => form.test(unit.text))?.[1] ?? 0;
    if (told === 0 || UNTRUE.test(unit.text) || !(OF_PERSON.test(unit.text) || unit.place < FIRST)) continue;
    const past = /\b(?:used to|lived|before|was|were|from)\b/i.test(unit.text);
    // The later one holds, where two tell it; the earlier, where what was so before is asked for.
    const score = told + (unit.place < FIRST ? 0.5 : 0) + (before && past ? 1 : 0);
    if (best === null || score > best.score || (score === best.score && !before && unit.heard.at > best.unit.heard.at))
      best = { unit, score };
  }
  return best?.unit ?? null;
}
