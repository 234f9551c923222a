import { readRiskCautiously } from '../care/risk';
import { languageOf } from '../perception/language';
import { plain, sentencesOf } from '../perception/text';
import { cachedByText, KeyedCache } from '../text-cache';
import { localTime } from '../wall-clock';
import { withoutAddress } from './address';
import { Cast, mentionsIn, type Someone } from './cast';
import { draftOf, type Told } from './drafting';
import type { Heard, MemoryDraft } from './memory';
import { learn, namings } from './naming';
import { correction, toldAnswer } from './replies';
import { RULES } from './rules';
import { clausesIn, earnest } from './said';
import { selectNotes } from './selection';
import { statementOf } from './statement';
import { tellings } from './telling';
import { toldInTongues } from './tongues';
import { soulWishes } from './wishes';

/** Whom the talk is between, and what was said before, oldest first. */
export interface Hearing {
  personName: string;
  soulName: string;
  before: readonly Heard[];
  /** Names of all souls that may be addressed. Those that spoke before are known. */
  souls?: readonly string[];
  /** IANA name of the person's time zone, in which "tomorrow" is a day; left out or null if it is not known. */
  timeZone?: string | null;
}

/**
 * What one message of a person holds that is worth keeping, in the order it was said. Sentences are in the second person, as the soul
 * would say them back. A message of a soul, a question, a request, fiction, or another language than is understood gives nothing,
 * and neither does what speaks of danger to the person's life. Cached, because a conversation is read again with each of its turns.
 * @param message its first 4,000 characters are read
 */
export function draftsOf(
  message: Heard,
  { personName, soulName, before: all, souls = [], timeZone = null }: Hearing,
): MemoryDraft[] {
  const local = { ...message, at: localTime(message.at, timeZone).at };
  const recent = all.slice(-RULES.messagesBefore);
  // Souls may have said all that is recent; what the person said last is read too.
  const last = recent.some(({ from }) => from === 'person') ? null : all.findLast(({ from }) => from === 'person');
  const before = last ? [last, ...recent] : recent;
  const spoken = all.filter(({ from }) => from === 'soul').map(({ speaker }) => speaker);
  const names = [...new Set([soulName, ...souls, ...spoken])];
  const key = [
    personName,
    soulName,
    ...names,
    message.whispered,
    Math.round(local.at),
    ...[...before, message].flatMap(keysOf),
  ].join('\n');
  const drafts = cache.get(key, () => extracted(local, { personName, soulName, before, souls: names }));
  return drafts.map((draft) => ({ ...draft, saidAt: message.at }));
}
const keysOf = ({ id, from, text }: Heard) => [id, from, text];
/** About ten megabytes. */
const cache = new KeyedCache<readonly MemoryDraft[]>(2_000_000);

function extracted(message: Heard, context: Hearing): MemoryDraft[] {
  const heard = withoutDanger(inFull(addressed(message, context), context.before));
  if (heard.from !== 'person' || heard.text.trim() === '') return [];
  const understood = understoodIn(heard, context);
  return (isForeign(heard.text) ? understood : selectNotes(understood, heard)).slice(0, RULES.draftsOfMessage);
}

/** A message of the person without the names of those it is addressed to. */
const addressed = (message: Heard, { souls = [] }: Hearing): Heard =>
  message.from === 'person' ? { ...message, text: withoutAddress(message.text, souls) } : message;

/** Whether a message is in a language of which only simple statements are understood. */
function isForeign(text: string): boolean {
  const language = languageOf(text);
  return language !== 'english' && language !== 'emoji' && !/\b(?:my|I|[Ii]'?m|we|our)\b/.test(text);
}

/** Facts with a relation that a message states, as far as its grammar is understood. */
export function understoodIn(heard: Heard, context: Hearing): MemoryDraft[] {
  const cast = new Cast();
  const before = context.before.slice(-RULES.messagesBefore);
  for (const one of before) {
    cast.turn();
    if (one.from !== 'person') continue;
    const text = earnest(one.text.slice(0, 600));
    for (const mention of mentionsIn(text)) learn(mention, cast);
    // Who goes on about somebody still speaks of them in the next message.
    for (const [pronoun] of text.matchAll(/\b(?:she|he)\b/gi)) {
      const who = cast.pronoun(pronoun);
      if (who) cast.mention(who);
    }
  }
  cast.turn();
  const drafts: MemoryDraft[] = [];
  const add = (told: Told | null) => {
    const draft = told && draftOf(told, heard);
    if (draft && !drafts.some((one) => one.key === draft.key)) drafts.push(draft);
  };
  for (const told of toldAnswer(heard, before, cast)) add(told);
  const earlier = before.filter((one) => one.from === 'person').at(-1);
  if (earlier && heard.text.length <= 100 && CORRECTS.test(heard.text) && !JUDGES.test(heard.text))
    add(correction(heard, understoodIn(withoutDanger(earlier), { ...context, before: [] })));
  if (isForeign(heard.text)) {
    for (const told of toldInTongues(plain(heard.text.slice(0, 600)))) add(told);
    return drafts;
  }
  for (const told of soulWishes(earnest(heard.text), context.soulName)) add(told);

  let last: Someone | null = null;
  const greeted = /^(?:hi+|hey+|hello+|hiya|yo|good (?:morning|evening|afternoon))\b/i.test(heard.text.trim());
  for (const [i, clause] of clausesIn(heard.text).entries()) {
    if (i === 0 && SENT_FROM.test(heard.text)) continue;
    const mentions = mentionsIn(clause.text);
    const statement = statementOf(clause, cast, last);
    for (const mention of mentions) if (!mention.possessive || mention.names.length > 0) learn(mention, cast);
    for (const told of namings(mentions, clause.text, statement, clause.sentence)) add(told);
    if (!statement) continue;
    last = statement.who;
    for (const told of tellings(statement, cast, context.personName, greeted && i <= 1)) add(told);
    if (statement.who.key !== 'person') cast.mention(statement.who);
  }
  return drafts;
}

/** Whether what was said speaks of danger to the person's own life or body: it is answered with help, and kept as nothing about them. */
export function speaksOfDanger(text: string): boolean {
  return isDanger(text);
}
const isDanger = cachedByText((text) => {
  const { tier, about } = readRiskCautiously(text, []);
  return tier >= 2 && about === 'self';
});

/** "Hello from Berlin": where somebody writes, which need not be where they come from. */
const SENT_FROM =
  /^\s*(?:hi+|hey+|hello+|hiya|greetings|good (?:morning|evening|afternoon)|love|best wishes)\b[\s,!]*from\b/i;

const CORRECTS = /\b(?:meant?|actually|it's|its|make that|correction)\b/i;
/** "It's harder than I thought" says how something is, and not what. */
const JUDGES =
  /\b(?:it'?s|actually) (?:(?:so|very|really|quite|pretty|much|a bit|way|just|not) )*(?:\w+er than|more \w+ than|less \w+ than|fine|good|bad|hard|easy|great|fun|nice|ok(?:ay)?|boring|tough|difficult|lovely|terrible|awful|weird|scary)\b/i;

/** "Mine is the stegosaurus", after "do you have a favourite dinosaur?": said with what it is the favourite of. */
function inFull(message: Heard, before: readonly Heard[]): Heard {
  const mine = /^(?:(?:and|well|oh),? )?mine(?:'s| is| was) (.+)$/is.exec(message.text.trim())?.[1];
  const last = before.findLast(({ from }) => from === 'person');
  const of = /\bfavou?rite ([\p{L}-]+)/iu.exec(last?.text ?? '')?.[1];
  return mine === undefined || of === undefined ? message : { ...message, text: `My favourite ${of} is ${mine}` };
}

/** A message without the sentences that speak of danger; without any words where it speaks of it only as a whole. */
function withoutDanger(heard: Heard): Heard {
  if (heard.from !== 'person' || !speaksOfDanger(heard.text)) return heard;
  const sentences = sentencesOf(heard.text);
  const harmless = sentences.filter((sentence) => !speaksOfDanger(sentence));
  return { ...heard, text: harmless.length < sentences.length ? harmless.join(' ') : '' };
}
