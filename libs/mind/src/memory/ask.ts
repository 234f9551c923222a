import { capitalised, wordsOf } from '../perception/text';
import type { FactAnswer } from './asking';
import type { Heard, KeptMemory } from './memory';
import { questionOf, type Question } from './question';
import { relationOf } from './relations';
import { isTrade } from './patterns';
import { RULES } from './rules';
import { KIND_LIKENESS, likeness } from './words/families';
import { lemmaOf } from './words/lemmas';
import { covers, partsOf, roleOf } from './words/roles';

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
  /** The words of all that was kept of the same message. */
  beside: Set<string>;
}

/** Names of those around the person, each with what they are: from what was told. */
function namesIn(known: readonly KeptMemory[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { fact, objection, content } of known) {
    if (!fact || objection === 'wrong' || objection === 'never-mention' || NOBODY.test(fact.subject)) continue;
    if (fact.relation === 'name') {
      const name = fact.value.toLowerCase();
      names.set(name, [...(names.get(name) ?? []), fact.subject]);
    } else if (!names.has(fact.subject) && partsOf(fact.subject).role === null && /^\p{L}{3,}$/u.test(fact.subject)) {
      // Somebody of whom no more is known than the name: it is written like one.
      const written = capitalised(fact.subject);
      if (new RegExp(`(?:^|[^.] )${written}\\b`).test(content)) names.set(fact.subject, []);
    }
  }
  return names;
}
const NOBODY = /^(?:person|soul)$/;

/** Whether a subject is somebody, and not a thing of the person's: their car, their exam. */
function isSomebody(subject: string, names: ReadonlyMap<string, string[]>): boolean {
  return subject !== 'person' && (names.has(subject) || partsOf(subject).role !== null || subject.includes("'s "));
}

const lemmasOf = (text: string): Set<string> => new Set(wordsOf(text).map((word) => lemmaOf(word)));

/** How well a memory holds a word that is asked for, 0–1. */
function holds(candidate: Candidate, word: string): number {
  const own = best(word, candidate.lemmas);
  return own >= SAID ? own : Math.max(own, best(word, candidate.beside) * BESIDE);
}
function best(word: string, told: ReadonlySet<string>): number {
  if (told.has(word)) return 1;
  let most = 0;
  for (const lemma of told) most = Math.max(most, likeness(word, lemma));
  return most;
}

/** Whether a memory is about one of those asked about. */
function isAbout(memory: KeptMemory, subjects: readonly string[], names: ReadonlyMap<string, string[]>): boolean {
  const of = memory.fact?.subject ?? 'person';
  return subjects.some((asked) => {
    if (of === asked || covers(asked, of)) return true;
    // Asked by role, told by name; asked by name, told by role.
    if (names.get(of)?.some((role) => covers(asked, role))) return true;
    if (memory.fact?.relation === 'name' && memory.fact.value.toLowerCase() === asked) return true;
    return names.get(asked)?.some((role) => of === role && onlyName(role, names)) ?? false;
  });
}
const onlyName = (role: string, names: ReadonlyMap<string, string[]>): boolean =>
  [...names.values()].filter((roles) => roles.includes(role)).length === 1;

/** Relations that answer by themselves; the others need a word in common. */
const ALONE =
  /^(?:name|nickname|age|birthday|lives-in|lived-in|from|grew-up-in|born-in|works-as|works-at|worked-as|works-when|studies|studies-at|relationship-status|allergic-to|diet|speaks|learns|hobby|plays|fears|health|drives|smokes|wish|promised)$/;

/**
 * What answers a question about something the person told; null where a message asks for nothing of the kind. Who or what is not known
 * is answered with no memories: never with those of somebody else.
 * @param known every memory of the soul; what the person objected to is left out here
 */
export function answerFor(question: string, known: readonly KeptMemory[], context: Asking): FactAnswer | null {
  const names = namesIn(known);
  const asked = questionOf(question, [...names.keys()], context.soulName);
  if (!asked) return null;
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
  if (!asked.own || asked.relations.length === 0) return false;
  if (/\b(?:should|would|could|can you|shall|how do i|how can i|why)\b/.test(asked.core)) return false;
  return (
    asked.relations.some((relation) => ALONE.test(relation) || relation === 'favourite' || relation === 'has') &&
    (asked.asks !== 'whether' ||
      asked.subjects[0] !== 'person' ||
      /\b(?:have|eat|speak|play|allergic|married)\b/.test(asked.core))
  );
}

/** Each memory with its words, and with those of what was said in the same breath: they lend each other meaning. */
function candidates(memories: readonly KeptMemory[]): Candidate[] {
  const own = memories.map((memory) => {
    const relation = memory.fact ? relationOf(memory.fact.relation) : null;
    const subject = memory.fact && !NOBODY.test(memory.fact.subject) ? memory.fact.subject : '';
    const favourite = memory.fact?.relation.startsWith('favourite ') ? memory.fact.relation : '';
    return lemmasOf(`${memory.content} ${memory.tags.join(' ')} ${subject} ${favourite} ${relation?.concepts ?? ''}`);
  });
  const said = new Map<number, Set<string>>();
  memories.forEach((memory, i) => {
    for (const id of memory.messageIds) {
      const words = said.get(id) ?? new Set<string>();
      for (const lemma of own[i]!) words.add(lemma);
      said.set(id, words);
    }
  });
  return memories.map((memory, i) => ({
    memory,
    lemmas: own[i]!,
    beside: said.get(memory.messageIds.at(-1) ?? 0) ?? new Set(),
  }));
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
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|couple|few|twice|once|dozen|hundred|thousand|since|twins|triplets)\b/i;

/** Whether a memory holds the kind of word that is asked for: a time, a number, a place, somebody. */
function fits(asked: Question, { content, span, fact }: KeptMemory): boolean {
  if (asked.asks === 'when' || asked.wants === 'time')
    return (
      span !== null ||
      /\b(?:every|mornings?|evenings?|nights?|weekends?|o'clock|\w+days?|since|ago|\d+)\b/i.test(content)
    );
  if (asked.wants === 'number') return NUMBER.test(content);
  if (asked.wants === 'place')
    return (
      /\b(?:in|at|to|from|near|on|under|behind|by|outside|around|through)\b/i.test(content) || fact?.relation === 'is'
    );
  if (asked.wants === 'person')
    return /\b(?:your \p{L}+|\p{Lu}\p{L}+|someone|somebody|a \p{L}+)\b/u.test(content.slice(1));
  return true;
}

/** The least by which a word must be held to count as said: its own, its like, or its kind. */
const SAID = 0.8;
/** What stands beside it in the same message lends less than it says itself. */
const BESIDE = 0.6;

/** How well a memory answers, 0 where it does not. Relations weigh most, then words in common. */
function scoreOf(asked: Question, candidate: Candidate, names: ReadonlyMap<string, string[]>): number {
  const score = fitOf(asked, candidate, names);
  // "My baby" and "your newborn": called alike, it is the likelier one.
  const alike = score > 0 && asked.saidAs.some((word) => best(word, candidate.lemmas) >= SAID);
  return alike ? score + 0.5 : score;
}
function fitOf(asked: Question, candidate: Candidate, names: ReadonlyMap<string, string[]>): number {
  const { memory } = candidate;
  const fact = memory.fact;
  const relation = fact?.relation ?? 'told';
  const about = isAbout(memory, asked.subjects, names);
  const others = asked.subjects.filter((subject) => subject !== 'person');
  const mentioned = others.length > 0 && others.every((subject) => mentions(candidate, subject, names));
  if (others.length > 0 && !about && !mentioned) return 0;
  // What I did is not answered with what my sister did; "who helps me" may be.
  if (others.length === 0 && asked.ofPerson && asked.wants !== 'person' && isSomebody(fact?.subject ?? 'person', names))
    return 0;

  const weighed = asked.words.map(({ lemma, weight, used, sort }) => ({
    weight,
    used,
    sort,
    held: holds(candidate, lemma),
  }));
  const sum = (words: typeof weighed) => words.reduce((all, one) => all + one.weight, 0);
  const share = (words: typeof weighed) =>
    sum(words) === 0 ? 0 : words.reduce((all, one) => all + one.weight * one.held, 0) / sum(words);
  const whole = share(weighed);
  const rest = weighed.filter((one) => !one.used);
  const hard = rest.filter((one) => one.weight >= 1 && !one.sort);

  const favourite = relation.startsWith('favourite ');
  const rank = asked.relations.indexOf(favourite ? 'favourite' : relation);
  if (rank >= 0 && about) {
    if (asked.relations[0] === 'favourite' && favourite) {
      const things = relation.slice(10).split(' ').map(lemmaOf);
      const fitting = asked.words.some(({ lemma }) =>
        things.some((thing) => likeness(lemma, thing) >= SAID || likeness(thing, lemma) >= SAID),
      );
      return fitting ? 10 + whole : 0;
    }
    if (relation === 'plays' && /\binstrument\b/.test(asked.core) && !candidateIsKind(candidate, 'instrument'))
      return 0;
    if (relation === 'plays' && /\bsport\b/.test(asked.core) && !candidateIsKind(candidate, 'sport')) return 0;
    const denied =
      fact?.negated && asked.asks !== 'whether' && !/\b(?:not|don't|doesn't|n't|avoid|never)\b/.test(asked.core)
        ? 5
        : 0;
    if (
      ALONE.test(relation) &&
      (hard.length === 0 || share(hard) >= 0.5) &&
      (asked.asks !== 'when' || /birthday|age/.test(relation) || fits(asked, memory))
    )
      return 10 - rank * 0.6 + whole - denied;
    if (hard.length > 0 && share(hard) >= RULES.convincing && fits(asked, memory))
      return 8 - rank * 0.3 + whole - denied;
    const sorts = weighed.filter((one) => one.sort && !one.used);
    if (
      hard.length === 0 &&
      LISTED.test(relation) &&
      asked.asks !== 'whether' &&
      !(relation === 'is-a' && (others.length === 0 || asked.relations[0] !== 'is-a') && !isTrade(fact?.value ?? ''))
    )
      return 7 - rank * 0.3 + whole - denied - (sorts.every((one) => one.held >= SAID) ? 0 : 1);
  }
  // "my last day": a thing of the person's that is asked for by all its words.
  const thing =
    fact && fact.subject !== 'person' && !isSomebody(fact.subject, names) ? fact.subject.split(' ').map(lemmaOf) : [];
  if (
    thing.length > 0 &&
    others.length === 0 &&
    thing.every((part) => asked.words.some(({ lemma }) => likeness(lemma, part) >= SAID)) &&
    fits(asked, memory)
  )
    return 6 + whole + (rank >= 0 ? 1 : 0);
  const strong = weighed.filter((one) => one.weight >= 1 && one.held >= BESIDE).length;
  const says = weighed.some((one) => one.held >= SAID);
  const asks = weighed.filter((one) => one.weight >= 1).length;
  const named = others.length > 0 ? 0.5 : 0;
  if (!asked.own && !(others.length > 0) && (strong < Math.min(2, asks) || whole < 0.7)) return 0;
  if (strong > 0 && says && whole >= RULES.convincing && fits(asked, memory))
    return (
      3 +
      (rank >= 0 ? 1 : 0) +
      whole * 2 +
      (about ? named + 0.3 : 0) +
      Math.min(strong, 4) * 0.2 +
      memory.significance / 100
    );
  // "What did my mum have done?": nothing but whom it is about.
  if (
    others.length > 0 &&
    about &&
    hard.length === 0 &&
    relation !== 'name' &&
    (asked.relations.length === 0 || wordedLike(candidate, asked)) &&
    fits(asked, memory)
  )
    return 2 + whole + memory.significance / 100;
  if (others.length > 0 && asked.asks === 'whether' && about && hard.length === 0) return 1.5;
  return 0;
}
/** Whether a memory without the relation is worded as what has it: "is a rescue from Romania". */
function wordedLike(candidate: Candidate, asked: Question): boolean {
  const own = lemmasOf(candidate.memory.content);
  const first = relationOf(asked.relations[0] ?? '');
  return first !== null && first.concepts.split(' ').some((word) => own.has(lemmaOf(word)));
}
const LISTED = /^(?:likes|dislikes|eats|drinks|skill|habit|owns|has|feels|plans|met|lives-with|is-a|died)$/;

const candidateIsKind = (candidate: Candidate, kind: string): boolean =>
  [...candidate.lemmas].some((lemma) => likeness(lemmaOf(kind), lemma) === KIND_LIKENESS);

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
  const fact = answers[0]?.fact;
  if (answers.length === 0) return null;
  if (!fact) return true;
  const values = asked.words.map(({ lemma }) => lemma);
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
  return !fact.negated;
}
/** What a diet rules out, as lemmas. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  vegan: 'meat fish egg dairy milk chees honey chicken beef pork',
  vegetarian: 'meat fish chicken beef pork',
  pescatarian: 'meat chicken beef pork',
};
