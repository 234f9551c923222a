import type { KeptMemory } from '../memory/memory';
import { partsOf, roleOf } from '../memory/words/roles';
import { wordsOf } from '../perception/text';
import type { OwnQuestion } from './own-question';
import { alike, kindness } from './told-words';
import { VERBS } from './told-work';

const COLOURS =
  /\b(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|silver|gold(?:en)?|turquoise|beige|cream|navy|maroon|teal|blond\w*|ginger|copper|auburn|bronze|ivory|crimson|scarlet|lilac|lavender|mint|mustard|burgundy|khaki|indigo|magenta|charcoal|amber|emerald|olive|colou?r\w*)\b/i;
const MONEY =
  /[$€£¥₹]|\d|\b(?:euros?|pounds?|dollars?|bucks|quid|crowns?|krone[rn]?|francs?|rupees?|yen|pesos?|reais|naira|cedis?|hundred|thousand|million|free|cheap\w*|half price)\b/i;
const COUNTED =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|a hundred)';
/** A number as one says an age: "is nine", "nine years old", "turned nine", "Giulia, nine,", "a boy of nine". */
const AGED = new RegExp(
  `\\b(?:is|was|are|were|'s|turns?|turned|turning|aged|of|only|just) (?:already |only |just |about |nearly )?${COUNTED}(?: years| months|[,.;!]| and|$)|\\b${COUNTED}(?:-| )(?:years?|months?)(?:-| )old\\b|, ${COUNTED}(?:[,.;]| years| and|$)`,
  'i',
);
const WORK =
  /\b(?:works?|working|worked|job|profession|occupation|trade|teach(?:es|er|ing)?|runs?|drives?|builds?|sells?|repairs?|bakes?|fixes|fix|makes?|is an? |'s an? |am an? |are an? |was an? |were an? |used to be|trained as|retired)\b/i;
const DOES = new RegExp(`\\b(?:(?:${VERBS})(?:s|es|d|ed)|carries|carried)\\b`, 'i');
const FLOOR = /\b(?:floor|storey|story|ground|basement|attic|top|upstairs|downstairs)\b/i;

/** What has a colour may be told by a word so near to what is asked of: a taxi, and a car. */
const LIKE = 0.55;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bare = (word: string) => word.replace(/(?:'s|s')$/, '');

/** Written with a capital, and nobody's name: for `replace` alone, since it is global. */
export const TIMES =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|On|In|At|So|And|But|Yesterday|Today|You|Your)\b(?! (?:is|was) (?:my|your))/g;

/** Whether a text names somebody or something of this sort: "my sister Päivi", "a trawler called Tuttu", "Ana is my sister". */
function names(text: string, word: string): boolean {
  const noun = `${escaped(bare(word).replace(/s$/, ''))}(?:'s|s|es)?`;
  const called = new RegExp(
    `\\b${noun}(?<gap>,)? (?:(?:is|was|are|were|will be|who is|who's|she's|he's) )?(?:called |named )?["'“]?\\p{Lu}\\p{L}+`,
    'u',
  ).exec(text);
  // "A boyfriend on a fishing trawler, Aqqaluk": the name is not the trawler's.
  // Who writes without capitals gives a name between commas: "a wee sister, skye, she's eight".
  const small = !/\p{Lu}/u.test(text.slice(1)) && new RegExp(`\\b${noun}, \\p{Ll}{3,}[,.;]`, 'u').test(text);
  const within =
    called?.groups?.['gap'] !== undefined &&
    /\b(?:on|in|at|with|of|for|from|to) (?:an?|the|my|your) (?:[\w-]+ )?$/i.test(text.slice(0, called.index));
  return (
    small ||
    (called !== null && !within) ||
    new RegExp(
      `\\p{Lu}\\p{L}+(?:,| is| was| are| were|, (?:is|was|are|were),)? (?:my|your|our|the|a|an) (?:[a-z-]+ )?${noun}\\b(?!')`,
      'u',
    ).test(text.replace(TIMES, '')) ||
    (isChild(word) && CHILDREN.test(text)) ||
    new RegExp(`\\b${noun} (?:of|from|in) (?:[\\p{Ll}-]+ ){1,3}(?:is|was) \\p{Lu}\\p{L}+`, 'u').test(text) ||
    new RegExp(`\\b${noun}\\b[^.,;]{0,30}\\b(?:called|named|name is|name's|name was)\\b`, 'iu').test(text)
  );
}

/** "The kids are in bed, Nils is four and Astrid is seven." */
const CHILDREN =
  /\b(?:kids|children|twins|girls|boys|\p{L}*sons|daughters)\b[^.;]{0,40}[,:] \p{Lu}\p{L}+(?:,| is | and )/u;
function isChild(word: string): boolean {
  const role = roleOf(bare(word));
  return role?.key === 'child' || role?.within.includes('child') === true;
}

/** Whether a name that is kept is that of whom or what is asked about: "your wife is called Sabrina" is no sister's. */
function isNameOf(of: readonly string[], subject: string): boolean {
  const head = bare(of.at(-1) ?? '');
  const owner = of.slice(0, -1).findLast((word) => /'s?$/.test(word));
  const [whose, own] = subject.includes("'s ") ? subject.split("'s ") : [null, subject];
  if (owner !== undefined && (whose === null || whose === undefined || alike(bare(owner), whose) < 1)) return false;
  if (owner === undefined && whose !== null) return false;
  if (head === '') return true;
  const role = roleOf(head);
  const theirs = partsOf(own ?? '').role ?? roleOf((own ?? '').split(' ').at(-1) ?? '');
  if (role && theirs)
    return role.key === theirs.key || theirs.within.includes(role.key) || role.within.includes(theirs.key);
  if (subject === 'person') return false;
  return of.some((word) => wordsOf(own ?? '').some((other) => alike(word, other) >= (role || theirs ? 0.65 : 0.5)));
}

/** "First born" and "last born", "eldest" and "youngest" are not the same. */
const OPPOSED: readonly [RegExp, RegExp][] = [
  [/\b(?:first|eldest|oldest|elder)\b/i, /\b(?:last|youngest|younger|second)\b/i],
  [/\b(?:last|youngest|younger)\b/i, /\b(?:first|eldest|oldest|elder)\b/i],
];
const opposed = (asked: string, told: string) =>
  OPPOSED.some(([one, other]) => one.test(asked) && !other.test(asked) && other.test(told) && !one.test(told));

/** Whether a memory holds what of somebody or something is asked for: one that only speaks of them does not answer. */
export function holdsAttribute(
  { attribute, text }: OwnQuestion,
  { content, fact }: Pick<KeptMemory, 'content' | 'fact'>,
): boolean {
  if (attribute === null) return true;
  const { of } = attribute;
  const head = of.at(-1);
  const words = wordsOf(`${content} ${fact?.subject ?? ''}`.toLowerCase());
  const about = head === undefined || words.some((other) => alike(head, other) >= 0.8);
  const relation = fact?.relation ?? '';
  switch (attribute.kind) {
    case 'name':
      if (opposed(text, content)) return false;
      if (SURNAME.test(text) && !/\p{Lu}\p{L}+ \p{Lu}\p{L}+|surname|last name|family name/u.test(content)) return false;
      if (relation === 'name' || relation === 'nickname') return isNameOf(of, fact?.subject ?? '');
      return head !== undefined && about && wordsFor(head, words).some((word) => names(content, word));
    case 'colour':
      return (about || words.some((other) => kindness(head ?? '', other) >= LIKE)) && COLOURS.test(content);
    case 'age':
      if (head === undefined && /^how old (?:was|were) (?:i|we)\b/.test(text) && AT_AGE.test(content)) return true;
      if (relation === 'age' || relation === 'birthday')
        return head === undefined ? /\b(?:i|my)\b/.test(text) === (fact?.subject === 'person') : about;
      return head !== undefined && about && AGED.test(afterMention(content, head));
    case 'price':
      return about && MONEY.test(content);
    case 'floor':
      return about && FLOOR.test(content);
    case 'work':
      return about && (/^work/.test(relation) || WORK.test(content) || DOES.test(content));
  }
}

/** "When I was six", "at nineteen". */
const AT_AGE = new RegExp(
  `\\b(?:when|since|until|till|before|after) (?:I|you|we) (?:was|were|turned) (?:about |only |just )?${COUNTED}\\b|\\b(?:at|aged) (?:the age of )?${COUNTED}\\b(?! (?:o'clock|am|pm|in the))`,
  'i',
);
/** What "called" says nothing of. */
export const SURNAME = /\b(?:surname|last name|family name|maiden name)\b/;

/** The words in which what is asked about is spoken of: "granny", and "grandma" where that was told. */
const wordsFor = (head: string, words: readonly string[]) => [
  head,
  ...words.filter((other) => bare(other) !== bare(head) && alike(head, other) >= 0.8),
];

/** What is said from the mention of somebody on, as far as the next one: "Glenda, fifty-three, carer for your mam" says nothing of mam's age. */
function afterMention(content: string, head: string): string {
  const parts = content.split(/(?<=[\s,])/);
  const at = parts.findIndex((part) => alike(head, part.toLowerCase().replace(/[^\p{L}'-]/gu, '')) >= 0.8);
  return at < 0 ? '' : parts.slice(at).join('').slice(0, 60);
}
