import type { Heard } from '../memory/memory';
import { mended, plain, sentencesOf, wordsOf } from '../perception/text';
import type { TalkAnalysis } from '../understanding/talk-reader';
import { kinNamed, telling } from './own-question';
import { weightOf } from './passages';
import { holdsSort, type Sort, sortOf } from './sorts';
import { alike } from './told-words';

/** Features by which it is learned which sentence of a conversation answers a question about it (`told-ranker.ts`). */

/** Messages of the person before the question among which an answer is looked for: the conversations that were written for it are no longer. */
const MESSAGES = 14;
/** Sentences of a message that are candidates at most, and characters of a sentence that are read. */
const SENTENCES = 8;
const LONGEST = 400;
/** Likeness below which two words have nothing to do with each other. */
const LEAST_ALIKE = 0.4;
/** Buckets of the words of a question. */
const WORD_BUCKETS = 256;

export type Feature = readonly [name: string, value: number];

/** A sentence that may be the answer. */
export interface ToldSentence {
  heard: Heard;
  text: string;
  /** Person's messages between it and the question. */
  distance: number;
  /** Its place in its message. */
  place: number;
}

/** The sentences that the person said before a question, the newest message first; a question is no answer. */
export function sentencesBefore(heard: readonly Heard[]): ToldSentence[] {
  return heard
    .filter(({ from }) => from === 'person')
    .slice(-MESSAGES)
    .reverse()
    .flatMap((one, distance) =>
      sentencesOf(plain(one.text))
        .slice(0, SENTENCES)
        .map((text, place) => ({ heard: one, text: text.slice(0, LONGEST), distance, place }))
        .filter(({ text }) => !text.includes('?')),
    );
}

/** A question as it is compared with sentences. */
export interface AskedFor {
  /** Its last sentence that asks, in lower case. */
  text: string;
  words: readonly string[];
  weight: number;
  sort: Sort;
}

const ASKING =
  /(?:^|[\s,;:])((?:(?:on|in|at|for|with|from|to|by|of|until|since) )?(?:what|whit|which|who|whom|whose|where|when|how|wot|wat)(?:'s|'re|'d|s)?\b.*)$/i;

/** Words of a question that say which form its answer has, and not what it is about: "how old", "what time". */
const FORM_WORDS =
  /\b(how|what|wat|whit|which) (?:old|much|many|long|far|big|tall|time|day|date|colou?r|year|month|kind of|sort of|type of|make of)\b/g;
/** Asks for what was so before something changed. */
const ASKS_BEFORE =
  /\b(?:before|originally|at first|first (?:said|say|told)|used to|was it meant|supposed to be|old)\b/;
/** Says that something changed, or was said wrong. */
const CHANGES =
  /\b(?:no wait|wait|actually|scratch that|correction|i mean(?:t)?|changed?|moved|shift(?:ed)?|instead|now|anymore|any more|turns out|pushed|put (?:back|off)|brought forward|sorry|swapped|cancell?ed|cancels|wrong|typo|gone (?:up|down)|dropped|lowered|raised|texted|emailed|rang back|whatsapps?|after all|in the end|finally)\b|\bnot \S+(?: \S+)?$/i;

/** @param message as it was written */
export function askedFor(message: string): AskedFor {
  const sentences = sentencesOf(kinNamed(mended(plain(message.slice(0, 1_000)))));
  const sentence = sentences.findLast((one) => one.includes('?') || ASKING.test(one)) ?? sentences.at(-1) ?? '';
  const words = telling(sentence.toLowerCase().replace(FORM_WORDS, '$1'));
  const clause = (ASKING.exec(sentence)?.[1] ?? sentence).toLowerCase();
  return {
    text: sentence.toLowerCase(),
    words,
    weight: words.reduce((sum, word) => sum + weightOf(word), 0),
    sort: sortOf(clause),
  };
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash >>> 0) % WORD_BUCKETS;
}

const logit = (probability: number): number => Math.log((probability + 0.001) / (1.001 - probability));

/** Features of whether a message asks for something that was told. */
export function askingFeatures(message: string, analysis: TalkAnalysis): Feature[] {
  const { text, words } = askedFor(message);
  const last = analysis.clauses.at(-1)?.reading.act.of ?? analysis.act.of;
  const all = wordsOf(text).slice(0, 40);
  const grams = [...all, ...all.slice(1).map((word, at) => `${all[at] ?? ''} ${word}`), `^${all[0] ?? ''}`];
  return [
    ['bias', 1],
    ['recall', analysis.act.of.recall],
    ['log recall', logit(analysis.act.of.recall)],
    ['last recall', logit(last.recall)],
    ['knowledge', logit(analysis.act.of.knowledge)],
    ['tell', logit(analysis.act.of.tell)],
    ['about soul', logit(analysis.act.of.about_soul)],
    ['mark', Number(message.trimEnd().endsWith('?'))],
    ['wh', Number(ASKING.test(text))],
    ['words', Math.log1p(words.length)],
    ['length', Math.log1p(all.length)],
    ...[...new Set(grams.map(hashOf))].map((bucket): Feature => [`w${bucket}`, 0.5]),
  ];
}

const CLOCK =
  /\b\d{1,2}(?:[.:]\d{2})? ?(?:am|pm|a\.m|p\.m|o'?clock)?\b|\b(?:half|quarter|ten|twenty|five) (?:past|to)\b|\bnoon|midnight\b/i;
const MONEY = /[£$€]|\b(?:quid|bucks|dollars?|pounds?|euros?|rand|rupees?|pesos?|naira|grand|k)\b|\d/i;
const DATE =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|tmrw|tonight|weekend)/i;
const NAME = /(?<=\S )\p{Lu}\p{L}+/u;
const COLOUR =
  /\b(?:red|blue|green|yellow|orange|purple|pink|brown|black|white|grey|gray|teal|navy|beige|cream|gold|silver|maroon|turquoise|lilac)\b/i;

/** Forms that a question asks for, and by which its answer is known. */
const FORMS: readonly (readonly [name: string, asked: RegExp, holds: RegExp])[] = [
  ['clock', /\b(?:what|wat|which) time|when\b|how late|how early/, CLOCK],
  ['money', /\bhow much|price|cost|paid|pay|asking for|charg/, MONEY],
  ['age', /\bhow old|age\b/, /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty)\b/i],
  ['date', /\bwhen|what day|which day|date\b/, DATE],
  [
    'count',
    /\bhow many|what number|which number|how (?:long|far|big|tall)/,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twice|half)\b/i,
  ],
  ['name', /\bname|called|who\b|whose/, NAME],
  [
    'place',
    /\bwhere|which (?:city|town|park|street|country|place|shop|ward)|what (?:city|town|country|place|shop)/,
    /\b(?:in|at|to|from|near|on) \p{L}/u,
  ],
  ['colour', /\bcolou?r/, COLOUR],
];

/** How much of the question's words a text holds, 0–1: by likeness, and the same words only. */
function overlap({ words, weight }: AskedFor, text: string): [alike: number, same: number] {
  if (weight === 0) return [0, 0];
  const own = telling(kinNamed(mended(text)));
  let [sum, same] = [0, 0];
  for (const word of words) {
    const best = own.reduce((most, other) => Math.max(most, alike(word, other)), 0);
    if (best >= LEAST_ALIKE) sum += best * weightOf(word);
    if (best >= 0.99) same += weightOf(word);
  }
  return [sum / weight, same / weight];
}

/** Features of each sentence as the answer to a question. @param asks log-odds that anything that was told is asked for */
export function answerFeatures(asked: AskedFor, sentences: readonly ToldSentence[], asks: number): Feature[][] {
  const overlaps = sentences.map(({ text }) => overlap(asked, text));
  const most = Math.max(0, ...overlaps.map(([any]) => any));
  const forms = FORMS.filter(([, wanted]) => wanted.test(asked.text));
  const asksBefore = Number(ASKS_BEFORE.test(asked.text));
  const oldest = Math.max(0, ...sentences.map(({ distance }) => distance));
  /** Whether a sentence says that something changed, and how much of the wanted form it holds then. */
  const amendments = sentences.map(({ text }): [number, number] => {
    const changes = Number(CHANGES.test(text));
    const held = forms.filter(([, , form]) => form.test(text)).length;
    return [changes, changes * (forms.length > 0 ? held / forms.length : 0.5)];
  });
  return sentences.map(({ text, distance, heard }, at) => {
    const [any, same] = overlaps[at] ?? [0, 0];
    const around = (near: (other: ToldSentence) => boolean) =>
      sentences.reduce(
        (best, other, place) => (place !== at && near(other) ? Math.max(best, overlaps[place]?.[0] ?? 0) : best),
        0,
      );
    const holds = asked.sort !== 'thing' && asked.sort !== 'truth' ? Number(holdsSort(asked.sort, text)) : 0.5;
    const isAlike = (other: ToldSentence) => other.heard.id !== heard.id;
    const later = around((other) => isAlike(other) && other.distance < distance);
    const earlier = around((other) => isAlike(other) && other.distance > distance);
    const [changes, ofForm] = amendments[at] ?? [0, 0];
    const amended = sentences.reduce(
      (most, other, place) =>
        isAlike(other) && other.distance < distance ? Math.max(most, amendments[place]?.[1] ?? 0) : most,
      0,
    );
    const held = forms.filter(([, , form]) => form.test(text)).length;
    return [
      ['bias', 1],
      ['asks', asks],
      ['alike', any],
      ['same', same],
      ['alike squared', any * any],
      ['most', Number(any > 0 && any === most)],
      ['behind', most - any],
      ['in message', around((other) => other.heard.id === heard.id)],
      ['beside', around((other) => Math.abs(other.distance - distance) === 1)],
      ['holds', holds],
      ['holds and alike', holds * any],
      ...forms.map(([name, , form]): Feature => [`${name} ${form.test(text) ? 'held' : 'missing'}`, 1]),
      ['all forms', Number(forms.length > 0 && held === forms.length)],
      ['forms and alike', (forms.length > 0 ? held / forms.length : 0.5) * any],
      ['forms, nothing asked', Number(asked.words.length === 0) * held],
      ['no form', Number(forms.length === 0)],
      ['later', later],
      ['later before', later * asksBefore],
      ['earlier', earlier],
      ['earlier before', earlier * asksBefore],
      ['changes', changes],
      ['changes and alike', changes * any],
      ['changes and beside', changes * earlier],
      ['changes before', changes * asksBefore],
      ['amends', ofForm * earlier],
      ['amends before', ofForm * earlier * asksBefore],
      ['amended', amended * any],
      ['amended before', amended * any * asksBefore],
      ['newest', Number(distance === 0)],
      ['recent', 1 / (1 + distance)],
      ['oldest', Number(distance === oldest)],
      ['no words', Number(asked.words.length === 0)],
      ['no words, recent', Number(asked.words.length === 0) / (1 + distance)],
      ['short', Number(wordsOf(text).length < 4)],
      ['length', Math.log1p(wordsOf(text).length)],
      ['sentences', Math.log1p(sentences.length)],
    ];
  });
}
