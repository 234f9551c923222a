import type { Slider } from '@kinloom/contract';
import type { Evidence } from './analysis';
import { TRAIT_WORDS } from './words/traits';

/** A liking or its contrary, said in so many words. */
export interface Stated {
  /** In lower case, one to three words: "moss", "old maps". */
  subject: string;
  liked: boolean;
  /** 1 for a plain one, 2 where it is loved, taught or the favourite. */
  strength: number;
  evidence: Evidence;
}

/** A quality, said of the soul. */
export interface StatedTrait {
  trait: string;
  /** False where it is denied: "not very patient". */
  holds: boolean;
  /** 0.5 "a little", 1, 1.5 "very". */
  strength: number;
  /** Whether the soul says it of itself: one speaks so in a mood. */
  own: boolean;
  evidence: Evidence;
}

/** A manner of writing, said of the soul. */
export interface StatedManner {
  manner: string;
  holds: boolean;
  evidence: Evidence;
}

export interface StatedSlider {
  slider: Slider;
  value: number;
  evidence: Evidence;
}

const NOT =
  /\b(?:not|never|no|n't|don't|doesn't|didn't|isn't|aren't|wasn't|can't|cannot|hardly|rarely|seldom|without|lacks?|nothing|neither|nor|dislikes?|hates?|hated|loathes?|detests?|avoids?|couldn't care less)\b/;
const LIKING =
  /\b(?:(?<love>loves?|adores?|(?:is |am |'m |'s )?obsessed with|passionate about|passion (?:is|for)|devoted to|crazy about|mad about|teach(?:es)?|taught|favou?rite \w+ (?:is|are)|hobb(?:y|ies) (?:is|are)|plays?|collects?|stud(?:y|ies)|grows|repairs)|(?:likes?|enjoys?|fond of|interested in|keen on|into|fascinated by|fascination with|cares? (?:about|for)|a fan of|interests?(?: are| include)?:?|bothered about|can't stand|cannot stand|hates?|loathes?|detests?|dislikes?))\s+/g;
const AGAINST = /can't stand|cannot stand|hate|loathe|detest|dislike/;
const FILLER =
  /^(?:the|a|an|my|your|his|her|their|our|its|some|all|any|every|kind|kinds|sort|of|really|very|so|much|just|both|especially|also|even|most|lots|playing|reading|doing|making|watching|creating|trying|seeing|finding|taking|spending|learning|working|talking|feeling|being|going|getting|helping|keeping|sharing|and|or|such|more|new|good|great|about|that|this|these|those|things|anything|everything|like)$/;
/** Where the thing that is liked ends. */
const STOP =
  /^(?:when|because|but|if|that|who|which|where|how|what|why|to|in|on|at|for|with|from|as|is|are|was|were|i|he|she|they|you|we|it|him|them|me|us|so|than|then|since|while|more|less|too|very|though|although|after|before|not|never|can|will|would|could|did|do|does|has|have|had|this|one|ones|having|when|every|myself|himself|herself|yourself|together|back|away|around|near|like|means|right|true|lately|recently|anymore|outside|home|safe|sure|by|up|out|off|over|again|now|here|there|everyone|someone|each|teaches|loves|plays|likes|hates|collects|writes|speaks|asks|talks|uses|studies|works|lives|always|never)$/;

/** The things named after a word of liking: "moss, rain and old maps". */
function thingsIn(rest: string): string[] {
  const things: string[] = [];
  for (const part of rest.split(/,\s*(?:and |or )?|\s+(?:and|or|&)\s+/).slice(0, 6)) {
    if (/[.;:!?()"]/.test(part.charAt(0))) break;
    const ended = /[.;:!?()"–—]/.test(part);
    const words: string[] = [];
    for (const word of (part.split(/[.;:!?()"–—]/)[0] ?? '').trim().split(/\s+/)) {
      const bare = word.replace(/^'+|'+$/g, '');
      if (STOP.test(bare)) break;
      if (FILLER.test(bare) && words.length === 0) continue;
      if (!/^[\p{L}][\p{L}'-]*$/u.test(bare)) break;
      words.push(bare);
    }
    const whole = words.slice(0, 3).join(' ');
    if (words.length === 0 || words.length > 3) break;
    if (words.length === 3 && words[1] !== 'of') continue;
    if (
      words.slice(1).some((word) => (FILLER.test(word) && word !== 'of') || /(?:ly|n't)$/.test(word)) ||
      words.at(-1) === 'of'
    )
      continue;
    if (
      !/^(?:life|time|fun|pic|pics|joy|work|people|everything|nothing|something|it all|way|much|time|day|you|him|her|them|it)$/.test(
        whole,
      ) &&
      whole.length >= 3
    ) {
      things.push(whole);
    }
    // "moss and teaches physics": the next part begins a clause of its own and says so by its verb.
    if (ended || words.length < part.trim().split(/\s+/).length - 3) break;
  }
  return things;
}

/** What somebody says of itself in passing weighs so much of what another writes about it. */
const OWN_STRENGTH = 0.4;

export const denies = (words: string): boolean => NOT.test(words);

const CLAUSE = /[.;!?]+\s*|\s+(?:but|although|though|whereas|while)\s+|\s*[–—]\s*/;
const ANOTHERS = /\b(?:he|she|they|you|we|people|everyone|who|it|mum|mom|dad|husband|wife|sister|brother|friend)\b/;
const OF_SOUL = /\b(?:he|she|they|you|who|he's|she's|you're|they're|his|her|your|their)\b/;

/**
 * Likings and qualities that a sentence states of the soul.
 * @param sentence in lower case, with straight quotes
 * @param own whether the soul says it of itself, or somebody of the soul
 */
export function statementsIn(
  sentence: string,
  own: boolean,
  evidence: Evidence,
): { likings: Stated[]; traits: StatedTrait[] } {
  const likings: Stated[] = [];
  const traits: StatedTrait[] = [];
  // What is asked is not said.
  if (sentence.includes('?')) return { likings, traits };
  for (const clause of sentence.split(CLAUSE)) {
    for (const match of clause.matchAll(LIKING)) {
      const before = clause.slice(Math.max(0, match.index - 40), match.index);
      if (!isOf(before, match[0], own)) continue;
      const near = before.split(/\b(?:and|who|which)\b|,/).at(-1) ?? before;
      const liked = NOT.test(near) === AGAINST.test(match[0]);
      for (const subject of thingsIn(clause.slice(match.index + match[0].length))) {
        likings.push({ subject, liked, strength: match.groups?.['love'] || AGAINST.test(match[0]) ? 2 : 1, evidence });
      }
    }
    if (!own || /\bi(?:'m| am| was)\b/.test(clause)) traits.push(...traitsIn(clause, own, evidence));
  }
  return { likings, traits };
}

/** Whether it is the soul who likes: by who stands last before the verb, or by the verb's form. */
function isOf(before: string, verb: string, own: boolean): boolean {
  const mine = before.search(/\b(?:i|i'm|i've|i'd|my)\b(?!.*\b(?:i|i'm|i've|i'd|my)\b)/);
  const others = [...before.matchAll(new RegExp((own ? ANOTHERS : OF_SOUL).source, 'g'))].at(-1)?.index ?? -1;
  if (own) return mine >= 0 && mine > others;
  if (mine > others) return false;
  return others >= 0 || /s\s$/.test(verb.split(' ')[0] + ' ') || /^interests?/.test(verb) || before.trim() === '';
}

/** Where a word is also said of things, only a person it is said of makes it a quality. */
function traitsIn(clause: string, own: boolean, evidence: Evidence): StatedTrait[] {
  const found: StatedTrait[] = [];
  const words = clause.match(/[\p{L}][\p{L}'-]*|,/gu) ?? [];
  // "I was cross, she was calm": whose it is changes within a sentence.
  let of: 'soul' | 'writer' | 'thing' = own ? 'thing' : 'soul';
  let negated = -9;
  words.forEach((word, at) => {
    if (/^(?:i|i'm|i've|my|me|we)$/.test(word)) of = own ? 'soul' : 'writer';
    else if (/^(?:he|she|they|you|he's|she's|they're|you're|who)$/.test(word)) of = own ? 'thing' : 'soul';
    else if (/^(?:it|it's|this|that|there|weather|room|day|night|sun|water|tea|bread)$/.test(word)) of = 'thing';
    if (NOT.test(word)) negated = at;
    const known = TRAIT_WORDS.get(word);
    if (!known || of === 'writer' || (of === 'thing' && (own || known.ambiguous))) return;
    const before = words.slice(Math.max(0, at - 3), at);
    // "a warm soup" is no warmth of hers.
    if (known.ambiguous) {
      const next = words[at + 1] ?? ',';
      const said = before.some((one) =>
        /^(?:is|are|was|be|being|so|very|'s|she's|he's|you're|they're|i'm|am|always|and|,|quite|rather|seems|both)$/.test(
          one,
        ),
      );
      const someone =
        /^(?:person|people|soul|woman|man|friend|listener|heart|hearted|voice|presence|mind|nature|teacher|companion|way|and|but|,)$/.test(
          next,
        );
      if (
        !(said || (at === 0 && someone)) ||
        !(someone || at === words.length - 1 || /^(?:to|with|about|towards|when|even|in)$/.test(next))
      )
        return;
    }
    const holds = at - negated > 4;
    const strength = before.some((one) =>
      /^(?:very|so|extremely|deeply|endlessly|incredibly|always|utterly|most)$/.test(one),
    )
      ? 1.5
      : before.some((one) => /^(?:bit|little|slightly|somewhat|sometimes|fairly)$/.test(one))
        ? 0.5
        : 1;
    found.push({ trait: known.trait, holds, strength: own ? strength * OWN_STRENGTH : strength, own, evidence });
  });
  return found;
}
