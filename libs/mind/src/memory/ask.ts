import type { FactAnswer } from './asking';
import { BESIDE, candidates, holds, isAbout, mentions, namesIn, SAID, type Candidate } from './candidates';
import type { Heard, KeptMemory } from './memory';
import { questionOf, type Question } from './question';
import { isQuotation } from './passages';
import { isPutAway, RULES } from './rules';
import { wordsOf } from '../perception/text';
import { ALONE, scoreOf } from './score';
import { lemmaOf } from './words/lemmas';
import { covers } from './words/roles';

/** What is told with the best: only what answers nearly as well by its score; the more is told, the more of it is of something else. */
const BESIDE_BEST = 0.75;

export interface Asking {
  personName: string;
  soulName: string;
  now: number;
  before: readonly Heard[];
}

/**
 * What answers a question about something the person told; null where a message asks for nothing of the kind. Who or what is not known
 * is answered with no memories: never with those of somebody else.
 * @param known every memory of the soul; what the person objected to is left out here
 */
export function answerFor(question: string, known: readonly KeptMemory[], context: Asking): FactAnswer | null {
  const names = namesIn(known);
  const asked = questionOf(question, [...names.keys()], context.soulName);
  if (!asked) return null;
  const found = answered(asked, known, names);
  if (found?.memories.length || !/\bthe\b/i.test(question)) return found;
  // "The baby" may be one of the person's, or only a word of what is asked.
  const plainly = questionOf(question, [...names.keys()], context.soulName, false);
  const other = plainly && plainly.subjects.join() !== asked.subjects.join() ? answered(plainly, known, names) : null;
  return other?.memories.length ? other : found;
}

function answered(
  asked: Question,
  known: readonly KeptMemory[],
  names: ReadonlyMap<string, string[]>,
): FactAnswer | null {
  const usable = known.filter(
    (one) =>
      one.objection !== 'wrong' && one.objection !== 'never-mention' && (one.fact?.subject !== 'soul' || asked.ofSoul),
  );
  const answers =
    asked.asks === 'before'
      ? before(asked, usable, names)
      : current(
          asked,
          usable.filter((one) => one.supersededBy === null && one.objection === null),
          names,
        );
  const relation = answers[0]?.fact?.relation ?? asked.relations[0] ?? 'told';
  if (answers.length === 0 && !asked.cued && !isPlain(asked)) return null;
  const holds = asked.asks === 'whether' ? truthOf(asked, answers) : null;
  // Nothing of what is asked for was said, only of the same thing.
  const unsaid = asked.asks === 'whether' && holds === null;
  return {
    asks: asked.asks,
    subject: asked.subjects[0] ?? 'person',
    relation,
    holds,
    memories: unsaid ? [] : answers,
  };
}

/** A question that can only be about what was told, although it does not say so: "where do I live?". */
function isPlain(asked: Question): boolean {
  if (!asked.own || asked.relations.length === 0) return false;
  if (/\b(?:should|would|could|can you|shall|how do i|how can i|why)\b/.test(asked.core)) return false;
  return (
    asked.relations.some((relation) => ALONE.test(relation) || relation === 'favourite' || relation === 'has') &&
    (asked.asks !== 'whether' ||
      asked.subjects[0] !== 'person' ||
      /\b(?:have|eat|speak|play|allergic|married)\b/.test(asked.core))
  );
}

function current(asked: Question, memories: readonly KeptMemory[], names: ReadonlyMap<string, string[]>): KeptMemory[] {
  if (asked.asks === 'all') return everything(asked, candidates(memories), names);
  const asksName = asked.relations[0] === 'name';
  const all = candidates(
    memories.filter((memory) => !isQuotation(memory) && !(asksName && memory.fact?.relation === 'told')),
  );
  const scored: { memory: KeptMemory; score: number }[] = [];
  for (const one of all) {
    const score = scoreOf(asked, one, names);
    if (score > 0) scored.push({ memory: one.memory, score });
  }
  const best = Math.max(0, ...scored.map(({ score }) => score));
  // What the person emphasized comes first among those that answer, and makes nothing an answer that is none.
  const rank = ({ memory, score }: (typeof scored)[number]) => score + memory.emphasis * RULES.emphasisAnswers;
  return scored
    .filter((one) => one.score >= best - BESIDE_BEST)
    .sort((a, b) => rank(b) - rank(a) || b.memory.saidAt - a.memory.saidAt)
    .map((one) => one.memory)
    .slice(0, 5);
}

/** Everything of a kind: of somebody, of a subject, or of the person at all. */
function everything(asked: Question, all: readonly Candidate[], names: ReadonlyMap<string, string[]>): KeptMemory[] {
  const others = asked.subjects.filter((subject) => subject !== 'person');
  const closely = others.length > 0 || asked.words.some(({ used }) => !used);
  const fitting = all.filter((one) => {
    if (!closely && isPutAway(one.memory)) return false;
    if (
      others.length > 0 &&
      !isAbout(one.memory, others, names) &&
      !others.some((subject) => mentions(one, subject, names) || covers(subject, one.memory.fact?.subject ?? ''))
    )
      return false;
    if (asked.words.some(({ used }) => !used))
      return asked.words.every(
        ({ lemma, used, sort }) =>
          used || holds(one, lemma) >= SAID || (sort && asked.relations.includes(one.memory.fact?.relation ?? '')),
      );
    if (others.length === 0 && asked.relations.length > 0)
      return (
        asked.relations.includes(one.memory.fact?.relation ?? '') && (one.memory.fact?.subject ?? 'person') === 'person'
      );
    return others.length > 0 || one.memory.whispered === false;
  });
  return fitting
    .map((one) => one.memory)
    .sort((a, b) => mattering(b) - mattering(a) || b.saidAt - a.saidAt)
    .slice(0, RULES.tellAtMost);
}

const mattering = ({ significance, emphasis }: KeptMemory): number => significance + emphasis * RULES.emphasisMatters;

/** What was so before something newer took its place. */
function before(asked: Question, memories: readonly KeptMemory[], names: ReadonlyMap<string, string[]>): KeptMemory[] {
  const corrected = new Set(memories.filter((one) => one.tags.includes('correction')).map((one) => one.id));
  const past: Readonly<Record<string, string>> = {
    'lives-in': 'lived-in',
    'works-as': 'worked-as',
    'works-at': 'worked-as',
  };
  const history = memories.filter(
    (one) =>
      (one.supersededBy !== null && !corrected.has(one.supersededBy)) ||
      one.objection === 'outdated' ||
      (one.fact?.relation === 'works-as' && /\bretired\b/.test(one.content)) ||
      /^(?:lived-in|worked-as)$/.test(one.fact?.relation ?? ''),
  );
  const wanted: Question = {
    ...asked,
    asks: 'value',
    relations: asked.relations.flatMap((relation) => (past[relation] ? [relation, past[relation]] : [relation])),
  };
  const found = candidates(history)
    .map((one) => ({ memory: one.memory, score: scoreOf(wanted, one, names) }))
    .filter((one) => one.score > 0)
    .sort(
      (a, b) =>
        (b.memory.supersededAt ?? b.memory.saidAt) - (a.memory.supersededAt ?? a.memory.saidAt) || b.score - a.score,
    )
    .map((one) => one.memory);
  return found.length > 0
    ? found.slice(0, 3)
    : current(
        { ...asked, asks: 'value' },
        memories.filter(
          (one) =>
            one.supersededBy === null &&
            /\b(?:used to|before|until|old|former|moved from|previous)\b/.test(one.content),
        ),
        names,
      );
}

/** Whether what is asked is so; null where nothing was said of it. */
function truthOf(asked: Question, answers: readonly KeptMemory[]): boolean | null {
  const fact = answers[0]?.fact;
  if (answers.length === 0) return null;
  if (!fact) return true;
  const content = answers[0]?.content ?? '';
  // "Did I get it back?" is not answered by that it was lost.
  if (/\bback\b/.test(asked.core) && !/\b(?:back|found|returned|recovered|turned up)\b/.test(content)) return null;
  const values = asked.words.map(({ lemma }) => lemma);
  // Who is asked about may be all that it shares: "can my sister hear?" is not answered by where she lives.
  const open = asked.words.filter(({ used }) => !used);
  const [told] = candidates(answers.slice(0, 1));
  if (open.length > 0 && told && open.every(({ lemma }) => holds(told, lemma) < SAID * BESIDE)) return null;
  if (fact.relation === 'diet' && values.some((word) => FORBIDDEN[fact.value.toLowerCase()]?.split(' ').includes(word)))
    return false;
  if (fact.relation === 'relationship-status' && /\bmarried\b/.test(asked.core))
    return /married/.test(fact.value) && !fact.negated;
  if (fact.relation === 'died') return false;
  if (
    fact.relation === 'dislikes' &&
    /\b(?:like|love|enjoy|fan)\b/.test(asked.core) &&
    !/\b(?:dislike|don't|hate)\b/.test(asked.core)
  )
    return false;
  if (fact.relation === 'likes' && /\b(?:dislike|hate)\b/.test(asked.core)) return false;
  return !fact.negated && !isDenied(content, values);
}

/** Whether a sentence denies what is asked for: "you take your coffee without sugar", "you never learned to dance". */
function isDenied(content: string, asked: readonly string[]): boolean {
  const denied = /\b(?:without|no|never|not|cannot|nor|\w+n't)\b([^.,;]{0,40})/giu;
  return [...content.matchAll(denied)].some(([, after = '']) =>
    wordsOf(after).some((word) => asked.includes(lemmaOf(word))),
  );
}
/** What a diet rules out, as lemmas. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  vegan: 'meat fish egg dairy milk chees honey chicken beef pork',
  vegetarian: 'meat fish chicken beef pork',
  pescatarian: 'meat chicken beef pork',
};
