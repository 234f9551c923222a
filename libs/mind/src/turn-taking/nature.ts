import { type Slider, SLIDERS } from '@kinloom/contract';
import type { Domain } from '../perception/domains';
import { isPleasant } from '../perception/feelings';
import type { Perception } from '../perception/perceive';
import { natureOf, type Nature } from '../self/natures';
import type { Participant } from './group';
import { keep } from './kinship';
import { CALLED_BY_DOMAIN, LEANING_BY_SLIDER } from './rules';

/** What an archetype is by nature inclined to, and how much (0–1): a friend is good company, and not for that one who comforts. */
const INCLINED: Partial<Record<Nature, readonly [to: Slider, by: number]>> = {
  companion: ['empathy', 1],
  support: ['empathy', 1],
  partner: ['empathy', 0.5],
  friend: ['empathy', 0.5],
  protector: ['empathy', 0.5],
  creator: ['creativity', 1],
  dreamer: ['creativity', 1],
  explorer: ['curiosity', 1],
  sage: ['logic', 1],
  advisor: ['logic', 1],
  mentor: ['logic', 1],
  guide: ['logic', 0.5],
};

const natures = new Map<string, Nature>();
const natureMet = (archetype: string): Nature =>
  natures.get(archetype) ?? keep(natures, archetype, natureOf(archetype), 1_000);

/** How much (0–1) a soul leans to one of the four: by its slider, and by its archetype. */
export function leaning(soul: Participant, to: Slider): number {
  const set = soul.sliders[to];
  const slider = typeof set === 'number' && set >= 1 && set <= 5 ? (set - 1) / 4 : 0.5;
  const [inclinedTo, by] = INCLINED[natureMet(soul.archetype)] ?? [null, 0];
  return LEANING_BY_SLIDER * slider + (inclinedTo === to ? (1 - LEANING_BY_SLIDER) * by : 0);
}

const REASONING =
  /\b(?:plan(?:s|ned|ning)?|numbers?|percent\w*|calculat\w+|how (?:many|much|long|often|likely)|why (?:is|are|do|does|did|was|were|would|can't|not)|costs?|prices?|budget|compar\w+|proof|prove|logic\w*|reasons?|decid\w+|decision|pros|cons|steps|schedule|deadline|sav(?:e|es|ing|ings)|spen[dt]|paid|pay|afford|loan|rent|tax(?:es)?|statistics?|probabilit\w+|chances|average|explain|define|difference between|works?\?|make sense|strateg\w+|analy\w+)\b|\d\s*%|[€$£]\s*\d|\d\s*(?:euros?|dollars|pounds)|\b\d{2,}\b/;
const MAKING =
  /\b(?:ideas?|stor(?:y|ies)|poems?|songs?|lyrics|haiku|verses?|imagine|invent\w*|make up|design\w*|draw\w*|paint\w*|sketch\w*|compose|writ(?:e|ing) (?:a|an|me|my|about)|novel|fairy ?tales?|colou?rs?|decorat\w+|name for|creativ\w+|metaphor|pretend|what if)\b/;
const EXPLORING =
  /\b(?:explor\w+|discover\w*|travel\w*|trip|journey|adventure\w*|somewhere|never (?:been|tried|seen|done)|something new|try(?:ing)? (?:out )?(?:a|some|something) \w+|curious|wonder(?:ing)? (?:what|how|where|whether|if)|what if|abroad|unknown|learn(?:ing)? (?:to|about|more)|what(?:'s| is) out there|go (?:next|abroad|away)|hik(?:e|ing))\b/;
const FEELING =
  /\b(?:feel(?:s|ing|ings)?|felt|cr(?:y|ied|ying)|tears|comfort|heart|miss (?:him|her|them|my|you)|alone|hug|hurts?)\b/;
const BY_DOMAIN: Partial<Record<Domain, Slider>> = {
  making: 'creativity',
  music: 'creativity',
  book: 'creativity',
  film: 'creativity',
  travel: 'curiosity',
  nature: 'curiosity',
  money: 'logic',
  tech: 'logic',
  study: 'logic',
  love: 'empathy',
};
const TEARS = /[😭😢😥😿💔😞😔🥺😟😣😩😰😨]/u;

/** Who laughs at it is in no need: "I nearly died laughing". */
export const isLaughing = (text: string): boolean =>
  /\b(?:lol|lmao|rofl|(?:ha){2,}h?|laugh(?:ing|ed))\b|[😂🤣]/iu.test(text);

/** Tears and the like, in signs alone. */
export const isTearful = (text: string): boolean => TEARS.test(text);

/** What kind of soul a message calls for, each 0–1. */
export function callsFor(text: string, perceived: Perception): Record<Slider, number> {
  const lower = text.toLowerCase();
  const { intent, feelings, tone, distress } = perceived;
  const hard = feelings.some(({ feeling, whose }) => whose === 'person' && !isPleasant(feeling));
  const hardNews = intent === 'hard-news' && !isLaughing(text);
  const need = distress !== 'none' || hardNews || intent === 'only-one' || hard || isTearful(text);
  const byDomain = perceived.domain === null ? undefined : BY_DOMAIN[perceived.domain];
  const calls = {
    empathy: need
      ? 1
      : FEELING.test(lower)
        ? 0.8
        : tone === 'hard' || feelings.length > 0 || intent === 'good-news'
          ? 0.5
          : 0,
    logic: REASONING.test(lower)
      ? 1
      : intent === 'fact'
        ? 0.9
        : intent === 'advice' || perceived.choice !== null
          ? 0.5
          : 0,
    creativity: /^(?:story|poem|joke)$/.test(intent) ? 1 : MAKING.test(lower) ? 0.9 : 0,
    curiosity: EXPLORING.test(lower) ? 1 : 0,
  };
  if (byDomain && !need) calls[byDomain] = Math.max(calls[byDomain], CALLED_BY_DOMAIN);
  // Who is in need does not ask for a sum: the number in "dead for 3 days" is none.
  return need
    ? { ...calls, logic: calls.logic / 2, creativity: calls.creativity / 2, curiosity: calls.curiosity / 2 }
    : calls;
}

/** How well (0–1) a soul answers to what a message calls for. */
export function suits(soul: Participant, calls: Record<Slider, number>): number {
  return Math.max(...SLIDERS.map((slider) => calls[slider] && calls[slider] * leaning(soul, slider)));
}
