import { domainOf, isSomeone } from './domains';
import { turned } from './reflect';
import { sentencesOf } from './text';

/** Whom, when and what a message is about, in words a reply can use. Null wherever that is not certain. */

const KIN =
  /^(?:mum|mom|mama|mother|dad|daddy|papa|father|grandma|grandmother|gran|granny|nan|nana|grandad|granddad|grandpa|grandfather)$/;
const OTHER_SOMEONE = /^(?:mate|bestie|in-laws|teammate|student|pupil|neighbours?|neighbors?|folks|kids|twins)$/;
/** Capitalised words that begin sentences or name something other than a person. */
const NO_NAME =
  /^(?:i|i'm|i've|i'd|i'll|a|an|the|my|our|his|her|their|he|she|it|we|they|you|that|this|these|those|there|here|what|who|when|where|why|how|and|but|so|or|if|then|also|just|still|not|no|yes|yeah|yep|ok|okay|oh|ah|well|hi|hey|hello|thanks|today|tomorrow|tonight|yesterday|now|nobody|everyone|everybody|everything|someone|somebody|something|nothing|anyone|one|two|three|both|all|some|most|many|people|life|work|school|dinner|lunch|rain|sometimes|maybe|perhaps|actually|honestly|finally|exactly|got|had|have|has|is|was|am|are|can|could|do|did|does|should|would|will|been|being|went|feeling|today's|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|french|german|spanish|italian|god|netflix|google|home|weird|great|good|nice|bad|sad|happy|tired|bored)$/i;

const HE =
  /\b(?:dad|daddy|papa|father|brother|son|uncle|nephew|husband|boyfriend|grandad|granddad|grandpa|grandfather|grandson|stepdad|stepfather)\b/i;
const SHE =
  /\b(?:mum|mom|mama|mother|sister|daughter|aunt|niece|wife|girlfriend|grandma|grandmother|gran|granny|nan|nana|granddaughter|stepmom|stepmother)\b/i;

/** "my older sister Mara", "Grandad", "Mara" as the other side would say it; null for what is nobody. */
export function personOf(text: string): string | null {
  const words = text
    .trim()
    .replace(/'s$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const first = words[0] ?? '';
  if (/^(?:my|our)$/i.test(first)) {
    const at = words.findIndex((word, i) => i > 0 && (isSomeone(word.toLowerCase()) || OTHER_SOMEONE.test(word)));
    if (at < 1 || at > 3) return null;
    const before = words.slice(1, at + 1).map((word) => word.toLowerCase());
    if (before.slice(0, -1).some((word) => /'s$/.test(word))) return null;
    const name = words[at + 1];
    return `your ${before.join(' ')}${name && isName(name) ? ` ${name}` : ''}`;
  }
  if (words.length !== 1) return null;
  if (KIN.test(first.toLowerCase())) return `your ${first.toLowerCase()}`;
  return isName(first) ? first : null;
}

function isName(word: string): boolean {
  return /^[A-Z][a-z]{2,}$/.test(word) && !NO_NAME.test(word) && domainOf(word.toLowerCase()) === null;
}

const WITH_MY = /\b[Mm]y (?:[a-z-]+ ){0,2}?[a-z-]+(?: [A-Z][a-z]+)?/g;
const NAMED =
  /(?:^|[.!?] )([A-Z][a-z]+)(?= (?:had|has|is|was|and I|got|just|said|says|called|came|left|told|gave|died|passed|won|never|always|still|moved|makes|made|wants|used|broke)\b)|\b(?:with|about|of|miss|and|for|from|called|named|to|by|told|asked|met|saw|love|like|and) ([A-Z][a-z]+)\b/g;
const BARE_KIN =
  /(?<!\b(?:my|our|his|her|their|your|the|a) (?:\w+ )?)\b(?:mum|mom|dad|grandma|grandmother|gran|granny|nana|grandad|granddad|grandpa)\b/gi;

/** The people and animals a message names, in its order. */
export function peopleIn(text: string): string[] {
  const found: { at: number; name: string }[] = [];
  const add = (at: number, name: string | null) => {
    if (name !== null && !found.some((one) => one.name === name)) found.push({ at, name });
  };
  for (const match of text.matchAll(WITH_MY)) add(match.index, longest(text.slice(match.index)));
  for (const match of text.matchAll(NAMED)) add(match.index, personOf(match[1] ?? match[2] ?? ''));
  for (const match of text.matchAll(BARE_KIN)) add(match.index, personOf(match[0]));
  return found.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

/** "my" and what follows: as far as it names somebody. "my sister's wedding" names the sister, too. */
function longest(text: string): string | null {
  const words = text.split(/[^\w'-]+/).slice(0, 5);
  const at = words.findIndex((word, i) => i > 0 && isSomeone(word.toLowerCase().replace(/'s$/, '')));
  if (at < 1) return null;
  if (words.slice(1, at).some((word) => !/^[a-z-]+$/.test(word) || /^(?:and|is|was|to|in|of|for|with)$/.test(word)))
    return null;
  const owner = /'s$/.test(words[at] ?? '');
  const taken = words.slice(0, at + 1).join(' ');
  return personOf(owner ? taken : `${taken} ${words[at + 1] ?? ''}`);
}

/** Whom "he" or "she" is most likely to be: the last one named who can be it. */
export function antecedent(pronoun: string, earlier: readonly string[]): string | null {
  const kind = /^(?:he|him|his)$/i.test(pronoun) ? HE : /^(?:she|her|hers)$/i.test(pronoun) ? SHE : null;
  return kind === null ? null : (earlier.find((name) => kind.test(name)) ?? null);
}

const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const WHEN = new RegExp(
  String.raw`\b(?:on (?:${DAY})(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|this (?:${DAY}|weekend|week|afternoon|evening)|next (?:${DAY}|week|month|weekend|year|spring|summer|autumn|winter)|in (?:a|an|one|two|three|four|five|six|ten|a few|\d{1,2}) (?:hours?|days?|weeks?|months?))\b`,
  'gi',
);

/** "on Thursday", "tomorrow": when the thing of the sentence `about` fits is to be. */
export function whenIn(text: string, about: RegExp): { when: string; day: string | null } | null {
  const fitting = sentencesOf(text).filter((sentence) => about.test(sentence));
  const found = [...fitting, text].map((part) => part.match(WHEN)?.at(-1)).find(Boolean);
  if (!found) return null;
  const when = found
    .toLowerCase()
    .replace(new RegExp(`\\b(?:${DAY})\\b`), (day) => day.charAt(0).toUpperCase() + day.slice(1));
  return { when, day: /^in /.test(when) ? null : when.replace(/^on /, '') };
}

const CUT =
  /[.,;:!?()"\n]|\s-\s|\b(?:but|because|cause|cos|so|if|when|although|though|while|until|unless|then|which|who|that|since|where|lol|and (?:i|i'm|he|she|we|it|they|now|then|my|the|never|can't|don't))\b/i;
const TRAILING =
  /\s+(?:i|he|she|they|we|it|and|or|the|a|an|my|to|of|for|with|in|on|at|from|today|tonight|tomorrow|yesterday|now|again|lately|recently|too|anymore|this (?:week|evening|morning|year)|last (?:week|night|year|month)|all day)$/i;

/** Words of the person up to where something new begins, turned around; null where they can not be said back. */
export function clauseOf(text: string): string | null {
  let cut = text.split(CUT)[0]?.trim() ?? '';
  for (let before = ''; before !== cut;) {
    before = cut;
    cut = cut.replace(TRAILING, '');
  }
  const words = cut.split(/\s+/).filter(Boolean).length;
  return words < 1 || words > 12 ? null : turned(cut);
}
