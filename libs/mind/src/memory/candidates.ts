import { capitalised, wordsOf } from '../perception/text';
import type { KeptMemory } from './memory';
import { relationOf } from './relations';
import { likeness } from './words/families';
import { lemmaOf } from './words/lemmas';
import { covers, partsOf, roleOf } from './words/roles';

/** Memories made ready for comparing with a question: whom they are about, and which words they hold. */

/** The least by which a word must be held to count as said: its own, its like, or its kind. */
export const SAID = 0.8;
/** What stands beside it in the same message lends less than it says itself. */
export const BESIDE = 0.6;

/** Memories with what is compared of them. */
export interface Candidate {
  memory: KeptMemory;
  lemmas: Set<string>;
  /** The words of all that was kept of the same message. */
  beside: Set<string>;
}

export const lemmasOf = (text: string): Set<string> => new Set(wordsOf(text).map((word) => lemmaOf(word)));

/** How well a memory holds a word that is asked for, 0–1. */
export function holds(candidate: Candidate, word: string): number {
  const own = best(word, candidate.lemmas);
  return own >= SAID ? own : Math.max(own, best(word, candidate.beside) * BESIDE);
}
export function best(word: string, told: ReadonlySet<string>): number {
  if (told.has(word)) return 1;
  let most = 0;
  for (const lemma of told) most = Math.max(most, likeness(word, lemma));
  return most;
}

/** The words of its sentence alone. */
const SAID_IN = new WeakMap<KeptMemory, Set<string>>();
function wordsIn(memory: KeptMemory): Set<string> {
  const words = SAID_IN.get(memory) ?? lemmasOf(memory.content);
  SAID_IN.set(memory, words);
  return words;
}

/** The words of a memory do not change: they are taken apart once, for as long as somebody holds it. */
const MADE = new WeakMap<KeptMemory, Set<string>>();

/** Each memory with its words, and with those of what was said in the same breath: they lend each other meaning. */
export function candidates(memories: readonly KeptMemory[]): Candidate[] {
  const own = memories.map((memory) => {
    const made = MADE.get(memory);
    if (made) return made;
    const relation = memory.fact ? relationOf(memory.fact.relation) : null;
    const subject = memory.fact && !NOBODY.test(memory.fact.subject) ? memory.fact.subject : '';
    const favourite = memory.fact?.relation.startsWith('favourite ') ? memory.fact.relation : '';
    const lemmas = lemmasOf(
      `${memory.content} ${memory.tags.join(' ')} ${subject} ${favourite} ${relation?.concepts ?? ''}`,
    );
    MADE.set(memory, lemmas);
    return lemmas;
  });
  const said = new Map<number, Set<string>>();
  memories.forEach((memory) => {
    for (const id of memory.messageIds) {
      const words = said.get(id) ?? new Set<string>();
      for (const lemma of wordsIn(memory)) words.add(lemma);
      said.set(id, words);
    }
  });
  return memories.map((memory, i) => ({
    memory,
    lemmas: own[i]!,
    beside: said.get(memory.messageIds.at(-1) ?? 0) ?? new Set(),
  }));
}

/** Whether a memory speaks of somebody although it is about another: "You went to Rome with your sister". */
export function mentions(candidate: Candidate, subject: string, names: ReadonlyMap<string, string[]>): boolean {
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

/** Names of those around the person, each with what they are: from what was told. */
export function namesIn(known: readonly KeptMemory[]): Map<string, string[]> {
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
export const NOBODY = /^(?:person|soul)$/;

/** Whether a subject is somebody, and not a thing of the person's: their car, their exam. */
export function isSomebody(subject: string, names: ReadonlyMap<string, string[]>): boolean {
  return subject !== 'person' && (names.has(subject) || partsOf(subject).role !== null || subject.includes("'s "));
}

/** Whether a memory is about one of those asked about. */
export function isAbout(
  memory: KeptMemory,
  subjects: readonly string[],
  names: ReadonlyMap<string, string[]>,
): boolean {
  const of = memory.fact?.subject ?? 'person';
  return subjects.some((asked) => {
    if (of === asked || covers(asked, of)) return true;
    // Asked by role, told by name; asked by name, told by role.
    if (names.get(of)?.some((role) => covers(asked, role))) return true;
    if (memory.fact?.relation === 'name' && memory.fact.value.toLowerCase() === asked) return true;
    return names.get(asked)?.some((role) => of === role && onlyName(role, names)) ?? false;
  });
}
export const onlyName = (role: string, names: ReadonlyMap<string, string[]>): boolean =>
  [...names.values()].filter((roles) => roles.includes(role)).length === 1;
