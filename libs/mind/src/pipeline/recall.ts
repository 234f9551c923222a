import { answerAmong, type ToldAnswer } from './told-ranker';
import type { FactAnswer } from '../memory/asking';
import type { Heard, KeptMemory } from '../memory/memory';
import { answerFor } from '../memory/ask';
import { speaksOfDanger } from '../memory/keep';
import { isQuotation } from '../memory/passages';
import { provisional } from '../memory/provisional';
import type { Perception } from '../perception/perceive';
import { plain } from '../perception/text';
import type { Recollection } from '../recall/recollection';
import type { Reminder, SoulMemory } from '../soul-memory';
import type { VoiceTurn } from '../voice/voice';
import type { Asked, Ports } from './asked';
import { isOffered } from '../offering/offered';
import { asSaid, offeredIn, toldFrom } from '../offering/telling';
import { fitting } from './about';
import { boundAsked, boundFor } from './bounds';
import { broughtFrom, holdsOf } from './brought';
import { broughtQuestion } from './brought-question';
import { ownQuestion, telling } from './own-question';
import { chosenAnswer } from './chosen';
import { reasonFor, whyAsked } from './reasons';
import { saidIn, unkept } from './told';

/** Things that come to mind at most. A model's prompt takes what its budget holds; the built-in voice uses one or two. */
const RECALLED = 12;
/** Of a soul's own words, the situations most alike. */
const OWN_WORDS = 5;
/** The newest messages are before everybody's eyes: they are not recalled, they are there. */
const BEFORE_EYES = 8;
/** Messages before the one to answer that help to read it ("What is her name?" – "Biscuit"). */
const CONTEXT = 8;
/** Lines of an archive among which that is looked for which answers. */
const BROUGHT = 16;
/** Only what might ask for something is held against what was told a moment ago and is not kept yet. */
const MAY_ASK =
  /\?|\b(?:remember|recall|forg[eo]t|know|tell|told|said|mention|remind|what'?s?|who'?s?|whose|when'?s?|where'?s?|which|how|why|again)\b/i;
/** Asks whether it may be said, or for the hour, and for nothing that was told: "can I tell you something?", "may I be honest?" */
const ASKS_LEAVE =
  /^(?:(?:hey|hi|so|and|but|ok(?:ay)?|well|um+|please),? )*(?:(?:can|may|could|might) (?:i|we) (?:please |just )?(?:tell|ask|call|write|show|send|trust|talk|speak|say|be (?:honest|frank|direct|open)|have a (?:word|moment|minute))\b[^.!?]*|what time is it[^.!?]*|what(?:'s| is) the time(?: now)?)\?\s*$/i;

/** Wants something kept or left, or ideas: "remember that it is on Friday", "forget that", "any ideas?" */
const ASKS_NOTHING =
  /^(?:(?:please|pls|ok|hey|and|so|oh),? )*(?:(?:remember|keep in mind|make a note|note|don'?t forget|never forget)(?: down)?(?: that|:) [^?]+|forget (?:that|it|about it)[.!]*|(?:got |have you )?any (?:good |other |more )?(?:ideas?|tips?|suggestions?|thoughts|advice)\??)$/i;

/** What came to mind: what a voice is given of it. */
export type Remembered = Pick<VoiceTurn, 'recalled' | 'answer' | 'ownWords'>;

/** What a message brings to mind: answers to what it asks for, memories, things said before, the soul's own words. */
export async function recall(
  { message, history, group, unreflectedAfter, person, soul }: Asked,
  perception: Perception,
  memory: SoulMemory,
  { messages, embed }: Ports,
): Promise<Remembered> {
  const embedding = (await embed?.(message.text)) ?? null;
  const reminder = {
    text: message.text,
    at: message.at,
    group,
    feelings: perception.feelings.filter(({ whose }) => whose === 'person').map(({ feeling }) => feeling),
    leaveOut: new Set([message.id, ...history.slice(-BEFORE_EYES).map(({ id }) => id)]),
    embedding,
    limit: RECALLED,
  };
  const found = memory.find(reminder);
  const wanted = found.filter(({ kind }) => kind === 'message').map(({ id }) => id);
  const stored = wanted.length > 0 ? await messages(wanted) : [];
  const denied = deniedIn(memory);
  const recalled = memory
    .recollect(found, new Map(stored.map((one) => [one.id, one])))
    .filter(({ kind, messageId }) => kind !== 'message' || messageId === null || !denied.has(messageId))
    // What was said in danger is not brought up again as something remembered.
    .filter(({ kind, from, text }) => kind !== 'message' || from !== 'person' || !speaksOfDanger(text));

  const names = { personName: person.name, soulName: soul.name, timeZone: person.timeZone ?? null };
  const ownWords = memory.likeSituations(message.text, message.at, OWN_WORDS);
  const text = plain(message.text).trim();
  const heard = history.filter(({ id, from, text }) => !denied.has(id) && !(from === 'person' && speaksOfDanger(text)));
  const likely = answerAmong(message.text, heard);
  if (!MAY_ASK.test(message.text) || ASKS_LEAVE.test(text) || ASKS_NOTHING.test(text)) {
    const answer = betterOf(null, likely);
    return { recalled: withAnswer(recalled, answer), answer, ownWords };
  }
  const understood = memory.memories({ group }).filter((one) => !isOffered(one));
  const kept = known(understood, history, unreflectedAfter, names, group);
  const facts = kept.filter((one) => !isQuotation(one));
  const context = { ...names, now: message.at, before: history.slice(-CONTEXT) };
  const question = ownQuestion(
    message.text,
    history.filter(({ from }) => from === 'person').map(({ text }) => text),
  );
  const direct = fitting(answerFor(message.text, kept, context), question);
  // "Hun, what do I do for work": what leads up to a question may hide it.
  const answered =
    direct?.memories.length || !question
      ? direct
      : (fitting(answerFor(question.clause, kept, context), question) ?? direct);
  const passages = offeredIn(recalled);
  const why = question ? null : whyAsked(message.text);
  const bound = boundAsked(message.text);
  const against = bound && boundFor(bound, [...heard, ...saidIn(recalled)]);
  const told = against
    ? against
    : question
      ? toldFrom(
          chosenAnswer(question, answered, perception, heard, [...recalled, ...asSaid(passages)], facts),
          passages,
          question,
        )
      : why
        ? (reasonFor(why, perception, [...heard, ...saidIn(recalled)]) ?? answered)
        : answered;
  const answer = withBrought(
    betterOf(told && question ? { ...told, owed: true } : told, likely),
    reminder,
    { history, recalled },
    memory,
  );
  return { recalled: withAnswer(recalled, answer), answer, ownWords };
}

/** Probability from which a sentence is given as what is asked for, and from which it is given as the nearest to it. */
const SURELY = 0.65;
const NEAREST = 0.35;
/** A message is quoted whole up to this many words. */
const WHOLE_WORDS = 40;

/**
 * What rules found, or else the sentence that was learned to be the likeliest answer. Of long conversations rules know more: there the model
 * takes the place of too much that is right.
 */
function betterOf(told: FactAnswer | null, likely: ToldAnswer | null): FactAnswer | null {
  if (!likely || likely.probability < NEAREST || (told !== null && told.memories.length > 0)) return told;
  const { heard, text } = likely.sentence;
  const whole = plain(heard.text).trim();
  const quote = whole.split(/\s+/).length <= WHOLE_WORDS ? whole : text;
  const memory = unkept(heard, `You said "${quote.replaceAll('"', "'")}"`, null);
  return {
    asks: 'value',
    subject: 'person',
    relation: 'told',
    holds: null,
    memories: [memory],
    nearest: likely.probability < SURELY,
    owed: true,
    asked: true,
  };
}

/** What is surely known of the time since answers first; then what was said in the time before, where the soul was brought with one. */
function withBrought(
  told: FactAnswer | null,
  reminder: Reminder,
  { history, recalled }: { history: readonly Heard[]; recalled: readonly Recollection[] },
  memory: SoulMemory,
): FactAnswer | null {
  const surely = told !== null && told.memories.length > 0 && told.nearest !== true;
  const question = surely || !memory.wasBrought ? null : broughtQuestion(reminder.text);
  if (!question || told?.memories.some(({ content }) => holdsOf(question, content))) return told;
  const lines = memory.recollect(memory.find({ ...reminder, limit: BROUGHT, brought: true }), new Map());
  const brought = broughtFrom(question, lines, (line) => memory.following(line));
  const answer = { asks: 'value', subject: 'person', relation: 'told', holds: null, memories: [], owed: true } as const;
  // A line of the soul's own is no answer where something the person told may be one.
  if (brought?.line.from === 'soul' && told?.memories.length) return told;
  if (brought) return { ...answer, memories: [], brought };
  if (told !== null) return told.memories.length > 0 || !question.plainly ? told : { ...told, brought: null };
  // Of whom or what was spoken since, there is more to say than that the time before holds nothing.
  const since = new Set(
    [...history, ...recalled.filter(({ kind }) => kind !== 'archive')].flatMap(({ text }) => telling(text)),
  );
  return question.plainly && !question.words.some((word) => since.has(word))
    ? { ...answer, memories: [], brought: null }
    : null;
}

/** The messages of what the person has said to be wrong or not to be mentioned, or has given other words since. */
function deniedIn(memory: SoulMemory): Set<number> {
  const objected = memory
    .everything()
    .filter(({ objection, edited }) => edited || objection === 'wrong' || objection === 'never-mention');
  return new Set(objected.flatMap(({ messageIds }) => messageIds));
}

/** What is kept, and what will be of what was said since. */
function known(
  kept: readonly KeptMemory[],
  history: readonly Heard[],
  unreflectedAfter: number,
  names: { personName: string; soulName: string; timeZone: string | null },
  group: boolean,
): readonly KeptMemory[] {
  const heard = history.filter(({ whispered }) => !(group && whispered));
  const fresh = heard.filter(({ seq }) => seq > unreflectedAfter);
  // The same context as a reflection reads it in, so that its drafts are made once.
  const before = heard.filter(({ seq }) => seq <= unreflectedAfter);
  return fresh.some(({ from }) => from === 'person') ? provisional(fresh, kept, { ...names, before }) : kept;
}

/** What answers the question is recalled too, before all else: kept memories by their own key, those of a moment ago by their message. */
function withAnswer(recalled: readonly Recollection[], answer: FactAnswer | null): Recollection[] {
  const told = (answer?.memories ?? []).map((memory): Recollection => {
    const messageId = memory.messageIds.at(-1) ?? null;
    const key = memory.id > 0 || messageId === null ? `memory:${memory.id}` : `message:${messageId}`;
    return {
      key,
      kind: memory.id > 0 ? 'memory' : 'message',
      score: Number.MAX_VALUE,
      fit: 1,
      from: 'person',
      speaker: '',
      text: memory.content,
      at: memory.saidAt,
      memory,
      conversationId: memory.conversationId,
      messageId,
    };
  });
  const { brought = null } = answer ?? {};
  const first = [...told, ...(brought ? [brought.line, brought.then ?? []].flat() : [])];
  const keys = new Set(first.map(({ key }) => key));
  return [...first, ...recalled.filter(({ key }) => !keys.has(key))];
}
