import { isOffered } from '../offering/offered';
import { plain, wordsOf } from '../perception/text';
import type { Dice } from '../seed';
import { localTime } from '../wall-clock';
import { saidOn } from './told-dates';
import { type AnswerContext, clauseOf, isTellable } from './told-answer';
import * as phrases from './told-phrases';
import type { TurnReading } from './turn-reading';

/** Fit from which a memory is brought up unasked, and how often it is. */
const FIT = 0.6;
const CHANCE = 0.4;
/** Nothing is brought up within so many replies of the last time. */
const PAUSE = 4;
/** A memory that has more than this part of its words in the message was said just now. */
const SAID_AGAIN = 0.6;
const LEAST_WORDS = 4;
/** A heavy memory is not brought up beside something light. */
const HEAVY = 0.8;

const DAY = 86_400_000;
/** How long after something the soul still asks how it went, in days. */
const ASK_AFTER_DAYS = 10;

const contentWords = (text: string): string[] => [...new Set(wordsOf(plain(text)).filter((word) => word.length > 3))];

/**
 * A memory that fits what is told now, said in a sentence.
 * @returns null on hard and grave things, and mostly otherwise
 */
export function bringUpMemory(
  { message, mood, replies }: TurnReading,
  context: AnswerContext,
  dice: Dice,
): string[] | null {
  const isLight = message.grave === null && message.tone !== 'hard' && mood !== 'grave' && mood !== 'hard';
  if (!isLight || wordsOf(message.text).length < LEAST_WORDS || !dice.chance(CHANCE)) return null;
  if (replies.slice(-PAUSE).some((reply) => /\byou(?:'ve)? (?:told|saying|said|wrote)\b/i.test(reply))) return null;
  const here = new Set(contentWords(message.text));
  for (const { key, fit, memory } of context.turn.recalled) {
    if (memory === null || fit < FIT || isOffered(memory) || !isTellable(memory)) continue;
    if (memory.emotionalWeight >= HEAVY || memory.supersededAt !== null || memory.supersededBy !== null) continue;
    const words = contentWords(memory.content);
    if (words.length === 0 || words.filter((word) => here.has(word)).length / words.length > SAID_AGAIN) continue;
    const fact = clauseOf(memory.content, context.turn.now);
    if (context.phrasing.saidLately(fact) || replies.some((reply) => reply.includes(fact))) continue;
    const said = context.phrasing.say(phrases.BRING_UP, {
      fact,
      date: saidOn(memory.saidAt, context.turn.now, context.turn.person.timeZone),
    });
    if (said === null) continue;
    context.cite(key);
    return [said];
  }
  return null;
}

/** At a greeting: how something went that the person had ahead of them, and that is over since a few days. */
export function followUpOnPlan({ replies }: TurnReading, context: AnswerContext): string[] | null {
  const { now: saidAt, person, recalled } = context.turn;
  const now = localTime(saidAt, person.timeZone).at;
  for (const { key, memory } of recalled) {
    if (!memory?.span || memory.kind !== 'event' || !isTellable(memory)) continue;
    const { from, to } = memory.span;
    if (memory.saidAt > from || to > now || now - to > ASK_AFTER_DAYS * DAY) continue;
    const fact = clauseOf(memory.content, now);
    if (replies.some((reply) => reply.includes(fact))) continue;
    const said = context.phrasing.say(phrases.SINCE_THEN, {
      fact,
      date: saidOn(memory.saidAt, saidAt, person.timeZone),
    });
    if (said === null) continue;
    context.cite(key);
    return [said];
  }
  return null;
}
