import { isPleasant } from '../perception/feelings';
import type { Intent } from '../perception/intents';
import type { Dice } from '../seed';
import type { Cite } from './kept';
import * as feelings from './phrases/feelings';
import * as general from './phrases/general';
import { ADVICE } from './phrases/help';
import { ANSWERED, BOTH, BOTH_ASK, OF_THEM } from './phrases/both';
import { bringUp } from './recollect';
import type { Scene } from './scene';
import { situationsIn, whoIs, type Found } from './situations';
import type { Mood } from './situations/situation';
import type { Speech } from './speech';

/** Messages that tell something or ask about something told; all others have answers of their own. */
const TELLING: ReadonlySet<Intent> = new Set<Intent>([
  'statement',
  'short',
  'advice',
  'opinion',
  'hard-news',
  'good-news',
]);
/** What stands against good news in the same message. */
const AGAINST = new Set(['absent', 'mixed', 'job-loss-other']);
/** How many messages back the same situation is still the one being talked of. */
const KNOWN_SPAN = 3;

/** Good news told by somebody sad is mixed; told by somebody afraid, it is a worry as well. */
function moodOf({ feeling }: Scene, { situation }: Found): Mood {
  if (situation.mood !== 'joy' || !feeling || isPleasant(feeling.feeling)) return situation.mood;
  return feeling.feeling === 'afraid' || feeling.feeling === 'stressed' ? 'worry' : 'mixed';
}

/** What the feeling named does not contradict. */
function fitting({ feeling, seen, mourning, known, news }: Scene, found: readonly Found[]): Found[] {
  const glad = feeling !== null && isPleasant(feeling.feeling);
  const heavy = feeling !== null && !glad && feeling.feeling !== 'bored';
  return found.filter(({ situation: { mood, key } }) => {
    if (key === 'mixed' || key === 'absent') return true;
    // Beside a death it is not the rain that is spoken of.
    if ((mourning || (news === 'death' && known)) && key !== 'birth' && (mood === 'plain' || mood === 'joy'))
      return false;
    // Work is no strain by being spoken of.
    if (key === 'work' && seen.tone !== 'hard' && !heavy) return false;
    if (glad && (mood === 'strain' || mood === 'worry')) return false;
    if (seen.tone === 'hard' && mood === 'plain' && !glad) return false;
    return !(heavy && mood === 'plain' && seen.feelings[0]?.strength === 3);
  });
}

/** A second thing told that stands against the first: joy and somebody missing, good news and mixed feelings. */
function against(first: Found, found: readonly Found[]): Found | null {
  if (first.situation.mood !== 'joy' && first.situation.key !== 'moving') return null;
  return found.find(({ situation: { key } }) => AGAINST.has(key)) ?? null;
}

/** A bare answer, a call for advice or a "he" and "she" with no situation of their own belong to what was told just before. */
function followed(scene: Scene, speech: Speech, dice: Dice, earlier: readonly string[]): boolean {
  const { intent } = scene.seen;
  const last = earlier
    .slice(0, intent === 'advice' ? 2 : KNOWN_SPAN + 1)
    .map((text, at) => situationsIn(text, earlier.slice(at + 1))[0])
    .find((one) => one !== undefined && (intent !== 'advice' || one.situation.advice !== undefined));
  if (!last) return false;
  const { situation, slots } = last;
  if (intent === 'advice') return speech.say(situation.advice ?? [], slots);
  const asks = dice.chance(scene.leaning.asks);
  const next = () => (asks ? speech.say(situation.ask, slots) : speech.say(situation.more, slots));
  if (intent === 'short' && scene.feeling === null && !scene.seen.question) {
    const quote = scene.message.trim().replace(/[.!]+$/, '');
    if (!/^[\p{L}\p{N}' -]{2,40}$/u.test(quote)) return false;
    return speech.say(ANSWERED, { quote }) && (next() || true);
  }
  const of = /\b(?:he|she|him|her|his)\b/i.exec(scene.message)?.[0];
  const who = of && (situation.mood === 'grief' || situation.mood === 'memory') ? whoIs(of, earlier) : null;
  if (who === null || scene.someone !== null || intent !== 'statement') return false;
  return speech.say(OF_THEM, { who }) && (next() || true);
}

/** Answers a message that tells of something people know how to answer. False when it tells of nothing of the kind. */
export function situated(scene: Scene, speech: Speech, dice: Dice, cite: Cite): boolean {
  if (!TELLING.has(scene.seen.intent)) return false;
  const earlier = scene.before.map((one) => one.text);
  const found = fitting(scene, situationsIn(scene.message, earlier));
  const first = found[0];
  if (!first) return followed(scene, speech, dice, earlier);
  const { situation, slots } = first;
  const other = against(first, found);
  const mood = moodOf(scene, first);
  const { leaning, talk } = scene;
  const { empathy } = scene.persona.sliders;
  const known = earlier
    .slice(0, KNOWN_SPAN)
    .some((text, at) => situationsIn(text, earlier.slice(at + 1))[0]?.situation.key === situation.key);

  const advised = scene.seen.intent === 'advice';
  const asks = dice.chance(leaning.asks);
  const most = Math.min(leaning.sentences, 3);
  const start = scene.seen.greeted && scene.replies.length === 0 && speech.voice(talk.greet) ? 1 : 0;
  const room = () => speech.sentences.length < most + start - Number(asks);

  const sparing = situation.note !== undefined && dice.chance(empathy === 1 ? 0.9 : empathy === 2 ? 0.5 : 0);
  // What was congratulated on a moment ago is not congratulated on again.
  const skip = known && (situation.mood === 'joy' || situation.mood === 'grief');
  if (!skip && !(sparing && speech.sayFullest(situation.note ?? [], slots))) speech.sayFullest(situation.open, slots);
  if (other) {
    const pool = other.situation.key === 'absent' ? BOTH : other.situation.open;
    speech.sayFullest(pool, { ...slots, ...other.slots, absent: other.slots['person'] });
  }
  if (advised) speech.say(situation.advice ?? ADVICE, slots);

  const heavy = mood === 'worry' || mood === 'strain' || (mood === 'grief' && situation.key !== 'death');
  if (room() && heavy && dice.chance(leaning.orders)) speech.say(general.STRUCTURE_HEAVY);
  if (room() && (heavy || mood === 'joy') && dice.chance(leaning.images))
    speech.say(heavy ? feelings.IMAGES_HEAVY : feelings.IMAGES_LIGHT);
  const brought = room() && situation.key !== 'death' && bringUp(scene, speech, dice, cite);
  const warm = () => (!situation.bare || other !== null) && speech.voice(talk.remarks[other ? 'mixed' : mood]);
  const more = () => speech.say(situation.more, slots);
  if (room() && !advised && !brought) dice.shuffled([warm, warm, more]).some((way) => way());

  if (asks && !speech.asked) {
    const pool = other?.situation.key === 'absent' ? BOTH_ASK : (other?.situation.ask ?? situation.ask);
    const taken = { ...slots, ...(other?.slots ?? {}), absent: other?.slots['person'] };
    const kind = heavy || mood === 'wrong' ? 'heavy' : mood === 'joy' ? 'light' : null;
    const own = kind !== null && situation.key !== 'death' && !situation.bare && dice.chance(speech.voiced ? 0.3 : 0.6);
    if (!(own && speech.voice(talk.asks[kind]))) speech.sayFullest(pool, taken);
  }
  if (!speech.voiced && speech.sentences.length < leaning.sentences && !advised) warm();
  return !speech.empty;
}
