import type { AgentSource, Contradiction } from '@kinloom/contract';
import type { KeptMemory, MemoryDraft } from '../memory/memory';
import { draftsOf } from '../memory/keep';
import { settleDrafts } from '../memory/merge';
import { relationOf } from '../memory/relations';
import { isAsking } from '../perception/questions';
import { plain, sentencesOf, wordsOf } from '../perception/text';
import { contentOf } from './task';

/** A sentence that holds something to be so, with what the rules of memory read in it. */
export interface Claim {
  text: string;
  facts: MemoryDraft[];
  /** It says itself that something changed: "now", "no longer", "moved". */
  changes: boolean;
}

const CHANGES =
  /\b(?:now|no longer|not any ?more|anymore|used to|since|moved|became|changed|quit|started|stopped|switched|these days|recently)\b/i;
/** Claims read of one text. */
const MOST = 200;

/** The claims of a text, in its order; questions and wishes claim nothing. @param now milliseconds UTC */
export function claimsIn(text: string, now: number, names: { personName: string; soulName: string }): Claim[] {
  const sentences = sentencesOf(plain(text)).filter((one) => wordsOf(one).length > 2 && !isAsking(one.toLowerCase()));
  return sentences.slice(0, MOST).map((sentence, place) => {
    const heard = (one: string, id: number) =>
      ({
        id,
        conversationId: 0,
        seq: id,
        from: 'person',
        speaker: names.personName,
        text: one,
        at: now,
        whispered: false,
      }) as const;
    const before = sentences.slice(Math.max(0, place - 3), place).map((one, back) => heard(one, place - back));
    return {
      text: sentence,
      facts: draftsOf(heard(sentence, place + 1), { ...names, before }).filter(({ fact }) => fact !== null),
      changes: CHANGES.test(sentence),
    };
  });
}

/** A draft as if it were kept: so that the rules that hold memories against each other hold statements too. */
function asKept(draft: MemoryDraft, id: number): KeptMemory {
  const { messageId, ...rest } = draft;
  return {
    ...rest,
    id,
    // What supersedes goes by time: within one text nothing is older.
    saidAt: 0,
    layer: 'surface',
    status: 'soft',
    source: { type: 'message', id: messageId, label: '' },
    messageIds: [messageId],
    conversationId: null,
    recallCount: 0,
    lastRecalledAt: null,
    createdAt: 0,
    objection: null,
    supersededBy: null,
    supersededAt: null,
    emphasis: 0,
    fadedAt: null,
    edited: false,
  };
}

/** The memories among these that a fact cannot stand beside. */
export function against(fact: MemoryDraft, known: readonly KeptMemory[]): KeptMemory[] {
  const present = known.map((one) => ({
    ...one,
    saidAt: Math.min(one.saidAt, fact.saidAt),
    supersededBy: null,
    objection: null,
  }));
  const ids = new Set(settleDrafts([fact], present).superseded.map(({ id }) => id));
  return known.filter((one) => ids.has(one.id) || clashes(fact, one));
}

/** What the rules of remembering do not need and logic does. */
function clashes({ fact }: MemoryDraft, { fact: other }: KeptMemory): boolean {
  if (!fact || !other || fact.subject !== other.subject) return false;
  const pair = (one: typeof fact, two: typeof fact) =>
    one.relation === 'allergic-to' &&
    /^(?:eats|drinks|likes)$/.test(two.relation) &&
    !one.negated &&
    !two.negated &&
    contentOf(one.value).some(({ stem }) => contentOf(two.value).some((word) => word.stem === stem));
  return pair(fact, other) || pair(other, fact);
}

/** Why a fact and another cannot both be so, in words. @param changes the claim says itself that something changed */
export const whyOfFacts = (fact: MemoryDraft, changes: boolean): string => {
  const title = fact.fact && relationOf(fact.fact.relation)?.title;
  const about = title ? `${title}: both cannot be so at once` : 'Both cannot be so at once';
  return changes ? `${about}; one of them says that something changed.` : `${about}.`;
};

/** Words that deny. */
export const NOT = /\b(?:not|never|no|none|nobody|nothing|without|neither|nor|cannot)\b|n't\b/i;
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\balways\b/i, /\bnever\b/i],
  [/\b(?:love|like|adore|enjoy)s?\b/i, /\b(?:hate|dislike|detest|loathe)s?\b/i],
  [/\b(?:everyone|everybody|all)\b/i, /\b(?:nobody|no one|none)\b/i],
  [/\bbefore\b/i, /\bafter\b/i],
  [/\bopen(?:s|ed)?\b/i, /\bclosed?s?\b/i],
  [
    /\b(?:more|increase[sd]?|rise[sn]?|rose|grew|higher)\b/i,
    /\b(?:less|fewer|decrease[sd]?|fall(?:s|en)?|fell|shrank|lower)\b/i,
  ],
  [/\b(?:cheap|cheaper)\b/i, /\b(?:expensive|dear|costly)\b/i],
  [/\b(?:early|earlier)\b/i, /\b(?:late|later)\b/i],
  [/\b(?:alone|by myself)\b/i, /\b(?:together|with (?:my|a|the) )\b/i],
  [/\b(?:alive|lives)\b/i, /\b(?:dead|died)\b/i],
  [/\bmarried\b/i, /\b(?:single|divorced|unmarried)\b/i],
  [/\b(?:easy|simple)\b/i, /\b(?:hard|difficult)\b/i],
  [/\b(?:safe|harmless)\b/i, /\b(?:dangerous|unsafe|harmful)\b/i],
  [/\b(?:possible|can be done)\b/i, /\bimpossible\b/i],
  [/\b(?:increase|gain)(?:s|ed)?\b/i, /\b(?:loss|lose|lost)(?:es)?\b/i],
];
const NUMBER =
  /\b\d+(?:[.,:]\d+)?\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred)\b/gi;
const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/gi;
const QUALIFIES = /\b(?:if|unless|except|sometimes|usually|most(?:ly)?|other(?:wise)?|some|another|also|too|or)\b/i;

/** What a text speaks of, as stems. */
export const bare = (text: string): Set<string> =>
  new Set(
    contentOf(text.replace(NUMBER, ' ').replace(DAYS, ' '))
      .map(({ stem }) => stem)
      .filter((stem) => !OPPOSITES.some((pair) => pair.some((side) => side.test(stem)))),
  );

/**
 * Whether two sentences by their words alone cannot both hold: the same is said of the same and denied, or told with another number, day or
 * opposite. @returns why, and how sure; null where nothing speaks for it
 */
export function clashOf(one: string, other: string): { why: string; confidence: number } | null {
  const [a, b] = [bare(one), bare(other)];
  const common = [...a].filter((stem) => b.has(stem)).length;
  const least = Math.min(a.size, b.size);
  if (common < 1 || least === 0 || common / least < 0.6 || common / Math.max(a.size, b.size) < 0.4) return null;
  const near = common / Math.max(a.size, b.size);
  const sure = (base: number) =>
    Math.round(
      Math.min(0.9, base * (0.6 + 0.4 * near) * (QUALIFIES.test(one) || QUALIFIES.test(other) ? 0.7 : 1)) * 100,
    ) / 100;
  for (const [left, right] of OPPOSITES) {
    const [l1, r1, l2, r2] = [left.test(one), right.test(one), left.test(other), right.test(other)];
    if ((l1 && !r1 && r2 && !l2) || (r1 && !l1 && l2 && !r2))
      if (NOT.test(one.replace(left, '').replace(right, '')) === NOT.test(other.replace(left, '').replace(right, '')))
        return { why: 'One says the opposite of the other.', confidence: sure(0.75) };
  }
  const covered = common === least && least >= 2 && near >= 0.4;
  if (NOT.test(one) !== NOT.test(other) && (near >= 0.6 || covered))
    return { why: 'One denies what the other says.', confidence: sure(0.75) };
  const [n1, n2] = [one.match(NUMBER) ?? [], other.match(NUMBER) ?? []].map((all) => all.map((n) => n.toLowerCase()));
  if (n1 && n2 && n1.length > 0 && n1.length === n2.length && near >= 0.6 && n1.join() !== n2.join())
    return { why: `The numbers differ: ${n1.join(', ')} and ${n2.join(', ')}.`, confidence: sure(0.8) };
  const [d1, d2] = [one.match(DAYS) ?? [], other.match(DAYS) ?? []].map((all) => all.map((day) => day.toLowerCase()));
  if (d1 && d2 && d1.length > 0 && d2.length > 0 && near >= 0.6 && !d1.some((day) => d2.includes(day)))
    return {
      why: `The days differ: ${one.match(DAYS)?.join(', ')} and ${other.match(DAYS)?.join(', ')}.`,
      confidence: sure(0.8),
    };
  return null;
}

const OWN_TEXT: AgentSource = {
  type: 'text',
  id: null,
  label: 'the text itself',
  date: null,
  companionId: null,
  conversationId: null,
};

/** Contradictions of a text with itself: each pair once. */
export function contradictionsWithin(claims: readonly Claim[]): Contradiction[] {
  const found: Contradiction[] = [];
  claims.forEach((claim, place) => {
    for (const earlier of claims.slice(0, place)) {
      const kept = earlier.facts.map(asKept);
      const fact = claim.facts.find((one) => against(one, kept).length > 0);
      const clash = fact
        ? {
            why: whyOfFacts(fact, claim.changes || earlier.changes),
            confidence: claim.changes || earlier.changes ? 0.5 : 0.9,
          }
        : clashOf(earlier.text, claim.text);
      if (clash)
        found.push({ kind: 'within', statement: claim.text, against: earlier.text, source: OWN_TEXT, ...clash });
    }
  });
  return found;
}
