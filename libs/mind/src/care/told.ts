import { DESPAIR, HUNGER, HURT, STRICKEN } from './despair';
import { FIELDS } from './fields';
import { Finder } from './finder';
import {
  A_WORK,
  AND_SO_DO_I,
  AND_YET,
  ASKED_ONE,
  ASKING,
  BEHIND,
  DONE,
  FICTION,
  FICTION_ASKED,
  GAME,
  HARMLESS_USE,
  HYPERBOLE,
  ILL,
  IN_EARNEST,
  IN_JEST,
  isDenied,
  LEARNED,
  LIE,
  LONG_AGO,
  MEANS_ASKED,
  MISHAP_AT,
  MISHAP_BY,
  NARRATED,
  NEAR,
  NOT_OVER,
  NOW_AND_I,
  OWN_WORDS,
  OWNED,
  RETRACTED,
  SAID_SO,
  TERMINAL,
  THEY,
  TRIFLE,
  whoIn,
  WORK,
} from './frames';
import { GRAMMAR, HINTS } from './grammar';
import { GRAVE } from './grave';
import { inEnglish, levelled } from './level';
import { PLAIN_WORDS } from './plain-words';
import type { Risk, Tier } from './risk';
import type { Sign } from './sign';
import { HOPE, THOUGHTS } from './thoughts';
import type { TongueName } from './tongue';
import { BEFORE, type Found, tonguesIn } from './told-tongues';
import { HARM_DONE, HARM_MEANT } from './violence';
import { weighsDown } from './weight';

/** What one message says by itself, whatever came before it. */
export interface Told extends Risk {
  /** As the English rules read it. */
  text: string;
  /** Said in earnest of oneself: it makes another reading of what is said later. */
  hopeless: boolean;
  /** Something has struck the person, which is no risk by itself. */
  stricken: boolean;
  fiction: boolean;
  jest: boolean;
  /** The language the risk was found in, where that is not English. */
  tongue: TongueName | null;
}

const SIGNS: readonly Sign[] = [
  ...[...GRAVE, ...THOUGHTS, ...GRAMMAR, ...FIELDS, ...PLAIN_WORDS, ...HARM_DONE, ...HARM_MEANT],
  ...[...DESPAIR, ...HURT, ...HUNGER, ...HOPE, ...HINTS],
];
const FINDER = new Finder(SIGNS.map(({ pattern }) => pattern));
/** A sentence around a sign, in characters. */
const AROUND = 240;
/** So many of one sign are looked at: who denies it twelve times denies it. */
const REPEATED = 12;

interface Around {
  jest: boolean;
  retracted: boolean;
  fiction: boolean;
  /** A work is spoken of somewhere in the message. */
  work: boolean;
  back: boolean;
}

/** The words of the sentence before a place, so far as they matter. */
function beforeIn(text: string, at: number, most: number): string {
  const before = text.slice(Math.max(0, at - most), at);
  return before.slice(Math.max(...['.', '!', '?', ';', '\n'].map((end) => before.lastIndexOf(end))) + 1);
}

function sentenceAt(text: string, from: number, to: number): string {
  const after = text.slice(to, to + AROUND);
  const end = after.search(/[.!?;\n]/);
  return beforeIn(text, from, AROUND) + text.slice(from, to) + (end === -1 ? after : after.slice(0, end));
}

/** Where what was said before denies nothing more. */
const NEW_CLAUSE = [',', ' but ', ' and ', ' because ', ' so ', ' since ', ' while ', ' when ', ' though '];

/** What is told of somebody in their own words: 'he said "i want to die"'. */
const QUOTED =
  /\b(?:he|she|they|sister|brother|friend|mum|mom|dad|son|daughter|boyfriend|girlfriend|husband|wife|student)\b[^.!?\n]{0,25}\b(?:said|says|wrote|texted|told me|posted|messaged)\b[^.!?\n]{0,12}["':,]\s?(?:that )?["']?(?:\w+ ){0,4}$/;

/** Whether a thing that is studied, too, is said of oneself. */
const isOwned = (clause: string, matched: string): boolean =>
  /^(?:i|my|am|feel\w*|been|think\w*|thought\w*|want\w*|tried|plan\w*|commit\w*|attempt\w*)\b/.test(matched) ||
  OWNED.test(clause);

const THEY_DO = new RegExp(THEY.source);
/** "… where a widow wants to die". */
const A_THIRD = /\b(?:a|an|the|this|that|some|every|each) (?:\w+ )?\w+ ?$/;
const IN_THIRD_PERSON = /^(?:wants|wanted|wishes|hopes|tries|is|was|thinks|needs|decides|considers) /;
const I_OR_ME = /\b(?:i|me|myself)\b/;
const OF_ME = /\b(?:i|me|my|mine|myself)\b/;

/** Whether words that sound of oneself are of a work, a question, a mishap, an illness or a trifle. */
function isNobodys({ tier, kind, light }: Sign, text: string, from: number, to: number, sentence: string): boolean {
  const before = beforeIn(text, from, BEFORE);
  const quotes = before.split('"').length - 1;
  if (quotes % 2 === 1 && WORK.test(sentence) && !OWN_WORDS.test(sentence.replace(/"[^"]*"/g, ' '))) return true;
  if (ASKED_ONE.test(before) && !SAID_SO.test(text.slice(to, to + AROUND))) return true;
  if (kind === 'self_harm' && (MISHAP_BY.test(before) || MISHAP_AT.test(text.slice(to, to + BEFORE)))) return true;
  if (kind === 'eating' && ILL.test(sentence) && !LIE.test(sentence)) return true;
  if (/\b(?:will|reasons?) to live\b/.test(text.slice(from, to)) && TRIFLE.test(sentence)) return true;
  return (light && HYPERBOLE.test(sentence)) || (tier === 1 && TRIFLE.test(sentence));
}

function weigh(sign: Sign, text: string, from: number, to: number, around: Around): Found | null {
  const clause = beforeIn(text, from, BEFORE);
  const matched = text.slice(from, to);
  const since = clause.slice(Math.max(...NEW_CLAUSE.map((word) => clause.lastIndexOf(word))) + 1);
  if (isDenied(since) && !AND_YET.test(text.slice(to, to + BEFORE))) return null;
  const shared = AND_SO_DO_I.test(text.slice(to, to + AROUND));
  const said = sign.of === 'subject' ? whoIn(`${clause}${matched}`) : sign.of;
  // "… with him jumping off the bridge": nothing in these words is the person's own.
  const theirs =
    said === 'self' &&
    ((sign.of === 'self' && !OF_ME.test(matched) && THEY_DO.test(clause)) ||
      (A_THIRD.test(clause) && IN_THIRD_PERSON.test(matched)));
  const who = shared ? 'self' : theirs ? 'other' : said;
  if (
    who === 'none' ||
    (!shared &&
      said === 'self' &&
      /^(?:jumps|throws|drowns|kills|hangs|shoots|wants|wishes|steps|walks|should)\b/.test(matched) &&
      !I_OR_ME.test(clause + matched))
  )
    return null;
  const sentence = sentenceAt(text, from, to);
  if (who === 'self' && isNobodys(sign, text, from, to, sentence)) return null;
  if (/suicid|self ?harm|overdos/.test(matched) && LEARNED.test(sentence) && !isOwned(clause, matched)) return null;
  if (sign.light && !shared && GAME.test(sentence)) return null;
  const about = who === 'self' && QUOTED.test(text.slice(Math.max(0, from - BEFORE), from)) ? 'other' : who;
  const narrated = !around.back && NARRATED.test(sentence);
  if (about === 'other' && sign.of === 'other' && narrated && !sentence.match(NEAR)) return null;
  if (
    about === 'other' &&
    TERMINAL.test(sentence) &&
    !/\b(?:kill|suicid|end|himself|herself|pills|jump|want|wish)/.test(matched)
  )
    return null;
  const { kind } = sign;
  const as = (tier: Tier, hopeless: boolean): Found | null =>
    tier === 0 ? null : { tier, kind, about, hopeless: hopeless && about === 'self', tongue: null, at: [from, to] };

  if (around.jest && kind === 'harming') return null;
  if ((around.fiction || FICTION.test(sentence) || (about === 'other' && around.work)) && !shared)
    return as(about !== 'self' || sign.tier === 1 ? 0 : sign.tier === 3 && !around.fiction ? 2 : 1, false);
  if (LONG_AGO.test(sentence) && !around.back && !NOW_AND_I.test(since + matched))
    return as(about === 'other' || BEHIND.test(text) ? 0 : 1, false);
  if (around.jest && sign.light) return as(1, false);
  if (around.jest && sign.tier === 1) return null;
  if (sign.tier === 3 && around.retracted && !DONE.test(matched)) return as(2, true);
  return as(sign.tier, true);
}

function foundBy(text: string, around: Around): Found[] {
  const found: Found[] = [];
  const matches = FINDER.in(text);
  for (const [index, sign] of SIGNS.entries()) {
    let times = 0;
    for (const match of matches(index)) {
      const one = weigh(sign, text, match.index, match.index + match[0].length, around);
      if (one) found.push(one);
      times += 1;
      if (one || times === REPEATED) break;
    }
  }
  return found;
}

/** How many of them stand in words of their own: two readings of the same words are one. */
function apart(found: readonly Found[]): number {
  const placed = found.map(({ at }) => at).sort(([one], [other]) => one - other);
  let [count, end] = [0, -1];
  for (const [from, to] of placed) {
    if (from >= end) count += 1;
    end = from >= end ? to : Math.min(end, to);
  }
  return count;
}

/** A blow and a question after heights or means in one message. */
const asksForMeans = (text: string): boolean =>
  STRICKEN.test(text) && MEANS_ASKED.test(text) && ASKING.test(text) && !HARMLESS_USE.test(text);

function readAlone(message: string): Told {
  const level = levelled(message);
  const text = inEnglish(level);
  const jest = IN_JEST.test(text) && !IN_EARNEST.test(text);
  const fiction = FICTION_ASKED.test(text);
  const around: Around = {
    ...{ jest, fiction, work: A_WORK.test(text) },
    ...{ retracted: RETRACTED.test(text), back: NOT_OVER.test(text) },
  };
  const found = [...foundBy(text, around), ...tonguesIn(level, jest)];
  // The person's own danger before anybody else's.
  const [worst] = found.sort((a, b) => b.tier - a.tier || Number(b.about === 'self') - Number(a.about === 'self'));
  const struck = STRICKEN.test(text);
  const as = (risk: Risk): Told => ({
    ...risk,
    text,
    hopeless: found.some(({ hopeless }) => hopeless),
    stricken: struck,
    fiction: fiction || FICTION.test(text),
    jest,
    tongue: worst?.tongue ?? null,
  });
  // Several soft words in one message are more than one of them.
  const soft = apart(found.filter((one) => one.tier === 1 && one.hopeless && one.kind === 'ideation'));
  if (worst?.tier === 1 && worst.about === 'self' && soft > 1) return as({ tier: 2, about: 'self', kind: worst.kind });
  if (worst) return as({ tier: worst.tier, about: worst.about, kind: worst.kind });
  if (!jest && !fiction && !FICTION.test(text) && !LONG_AGO.test(text) && weighsDown(text))
    return { ...as({ tier: 1, about: 'self', kind: 'ideation' }), hopeless: true };
  if (struck && asksForMeans(text)) return as({ tier: 2, about: 'self', kind: 'plan' });
  return as({ tier: 0, about: 'none', kind: 'none' });
}

/** The language a soul answers plainly in where the risk was told in it; null: English. */
export function tongueOf(message: string): Exclude<TongueName, 'other'> | null {
  const { tongue } = toldIn(message);
  return tongue === 'other' ? null : tongue;
}

/** Messages read lately: each turn of a conversation is met again with every message that follows it. */
const read = new Map<string, Told>();
const READ = 2_000;
const READ_LENGTH = 1_000;

/**
 * What a message says of risk by itself: pure, and quick the second time.
 * @param message a person's words, of any length
 */
export function toldIn(message: string): Told {
  const known = read.get(message);
  if (known) return known;
  const told = readAlone(message);
  if (message.length > READ_LENGTH) return told;
  const oldest = read.size >= READ ? read.keys().next().value : undefined;
  if (oldest !== undefined) read.delete(oldest);
  read.set(message, told);
  return told;
}
