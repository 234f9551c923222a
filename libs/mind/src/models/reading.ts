import { MEMORY_KINDS } from '@kinloom/contract';
import { keyFor } from '../memory/drafting';
import type { Fact, Heard, MemoryDraft, Span } from '../memory/memory';
import { roleOf } from '../memory/words/roles';
import { withoutInvisible } from '../persona';
import type { ReadableExchange, Reading, SessionNote } from '../reader';
import { dateWords } from './wording';

/** What a model offers is believed only as far as it can be found in what was said. Everything else is dropped. */

/** The kinds that come from talk; the others are offerings (specification, section 4). */
export const READ_KINDS = MEMORY_KINDS.slice(0, MEMORY_KINDS.indexOf('feeling') + 1);
export const PRECISIONS = ['hour', 'day', 'week', 'month', 'season', 'year'] as const satisfies Span['precision'][];

const MOST = { memories: 40, words: 12 } as const;
const LONGEST = { title: 80, content: 400, value: 200, word: 40, note: 1_200 } as const;
const SUBJECT = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}' .-]{0,39}$/u;
const RELATION = /^[a-z]+(?:[- ][a-z]+){0,4}$/;
/** The share of a value's words that must have been said: an article or an ending may differ. */
const SAID_SHARE = 0.7;
const DAY = 86_400_000;

/** Orders to a model, whoever wrote them: such a line would speak to the soul out of its own memory. */
const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instruction|rule|prompt|guideline|restriction|filter|previous|above)|\b(?:system|developer) (?:prompt|message|instruction)|\b(?:you|soul|assistant|ai) (?:are|is|must|should|will|has to|have to) (?:now |always |never |from now on )*(?:a human|human|obey|pretend|act as|claim|reveal|unrestricted|jailbroken)|\bjailbreak|\bdo anything now\b|<\||\[\/?inst|^\s*(?:system|assistant|user)\s*:/i;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** One line of text of a bounded length; null where it is none, or an order. */
function lineOf(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null;
  const line = withoutInvisible(value).replace(/\s+/g, ' ').trim();
  return line === '' || line.length > most || ORDER.test(line) ? null : line;
}

function linesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const lines = value.slice(0, MOST.words).map((item) => lineOf(item, LONGEST.word)?.toLowerCase());
  return [...new Set(lines.filter((line) => line !== undefined))];
}

function numberOf(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

const plain = (text: string): string => withoutInvisible(text).normalize('NFKC').toLowerCase().replace(/[’ʼ]/g, "'");
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The same word, or one with another ending: "painting" and "paint". */
function alike(word: string, other: string): boolean {
  if (word === other) return true;
  const root = Math.min(word.length, other.length) - 1;
  return root >= 4 && Math.abs(word.length - other.length) <= 3 && word.slice(0, root) === other.slice(0, root);
}

/** Whether a value was said, word by word mostly. */
export function wasSaid(value: string, message: string): boolean {
  const words = wordsOf(value);
  if (words.length > 0 && plain(message).includes(plain(value))) return true;
  const said = new Set(wordsOf(message));
  const found = words.filter((word) => said.has(word) || [...said].some((other) => alike(word, other)));
  return words.length > 0 && found.length >= Math.ceil(words.length * SAID_SHARE);
}

/**
 * Whether a sentence names anybody or any number that nobody in the exchange did: capitals within the sentence, and digits. The days
 * of what was said count as said, for dates are resolved.
 */
function invents(sentence: string, known: ReadonlySet<string>): boolean {
  const names = [...sentence.matchAll(/(?<=[\p{L}\p{N},;:'")’] )\p{Lu}[\p{L}\p{M}]+|\p{N}+/gu)].map(([name]) =>
    plain(name),
  );
  // A name may stand in another case: "Mias", "Adas".
  return names.some((name) => !known.has(name) && !known.has(name.replace(/e?s$|n$/, '')));
}

const CALENDAR =
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday ' +
  'saturday sunday spring summer autumn winter i you ai';

/** Every word somebody said or a kept memory tells, who is meant by it (`mother` by "mum"), and what the days are called. */
function knownIn(
  { person, soul, messages, known, noteSoFar }: ReadableExchange,
  span: Span | null,
  said: Heard | null,
): Set<string> {
  const dates = [span?.from, span?.to, said?.at].map((at) => dateWords(at ?? null) ?? '');
  const days = said ? [-7, -2, -1, 1, 2, 7].map((away) => dateWords(said.at + away * DAY) ?? '') : [];
  const told = [...messages.map(({ text }) => text), ...known.map(({ content }) => content), noteSoFar ?? ''];
  const words = [person.name, soul.name, CALENDAR, ...dates, ...days, ...told].flatMap(wordsOf);
  return new Set(words.flatMap((word) => [word, roleOf(word)?.key ?? word]));
}

/** Midnight UTC of `2026-05-03`; null where there is no such day or it is centuries away. */
function dayOf(value: unknown): number | null {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (!parts) return null;
  const at = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  const year = Number(parts[1]);
  return year >= 1800 && year <= 2200 && new Date(at).toISOString().startsWith(String(value)) ? at : null;
}

/** `undefined` where what is given is no span. */
function spanOf({ from, to, precision }: Fields): Span | null | undefined {
  if (from === null || from === undefined) return null;
  const first = dayOf(from);
  const last = dayOf(to ?? from);
  const exact = PRECISIONS.find((known) => known === precision) ?? 'day';
  if (first === null || last === null || last < first) return undefined;
  return { from: first, to: last + DAY - 1, precision: exact === 'hour' ? 'day' : exact };
}

/** Null where what is given is no fact. Without a relation it is simply told. */
function factOf({ subject, relation, value, negated }: Fields): Fact | null {
  const about = lineOf(subject ?? 'person', LONGEST.word)?.toLowerCase();
  const named = lineOf(relation || 'told', LONGEST.word);
  const said = lineOf(value, LONGEST.value);
  if (!about || !named || !said || !SUBJECT.test(about) || !RELATION.test(named)) return null;
  return { subject: about, relation: named, value: said, negated: negated === true };
}

function draftOf(given: unknown, exchange: ReadableExchange, takes: (message: Heard) => boolean): MemoryDraft | null {
  const fields = fieldsOf(given);
  const message = exchange.messages.find(({ id, from }) => id === fields?.['messageId'] && from === 'person');
  if (!fields || !message || !takes(message)) return null;
  const kind = READ_KINDS.find((known) => known === fields['kind']);
  const title = lineOf(fields['title'], LONGEST.title);
  const content = lineOf(fields['content'], LONGEST.content);
  const fact = factOf(fields);
  const span = spanOf(fields);
  const emotionalWeight = numberOf(fields['emotionalWeight'], 0, 1);
  const significance = numberOf(fields['significance'], 1, 10);
  if (!kind || !title || !content || !fact || span === undefined || emotionalWeight === null || significance === null) {
    return null;
  }
  const known = knownIn(exchange, span, message);
  const named = /^(?:person|soul)$/.test(fact.subject) || wordsOf(fact.subject).every((word) => known.has(word));
  if (!named || !wasSaid(fact.value, message.text) || invents(title, known) || invents(content, known)) return null;
  return {
    kind,
    title,
    content,
    fact,
    span,
    tones: linesOf(fields['tones']),
    tags: linesOf(fields['tags']),
    emotionalWeight,
    significance: Math.round(significance),
    whispered: message.whispered,
    saidAt: message.at,
    messageId: message.id,
    key: keyFor(kind, fact, span),
  };
}

/** Words that memories share whatever they are about. */
const EMPTY_WORDS = new Set(
  'a an the you your yours i my me we our us he she it they them his her its their is are was were be been am do does did have has had and or but not no of in on at to from with for by as that this there who what when where which one'.split(
    ' ',
  ),
);
const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !EMPTY_WORDS.has(word));

/** Whether two texts can be about the same: they share a word that tells something. */
function shareWords(text: string, other: string): boolean {
  const words = tellingWords(other);
  return tellingWords(text).some((word) => words.some((one) => alike(word, one)));
}

/** The known memory that a draft takes the place of; null where none is named, or it is about something else. */
function replacedBy(given: unknown, draft: MemoryDraft, exchange: ReadableExchange): number | null {
  const id = fieldsOf(given)?.['replaces'];
  const known = exchange.known.find((memory) => memory.id === id);
  return known && shareWords(known.content, `${draft.title} ${draft.content}`) ? known.id : null;
}

/** A known memory that a message says is no longer so; null where the message does not speak of it. */
function endedBy(given: unknown, exchange: ReadableExchange, takes: (message: Heard) => boolean): number | null {
  const fields = fieldsOf(given);
  const known = exchange.known.find(({ id }) => id === fields?.['memoryId']);
  const message = exchange.messages.find(({ id, from }) => id === fields?.['messageId'] && from === 'person');
  const value = lineOf(fields?.['value'], LONGEST.value);
  if (!known || !message || !value || !takes(message) || !wasSaid(value, message.text)) return null;
  return shareWords(known.content, message.text) ? known.id : null;
}

/** `undefined` where what is given is no note. */
function noteOf(given: unknown, exchange: ReadableExchange): SessionNote | null | undefined {
  if (given === null || given === undefined) return null;
  const fields = fieldsOf(given);
  const title = lineOf(fields?.['title'], LONGEST.title);
  const content = lineOf(fields?.['content'], LONGEST.note);
  const times = exchange.messages.map(({ at }) => at);
  if (!fields || !title || !content || times.length === 0) return undefined;
  const known = knownIn(exchange, null, exchange.messages.at(-1) ?? null);
  if (invents(title, known) || invents(content, known)) return undefined;
  return {
    title,
    content,
    keywords: linesOf(fields['keywords']),
    feelings: linesOf(fields['feelings']),
    from: Math.min(...times),
    to: Math.max(...times),
  };
}

/**
 * Checks an answer against the exchange it was made from.
 * @param takes which of the person's messages may be remembered from
 * @returns null where the answer has not the shape that was asked for
 */
export function readingOf(
  answer: Fields,
  exchange: ReadableExchange,
  takes: (message: Heard) => boolean,
): Reading | null {
  const offered = answer['memories'];
  if (!Array.isArray(offered)) return null;
  const drafts = new Map<string, MemoryDraft>();
  const replaced = new Map<number, string>();
  let dropped = Math.max(0, offered.length - MOST.memories);
  for (const given of offered.slice(0, MOST.memories)) {
    const draft = draftOf(given, exchange, takes);
    if (!draft) {
      dropped += 1;
      continue;
    }
    drafts.set(draft.key, draft);
    const id = replacedBy(given, draft, exchange);
    if (id !== null) replaced.set(id, draft.key);
  }
  const outdated = Array.isArray(answer['outdated']) ? (answer['outdated'] as unknown[]) : [];
  const ended = new Set<number>();
  for (const given of outdated.slice(0, MOST.memories)) {
    const id = endedBy(given, exchange, takes);
    if (id === null) dropped += 1;
    else if (!replaced.has(id)) ended.add(id);
  }
  const note = noteOf(answer['note'], exchange);
  return {
    drafts: [...drafts.values()],
    replaced: [...replaced].map(([id, byKey]) => ({ id, byKey })),
    ended: [...ended],
    note: note ?? null,
    dropped: dropped + (note === undefined ? 1 : 0),
  };
}
