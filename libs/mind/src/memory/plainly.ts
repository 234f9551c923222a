import { feelingsIn } from '../perception/feelings';
import { tokensOf, wordsOf } from '../perception/text';
import { datesIn } from './dates';
import { factOf, type Told } from './drafting';
import type { MemoryDraft } from './memory';
import { trimmedValue } from './patterns';
import { withoutOpening } from './said';
import { writtenOut, type Statement } from './statement';
import { isCapital, mayBeName } from './words/common';

const LIGHT = new Set(
  'name names called be have do go get make take come see know give find tell think become leave feel bring begin keep hold want like need try use say thing stuff lot bit way kind sort much many really very just also still even well good nice fine great okay sure yeah bad all some any no not so too today now then here there time day week year today tonight tomorrow yesterday it this that these those what who which when where how why i you he she we they me him her us them my your his its our their a an the and or but if because of to in on at by for with from about into over up down out off again always never ever maybe more most less something anything nothing everything someone anyone people guess mean look talk chat question answer am is are was were will would can could should may might must one lol haha'.split(
    ' ',
  ),
);
const CONTENT = (text: string): string[] => wordsOf(text).filter((word) => !LIGHT.has(word) && word.length > 2);
const IDLE =
  /^(?:am|was|feel|felt|have been|have) (?:so |really |very |just |a bit |pretty |quite |still |feeling )*(?:fine|good|great|ok|okay|well|tired|bored|happy|sad|sorry|sure|back|here|ready|curious|wondering|thinking|listening|kidding|glad|done)\b.{0,12}$|^(?:think|guess|know|don't know|mean|see|agree|understand|hope|wonder|suppose|doubt|forgot|forget|remember|don't remember|don't think|don't mind|can't remember|need to go|have to go|said|meant|will be|would|could|should|might|may|love you|miss you|like you|hate you|thank|appreciate|talk|wish)\b/i;
const REPORTED =
  /^(?:always |just |also |still |once )*(?:says?|said|thinks?|thought|told (?:me|us|him|her)|claims?|claimed|keeps? (?:saying|telling)|calls? me|called me|believes?|reckons?|asked|suggested|wrote) .*\b(?:I|I'm|me|my)\b/;

/** What fits no relation and is still something: who did what, when, where. */
export function plainTelling(statement: Statement): Told[] {
  const { who, predicate, whole, corrects } = statement;
  if (whole.length > 260 || (IDLE.test(predicate) && who.key === 'person') || REPORTED.test(predicate)) return [];
  if (/\b(?:you|your|you're)\b/i.test(predicate)) return [];
  const feelings = feelingsIn(tokensOf(whole.toLowerCase()));
  const content = new Set(CONTENT(predicate));
  const names = (predicate.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).filter(
    (word) => mayBeName(word) && isCapital(word),
  ).length;
  const dates = datesIn(whole, 0).length;
  const weight = content.size + names + (who.name ? 1 : 0) + dates + (/\d/.test(predicate) ? 1 : 0);
  if (weight < 2) return [];
  const strong = feelings.find((one) => one.whose === 'person' && one.strength >= 2);
  const doing =
    /^(?:(?:\w+ly|just|also|never|always) )*(?:\p{L}+ed|went|got|had|met|saw|made|took|gave|lost|broke|won|bought|ate|found|came|left|wrote|ran|fell|read|told|spent|built|sold|flew|drove|sang|swam|taught|was|were)\b/iu.test(
      predicate,
    );
  const met = /^(?:just |finally |recently )*(?:met|ran into|bumped into|got to know) (.+)$/i.exec(predicate);
  if (met && who.key === 'person') return [{ fact: factOf('person', 'met', trimmedValue(met[1]!)), whole, corrects }];
  if (strong && who.key === 'person' && /^(?:am|feel|was|felt|have been)\b/.test(predicate))
    return [
      {
        fact: factOf('person', 'feels', `${strong.feeling}: ${trimmedValue(predicate.replace(/^\w+ /, ''))}`),
        whole,
        kind: 'feeling',
        corrects,
      },
    ];
  const habit =
    /^(?:usually|always|often|never|sometimes|every)\b|\b(?:every (?:morning|day|night|evening|week|weekend|summer|winter|year|\w+day)|twice a|once a|on \w+days)\b/i.test(
      whole,
    );
  return [
    {
      fact: factOf(who.key, habit ? 'habit' : 'told', trimmedValue(predicate)),
      whole,
      kind: habit ? 'fact' : doing || dates > 0 ? 'event' : 'fact',
      corrects,
    },
  ];
}

const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|my|we|we're|we've|our|me|us|mine)\b/;
/** Words that begin what people say of themselves without saying "I". */
const FRAGMENT = /^(?:[\p{L}-]+ ){1,3}(?:here|life|called|'s|is|was|due|since|by day)\b/iu;
const NO_STATEMENT =
  /^(?:(?:please|let's|can you|could you|tell|give|show|help|write|make|explain|sing|remember) |thanks?\b|thank you)|\b(?:you|your|you're|you've)\b/i;

/**
 * A sentence of which the clauses left much behind, kept whole: nothing concrete is lost because its grammar was not understood.
 * @param kept what the message gave so far
 * @param unread a clause of it was not understood at all
 */
export function leftOver(
  sentence: string,
  kept: readonly MemoryDraft[],
  known: (word: string) => boolean,
  unread = false,
): Told | null {
  const text = writtenOut(withoutOpening(sentence))
    .replace(/ &I /g, ' and I ')

    .replace(/[.!?…]+$/, '')
    .trim();
  if (text.length < 12 || text.length > 400 || NO_STATEMENT.test(text)) return null;
  const words = [...new Set(CONTENT(text))];
  // A short sentence that follows what was told goes on about it: "resit is on the 14th".
  const goesOn = kept.length > 0 && words.length <= 8 && (/\d/.test(text) || datesIn(text, 0).length > 0);
  const concrete =
    /\d/.test(text) ||
    (text.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).some(mayBeName) ||
    /\b(?:called|named|restaurant|living in|working|from)\b/.test(text);
  if (
    !FIRST_PERSON.test(text) &&
    !goesOn &&
    // "The health visitor is coming on Friday": what has a day is of somebody's life.
    !(unread && datesIn(text, 0).length > 0) &&
    !(concrete && kept.length > 0) &&
    !(concrete && FRAGMENT.test(text)) &&
    !wordsOf(text).some(known)
  )
    return null;
  if (
    /\b(?:he|she|they|who|people|everyone|my \w+) (?:always |just |once )?(?:says?|said|thinks?|thought|told|claims?|calls?|called|asked)\b.*\b(?:I|I'm|me)\b/.test(
      text,
    )
  )
    return null;
  if (/\b(?:might|maybe|perhaps|would|could|should)\b/.test(text)) return null;
  const held = new Set(kept.flatMap((one) => wordsOf(one.content)));
  const lost = words.filter((word) => !held.has(word));
  const named = (text.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).filter(mayBeName).length;
  if (words.length + named + (goesOn ? 1 : 0) < (goesOn ? 2 : 3) || lost.length < (goesOn || unread ? 1 : 2))
    return null;
  // What was understood holds most of it, and every name and number: the raw words beside it would say it twice.
  const exact = lost.some((word) => /\d/.test(word) || /^\p{Lu}/u.test(writtenIn(text, word)));
  if (kept.length > 0 && !unread && !exact && lost.length * 2 < words.length) return null;
  return { fact: factOf('person', 'told', trimmedValue(text)), whole: text, plainly: `You told me: “${text}”.` };
}

/** A word in lower case as it stands in a text, behind its first word; empty where it does not. */
function writtenIn(text: string, word: string): string {
  return (text.match(/(?<=\s)[\p{L}\d'-]+/gu) ?? []).find((one) => one.toLowerCase() === word) ?? '';
}
