import { BESIDE, best, holds, isAbout, isSomebody, lemmasOf, mentions, SAID, type Candidate } from './candidates';
import type { KeptMemory } from './memory';
import type { Question } from './question';
import { relationOf } from './relations';
import { RULES } from './rules';
import { KIND_LIKENESS, likeness } from './words/families';
import { lemmaOf } from './words/lemmas';
import { isTrade } from './words/trades';

/** Relations that answer by themselves; the others need a word in common. */
export const ALONE =
  /^(?:name|nickname|age|birthday|lives-in|lived-in|from|grew-up-in|born-in|works-as|works-at|worked-as|works-when|studies|studies-at|relationship-status|allergic-to|diet|speaks|learns|hobby|plays|fears|health|drives|smokes|wish|promised)$/;

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
      /\b(?:in|at|to|from|near|on|under|behind|by|outside|around|through)\b/i.test(
        content.replace(/\b(?:to (?:work|bed|sleep|school)|at (?:all|work|the moment)|in fact)\b/g, ''),
      ) || fact?.relation === 'is'
    );
  if (asked.wants === 'person')
    return /\b(?:your \p{L}+|\p{Lu}\p{L}+|someone|somebody|a \p{L}+)\b/u.test(content.slice(1));
  return true;
}

/** What a plan is worth where a deed is asked for. */
const PLANNED = 0.5;

/** How well a memory answers, 0 where it does not. Relations weigh most, then words in common. */
export function scoreOf(asked: Question, candidate: Candidate, names: ReadonlyMap<string, string[]>): number {
  // What was done is not answered by what was planned.
  const planned =
    /\bdid\b/.test(asked.core) && candidate.memory.fact?.relation === 'plans' && !/\bplan/.test(asked.core);
  const score = fitOf(asked, candidate, names) * (planned ? PLANNED : 1);
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

  // "Can I swim?" is not answered with whose child can.
  if (
    others.length === 0 &&
    asked.ofPerson &&
    asked.asks === 'whether' &&
    !/\b(?:you|your|yours)\b/i.test(memory.content)
  )
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
  if (rank >= 0 && about && (asked.own || others.length > 0)) {
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
      (asked.wants !== 'person' || relation === 'name' || fits(asked, memory)) &&
      (asked.asks !== 'when' || /birthday|age/.test(relation) || fits(asked, memory))
    )
      return 10 - rank * 0.6 + whole - denied;
    if (hard.length > 0 && share(hard) >= RULES.convincing && fits(asked, memory))
      return 8 - rank * 0.3 + whole - denied;
    const sorts = weighed.filter((one) => one.sort && !one.used);
    const owned = /^(?:owns|has)$/.test(relation);
    if (owned && weighed.some((one) => one.sort && one.held < SAID)) return 0;
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
    thing.slice(-1).every((part) => asked.words.some(({ lemma }) => likeness(lemma, part) >= SAID)) &&
    fits(asked, memory)
  )
    return 6 + whole + (rank >= 0 ? 1 : 0);
  const strong = weighed.filter((one) => one.weight >= 1 && one.held >= BESIDE).length;
  const says = weighed.some((one) => one.held >= SAID);
  const asks = weighed.filter((one) => one.weight >= 1).length;
  const named = others.length > 0 ? 0.5 : 0;
  if (!asked.own && !(others.length > 0) && (strong < Math.min(2, asks) || whole < 0.7)) return 0;
  // "What car do I drive?" is not answered by what was never done: "you never learned to drive".
  const missed =
    strong < 2 &&
    asked.asks === 'value' &&
    /\b(?:never|do not|don't|didn't)\b/.test(memory.content) &&
    !/\b(?:not|never|don't|didn't|can't|cannot)\b/.test(asked.core);
  if (strong > 0 && says && !missed && whole >= RULES.convincing && fits(asked, memory))
    return (
      3 +
      (rank >= 0 ? 1 : 0) +
      whole * 2 +
      (about ? named + 0.3 : 0) +
      Math.min(strong, 4) * 0.2 +
      memory.significance / 100
    );
  // Beside it stands all that is asked for, and it holds the kind of word that answers: "you start at 4", said of work.
  const typed = /^(?:place|number|time|person)$/.test(asked.wants) || asked.asks === 'when';
  if (
    typed &&
    asks > 0 &&
    weighed.filter((one) => one.weight >= 1).every((one) => one.held >= BESIDE) &&
    answersTyped(asked, memory)
  )
    return 2.5 + whole + (asked.wants === 'person' && isSomebody(fact?.subject ?? 'person', names) ? 0.3 : 0);
  // "What did my mum have done?": nothing but whom it is about.
  if (
    others.length > 0 &&
    about &&
    hard.length === 0 &&
    relation !== 'name' &&
    (asked.relations.length === 0 || wordedLike(candidate, asked)) &&
    fits(asked, memory)
  )
    return 2 + whole + memory.significance / 100 - (relation === 'died' ? 1 : 0);
  if (others.length > 0 && asked.asks === 'whether' && about && hard.length === 0) return 1.5;
  return 0;
}
/** Stricter than `fits`: a time of its own, a number, somebody; what stands beside a question's words must answer by itself. */
function answersTyped(asked: Question, memory: KeptMemory): boolean {
  if (asked.asks === 'when' || asked.wants === 'time')
    return (
      memory.span !== null ||
      /\b(?:\d{1,2}|nine|ten|noon|midnight|\w+days?) ?(?:am|pm|o'clock|in the|at night|$|\.|,)/i.test(memory.content)
    );
  if (asked.wants === 'number') return /\d/.test(memory.content.replace(/\([^)]*\)/g, ''));
  return false;
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
