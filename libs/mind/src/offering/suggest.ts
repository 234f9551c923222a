import {
  LIMITS,
  type MemoryStatus,
  OFFERED_DEFAULTS,
  OFFERED_TYPES,
  type OfferedType,
  type OfferingSuggestion,
  SUGGESTED_TAGS,
  SUGGESTED_TONES,
} from '@kinloom/contract';
import { CARE_FOR_OTHERS, CARE_PHRASE } from '../guard/fallback';
import { rankOf } from '../lexicon/likeness';
import { perceive } from '../perception/perceive';
import { type Sign, signsOf } from './form';
import type { WordList } from './word-list';
import { COMMON, TAG_WORDS, TONE_WORDS } from './words';

/** Characters that are read for tones, tags and status. */
const READ = 20_000;
/** Tones, tags from the list, and tags of its own words, at most. */
const TONES = 3;
const TAGS = 3;
const OWN_TAGS = 2;
/** Characters of the beginning, and of the end, that are read for need. */
const NEED = 2_000;
/** Characters from which on a text has some length. */
const PASSING = 500;
/** A word of its own is said so often at least, and has so many letters. */
const SAID = 2;
const LETTERS = 4;
/** An English word among the so many commonest says little of what a text is of. */
const COMMONEST = 800;
/** Characters from which on what only sets out things is put by for looking up. */
const REFERENCE = 30_000;

/** What is offered, as far as its reading depends on it. */
export interface OfferedText {
  content: string;
  personalNote: string;
  fileName: string | null;
}

interface Found<T> {
  name: T;
  /** The words that led to it, as they stand in the text. */
  words: string[];
}

const FORM_NAMES: Readonly<Record<OfferedType, string>> = {
  letter: 'a letter',
  scroll: 'a scroll',
  reflection: 'a reflection',
};

/**
 * How an offered text might be kept, read by rule from the text itself, and why, in one to three plain sentences that name what in it led
 * there. The same text gives the same suggestion. 100,000 characters take some milliseconds.
 */
export function suggestionFor({ content, personalNote, fileName }: OfferedText): OfferingSuggestion {
  const signs = signsOf(content, fileName);
  const { form, because } = formOf(signs);
  const read = `${content.slice(0, READ)}\n${personalNote}`;
  const tones = found(SUGGESTED_TONES, TONE_WORDS, read).slice(0, TONES);
  const tags = found(SUGGESTED_TAGS, TAG_WORDS, read).slice(0, TAGS);
  const own = ownWords(content.slice(0, READ));
  const { status, why } = statusOf(read, content.length, form);
  const need = form === 'scroll' ? '' : careFor(content, personalNote);
  return {
    memory_type: form,
    tones: tones.map(({ name }) => name),
    tags: [...tags.map(({ name }) => name), ...own].slice(0, LIMITS.labels),
    memory_status: status,
    reason: [need, reasonOf(form, because), need ? '' : toneReason(tones), why].filter(Boolean).join(' '),
  };
}

/** Whoever gives a farewell to keep is asked after first, by a soul or by whoever stands in for one. A story may be of anything. */
function careFor(content: string, personalNote: string): string {
  const { distress } = perceive(`${content.slice(0, NEED)}\n${content.slice(NEED).slice(-NEED)}\n${personalNote}`);
  return distress === 'none' ? '' : distress === 'own' ? CARE_PHRASE : CARE_FOR_OTHERS;
}

function formOf(signs: readonly Sign[]): { form: OfferedType; because: Sign[] } {
  const weight = (form: OfferedType) =>
    signs.filter((sign) => sign.form === form).reduce((sum, sign) => sum + sign.weight, 0);
  // Of what is equally likely, a reflection is the one that claims least.
  const order: OfferedType[] = ['reflection', ...OFFERED_TYPES.filter((form) => form !== 'reflection')];
  const form = order.reduce((best, one) => (weight(one) > weight(best) ? one : best));
  return { form, because: signs.filter((sign) => sign.form === form) };
}

function reasonOf(form: OfferedType, because: readonly Sign[]): string {
  // The two that say most, in the order one comes upon them.
  const most = [...because].sort((a, b) => b.weight - a.weight).slice(0, 2);
  const [first, second] = because.filter((sign) => most.includes(sign));
  if (!first) return 'It is short and shows no form of its own, so it is kept as a reflection.';
  const clauses = second ? `${first.clause} and ${second.clause.replace(/^it /, '')}` : first.clause;
  return `It reads like ${FORM_NAMES[form]}: ${clauses}.`;
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ');

function toneReason(tones: readonly Found<string>[]): string {
  const [first, second] = tones;
  if (!first) return '';
  const words = [...new Set([first.words[0], second?.words[0] ?? first.words[1]])].filter((word) => word !== undefined);
  const names = tones.slice(0, 2).map(({ name }) => name);
  return `${words.length > 1 ? 'Words' : 'The word'} ${words.length > 1 ? `such as ${quoted(words)} make` : `${quoted(words)} makes`} it ${names.join(' and ')}.`;
}

/** Those of a list that a text has words for, the most spoken of first: different words say more than one said often. */
function found<T extends string>(names: readonly T[], words: Readonly<Record<T, WordList>>, text: string): Found<T>[] {
  // In a text of some length one word in passing gives it no tone, and says nothing of what it is of.
  const least = text.length >= PASSING ? 2 : 1;
  const all = names.map((name) => {
    const said = words[name].matchesIn(text);
    const different = [...new Set(said)];
    return { name, many: said.length, words: different, weight: different.length + Math.log2(1 + said.length) };
  });
  return all.filter(({ many }) => many >= least).sort((a, b) => b.weight - a.weight);
}

/** Words that a text comes back to and that are not everybody's: what it is of, in its own terms. */
function ownWords(text: string): string[] {
  const counts = new Map<string, { many: number; names: number; written: string }>();
  for (const [written] of text.matchAll(/(?<![\p{L}\p{M}'’])\p{L}[\p{L}\p{M}]{3,}(?![\p{L}\p{M}])/gu)) {
    const word = written.toLowerCase();
    const known = counts.get(word) ?? { many: 0, names: 0, written: word };
    counts.set(word, { ...known, many: known.many + 1, names: known.names + Number(/^\p{Lu}/u.test(written)) });
  }
  const taken = (word: string) =>
    [...Object.values(TONE_WORDS), ...Object.values(TAG_WORDS)].some((words) => words.matchesIn(word).length > 0);
  return [...counts]
    .filter(
      ([word, { many, names }]) =>
        many >= SAID &&
        word.length >= LETTERS &&
        word.length <= LIMITS.labelLength &&
        !COMMON.has(word) &&
        // A name may be any word.
        (rankOf(word) > COMMONEST || names === many) &&
        !taken(word),
    )
    .map(([word, { many }]) => ({ word, weight: many * Math.log(2 + rankOf(word)) }))
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, OWN_TAGS)
    .map(({ word }) => word);
}

const TO_KEEP =
  /\b(?:(?:i|we) (?:will |shall |'ll )?(?:never forget|always remember|promise|vow|swear)|never forget|remember (?:this )?(?:always|forever)|for ever and ever|keep this (?:always|forever)|was born|passed away|our wedding|got married|i quit drinking|sober|last words?|niemals? vergessen|nie vergessen|ich verspreche|je n'oublierai jamais|n'oublie jamais|je (?:te )?promets|nunca olvid\p{L}+|te prometo|non dimentic\p{L}+ mai|ti prometto|nunca esque\p{L}+|nooit vergeten|никогда не забуду|обещаю)\b/iu;
const TO_LET_GO =
  /\b(?:let(?:ting)? (?:it |this |her |him |them |all |you )?go|want to forget|time to move on|no longer matters?|doesn't matter (?:any ?more|now)|leave (?:it|this) behind|loslassen|hinter mir lassen|tourner la page|laisser partir|dejar(?:lo|la)? ir|pasar página|lasciar(?:lo|la)? andare|voltare pagina|loslaten)\b/iu;
const TO_LOOK_UP =
  /\b(?:for (?:the record|reference|safekeeping|the archives?)|archived? (?:copy|notes?)|meeting minutes|minutes of|changelog|appendix|zur ablage|pour mémoire|para el archivo)\b/iu;

/** How it might keep: near for what is meant to stay, fading for what is meant to go, put by for what is only to be looked up. */
function statusOf(text: string, length: number, form: OfferedType): { status: MemoryStatus; why: string } {
  const keep = TO_KEEP.exec(text)?.[0];
  const go = TO_LET_GO.exec(text)?.[0];
  const record = TO_LOOK_UP.exec(text)?.[0];
  if (keep) return { status: 'anchored', why: `“${keep}” asks to be kept close.` };
  if (go) return { status: 'fading', why: `“${go}” sounds as if it may fade.` };
  if (record)
    return { status: 'archived', why: `“${record}” sounds like something to look up rather than to carry along.` };
  if (form === 'scroll' && length >= REFERENCE && !/\b(?:i|my|me)\b/i.test(text.slice(0, 4_000)))
    return { status: 'archived', why: 'It is long and of nobody, something to look up rather than to carry along.' };
  return { status: OFFERED_DEFAULTS.status, why: '' };
}
