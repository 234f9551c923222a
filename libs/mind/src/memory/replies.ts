import { mended, plain, sentencesOf } from '../perception/text';
import { type Cast, mentionsIn } from './cast';
import type { Told } from './drafting';
import type { Heard, MemoryDraft } from './memory';
import { asName, mayBeName } from './words/common';

/** What a short answer tells, read together with the question it answers: "What is her name?" – "Biscuit". */

const BARE =
  /^(?:(?:it's|its|it is|he's|she's|that's|i'm|i am|his name is|her name is|he is|she is|called|named|just|oh|well|um|haha|in|a|an|the|yeah|yes),? )*/i;

interface Asked {
  form: RegExp;
  relation: string;
  /** How long an answer may be, in words. */
  words: number;
  says: (value: string, whom: string) => string;
}
const OF_SOMEBODY = String.raw`(?:your (?<role>[\w -]{2,30}?)(?:'s?)?|(?<pronoun>her|his|their|its|she|he|they|it))`;
const ASKED: Asked[] = [
  {
    form: new RegExp(
      String.raw`\bwhat(?:'s| is| are) ${OF_SOMEBODY} names?\b|\bwhat (?:is|are) ${OF_SOMEBODY.replace(/<role>/, '<role2>').replace(/<pronoun>/, '<pronoun2>')} called\b|\bwhat do you call (?<pronoun3>her|him|it|them)\b`,
      'i',
    ),
    relation: 'name',
    words: 4,
    says: (value, whom) => `${whom} is called ${value}.`,
  },
  {
    form: new RegExp(String.raw`\bhow old (?:is|are) ${OF_SOMEBODY}`, 'i'),
    relation: 'age',
    words: 4,
    says: (value, whom) => `${whom} is ${value} years old.`,
  },
];
const ASKED_PERSON: Asked[] = [
  {
    form: /\bwhat(?:'s| is) your name\b|\bwhat (?:should|shall|can|may|do) i call you\b|\bwho are you\b|\bwhat are you called\b/i,
    relation: 'name',
    words: 3,
    says: (value) => `Your name is ${value}.`,
  },
  {
    form: /\bwhere (?:do you live|are you (?:living|based))\b/i,
    relation: 'lives-in',
    words: 5,
    says: (value) => `You live in ${value}.`,
  },
  {
    form: /\bwhere (?:are you from|do you come from)\b/i,
    relation: 'from',
    words: 5,
    says: (value) => `You are from ${value}.`,
  },
  { form: /\bhow old are you\b/i, relation: 'age', words: 4, says: (value) => `You are ${value} years old.` },
  {
    form: /\bwhat do you do(?: for (?:a living|work))?\?|\bwhat(?:'s| is) your (?:job|work|profession)\b/i,
    relation: 'works-as',
    words: 6,
    says: (value) =>
      `You work as ${/^(?:an?|the) /i.test(value) ? value : `${/^[aeiou]/i.test(value) ? 'an' : 'a'} ${value}`}.`,
  },
  {
    form: /\bwhat(?:'s| is) your favou?rite (?<thing>[\w ]{2,30})\?/i,
    relation: 'favourite',
    words: 8,
    says: (value) => value,
  },
];

/** What the answer tells; empty where the message before asked for nothing that can be kept, or is not answered in a few words. */
export function toldAnswer(heard: Heard, before: readonly Heard[], cast: Cast): Told[] {
  const asked = before.at(-1);
  if (!asked || asked.from !== 'soul') return [];
  const question = sentencesOf(mended(plain(asked.text.slice(-600))))
    .filter((sentence) => sentence.endsWith('?'))
    .at(-1);
  if (!question) return [];
  const answer = mended(plain(heard.text))
    .split(/[.!\n]|,? (?:and|but|because|she|he|it|i|why)\b/i)[0]!
    .replace(BARE, '')
    .replace(/[,;!?].*$/, '')
    .replace(/ years? old$| now$/, '')
    .trim();
  const words = answer.split(/\s+/).length;
  if (
    answer === '' ||
    heard.text.trim().endsWith('?') ||
    /^(?:no|not|none|i|we|you|my|don't|why|what|who|where|it's|guess|never|nothing|nobody|maybe|same|sure|yes|ok)\b/i.test(
      answer,
    )
  )
    return [];
  for (const { form, relation, words: most, says } of ASKED) {
    const match = form.exec(question);
    if (!match || words > most) continue;
    const pronoun = match.groups?.['pronoun'] ?? match.groups?.['pronoun2'] ?? match.groups?.['pronoun3'];
    const role = match.groups?.['role'] ?? match.groups?.['role2'];
    const who = role ? mentionsIn(`my ${role}`)[0]?.who : pronoun ? cast.pronoun(pronoun) : null;
    if (!who || who.role === null) continue;
    if (relation === 'name' && !mayBeName(answer.split(' ')[0]!)) continue;
    if (relation === 'age' && !/\d|one|two|three|four|five|six|seven|eight|nine|ten/.test(answer)) continue;
    const value = relation === 'name' ? asName(answer) : answer;
    if (relation === 'name') cast.named(who, value);
    const whom = who.name && relation !== 'name' ? who.name : `Your ${who.role}`;
    return [
      {
        fact: { subject: relation === 'name' ? who.role : who.key, relation, value, negated: false },
        whole: '',
        plainly: says(value, whom),
        kind: relation === 'name' && !who.animal ? 'person' : 'fact',
      },
    ];
  }
  for (const { form, relation, words: most, says } of ASKED_PERSON) {
    const match = form.exec(question);
    if (!match || words > most) continue;
    if (relation === 'favourite') {
      const thing = match.groups!['thing']!.trim().toLowerCase();
      return [
        {
          fact: { subject: 'person', relation: `favourite ${thing}`, value: answer, negated: false },
          whole: '',
          plainly: `Your favourite ${thing} is ${answer}.`,
        },
      ];
    }
    if (relation === 'name' && !mayBeName(answer.split(' ')[0]!)) continue;
    const value = /^(?:name|lives-in|from)$/.test(relation) ? asName(answer) : answer;
    return [{ fact: { subject: 'person', relation, value, negated: false }, whole: '', plainly: says(value, '') }];
  }
  return [];
}

const MEANT =
  /^(?:(?:no|sorry|oops|wait|ah|oh|hm+)[,.! ]*)*(?:i meant|i mean|make that|it's|its|actually,?(?: it's| its)?|correction:?) (?:actually |really )?([\p{L}\d][\p{L}\d' -]{0,38}?)(?:,? not ([\p{L}\d][\p{L}\d' -]{0,38}))?[.!]*$/iu;
/** Only what has one value is put right by a bare word. */
const PUT_RIGHT = /^(?:name|age|lives-in|from|grew-up-in|born-in|works-as|works-at|studies|is|birthday|favourite .+)$/;

/**
 * "No, I meant Ghent": what was said last, with another value.
 * @param said what the person's message before gave
 */
export function correction(heard: Heard, said: readonly MemoryDraft[]): Told | null {
  const match = MEANT.exec(mended(plain(heard.text)).trim());
  const value = match?.[1]?.trim() ?? '';
  if (
    !match ||
    value === '' ||
    /^(?:i|we|my|you|he|she|it|they|her|his|its|their|our|the|that|this|not|just|all|so|really|what|well|fine|ok|okay|true|nice)\b/i.test(
      value,
    )
  )
    return null;
  const wrong = match[2]?.toLowerCase().trim();
  const number = /^\d/.test(value);
  const fitting = said.filter(
    ({ fact }) =>
      fact !== null &&
      !fact.negated &&
      PUT_RIGHT.test(fact.relation) &&
      /^\d/.test(fact.value) === number &&
      (wrong === undefined || fact.value.toLowerCase() === wrong),
  );
  const draft = fitting.at(-1);
  if (
    !draft?.fact ||
    draft.fact.value.toLowerCase() === value.toLowerCase() ||
    !draft.content.toLowerCase().includes(draft.fact.value.toLowerCase())
  )
    return null;
  const right = /^\p{Lu}/u.test(draft.fact.value) ? asName(value) : value;
  const at = draft.content.toLowerCase().lastIndexOf(draft.fact.value.toLowerCase());
  return {
    fact: { ...draft.fact, value: right },
    whole: '',
    plainly: `${draft.content.slice(0, at)}${right}${draft.content.slice(at + draft.fact.value.length)}`,
    kind: draft.kind,
    corrects: true,
  };
}
