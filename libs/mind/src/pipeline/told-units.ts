import { rankOf } from '../lexicon/likeness';
import { datesIn } from '../memory/dates';
import type { Heard, Span } from '../memory/memory';
import { movesIn, nearTo } from '../memory/moved';
import { roleOf } from '../memory/words/roles';
import { plain, sentencesOf } from '../perception/text';
import { type OwnQuestion, telling } from './own-question';
import { holdsSort, NUMBER } from './sorts';
import { alike, bare } from './told-words';

/**
 * A word that is used like one of the question's counts, if they are used this much alike, and the less the more they differ: to the power of
 * `STEEP`. Chosen between round values, for questions put in other words than what they ask for was told in.
 */
export const ALIKE = 0.4;
const STEEP = 2.5;
/** What was asked just before counts half: it only says what is still spoken of. So does the sort of thing that is asked for. */
const CONTEXT = 0.5;
const KIND = 0.5;
/** What holds the sort of thing asked for, and what does not. */
const FITTING = 1.2;
const UNFITTING = 0.7;
/** What the message before or after holds, of its own score. */
const BESIDE = 0.2;
/** What was moved once is likelier what "before" or "first" is asked of. */
const MOVED = 1.4;
/** Who is called by name is nearly as well named by what they are; what was said just before counts less than what is said. */
const NAMED = 0.9;
const LENT = 0.7;
/** Of somebody else's thing, and of what does not speak of the person at all, where theirs is asked for. */
const OTHERS = 0.4;
const NOT_OWN = 0.85;
/** Long sentences hold more words of anything: a score is divided by the root of the length, and of these words more. */
const LENGTH = 3;
/** Two words that mean the same: who says one of them says the other. */
const COUNTED_ALIKE = 0.6;
export const MEANT = 0.5;
const UNITS = 400;
const LONGEST = 400;

/** One sentence; a whole message where a time is asked for: the date often stands in a sentence of its own. */
export interface Unit {
  heard: Heard;
  place: number;
  text: string;
  /** The date, and in which words. */
  span: Span | null;
  words: string;
  at: number;
  /** Of what was said just before, where it goes on about it: "He fixed clocks". */
  lent: string[];
  /** The unit whose date it moves. */
  moves: Unit | null;
  /** How well it answers, and what share of the question's weight it holds, 0–1. */
  score: number;
  share: number;
  /** The same of what is asked alone, without whose it is: 0–1. */
  matter: number;
  /** At least one word of the question is said, or one that means the same. */
  meant: boolean;
  /** It tells of somebody else's thing where the person's own is asked for. */
  others: boolean;
}

const ASKING =
  /\?["')\s]*$|^(?:(?:and|so|ok|okay|but|hey|hun|yo) )*(?:what|who|whose|where|when|which|how)(?:'?s|'re)?\b|^(?:do|did|can|could|am|is|are|will|would|should|have) (?:i|you|u|we|my|it|there)\b/i;
/** Said to whom one talks to, and nothing of one's life. */
const TO_SOUL =
  /^(?:thank\w*|thx|merci|sorry|forgive|tell me|salut|hello|hi|hey|good (?:night|evening|morning)|you\b|ok(?:ay)?\b)/i;

export function unitsIn(question: OwnQuestion, heard: readonly Heard[]): Unit[] {
  const seen = new Set<number>();
  const units = heard
    .filter(({ from, id }) => from === 'person' && !seen.has(id) && seen.add(id))
    .sort((a, b) => a.at - b.at)
    .flatMap((one, place) => {
      const sentences = sentencesOf(plain(one.text.slice(0, 4_000))).filter((sentence) => !ASKING.test(sentence));
      const unit = (text: string, span: Span | null = null, words = ''): Unit => ({
        heard: one,
        place,
        text: text.slice(0, LONGEST),
        span,
        words,
        at: one.at,
        lent: [],
        moves: null,
        score: 0,
        share: 0,
        matter: 0,
        meant: false,
        others: false,
      });
      const whole = sentences.join(' ');
      if (whole === '') return [];
      if (question.sort === 'time')
        return datedIn(whole, one.at, question).map(({ span, words }) => unit(whole, span, words));
      const told = sentences
        .filter((text) => !TO_SOUL.test(text) || text.split(' ').length > 8)
        .map((text) => unit(text));
      // "The fox came. Nine.": a number that stands alone is told with what it counts.
      const alone = question.sort === 'number' && sentences.length > 1 && sentences.some(isNumberAlone);
      return alone ? [...told, unit(whole)] : told;
    })
    .slice(-UNITS);
  if (question.sort === 'time') linked(units);
  units.forEach((unit, at) => {
    const last = units[at - 1];
    if (last && unit.place - last.place <= 1 && GOES_ON.test(unit.text)) unit.lent = telling(last.text);
  });
  return units;
}

const GOES_ON = /^(?:and |but |so |or )?(?:he|she|it|they|his|her|its|their|hers|him|this|that)(?:'s|'re|'d|'ll)?\b/i;

const isNumberAlone = (sentence: string) => sentence.split(' ').length <= 4 && NUMBER.test(sentence);

/** What has no date and still says when. */
const HABITUAL =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|every|each|o'clock|at (?:noon|midnight|dawn)|mornings|evenings|nights|weekends|since)\b/i;
const WEEKDAY = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** The dates a message gives: not one it takes back, unless what was so at first is asked for and nothing else says it. */
function datedIn(text: string, said: number, { before }: OwnQuestion): { span: Span | null; words: string }[] {
  const dates = datesIn(text.slice(0, LONGEST), said);
  const back = ({ at, words }: { at: number; words: string }) =>
    /\b(?:not|no longer|instead of|rather than|from|was|were|not on|can'?t do)(?: on| the){0,2}\s*$/i.test(
      text.slice(0, at),
    ) ||
    /^(?:not|can't do|from|was|were) the\b/i.test(words) ||
    (/^(?:do|make) the\b/i.test(words) && /\b(?:can'?t|cannot|couldn'?t)\s*$/i.test(text.slice(0, at)));
  const held = dates.filter(
    (date, at) =>
      !back(date) &&
      // "Friday the 6th of November" is one day, and so is "in ten days, on the 23rd".
      !dates.some(
        (other, place) =>
          place > at && (other.span.from === date.span.from || (WEEKDAY.test(date.words) && other.at - date.end <= 2)),
      ),
  );
  if (held.length > 0 && !before) return held;
  if (dates.length > 0) return before ? [...held, ...dates.filter(back)] : dates;
  return HABITUAL.test(text) ? [{ span: null, words: '' }] : [];
}

/** Units whose dates take the place of earlier ones know which; their dates are read as near those as their words allow. */
function linked(units: Unit[]): void {
  const dated = units.flatMap((unit) => (unit.span ? [{ ...unit, span: unit.span, unit }] : []));
  for (const [one, other] of movesIn(dated, alike)) {
    one.unit.moves = other.unit;
    one.unit.span = nearTo(one.span, one.words, other.unit.span ?? other.span, one.at);
  }
}

/** The units a question may be answered by, the likeliest first. @param names of those around the person, in lower case, each with what they are */
export function ranked(question: OwnQuestion, units: Unit[], names: ReadonlyMap<string, string[]>): Unit[] {
  const { words, context, sort, kind, before } = question;
  const weight = (word: string) => Math.log(2 + rankOf(word)) * (word === kind && words.length > 1 ? KIND : 1);
  const asked = [
    ...words.map((word) => ({ word, weight: weight(word), own: true })),
    ...context.map((word) => ({ word, weight: CONTEXT * weight(word), own: false })),
  ];
  const counted = new Set(words.length > 0 ? asked.filter(({ own }) => own) : asked);
  const sum = (parts: Iterable<{ weight: number }>) => [...parts].reduce((all, { weight }) => all + weight, 0);
  const whole = sum(counted);
  if (whole === 0) return [];
  // Whose it is, is not what is asked of them: who speaks of Ines does not speak of her wedding.
  const isWhose = (word: string) => names.has(bare(word)) || roleOf(bare(word)) !== null;
  const asking = [...counted].filter(({ word }) => !isWhose(word) && (word !== kind || words.length === 1));
  const matter = sum(asking);
  const moved = new Set(units.flatMap(({ moves }) => moves ?? []));
  for (const unit of units) {
    const own = telling(unit.moves ? `${unit.text} ${unit.moves.text}` : unit.text);
    let held = 0;
    let share = 0;
    let ofMatter = 0;
    for (const part of asked) {
      const near = Math.max(
        nearest(part.word, own, names),
        unit.lent.length > 0 ? LENT * nearest(part.word, unit.lent, names) : 0,
      );
      if (near < ALIKE) continue;
      held += part.weight * near ** STEEP;
      unit.meant ||= near >= MEANT;
      if (counted.has(part)) share += part.weight * near;
      if (asking.includes(part)) ofMatter += part.weight * near;
    }
    unit.share = share / whole;
    unit.matter = matter > 0 ? ofMatter / matter : unit.share;
    const fits = sort === 'time' ? unit.span !== null : holdsSort(sort, unit.text);
    unit.score = (held / Math.sqrt(LENGTH + own.length)) * (fits ? FITTING : UNFITTING);
    unit.others = isOthers(question.text, unit.text, words);
    unit.score *= (unit.others ? OTHERS : 1) * (speaksOfPerson(question.text, unit.text) ? 1 : NOT_OWN);
    if (sort === 'time' && unit.span) unit.score *= ofTense(question.text, unit.span, unit.heard.at) ? 1 : UNTIMELY;
    if (before && (unit.moves !== null || moved.has(unit))) unit.score *= MOVED;
  }
  const alone = units.map(({ score }) => score);
  for (const unit of units) {
    const beside = units.reduce(
      (most, other, at) =>
        other !== unit && Math.abs(other.place - unit.place) <= 1 ? Math.max(most, alone[at] ?? 0) : most,
      0,
    );
    unit.score += BESIDE * beside;
  }
  return units.sort((a, b) => b.score - a.score || b.heard.at - a.heard.at);
}

/** "When do I fly?" asks for a day that lay ahead when it was told, "when did I fly?" for one that did not. */
function ofTense(asked: string, span: Span, said: number): boolean {
  if (/\b(?:did|was|were|had|(?:have|has)(?! to\b))\b/.test(asked)) return span.from <= said;
  return !/\b(?:do|does|will|shall|am|is|are)\b|'s\b|'ll\b/.test(asked) || span.from > said;
}
/** What a day of the other side of then is worth. */
const UNTIMELY = 0.97;

/** How much the likest of some words means what one does; who is known by name is also who they are. */
function nearest(word: string, others: readonly string[], names: ReadonlyMap<string, string[]>): number {
  const roles = names.get(word) ?? [];
  let most = 0;
  for (const other of others) {
    const near = alike(word, other);
    if (near > most) most = near;
    if (
      most < NAMED &&
      (roles.some((role) => alike(role, other) === 1) || names.get(other)?.some((role) => alike(role, word) === 1))
    )
      most = NAMED;
  }
  return most;
}

/** Whether what is the person's own is asked for and somebody else's is told: "my audition", "Ludo's audition", "my brother has a boat". */
function isOthers(asked: string, told: string, words: readonly string[]): boolean {
  const owned = [...asked.matchAll(/\b(?:my|our) (\p{L}+)(?: (\p{L}+))?\b/gu)].flatMap(([, ...nouns]) => nouns);
  return owned.some((noun) => {
    if (!words.some((word) => bare(word) === noun)) return false;
    const stem = noun.replace(/s$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const between = '(?:\\p{L}+ ){0,2}';
    if (new RegExp(`\\b(?:my|our) ${between}${stem}`, 'iu').test(told)) return false;
    return (
      new RegExp(`\\b(?:[Hh]is|[Hh]er|[Tt]heir|\\p{Lu}\\p{L}+'s) ${between}${stem}`, 'u').test(told) ||
      new RegExp(
        `(?:^|, )(?:[Mm]y \\p{L}+(?: \\p{Lu}\\p{L}+)?|[Hh]e|[Ss]he|[Tt]hey) (?:has|have|had|owns|bought|got) (?:an?|the) ${between}${stem}`,
        'u',
      ).test(told)
    );
  });
}

/** Where the question is about the person, and nobody is asked for: whether they speak of themselves. */
const speaksOfPerson = (asked: string, told: string): boolean =>
  !/\b(?:i|we)\b/.test(asked) || /^who/.test(asked) || /\b(?:i|im|ive|my|me|mine|we|our|ours|us|myself)\b/i.test(told);

/** Whether a text counts what is asked to be counted: "nineteen hens", "two of my sisters", "hens … nine now". */
export function counts(text: string, counted: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];
  const at = words.flatMap((word, place) => (alike(counted, word) >= COUNTED_ALIKE ? [place] : []));
  if (at.length === 0) return false;
  const near = words.some((word, place) => NUMBER.test(word) && at.some((of) => of - place >= 1 && of - place <= 4));
  return (
    near ||
    sentencesOf(text).some(isNumberAlone) ||
    at.some(
      (of) =>
        NUMBER.test(words[of + 1] ?? '') ||
        (/^(?:was|is|are|were)$/.test(words[of + 1] ?? '') && NUMBER.test(words[of + 2] ?? '')),
    )
  );
}

/** Of dates that moved, the last that holds, or the first. */
export function standing(unit: Unit, units: readonly Unit[], before: boolean): Unit {
  let now = unit;
  for (let step = 0; step < 5; step += 1) {
    const next = before ? now.moves : units.find(({ moves }) => moves === now);
    if (!next) break;
    now = next;
  }
  return now;
}
