/** The measures: correctness, invention, repetition, similarity, style. Pure functions of texts, independent of the voice. */
import { dateForms, DAY, MONTHS, WEEKDAYS } from './dates.mjs';
import { emojiIn, endsWithMark, folded, holds, namesIn, numbersIn, sentencesOf, wordsOf } from './words.mjs';

/**
 * What a question expects. Known: one of `any` or a form of `date`, one of each list in `all`, `yes` as said, and nothing of `none`.
 * Unknown: never stated, and the reply must say so.
 * @typedef {{ any?: string[], all?: string[][], date?: string, yes?: boolean, none?: string[], unknown?: boolean }} Expectation
 */

/**
 * Says that it does not know, over folded words ("don't" is "dont"). Broad on purpose, to allow any wording. "I never
 * forget what you told me" does not match.
 */
const NOT_KNOWING = [
  /\b(?:dont|do not|didnt|cant|cannot|couldnt|wouldnt|wont) (?:\w+ ){0,2}?(?:know|remember|recall|say|tell|find|see|guess)\b/g,
  /\b(?:havent|hasnt|have not|has not|didnt|did not|never|not|nobody|hadnt|dont think|do not think|dont believe) (?:(?!forg)\w+ ){0,4}?(?:told|tell|said|say|mention|mentioned|shared|share|spoke|spoken|talked|named|given|come up|came up|reached|written|introduced)\b/g,
  /\bi (?:\w+ )?(?:never|not|havent|didnt) (?:\w+ ){0,2}?(?:learned|learnt|learn|known|knew|heard|hear)\b/g,
  /\b(?:nothing|none|not anything|not a word|not a trace) (?:\w+ ){0,3}?(?:about|of that|of it|on that|on it|told|said|yet|from you|with me)\b/g,
  /\b(?:no|without any|without a) (?:\w+ )?(?:memory|idea|clue|record|trace|note|word|mention|knowledge|recollection)\b/g,
  /\b(?:not sure|unsure|unknown to me|escapes me|beats me|dunno|im blank|drawing a blank|blank there|missing that|missing piece|a gap there)\b/g,
  /\b(?:dont|do not|havent|have not|doesnt) (?:\w+ ){0,2}?(?:have|got|hold|keep|carry|ring|kept) (?:\w+ ){0,3}?(?:that|it|one|any|anything|a bell|this|those)\b/g,
  /\b(?:isnt|is not|wasnt|was not|not) (?:\w+ ){0,3}?(?:something|anything|among|part of|in what|one of the things|with me|a thing) (?:\w+ ){0,3}?(?:you|told|know|have|remember|i)\b/g,
  /\b(?:youd|you would|youll|you will) (?:\w+ )?(?:have|need) to tell me\b/g,
];

/** Folded clause by clause, with a separator, so that matches do not span clauses. @param {string} reply */
function clausesOf(reply) {
  return reply
    .split(/[.!?…,;:()\n–—]+/u)
    .map(folded)
    .filter((clause) => clause !== '')
    .join(' | ');
}

/** Quoted text is another speaker's: "I don't know why" in quotation marks is no answer. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»/g;

/** @param {string} reply */
export function saysNotKnowing(reply) {
  const words = clausesOf(reply.replace(QUOTED, ' '));
  return NOT_KNOWING.some((pattern) => words.search(pattern) >= 0);
}

/** What is left when the not-knowing is taken out: "don't know" is no "don't". @param {string} reply */
function asserted(reply) {
  const own = NOT_KNOWING.reduce(
    (words, pattern) => words.replace(pattern, ' '),
    clausesOf(reply.replace(QUOTED, ' ')),
  );
  return [own, ...(reply.match(QUOTED) ?? []).map(clausesOf)].join(' | ');
}

/** Outdated or other people's values may be mentioned if they are negated: "in Ghent, no longer in Porto". */
const SET_ASIDE =
  /\b(?:no longer|not|isnt|wasnt|arent|any more|anymore|before|formerly|previously|used to|until|instead of|rather than|at first|originally|earlier|once|wanted|left|moved (?:\w+ )?from|changed from)\b/;
/** After "you never told me", known facts may be mentioned, but not as a guess. */
const KNOWN_BESIDE =
  /\b(?:only|besides|apart from|other than|not|know of|know about|told me (?:of|about|that)|mentioned|spoke of|spoken of|talked about)\b/;

/** The forbidden words that a reply asserts. @param {string} reply @param {readonly string[]} none @param {RegExp} aside */
function putForward(reply, none, aside) {
  const clauses = asserted(reply).split('|');
  return none.filter((part) => clauses.some((clause) => holds(clause, part) && !aside.test(clause)));
}

const YES_FIRST =
  /^(?:(?:oh|ah|well|mm+|hm+) (?:\| )?)?(?:yes|yeah|yep|yup|aye|certainly|absolutely|indeed|of course)\b(?! not)/;
const YES =
  /\b(?:yes|yeah|yep|yup|aye|right|correct|indeed|true|exactly|certainly|absolutely|of course|sure|you (?:do|did|are|have|can|could|were|was|said|told|wanted|want|love|like))\b/;
const NO_FIRST = /^(?:(?:oh|ah|well|mm+|hm+) (?:\| )?)?(?:no|nope|nah|not|never|of course not)\b/;
const NO =
  /\b(?:no|nope|nah|not|never|none|neither|nothing|dont|doesnt|didnt|cant|cannot|isnt|wasnt|arent|werent|hasnt|havent|hadnt|wont|wouldnt|couldnt|shouldnt|mustnt)\b/;

/** @param {string} words what the reply asserts, folded @param {boolean} yes */
function agrees(words, yes) {
  if (yes) return YES_FIRST.test(words) || (YES.test(words) && !NO.test(words));
  return !YES_FIRST.test(words) && NO.test(words);
}

/**
 * @param {string} reply @param {Expectation} expect @param {number} askedAt milliseconds UTC
 * @returns {{ right: boolean, invented: string[] }} `invented`: the words of `none` that it named
 */
export function judgeKnown(reply, expect, askedAt) {
  const words = asserted(reply);
  const invented = putForward(reply, expect.none ?? [], SET_ASIDE);
  const forms = [...(expect.any ?? []), ...(expect.date === undefined ? [] : dateForms(expect.date, askedAt))];
  const named = forms.some((part) => holds(words, part));
  const all = (expect.all ?? []).every((parts) => parts.some((part) => holds(words, part)));
  const polar = expect.yes !== undefined && agrees(words.trim(), expect.yes);
  const contrary = expect.yes !== undefined && (expect.yes ? NO_FIRST : YES_FIRST).test(words.trim());
  const asked = forms.length > 0 || expect.yes !== undefined;
  return { right: invented.length === 0 && all && !contrary && (!asked || named || polar), invented };
}

/**
 * @param {string} reply @param {Expectation} expect
 * @param {{ said: string, names: string[], days: number[] }} known the user's messages so far, the speakers, and the days of the conversation in ms
 * @returns {{ right: boolean, owned: boolean, invented: string[] }} `owned`: it says that it does not know
 */
export function judgeUnknown(reply, expect, { said, names, days }) {
  const spoken = new Set([...wordsOf(said), ...names.flatMap(wordsOf), ...MONTHS, ...WEEKDAYS]);
  const dates = new Set(
    days.flatMap((at) => {
      const date = new Date(Math.floor(at / DAY) * DAY);
      return [String(date.getUTCDate()), String(date.getUTCFullYear())];
    }),
  );
  const strange = (/** @type {string} */ word) => wordsOf(word).some((part) => part.length > 1 && !spoken.has(part));
  const owned = saysNotKnowing(reply);
  const invented = [
    ...putForward(reply, expect.none ?? [], owned ? KNOWN_BESIDE : /^$/),
    ...namesIn(reply).filter(strange),
    ...numbersIn(reply).filter((number) => !spoken.has(number) && !dates.has(number.replace(/(?:st|nd|rd|th)$/, ''))),
  ];
  return { right: owned && invented.length === 0, owned, invented };
}

/** Indexes of replies with the same words as an earlier one. @param {readonly string[]} replies @returns {number[]} */
export function repeatsIn(replies) {
  /** @type {Set<string>} */
  const given = new Set();
  return replies.flatMap((reply, index) => {
    const words = folded(reply) || reply.trim();
    const again = given.has(words);
    given.add(words);
    return again ? [index] : [];
  });
}

/** The share of the longer sentence's words that both contain, 0–1, with multiplicity. @param {string[]} one @param {string[]} other */
export function overlap(one, other) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      common += 1;
      left.set(word, count - 1);
    }
  }
  return common / Math.max(one.length, other.length, 1);
}

const WINDOW = 10;
const ALIKE = 0.8;
const SHORTEST = 4;

/**
 * Pairs of sentences that share more than four words in five, within ten turns.
 * @param {readonly string[]} replies @returns {{ first: number, second: number, sentences: [string, string] }[]}
 */
export function alikeIn(replies) {
  const spoken = replies.map((reply) =>
    sentencesOf(reply)
      .map((text) => ({ text, words: wordsOf(text) }))
      .filter(({ words }) => words.length >= SHORTEST),
  );
  /** @type {{ first: number, second: number, sentences: [string, string] }[]} */
  const pairs = [];
  spoken.forEach((sentences, second) => {
    sentences.forEach(({ text, words }, place) => {
      const earlier = spoken.slice(Math.max(0, second - WINDOW + 1), second + 1);
      earlier.forEach((others, step) => {
        const first = second - (earlier.length - 1) + step;
        others.slice(0, first === second ? place : undefined).forEach((other) => {
          if (overlap(words, other.words) > ALIKE) pairs.push({ first, second, sentences: [other.text, text] });
        });
      });
    });
  });
  return pairs;
}

/** @typedef {{ words: number, emoji: number, exclamations: number, questions: number, ellipses: number, commas: number, unended: number }} Manner */

/** Means per message; `unended` is the share of messages without a mark at their end. @param {readonly string[]} messages @returns {Manner} */
export function mannerOf(messages) {
  const mean = (/** @type {(message: string) => number} */ count) =>
    messages.reduce((sum, message) => sum + count(message), 0) / Math.max(messages.length, 1);
  const marks = (/** @type {RegExp} */ mark) => mean((message) => message.match(mark)?.length ?? 0);
  return {
    words: mean((message) => message.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.length ?? 0),
    emoji: mean((message) => emojiIn(message).length),
    exclamations: marks(/!/g),
    questions: marks(/\?/g),
    ellipses: marks(/…|\.{3,}/g),
    commas: marks(/,/g),
    unended: mean((message) => (endsWithMark(message) ? 0 : 1)),
  };
}

/** A quarter of the archive's value; for rare marks, the range of chance over some hundred messages. */
const NEAR = 0.25;
const SLACK = 0.05;

/** @param {Manner} own of the archive @param {Manner} shown of the replies */
export function mannerGaps(own, shown) {
  return /** @type {(keyof Manner)[]} */ (Object.keys(own)).map((key) => {
    const ratio = own[key] === 0 ? (shown[key] === 0 ? 1 : Infinity) : shown[key] / own[key];
    return {
      key,
      own: own[key],
      shown: shown[key],
      ratio,
      near: Math.abs(shown[key] - own[key]) <= Math.max(NEAR * own[key], SLACK),
    };
  });
}

/** A goodbye is at most two sentences and asks nothing. @param {string} reply */
export function isPlainFarewell(reply) {
  const count = sentencesOf(reply).length;
  return count >= 1 && count <= 2 && !reply.includes('?');
}

/** Nearest rank. @param {readonly number[]} values @param {number} share 0–1 */
export function percentile(values, share) {
  const ordered = [...values].sort((one, other) => one - other);
  return ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? 0;
}
