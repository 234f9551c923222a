import { ASKED_ABOUT, ASKING, assents, DISMISSED, HARMLESS_USE, LEAVE, MEANS_ASKED, TALE } from './frames';
import { inEnglish, levelled } from './level';
import { readLearnedRisk } from './learned-risk';
import { type Told, toldIn } from './told';

/** 0 nothing; 1 a soft check-in; 2 a direct question and help; 3 help first, the persona paused. */
export type Tier = 0 | 1 | 2 | 3;

/** What a person's words say of danger to somebody's life or body. */
export interface Risk {
  tier: Tier;
  /** Whose: the person's own, somebody else's they speak of, or nobody's. */
  about: 'self' | 'other' | 'none';
  /** … `harmed` by somebody else, or about to be `harming` somebody. */
  kind: 'ideation' | 'self_harm' | 'eating' | 'voices' | 'plan' | 'harmed' | 'harming' | 'none';
}

/** Whether a message speaks of danger that calls for help, and whose. */
export type Distress = 'none' | 'own' | 'other';

export const distressOf = ({ tier, about }: Risk): Distress =>
  tier < 2 || about === 'none' ? 'none' : about === 'self' ? 'own' : 'other';

/** What was said before, oldest first; `own` where the person said it, and not a soul or somebody else. */
export type Earlier = readonly { own: boolean; text: string }[];

/** Own turns that count: for what a soft word means, after something grave, and right after it. */
const LOOKED_BACK = 12;
const SHAKEN = 6;
const RIGHT_AFTER = 2;
/** Of a message, so much is looked at for how it is meant by what came before. */
const OPENING = 400;

/**
 * Reads a person's message for risk: by rules, and by trained models, which may only raise what the rules found. Pure, without a language model.
 * @param message of any length
 * @param earlier the messages of the conversation before it, oldest first
 * @returns how grave it is, whose danger it speaks of and what kind of danger
 */
export function readRisk(message: string, earlier: Earlier): Risk {
  const byRules = readRiskByRules(message, earlier);
  const learned = readLearnedRisk(message, earlier);
  return learned.tier > byRules.tier ? learned : byRules;
}

/** Risk by rules alone. */
export function readRiskByRules(message: string, earlier: Earlier): Risk {
  const told = toldIn(message);
  const { tier, about, kind } = inContext(told, earlier);
  return { tier, about, kind };
}

/** Of a long turn before, its beginning and its end: twelve of them are read with every message. */
const BRIEF = 1_000;
const briefly = (text: string) =>
  text.length <= BRIEF ? text : `${text.slice(0, BRIEF / 2 - 1)}\n${text.slice(-BRIEF / 2)}`;

interface Uttered {
  from: 'person' | 'soul';
  text: string;
}

/** The turns of a conversation as they are read for risk. */
export const earlierOf = (history: readonly Uttered[]): Earlier =>
  history.map(({ from, text }) => ({ own: from === 'person', text }));

/** The risk in the last message of a conversation. */
export const riskIn = (history: readonly Uttered[]): Risk =>
  readRisk(history.at(-1)?.text ?? '', earlierOf(history.slice(0, -1)));

function inContext(told: Told, earlier: Earlier): Risk {
  const before = earlier
    .filter(({ own }) => own)
    .slice(-LOOKED_BACK)
    .map(({ text }) => toldIn(briefly(text)));
  const text = told.text.slice(0, OPENING);
  const own = (tier: Tier, kind: Risk['kind'] = 'ideation'): Risk =>
    higher(told, { tier, about: 'self', kind: told.kind === 'none' ? kind : told.kind });

  const asked = earlier.at(-1);
  if (asked && !asked.own && assents(text) && ASKED_ABOUT.test(inEnglish(levelled(asked.text.slice(-1_000)))))
    return own(HAS_MEANS.test(text) ? 3 : 2);

  const grave = before.filter((one) => one.about === 'self' && one.tier >= 2 && one.hopeless);
  const hopeless = before.filter((one) => one.hopeless);
  const last = grave.at(-1);
  if (hopeless.length > 0 || before.some(({ stricken }) => stricken)) {
    const asks = MEANS_ASKED.test(text) && ASKING.test(text) && !HARMLESS_USE.test(text);
    if (asks && !told.fiction) return own(2, 'plan');
  }
  if (hopeless.length > 0 && told.fiction && TALE.test(text)) return own(2);
  if (last && HAS_MEANS.test(text)) return own(3, 'plan');

  const soft = told.tier === 1 && told.hopeless;
  const dismissed = DISMISSED.test(text.slice(0, 120));
  if (last) {
    const kind = last.kind;
    if (soft && !dismissed) return own(2, kind);
    const lately = before.slice(-SHAKEN).some((one) => grave.includes(one));
    const justNow = before.slice(-RIGHT_AFTER).some((one) => grave.includes(one));
    if (dismissed && justNow && last.tier === 3) return own(2, kind);
    if (justNow || (lately && (dismissed || LEAVE.test(text)))) return own(1, kind);
  }
  if (soft && hopeless.length >= 2) return own(2);
  if (hopeless.length > 0 && LEAVE.test(text)) return own(1);
  return told;
}

/** What a person has at hand, said after something grave. */
const HAS_MEANS =
  /\bi (?:have|got|am holding|found|bought)\b[^.!?\n]{0,30}\b(?:pills|tablets|rope|noose|gun|razor|blade|knife|meds)\b|\b(?:pills|rope|gun|razor|knife) (?:is|are) (?:right )?(?:here|next to me|ready|in my hand)\b/;

const higher = (one: Risk, other: Risk): Risk =>
  one.tier >= other.tier && one.about === 'self' ? one : other.tier >= one.tier ? other : one;
