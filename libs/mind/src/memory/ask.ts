import { wordsOf } from '../perception/text';
import type { FactAnswer } from './asking';
import type { Heard, KeptMemory } from './memory';
import { questionOf, type Question } from './question';
import { relationOf } from './relations';
import { RULES } from './rules';
import { isKind, likeness } from './words/families';
import { lemmaOf } from './words/lemmas';
import { covers, partsOf, roleByKey, roleOf } from './words/roles';

export interface Asking {
  personName: string;
  soulName: string;
  now: number;
  before: readonly Heard[];
}

/** Memories with what is compared of them. */
interface Candidate {
  memory: KeptMemory;
  lemmas: Set<string>;
}

/** Names of those around the person, each with what they are: from what was told. */
function namesIn(known: readonly KeptMemory[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { fact, objection } of known) {
    if (
      !fact ||
      objection === 'wrong' ||
      objection === 'never-mention' ||
      fact.relation !== 'name' ||
      fact.subject === 'person' ||
      fact.subject === 'soul'
    )
      continue;
    const name = fact.value.toLowerCase();
    names.set(name, [...(names.get(name) ?? []), fact.subject]);
  }
  for (const { fact } of known) {
    const subject = fact?.subject ?? 'person';
    if (
      subject !== 'person' &&
      subject !== 'soul' &&
      !names.has(subject) &&
      partsOf(subject).role === null &&
      /^\p{L}{3,}$/u.test(subject) &&
      fact?.relation !== 'is' &&
      !(fact?.relation === 'told' && /^Your /.test('')) &&
      new RegExp(`\\b${subject.charAt(0).toUpperCase()}${subject.slice(1)}\\b`).test(
        known.find((one) => one.fact === fact)?.content ?? '',
      )
    )
      names.set(subject, []);
  }
  return names;
}

const lemmasOf = (text: string): Set<string> => new Set(wordsOf(text).map((word) => lemmaOf(word)));

/** How well a memory holds a word that is asked for, 0–1. */
function holds(candidate: Candidate, word: string): number {
  let best = 0;
  for (const told of candidate.lemmas) {
    const like = likeness(word, told);
    if (like > best) best = like;
    if (best === 1) break;
  }
  return best;
}

/** Whether a memory is about one of those asked about. */
function isAbout(memory: KeptMemory, subjects: readonly string[], names: ReadonlyMap<string, string[]>): boolean {
  const of = memory.fact?.subject ?? 'person';
  return subjects.some((asked) => {
    if (of === asked) return true;
    // Asked by role, told by name; asked by name, told by role.
    if (names.get(of)?.some((role) => covers(asked, role))) return true;
    if (covers(asked, of)) return !roleHasOther(asked, of, names);
    return names.get(asked)?.some((role) => of === role && onlyName(role, names)) ?? false;
  });
}
const onlyName = (role: string, names: ReadonlyMap<string, string[]>): boolean =>
  [...names.values()].filter((roles) => roles.includes(role)).length === 1;
const roleHasOther = (_asked: string, _of: string, _names: ReadonlyMap<string, string[]>): boolean => false;

/** Relations that answer by themselves; the others need a word in common. */
const ALONE =
  /^(?:name|nickname|age|birthday|lives-in|lived-in|from|grew-up-in|born-in|works-as|works-at|worked-as|works-when|studies|studies-at|relationship-status|allergic-to|diet|speaks|learns|hobby|plays|fears|health|drives|smokes|wish|promised)$/;

/**
 * What answers a question about something the person told; null where a message asks for nothing of the kind. Who or what is not known
 * is answered with no memories: never with those of somebody else.
 * @param known every memory of the soul; what the person objected to is left out here
 */
export function answerFor(question: string, known: readonly KeptMemory[], context: Asking): FactAnswer | null {
  void context;
  const names = namesIn(known);
  const asked = questionOf(question, [...names.keys()]);
  if (!asked) return null;
  const usable = known.filter(
    (one) => one.objection !== 'wrong' && one.objection !== 'never-mention' && one.fact?.subject !== 'soul',
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
  return {
    asks: asked.asks,
    subject: asked.subjects[0] ?? 'person',
    relation,
    holds: asked.asks === 'whether' ? truthOf(asked, answers) : null,
    memories: answers,
  };
}

/** A question that can only be about what was told, although it does not say so: "where do I live?". */
function isPlain(asked: Question): boolean {
  if (asked.relations.length === 0) return false;
  if (/\b(?:should|would|could|can you|shall|how do i|how can i|why)\b/.test(asked.core)) return false;
  return (
    asked.relations.some((relation) => ALONE.test(relation) || relation === 'favourite' || relation === 'has') &&
    (asked.asks !== 'whether' ||
      asked.subjects[0] !== 'person' ||
      /\b(?:have|eat|speak|play|allergic|married)\b/.test(asked.core))
  );
}

function candidates(memories: readonly KeptMemory[]): Candidate[] {
  return memories.map((memory) => {
    const relation = memory.fact ? relationOf(memory.fact.relation) : null;
    return {
      memory,
      lemmas: lemmasOf(
        `${memory.content} ${memory.title} ${memory.tags.join(' ')} ${memory.fact?.subject ?? ''} ${memory.fact?.relation.startsWith('favourite') ? memory.fact.relation : ''} ${relation?.concepts ?? ''}`,
      ),
    };
  });
}

function current(asked: Question, memories: readonly KeptMemory[], names: ReadonlyMap<string, string[]>): KeptMemory[] {
  const all = candidates(memories);
  if (asked.asks === 'all') return everything(asked, all, names);
  const scored: { memory: KeptMemory; score: number }[] = [];
  for (const one of all) {
    const score = scoreOf(asked, one, names);
    if (score > 0) scored.push({ memory: one.memory, score });
  }
  scored.sort((a, b) => b.score - a.score || b.memory.saidAt - a.memory.saidAt);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter((one) => one.score >= best - 1.5)
    .map((one) => one.memory)
    .slice(0, 5);
}

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|couple|few|twice|once|dozen|hundred|thousand|since)\b/i;

function fits(asked: Question, memory: KeptMemory): boolean {
  if (asked.asks === 'when' || asked.wants === 'time')
    return memory.span !== null || /\b(?:every|morning|evening|night|weekends?|o'clock|\d)\b/i.test(memory.content);
  if (asked.wants === 'number') return NUMBER.test(memory.content);
  if (asked.wants === 'place')
    return (
      /\b(?:in|at|to|from|near|on|under|behind|by|outside|around)\b/i.test(memory.content) ||
      memory.fact?.relation === 'is'
    );
  if (asked.wants === 'person') return /\b(?:your \w+|\p{Lu}\p{L}+)\b/u.test(memory.content.slice(1));
  return true;
}

/** How well a memory answers, 0 where it does not. Relations weigh most, then words in common. */
function scoreOf(asked: Question, candidate: Candidate, names: ReadonlyMap<string, string[]>): number {
  const { memory } = candidate;
  const fact = memory.fact;
  const about = isAbout(memory, asked.subjects, names);
  const names_ = asked.subjects.filter((subject) => subject !== 'person');
  const mentioned = names_.length > 0 && names_.every((subject) => mentions(candidate, subject, names));
  if (!about && !mentioned) {
    if (names_.length > 0) return 0;
    // "my exam", "my car": told of the thing, asked of the person.
    if (fact && roleByKey(fact.subject) !== null && !asked.words.some((word) => holds(candidate, word) >= 0.8))
      return 0;
  }
  const held = asked.words.map((word) => holds(candidate, word));
  const share = held.length === 0 ? 0 : held.reduce((sum, one) => sum + one, 0) / held.length;
  const relation = fact?.relation ?? 'told';
  const favourite = relation.startsWith('favourite ');
  const rank = asked.relations.indexOf(favourite ? 'favourite' : relation);
  if (rank >= 0 && about) {
    if (favourite || asked.relations[0] === 'favourite') {
      if (!favourite) return 0;
      const thing = lemmaOf(relation.slice(10).split(' ').at(-1) ?? '');
      const fitting = asked.words.some(
        (word) =>
          likeness(word, thing) >= 0.8 ||
          relation
            .slice(10)
            .split(' ')
            .some((part) => likeness(word, lemmaOf(part)) >= 0.8),
      );
      return fitting ? 10 + share : 0;
    }
    if (ALONE.test(relation) && (asked.words.length === 0 || share >= 0.5)) {
      if (
        relation === 'plays' &&
        /\binstrument\b/.test(asked.core) &&
        ![...candidate.lemmas].some((lemma) => likeness('instrument', lemma) === 0.9)
      )
        return 0;
      return 10 - rank * 0.6 + share + (fact?.negated && asked.asks !== 'whether' ? -4 : 0);
    }
    if (asked.words.length > 0 && share >= RULES.convincing && fits(asked, memory)) return 8 - rank * 0.3 + share;
  }
  if (asked.words.length === 0) {
    if (asked.asks === 'whether' && about && names_.length > 0 && asked.relations.length === 0) return 3;
    return 0;
  }
  if (share >= RULES.convincing && fits(asked, memory)) {
    const one = asked.words.length === 1 && isKind(asked.words[0]!) ? 0.5 : 0;
    return 3 + share * 2 + (about ? 0.5 : 0) - one + memory.significance / 100;
  }
  return 0;
}

/** Whether a memory speaks of somebody although it is about another: "You went to Rome with your sister". */
function mentions(candidate: Candidate, subject: string, names: ReadonlyMap<string, string[]>): boolean {
  const role = partsOf(subject).role;
  for (const lemma of candidate.lemmas) {
    if (lemma === subject || lemma === lemmaOf(subject)) return true;
    if (role) {
      const other = roleOf(lemma);
      if (other && (other.key === role.key || other.within.includes(role.key))) return true;
      if (names.get(lemma)?.some((known) => covers(subject, known))) return true;
    }
  }
  return names.get(subject)?.some((known) => candidate.memory.content.toLowerCase().includes(known)) ?? false;
}

/** Everything of a kind: of somebody, of a subject, or of the person at all. */
function everything(asked: Question, all: readonly Candidate[], names: ReadonlyMap<string, string[]>): KeptMemory[] {
  const others = asked.subjects.filter((subject) => subject !== 'person');
  const fitting = all.filter((one) => {
    if (
      others.length > 0 &&
      !isAbout(one.memory, others, names) &&
      !others.some((subject) => mentions(one, subject, names) || covers(subject, one.memory.fact?.subject ?? ''))
    )
      return false;
    if (asked.words.length > 0) return asked.words.every((word) => holds(one, word) >= 0.8);
    if (others.length === 0 && asked.relations.length > 0)
      return (
        asked.relations.includes(one.memory.fact?.relation ?? '') && (one.memory.fact?.subject ?? 'person') === 'person'
      );
    return others.length > 0 || one.memory.whispered === false;
  });
  return fitting
    .map((one) => one.memory)
    .sort((a, b) => b.significance - a.significance || b.saidAt - a.saidAt)
    .slice(0, RULES.tellAtMost);
}

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
  const first = answers[0];
  if (!first) return null;
  const fact = first.fact;
  if (!fact) return true;
  if (
    fact.relation === 'dislikes' &&
    /\b(?:like|love|enjoy|fan)\b/.test(asked.core) &&
    !/\b(?:dislike|don't|hate)\b/.test(asked.core)
  )
    return false;
  if (fact.relation === 'likes' && /\b(?:dislike|hate)\b/.test(asked.core)) return false;
  return !fact.negated;
}
