import { isAsking } from '../perception/questions';
import type { Perception } from '../perception/perceive';
import { folded } from '../recall/tokens';
import type { GroupMessage } from './group';
import { contentOf } from './kinship';
import { ECHO, ECHO_EARLIER, ECHO_OF_PERSON, ECHO_READ, FOLLOWS } from './rules';

/** What souls said last, and how the person's message follows it. */
export interface Following {
  /** How strongly (0–1) it takes up what a soul said, by soul. */
  bySoul: ReadonlyMap<number, number>;
  /** The soul that spoke last, directly before the person. */
  last: number | null;
  /** It ended with a question that the message may answer. */
  wasAsked: boolean;
}

const ASKS_BACK =
  /^(?:(?:but|and|so|ok|okay|hm+|oh|wait|really)[\s,?]+)*(?:why|how so|how come|how|what (?:do you mean|does that mean|else|then|was that|for)|like what|such as|which (?:one|ones)|what|when|where|who|really|seriously|are you (?:sure|serious)|is that (?:so|true|right)|says who|and then|then what|for example|in what way|go on|and you|what about you|how about you|warum|wieso|wirklich|echt|pourquoi|vraiment|por que|perche|davvero)\b[^.!]*\?*$/;
const AGREES =
  /^(?:(?:yes|yeah|yep|no|nope|true|well|ok|okay|oh|hm+|ha|exactly)[\s,.!]+)*(?:i (?:dis)?agree|i (?:don't|do not|can't) agree|(?:you're|you are|you may be|you might be) (?:\w+ )?(?:right|wrong)|(?:good|great|fair|nice) (?:point|idea|thought|question|one|advice)|that's (?:true|right|wrong|not true|fair|a (?:good|great|nice|lovely|bad) (?:point|idea|thought|question))|i (?:don't )?think so|i doubt (?:it|that)|i (?:like|love|hate) (?:that|this|your|the) (?:\w+ )?(?:idea|thought|advice|answer|plan|suggestion|story|poem)|i'll (?:try|do|think about) (?:that|it|your)|well said|exactly|same here|me too|me neither)\b/;
/** As long as this, a question says itself what it is about. */
const ASKED_BACK_WORDS = 7;

const clean = (text: string): string => folded(text).replaceAll('\u2019', "'").toLowerCase().trim();
/** The last sentence but a short tail asks something. */
export const endsAsking = (text: string): boolean => /\?[^?]{0,40}$/.test(text);

export function followingOf(asked: GroupMessage, history: readonly GroupMessage[], perceived: Perception): Following {
  const bySoul = new Map<number, number>();
  const raise = (id: number | null, by: number) => {
    if (id !== null && by > 0) bySoul.set(id, Math.max(bySoul.get(id) ?? 0, Math.min(by, 1)));
  };
  const begins = history.findLastIndex(({ from }) => from === 'person') + 1;
  const exchange = history.slice(begins);
  const lastOne = exchange.at(-1);
  const last = lastOne?.companionId ?? null;
  const lower = clean(asked.text);
  const { intent, question } = perceived;
  const asks = question || isAsking(lower);
  if (last !== null) {
    const short = perceived.words <= ASKED_BACK_WORDS;
    if (intent === 'why' || intent === 'more' || intent === 'repeating' || (asks && short && ASKS_BACK.test(lower)))
      raise(last, FOLLOWS.asksBack);
    else if (AGREES.test(lower)) raise(last, FOLLOWS.agrees);
    else if (asks && /\byou(?:r|'re|'ve)?\b/.test(lower)) raise(last, FOLLOWS.you);
  }
  const opens = /^(?:greeting|farewell|story|poem|joke|long-work|distress|hard-news|change)$/.test(intent);
  const askers = opens ? [] : exchange.filter(({ text }) => endsAsking(text));
  askers.forEach(({ companionId }, place) => {
    const sure = place === askers.length - 1 && !asks;
    raise(companionId, sure ? FOLLOWS.answersQuestion : FOLLOWS.answersEarlier);
  });
  for (const [id, strength] of echoes(asked, history, begins)) raise(id, strength);
  return { bySoul, last, wasAsked: lastOne !== undefined && endsAsking(lastOne.text) };
}

/** Words of souls that the person takes up, by soul. */
function echoes(asked: GroupMessage, history: readonly GroupMessage[], begins: number): Map<number, number> {
  const found = new Map<number, number>();
  const content = contentOf(asked.text);
  if (content.length === 0) return found;
  const from = Math.max(0, history.length - ECHO_READ);
  const ofPerson = new Set<string>();
  for (let at = from; at < history.length; at++) {
    const message = history[at]!;
    const stems = new Set(contentOf(message.text).map(({ stem }) => stem));
    if (message.companionId === null) {
      for (const stem of stems) ofPerson.add(stem);
      continue;
    }
    let strength = 0;
    for (const { stem, rank } of content) {
      if (!stems.has(stem)) continue;
      const rare = ECHO.find(([least]) => rank >= least)?.[1] ?? 0;
      strength += ofPerson.has(stem) ? rare * ECHO_OF_PERSON : rare;
    }
    strength = Math.min(strength, 1) * (at >= begins ? 1 : ECHO_EARLIER);
    if (strength > (found.get(message.companionId) ?? 0)) found.set(message.companionId, strength);
  }
  return found;
}
