import { feelingsIn } from '../perception/feelings';
import { mended, plain, sentencesOf, tokensOf } from '../perception/text';
import { datesIn, spanInWords } from './dates';
import { factOf, sentenceOf, type Told } from './drafting';
import type { KeptMemory } from './memory';
import { isRequest } from './requests';
import { RULES } from './rules';
import { mentionsIn } from './cast';
import { isNotTalk, isUnreal, withoutOpening } from './said';
import { writtenOut } from './statement';

/** Characters of a passage: what is longer is kept in parts. */
const MAX_LENGTH = 360;
const LEAST_WORDS = 2;
/** Characters of the value of its fact. */
const MAX_VALUE = 100;

/** Words that refer to the sentence before: without it nobody would know later who or what is meant. */
const REFERS =
  /^(?:(?:and|but|so|then|because|anyway|plus|also|now|still),? )*(?:he|she|they|it|his|her|their|its|him|them|that|this|these|those|there|which|who|both|neither)(?:'\w+)?\b/i;
/** A sentence that can be said in the second person word by word: its subject is the person, or somebody of theirs. */
const OWN_SUBJECT = /^(?:I|I'm|I've|I'd|I'll|[Ww]e|[Ww]e're|[Ww]e've|[Ww]e'll|[Mm]y|[Oo]ur)\b/;

/** Sentences that stand together in a message, in the person's words. */
export interface Passage {
  text: string;
  /** Places of the first and the last sentence. */
  from: number;
  to: number;
}

/** "Hello Sol!": it greets and says nothing else. */
const GREETING =
  /^(?:[Hh]i+|[Hh]ey+|[Hh]ello+|[Hh]iya|[Yy]o|[Gg]reetings|[Dd]ear|(?:[Gg]ood )?[Mm]orning|[Gg]ood (?:evening|afternoon|night))(?:,? (?:there|again|everyone|all|my friend|\p{Lu}[\p{L}'-]*)){0,3}[!.,]*$/u;

/** Whether a sentence refers to what was said before it. */
export const refersBack = (sentence: string): boolean => REFERS.test(sentence);

/** What a message says outside code, links and quoted lines. */
function spoken(message: string): string {
  return plain(
    message
      .slice(0, RULES.readOfMessage)
      .replace(/```[\s\S]*?(?:```|$)/g, '\n')
      .replace(/https?:\/\/\S+/g, ' ')
      .replace(/^>.*$/gm, ' '),
  );
}

/** Sentences of a passage at most. */
const MAX_SENTENCES = 4;
/** Characters of a passage of several sentences. */
const MAX_TOGETHER = 280;
const ABOUT_SOMEBODY = /^(?:(?:and|but|so|then|because|now|still),? )*(?:he|she|his|her|him)(?:'\w+)?\b/i;

/**
 * The passages of a message that may say something: runs of sentences. Questions, requests, suppositions, jokes, fiction and play between
 * stars say nothing, and neither does a first sentence about "him" or "her". The message before is not taken along: it can be deleted by itself.
 * @param message as it was written
 */
export function passagesIn(message: string): Passage[] {
  const text = spoken(message);
  if (isNotTalk(text) || /\*[a-z]+s (?:\w+ ?){1,12}\*/i.test(text)) return [];
  const sentences = sentencesOf(text).slice(0, RULES.clausesOfMessage);
  const says = sentences.map(
    (sentence, at) =>
      !/\?["')]*$/.test(sentence) &&
      !GREETING.test(sentence) &&
      !isUnreal(sentence, sentences[at + 1]) &&
      !isRequest(sentence),
  );
  const passages: Passage[] = [];
  for (const [from, first] of sentences.entries()) {
    if (from === 0 ? ABOUT_SOMEBODY.test(first) : refersBack(first)) continue;
    for (let to = from; to < Math.min(sentences.length, from + MAX_SENTENCES) && says[to]; to += 1) {
      const run = sentences.slice(from, to + 1).join(' ');
      if (run.length > (to > from ? MAX_TOGETHER : MAX_LENGTH)) break;
      if (run.split(/\s+/).length >= LEAST_WORDS) passages.push({ text: run, from, to });
    }
  }
  return passages;
}

/** Whom a passage is about, by its first words. */
function subjectOf(text: string): string {
  const [mention] = mentionsIn(withoutOpening(mended(text)));
  return mention && !mention.possessive && mention.at <= LONGEST_DETERMINER ? mention.who.key : 'person';
}
/** "our ". */
const LONGEST_DETERMINER = 4;

/** Whether a memory quotes the person: what it says answers questions where messages are searched. */
export const isQuotation = ({ content }: Pick<KeptMemory, 'content'>): boolean =>
  /^You told me(?: on [^“]+)?: “/.test(content);

/** A passage as it is kept: in the second person where that is certain, else as a quotation with the day it was said. @param at when it was said, milliseconds UTC */
export function passageTold({ text }: Passage, at: number): Told | null {
  if (text.length > MAX_LENGTH) return null;
  const dates = datesIn(text, at);
  const feels = feelingsIn(tokensOf(text.toLowerCase())).some(
    ({ whose, strength }) => whose === 'person' && strength >= 2,
  );
  const told = {
    fact: factOf(subjectOf(text), 'told', text.slice(0, MAX_VALUE)),
    kind: feels ? 'feeling' : dates.length > 0 ? 'event' : 'fact',
  } as const;
  const sentences = sentencesOf(text).map((sentence) => writtenOut(withoutOpening(mended(sentence))));
  if (sentences.every((sentence) => OWN_SUBJECT.test(sentence))) {
    const turned = sentences.map((sentence) => sentenceOf(sentence, datesIn(sentence, at)));
    if (!turned.includes(null)) return { ...told, whole: sentences.join(' '), content: turned.join(' ') };
  }
  const quoted = text.replace(/"/g, "'").replace(/\s+/g, ' ').trim();
  const day = dates.length > 0 ? ` on ${spanInWords({ from: at, to: at, precision: 'day' })}` : '';
  return { ...told, whole: text, title: quoted, content: `You told me${day}: “${quoted}”` };
}
