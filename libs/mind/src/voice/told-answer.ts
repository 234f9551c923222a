import type { Brought, FactAnswer } from '../memory/asking';
import type { KeptMemory } from '../memory/memory';
import { isImportedText, provenanceOf } from '../memory/provenance';
import { isOffered } from '../offering/offered';
import { plain, sentencesOf, wordsOf } from '../perception/text';
import type { Recollection } from '../recall/recollection';
import type { VoiceTurn } from './voice';
import type { Phrasing, Slots } from './phrasing';
import * as phrases from './told-phrases';
import { localTime } from '../wall-clock';
import { saidOn, spanOn } from './told-dates';

/** Receives the key of everything a reply uses: `memory:7`, `message:12`, `archive:0`. */
export type Cite = (key: string) => void;

const DAY = 86_400_000;
/** A value of more words than this is a sentence, and is told as one. */
const LONGEST_VALUE = 7;
const MOST_LISTED = 6;
const LONGEST_THEN = 160;
const LONGEST_QUOTE = 160;
/** Fit from which on a recalled text answers "do you remember …", and a file a question. */
const FIT_ASKED = 0.4;
const FIT_QUOTED = 0.55;
/** Relations whose value alone is the answer; of others the whole sentence is told. */
const ANSWERS_ALONE =
  /^(?:name|nickname|age|birthday|from|born-in|grew-up-in|lives-in|lived-in|speaks|allergic-to|favourite .+)$/;
const REMINDS = /\b(?:remember|recall|remind|gave you|offered you|told you about)\b/i;

/** What an answer is made with. */
export interface AnswerContext {
  message: string;
  turn: VoiceTurn;
  phrasing: Phrasing;
  /** The name by which the person is known; null if there is none. */
  personName: string | null;
  cite: Cite;
}

/** Whether a soul may speak of a memory: the person has not objected to it. */
export const isTellable = ({ objection }: KeptMemory): boolean =>
  objection !== 'wrong' && objection !== 'never-mention';

/** Content that only quotes the person. */
const QUOTING = /^You said "(.+)"\.?$/s;
/** Relative words for a day with the date that was meant behind them: "today (Friday, 27 November 2026)". */
const DATED =
  /\b(?:today|tonight|yesterday|tomorrow|this (?:morning|afternoon|evening)|last night|(?:on |this |next |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day) \((\p{L}+day, \d{1,2} \p{L}+) (\d{4})\)/giu;

/** A memory's content as a clause: "you live in Ghent". Days are named by their date. */
export function clauseOf(content: string, now: number): string {
  const year = String(new Date(now).getUTCFullYear());
  const clause = content
    .trim()
    .replace(/[.!]+$/, '')
    .replace(DATED, (_, day: string, of: string) => `on ${day}${of === year ? '' : ` ${of}`}`);
  // Whatever begins a sentence and is no name.
  return /^(?:You|Your|You're|You've|On|In|At|It|They|He|She|The|A|An|There|Yesterday|Today|Tonight|Tomorrow|This|That|Last|Next|Now|No|Not|His|Her|Their|When|Since|After|Before|From|For|With|One|Some|All)\b/.test(
    clause,
  )
    ? clause.charAt(0).toLowerCase() + clause.slice(1)
    : clause;
}

function daysAway(at: number, now: number): string | undefined {
  const days = Math.floor(at / DAY) - Math.floor(now / DAY);
  if (Math.abs(days) > 60) return undefined;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** "Your sister", "Biscuit": whom a memory is about, where its content says so; undefined for the person. */
function aboutOf({ fact, content }: KeptMemory): string | undefined {
  if (!fact || fact.subject === 'person' || fact.subject === 'soul') return undefined;
  const at = content.toLowerCase().indexOf(fact.subject.toLowerCase());
  if (at < 0) return undefined;
  const written = content.slice(at, at + fact.subject.length);
  if (/^\p{Lu}/u.test(written)) return written;
  return /\byour $/i.test(content.slice(0, at)) ? `Your ${written}` : undefined;
}

function slotsOf(memory: KeptMemory, { message, turn: { now, person } }: AnswerContext): Slots {
  const today = localTime(now, person.timeZone).at;
  const asked = new Set(wordsOf(message));
  const value = memory.fact?.value.trim().replace(/[.!]+$/, '');
  const isAnswer =
    value !== undefined &&
    value !== '' &&
    wordsOf(value).length <= LONGEST_VALUE &&
    !memory.fact?.negated &&
    ANSWERS_ALONE.test(memory.fact?.relation ?? '') &&
    // "Who is Henrik?" is not answered by "Henrik".
    !wordsOf(value).every((word) => asked.has(word));
  return {
    fact: clauseOf(memory.content, today),
    value: isAnswer ? value : undefined,
    about: aboutOf(memory),
    date: saidOn(memory.saidAt, now, person.timeZone),
    when: memory.span ? spanOn(memory.span, today) : undefined,
    away: memory.span && memory.span.precision !== 'year' ? daysAway(memory.span.from, today) : undefined,
  };
}

function listOf(parts: readonly string[]): string {
  const separator = parts.some((part) => part.includes(',')) ? '; ' : ', ';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(separator)}${separator === '; ' ? '; ' : ' '}and ${parts.at(-1)}`;
}

/** Several values of one relation in a word or two each ("Miso and Taro"); null where they have to be told one by one. */
function valuesOf(memories: readonly KeptMemory[]): string | null {
  const first = memories[0]?.fact;
  if (!first || memories.length < 2) return null;
  const values = memories.map(({ fact }) =>
    fact && fact.relation === first.relation && fact.subject === first.subject && !fact.negated ? fact.value : '',
  );
  return values.every((value) => value !== '' && wordsOf(value).length <= 4) ? listOf([...new Set(values)]) : null;
}

const isSuperseded = (memory: KeptMemory): boolean => memory.supersededBy !== null || memory.supersededAt !== null;

/** Says that something was not told. */
export const untoldReply = ({ phrasing }: AnswerContext): string => phrasing.say(phrases.UNTOLD) ?? '';

/** Answers a question about what was told, from the memories that recall found for it. */
export function toldAnswer(answer: FactAnswer, context: AnswerContext): string {
  const { phrasing, cite, personName } = context;
  const usable = answer.memories.filter(isTellable);
  const former = usable.filter(isSuperseded);
  const memories = answer.asks === 'before' && former.length > 0 ? former : usable;
  if (answer.brought) return broughtAnswer(answer.brought, context);
  const [first] = memories;
  if (!first) {
    if (answer.relation === 'name' && answer.subject === 'person' && personName !== null)
      return phrasing.say(phrases.YOUR_NAME, { name: personName }) ?? '';
    return (
      fileAnswer(context) ?? phrasing.say(answer.brought === null ? phrases.NOT_IN_MESSAGES : phrases.UNTOLD) ?? ''
    );
  }
  const slots = slotsOf(first, context);
  const isRepeat = phrasing.saidLately(slots['fact'] ?? '');
  if (answer.nearest === true && isRepeat && !(answer.asks === 'when' && slots['when']))
    return phrasing.say(phrases.UNTOLD_AGAIN) ?? '';
  const isGuess = answer.nearest === true && answer.asked === true;
  const inFile = isGuess ? fileAnswer(context) : null;
  if (inFile !== null) return inFile;
  cite(`memory:${first.id}`);
  const say = (...pools: (readonly string[])[]) =>
    pools.reduce<string | null>((said, pool) => said ?? phrasing.say(pool, slots), null) ?? '';
  const quote = QUOTING.exec(first.content)?.[1];
  if (quote !== undefined)
    return (
      phrasing.say(isGuess ? phrases.NEAREST_QUOTED : phrases.QUOTED, {
        quote,
        date: slots['date'],
      }) ?? ''
    );
  if (isOffered(first) && first.kind !== 'reflection' && answer.asks !== 'whether')
    return say(isImportedText(first) ? phrases.IMPORTED_TOLD : phrases.OFFERED_TOLD, phrases.FACT);
  if (answer.nearest === true)
    return say(answer.asks === 'when' && slots['when'] ? phrases.NEAREST_WHEN : phrases.NEAREST, phrases.NEAREST);
  if (isRepeat && answer.asks !== 'when' && slots['value'] === undefined) return say(phrases.AGAIN);
  switch (answer.asks) {
    case 'value': {
      const current = memories.filter((one) => one.supersededBy === null).slice(0, MOST_LISTED);
      const values = current.length === memories.length ? valuesOf(current) : null;
      if (values === null) return say(slots['value'] ? phrases.VALUE : phrases.FACT, phrases.FACT);
      for (const one of current) cite(`memory:${one.id}`);
      return phrasing.say(phrases.VALUE, { ...slots, about: undefined, value: values }) ?? '';
    }
    case 'when':
      return say(slots['when'] ? phrases.WHEN : phrases.WHEN_UNDATED, phrases.FACT);
    case 'before':
      return say(slots['value'] ? phrases.BEFORE : phrases.BEFORE_FACT, phrases.FACT);
    case 'whether':
      return say(answer.holds === null ? phrases.FACT : answer.holds ? phrases.YES : phrases.NO);
    case 'all': {
      const listed = memories.slice(0, MOST_LISTED);
      for (const one of listed) cite(`memory:${one.id}`);
      const facts =
        valuesOf(listed) ?? listOf([...new Set(listed.map(({ content }) => clauseOf(content, context.turn.now)))]);
      return phrasing.say(phrases.ALL, { facts }) ?? '';
    }
  }
}

/** A line of the messages a soul was imported with. The soul does not speak as the person who wrote it. */
function broughtAnswer(
  { line, quote, then }: Brought,
  { phrasing, turn: { now, person }, cite }: AnswerContext,
): string {
  const date = line.at === null || line.at <= 0 ? undefined : saidOn(line.at, now, person.timeZone);
  const pools = {
    person: [phrases.PERSON_WROTE, phrases.PERSON_WROTE_ONCE],
    soul: [phrases.SOUL_WROTE, phrases.SOUL_WROTE_ONCE],
    other: line.speaker === '' ? [phrases.WRITTEN, phrases.WRITTEN] : [phrases.OTHER_WROTE, phrases.OTHER_WROTE_ONCE],
  }[line.from];
  const pool = pools[date === undefined ? 1 : 0] ?? [];
  cite(line.key);
  const said = phrasing.say(pool, { quote: ended(quote), date, who: line.speaker }) ?? '';
  if (then === null || then.text.length > LONGEST_THEN) return said;
  const more = phrasing.say(then.from === 'person' ? phrases.THEN_PERSON : phrases.THEN_SOUL, {
    more: ended(then.text.replace(/\s+/g, ' ').replaceAll('"', "'")),
  });
  if (more !== null) cite(then.key);
  return more === null ? said : `${said} ${more}`;
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const contentWords = (text: string): string[] => [...new Set(wordsOf(plain(text)).filter((word) => word.length > 3))];

/** The sentence of a text that has most in common with the message. */
function quoteOf(text: string, message: string): string | undefined {
  const wanted = new Set(contentWords(message));
  const sentences = sentencesOf(plain(text)).filter((one) => one.length <= LONGEST_QUOTE && wordsOf(one).length > 2);
  const hits = (sentence: string) => contentWords(sentence).filter((word) => wanted.has(word)).length;
  const best = sentences.reduce<string | undefined>(
    (a, b) => (a === undefined || hits(b) > hits(a) ? b : a),
    undefined,
  );
  return best === undefined ? undefined : ended(best.replace(/"/g, "'"));
}

function quotePool({ kind, from, memory }: Recollection, isDated: boolean): readonly string[] {
  if (memory !== null && provenanceOf(memory) === 'card') return phrases.CARD_QUOTED;
  if (memory !== null && provenanceOf(memory) === 'file') return phrases.FILE_QUOTED;
  if (kind === 'memory') return phrases.OFFERED_QUOTED;
  if (kind === 'file' || kind === 'archive' || from === 'other') return phrases.FILE_QUOTED;
  if (from === 'soul') return isDated ? phrases.OWN_QUOTED : [];
  return isDated ? phrases.QUOTED : phrases.QUOTED_HERE;
}

/** A line of a file or an offered text that answers what the person never told; null if there is none. */
export function fileAnswer({ message, turn, phrasing, cite }: AnswerContext): string | null {
  const words = new Set(contentWords(message.replace(REMINDS, '')));
  for (const one of turn.recalled) {
    const isGiven = one.kind === 'file' || (one.memory !== null && isOffered(one.memory) && isTellable(one.memory));
    const isReminder =
      one.memory !== null && REMINDS.test(message) && contentWords(one.text).some((word) => words.has(word));
    if (!isGiven || one.fit < (isReminder ? FIT_ASKED : FIT_QUOTED)) continue;
    const said = phrasing.say(quotePool(one, false), { quote: quoteOf(one.text, message) });
    if (said === null) continue;
    cite(one.key);
    return said;
  }
  return null;
}

/** Asked whether it remembers: what came to mind, or that it was not told. */
export function rememberedReply(context: AnswerContext): string {
  const { message, turn, phrasing, personName, cite } = context;
  if (/\bmy name\b/i.test(message) && personName !== null)
    return phrasing.say(phrases.YOUR_NAME, { name: personName }) ?? '';
  for (const one of turn.recalled) {
    if (one.fit < FIT_ASKED || (one.memory !== null && !isTellable(one.memory))) continue;
    const at = one.memory?.saidAt ?? one.at;
    const date = at === null || at <= 0 ? undefined : saidOn(at, turn.now, turn.person.timeZone);
    const said =
      one.memory !== null && !isOffered(one.memory)
        ? phrasing.say(phrases.FACT, { fact: clauseOf(one.memory.content, turn.now), date })
        : phrasing.say(quotePool(one, date !== undefined), { quote: quoteOf(one.text, message), date });
    if (said === null) continue;
    cite(one.key);
    return said;
  }
  return untoldReply(context);
}
