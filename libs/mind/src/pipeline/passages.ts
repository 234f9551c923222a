import { rankOf } from '../lexicon/likeness';
import { meaningOf, nearness } from '../lexicon/meaning';
import type { Heard } from '../memory/memory';
import { roleOf, type Role } from '../memory/words/roles';
import { plain, sentencesOf } from '../perception/text';
import { correctionsIn } from './corrections';
import { kinNamed, type OwnQuestion, telling } from './own-question';
import { relatesOthers, tellsOfOthers } from './others';
import { sortHeld } from './sort-held';
import { alike, bare, kindness } from './told-words';

/** What one message told, as something that may hold the answer. */
export interface Passage {
  heard: Heard;
  /** Its sentences, without what it asks. */
  sentences: string[];
  /** How much speaks for it, and how much more than for the next: of no unit, 0 and more for the margin. */
  score: number;
  margin: number;
  /** The message it stands in for: what it changed, or what changed it. */
  insteadOf: number | null;
  /** The parts of the score, in the order of `WEIGHTS`. */
  evidence: number[];
}

/** What else speaks for a message, by its id. */
export interface Pointers {
  /** What memories answer, and what sentences do: surely, or as the nearest. */
  known: ReadonlySet<number>;
  told: ReadonlySet<number>;
  near: ReadonlySet<number>;
  /** 0–1: how well it comes to mind at all. */
  recalled: ReadonlyMap<number, number>;
  /** What the question just before was answered from, where this one goes on about it. */
  before: number | null;
}

/**
 * What each kind of evidence weighs: fitted to questions put in other words than what they ask for was told in (conditional logit over the messages
 * of a talk), then rounded.
 */
export const WEIGHTS = {
  said: 0.8,
  dense: 1,
  meaning: 0.7,
  sentence: 0.9,
  sort: 1.1,
  kind: 3,
  whose: 0.5,
  others: -0.5,
  lent: 0.5,
  same: 0.6,
  beside: 0.8,
  context: 1.5,
  length: 0.8,
  known: 1.2,
  told: 1.2,
  near: 1,
  recalled: 0.9,
  theirs: -1.5,
};

const ASKING =
  /\?["')\s]*$|^(?:(?:and|so|ok|okay|but|hey|hun|yo) )*(?:what|who|whose|where|when|which|how)(?:'?s|'re)?\b|^(?:do|did|can|could|am|is|are|will|would|should|have) (?:i|you|u|we|my|it|there)\b/i;
/** Words used less alike than this say nothing of one another; what is said in the same word, or nearly. */
const ALIKE = 0.4;
const SAME = 0.85;
/** A member of the kind that is asked for. */
export const OF_KIND = 0.4;
/** The commonest words say little of what is asked, though not nothing: weights begin at this logarithm of a word's rank. */
const COMMON = 4.5;
const LEAST = 0.3;
export const weightOf = (word: string) => Math.max(LEAST, Math.log(2 + rankOf(bare(word))) - COMMON);

/** Who says how old they will be on a day says when their birthday is. */
const TURNS =
  /\b(?:(?:shall|will) be|'ll be|turn(?:s|ed|ing)?) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b(?! (?:days|weeks|months|people|of us|o'clock|euros|pounds|dollars))/i;

interface Told {
  heard: Heard;
  sentences: string[];
  text: string;
  words: string[];
  bySentence: string[][];
  /** Names in the message before, where this one goes on about somebody: "She comes on the 20th". */
  carried: string[];
}

function toldIn(heard: readonly Heard[]): Told[] {
  const seen = new Set<number>();
  return heard
    .filter(({ from, id }) => from === 'person' && !seen.has(id) && seen.add(id))
    .sort((a, b) => a.at - b.at)
    .flatMap((one) => {
      const sentences = sentencesOf(plain(one.text.slice(0, 4_000))).filter((sentence) => !ASKING.test(sentence));
      const text = kinNamed(sentences.join(' '));
      const words = [...telling(text), ...(TURNS.test(text) ? ['birthday', 'age'] : [])];
      const bySentence = sentences.map((part) => telling(kinNamed(part)));
      return words.length === 0 ? [] : [{ heard: one, sentences, text, words, bySentence, carried: [] }];
    })
    .map((one, at, all) => ({ ...one, carried: carriedInto(one, all[at - 1]) }));
}

function carriedInto({ text }: Told, last: Told | undefined): string[] {
  const names = GOES_ON.test(text) ? last?.text.matchAll(/(?<=\S )\p{Lu}\p{Ll}+/gu) : undefined;
  return [...(names ?? [])].map(([name]) => name.toLowerCase());
}

const NAME_AFTER =
  /\b(?:my|our|the) (?:[\p{Ll}-]+ ){0,3}?([\p{Ll}-]+),? (?:(?:is |was )?(?:called|named) )?(\p{Lu}\p{L}+)/giu;
const NAME_BEFORE = /(\p{Lu}\p{L}+),? (?:is |was )?(?:my|our) (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+)/gu;

/** Names with what they are to the person, as they stand together in what was said. */
function namedIn(told: readonly Told[], known: ReadonlyMap<string, string[]>): Map<string, Role> {
  const named = new Map<string, Role>();
  for (const [name, roles] of known) {
    const role = roles.map((one) => roleOf(one.split(' ').at(-1) ?? '')).find((one) => one !== null);
    if (role) named.set(name, role);
  }
  const add = (name = '', word = '') => {
    const role = roleOf(word.toLowerCase());
    if (role && /^\p{Lu}/u.test(name) && !named.has(name.toLowerCase())) named.set(name.toLowerCase(), role);
  };
  for (const { text } of told) {
    for (const [, word, name] of text.matchAll(NAME_AFTER)) add(name, word);
    for (const [, name, word] of text.matchAll(NAME_BEFORE)) add(name, word);
  }
  return named;
}

const relates = (one: Role, other: Role) =>
  one.key === other.key || one.within.includes(other.key) || other.within.includes(one.key);

/**
 * The messages of a person a question may be answered from, the likeliest first.
 * @param names of those around the person, in lower case, each with what they are
 */
export function passagesFor(
  question: OwnQuestion,
  heard: readonly Heard[],
  names: ReadonlyMap<string, string[]>,
  pointers: Pointers,
): Passage[] {
  const told = toldIn(heard);
  const named = namedIn(told, names);
  const evidence = evidenceFor(question, named);
  const passages = told.map((one, at) => {
    const parts = evidence(one, told[at - 1] ?? null, told, pointers);
    const score = parts.reduce((sum, part, place) => sum + part * (VALUES[place] ?? 0), 0);
    return { heard: one.heard, sentences: one.sentences, score, margin: 0, insteadOf: null, evidence: parts };
  });
  lifted(question, told, passages, pointers.before);
  passages.sort((a, b) => b.score - a.score || b.heard.at - a.heard.at);
  return passages.map((one, at) => ({ ...one, margin: one.score - (passages[at + 1]?.score ?? 0) }));
}
const VALUES = Object.values(WEIGHTS);

/** What changed something answers instead of what it changed; or what it changed does, where that is asked for. */
function lifted(question: OwnQuestion, told: readonly Told[], passages: Passage[], last: number | null): void {
  const of = new Map(passages.map((passage) => [passage.heard.id, passage]));
  const about = [...question.words, ...question.context];
  const most = () => Math.max(...passages.map(({ score }) => score));
  const links = correctionsIn(
    told.map(({ text, words, carried, heard }) => ({
      text,
      words: [...words, ...carried],
      at: heard.at,
      id: heard.id,
    })),
    weightOf,
    SPECIFIC,
  );
  for (const { later, earlier, shared, dated, taken, counted } of question.before ? links.reverse() : links) {
    if (question.sort === 'time' && !dated) continue;
    // "And before that?": what was told just before takes part in the change that is asked for.
    // "What is it now?": what changed it is asked for.
    const leads =
      (question.before && last !== null && (later.id === last || earlier.id === last)) ||
      (NOW.test(question.text) &&
        (question.words.some((one) => later.words.some((word) => alike(word, one) >= SAME)) ||
          (of.get(earlier.id)?.score === most() && isOfKind(question, later.words))));
    const matter =
      leads ||
      question.sort === 'time' ||
      (question.sort === 'number' && counted && shared.length > 0) ||
      (taken && about.some((one) => earlier.words.some((word) => alike(one, word) >= SAME))) ||
      shared.some((word) => about.some((one) => alike(one, word) >= SAME));
    if (!matter) continue;
    const [now, then] = [of.get(later.id), of.get(earlier.id)];
    if (!now || !then || relatesOthers(question, later.text) || relatesOthers(question, earlier.text)) continue;
    const [wanted, other] = question.before ? [then, now] : [now, then];
    const least = leads ? most() : other.score;
    if (wanted.score < least + LIFTED) wanted.score = least + LIFTED;
    wanted.insteadOf = other.heard.id;
  }
}
const isOfKind = ({ kind, words }: OwnQuestion, told: readonly string[]) =>
  kind !== null && told.some((word) => !words.includes(word) && kindness(kind, word) >= OF_KIND);
/** It asks what is so after whatever has changed. */
export const NOW = /\b(?:now|these days|nowadays|currently|at present|at the moment)\b/;
/** By how much what changed something is likelier than what it changed. */
const LIFTED = 0.5;
/** What a word says at least that joins what changed with what it changed. */
const SPECIFIC = 2.3;

function evidenceFor(question: OwnQuestion, named: ReadonlyMap<string, Role>) {
  const { words, context, kind } = question;
  const roleIn = (word: string) => named.get(bare(word)) ?? roleOf(bare(word));
  const near = (word: string, others: readonly string[]) => {
    const role = roleIn(word);
    return others.reduce((most, other) => {
      const same = role !== null && roleIn(other)?.key === role.key ? 0.9 : 0;
      return Math.max(most, same, alike(word, other));
    }, 0);
  };
  const weighed = words.map((word) => ({
    word,
    weight: weightOf(word) * (word === kind && words.length > 1 ? 0.5 : 1),
  }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const leaning = context.map((word) => ({ word, weight: weightOf(word) }));
  const held = (parts: typeof weighed, others: readonly string[]) =>
    parts.reduce((sum, { word, weight }) => {
      const most = near(word, others);
      return most < ALIKE ? sum : sum + weight * most ** 2;
    }, 0);
  const meaning = meaningOf(words, weightOf);
  // "Tino got a bike": nothing of the person's.
  const isOf = ({ words: [subject = ''], text }: Told) =>
    named.has(subject) && OWN.test(question.text) && !OWN.test(text) && !words.includes(subject);
  const asked = words.map(roleIn).filter((role) => role !== null);

  return (told: Told, last: Told | null, all: readonly Told[], pointers: Pointers): number[] => {
    const exact = weighed.reduce((sum, { word, weight }) => sum + (near(word, told.words) >= SAME ? weight : 0), 0);
    const dense = told.bySentence.map((part) => held(weighed, part) / Math.sqrt(3 + part.length));
    const nearest = told.bySentence.map((part) => nearness(meaning, meaningOf(part, weightOf)));
    const fresh = told.words.filter((word) => !words.some((other) => alike(other, word) >= 0.99));
    const ofKind = kind === null ? 0 : Math.max(0, ...fresh.map((word) => kindness(kind, word)));
    const roles = told.words.map(roleIn).filter((role) => role !== null);
    const whose = asked.some((role) => roles.some((other) => relates(role, other)));
    const lent =
      asked.length > 0 &&
      !whose &&
      last !== null &&
      GOES_ON.test(told.text) &&
      last.words.map(roleIn).some((other) => other !== null && asked.some((role) => relates(role, other)));
    const place = all.indexOf(told);
    const earlier = pointers.before === null ? -1 : all.findIndex(({ heard }) => heard.id === pointers.before);
    const { id } = told.heard;
    return [
      exact / whole,
      Math.max(0, ...dense),
      nearness(meaning, meaningOf(told.words, weightOf)),
      Math.max(-1, ...nearest),
      sortHeld(question, { text: told.text, at: told.heard.at }, fresh),
      ofKind >= OF_KIND ? ofKind : 0,
      Number(whose),
      Number(asked.length > 0 && !whose && roles.length > 0),
      Number(lent),
      Number(place === earlier),
      Number(earlier >= 0 && Math.abs(place - earlier) === 1),
      leaning.length === 0 ? 0 : held(leaning, told.words) / leaning.reduce((sum, { weight }) => sum + weight, 0),
      Math.log(3 + told.words.length),
      Number(pointers.known.has(id)),
      Number(pointers.told.has(id)),
      Number(pointers.near.has(id)),
      pointers.recalled.get(id) ?? 0,
      Number(relatesOthers(question, told.text) || tellsOfOthers(question, told.text) || isOf(told)),
    ];
  };
}

const OWN = /\b(?:i|i'm|im|i've|ive|my|me|mine|we|our|us)\b/i;
const GOES_ON = /^(?:\S+ ){0,3}(?:he|she|they|his|her|their|it)\b/i;
