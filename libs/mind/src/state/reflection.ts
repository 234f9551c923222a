import type { SoulReflection, Tone } from '@kinloom/contract';
import type { Heard, MemoryDraft } from '../memory/memory';
import { isPleasant, type Feeling } from '../perception/feelings';
import type { Perception } from '../perception/perceive';
import { readPersona } from '../persona';
import { diceFor } from '../seed';
import { natureOf } from '../self/natures';
import type { Self } from '../self/self';
import { depthOf } from '../self/style';
import type { SoulSketch } from '../voice/voice';
import { BENEATH, FIRST, STANCE, type Trigger } from './reflection-words';
import { DEEP, TONE_BESIDE } from './rules';

export interface ReflectionExchange {
  personMessages: readonly Heard[];
  perceptions: readonly Perception[];
  kept: readonly MemoryDraft[];
  now: number;
}

/** What is written, before it is stored; with the message that moved the soul. */
export type NewReflection = Omit<SoulReflection, 'id' | 'createdAt'> & { messageId: number };

interface Moment {
  trigger: Trigger;
  /** How much it moves, 0–1. From 0.4 on it is written down. */
  weight: number;
  message: Heard;
  seen: Perception;
  draft: MemoryDraft | null;
}

const WRITTEN_FROM = 0.4;
const NOUNS: Readonly<Record<Feeling, string>> = {
  sad: 'sadness',
  afraid: 'fear',
  angry: 'anger',
  tired: 'weariness',
  lonely: 'loneliness',
  ashamed: 'shame',
  hurt: 'hurt',
  stressed: 'strain',
  bored: 'restlessness',
  confused: 'doubt',
  jealous: 'jealousy',
  unwell: 'illness',
  glad: 'gladness',
  proud: 'pride',
  grateful: 'gratitude',
  excited: 'excitement',
  calm: 'calm',
  hopeful: 'hope',
};
const BRIGHT: ReadonlySet<Trigger> = new Set(['joy', 'gratitude', 'promise', 'milestone', 'closeness']);
const TURNING =
  /\b(?:married|engaged|wedding|born|pregnant|graduat\w+|promot\w+|retir\w+|new (?:job|home|house)|moved|adopted|citizenship)\b/i;
const PROMISES = /\bi(?:'ve)? (?:promised?|swore(?! at\b)|gave my word)\b/i;
const NEVER_TOLD =
  /\b(?:never told (?:any ?one|any ?body)|nobody knows|no one knows|between (?:us|you and me)|our secret|don't tell)\b/i;

/** What moves a soul in one message; null where nothing does. */
function momentOf(message: Heard, seen: Perception, kept: readonly MemoryDraft[], heavyBefore: boolean): Moment | null {
  const drafts = kept
    .filter((one) => one.messageId === message.id)
    .sort((a, b) => b.significance - a.significance || b.emotionalWeight - a.emotionalWeight);
  const draft = drafts[0] ?? null;
  const felt = seen.feelings.find((one) => one.whose === 'person') ?? null;
  const as = (trigger: Trigger, weight: number): Moment => ({ trigger, weight, message, seen, draft });
  if (seen.distress !== 'none') return as('distress', 1);
  if (seen.news === 'death') return as('loss', 0.95);
  if (message.whispered || NEVER_TOLD.test(message.text.slice(0, 2_000))) return as('confidence', 0.8);
  if (seen.intent === 'hard-news') return as('loss', 0.85);
  if (seen.intent === 'only-one') return as('closeness', 0.7);
  if (draft && draft.significance >= DEEP && TURNING.test(draft.content) && !(felt && !isPleasant(felt.feeling)))
    return as('milestone', 0.75);
  if (felt?.strength === 3) return isPleasant(felt.feeling) ? as('joy', 0.6) : as('strong_feeling', 0.7);
  const promise = drafts.find((one) => one.kind === 'promise');
  if (promise || PROMISES.test(message.text.slice(0, 2_000))) return { ...as('promise', 0.5), draft: promise ?? draft };
  if (draft && draft.significance >= DEEP + 1) return as('disclosure', 0.6);
  if (seen.intent === 'good-news') return as('joy', 0.5);
  if (draft && draft.significance >= DEEP) return as('disclosure', 0.45);
  if (seen.intent === 'affection') return as('closeness', 0.5);
  if ((seen.intent === 'thanks' || seen.intent === 'compliment') && seen.words >= 5) return as('gratitude', 0.45);
  if (seen.intent === 'farewell' && heavyBefore) return as('farewell', 0.5);
  return null;
}

function isHard(seen: Perception): boolean {
  return (
    seen.distress !== 'none' ||
    seen.intent === 'hard-news' ||
    seen.tone === 'hard' ||
    seen.feelings.some((one) => one.whose === 'person' && !isPleasant(one.feeling))
  );
}

/**
 * What it was about, as a noun: what the person named, in their own name; else the feeling; else nothing that could be named. Nothing of what
 * was said in confidence is.
 */
function thingOf({ seen, message, draft, trigger }: Moment): string | null {
  if (message.whispered || trigger === 'confidence' || trigger === 'distress') return null;
  const topic = seen.topics.find((one) => one.name !== '' && one.name.length <= 50);
  if (topic) return topic.name.replace(/^your\b/, 'their').replace(/^this\b|^that\b/, 'the');
  const subject = draft?.fact?.subject;
  if (subject && /^[\p{Ll} ]{3,30}$/u.test(subject) && subject !== 'person' && subject !== 'soul')
    return `their ${subject}`;
  if (seen.doing !== null && seen.doing.length <= 50)
    return seen.doing.replace(/\byour\b/g, 'their').replace(/\byou\b/g, 'them');
  const label = draft?.title.split(/[:–]/)[0]?.trim().toLowerCase() ?? '';
  return /^[\p{Ll} -]{3,30}$/u.test(label) && !/^(?:you|feeling|owns|told)\b/.test(label) ? `the ${label}` : null;
}

const TONES_OF: Readonly<Record<Trigger, Tone>> = {
  distress: 'gentle',
  loss: 'melancholy',
  confidence: 'profound',
  disclosure: 'contemplative',
  strong_feeling: 'gentle',
  joy: 'joyful',
  closeness: 'loving',
  promise: 'hopeful',
  gratitude: 'loving',
  milestone: 'hopeful',
  farewell: 'peaceful',
};

function toneOf({ trigger, seen }: Moment): Tone {
  const felt = seen.feelings.find((one) => one.whose === 'person');
  return trigger === 'strong_feeling' && felt ? TONE_BESIDE[felt.feeling] : TONES_OF[trigger];
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What a soul writes to itself of an exchange, or null where nothing in it moved it: one to three sentences in its own voice, that name what it was about
 * and quote nothing. The same soul and the same message give the same words.
 * @returns `emotionalWeight` 0–1; `reflectionDepth` 1–5: how deeply the soul thinks, at most one more than the moment asks for
 */
export function reflectionOf(exchange: ReflectionExchange, self: Self, soul: SoulSketch): NewReflection | null {
  const { personMessages, perceptions, kept } = exchange;
  let most: Moment | null = null;
  let heavyBefore = false;
  for (const [at, message] of personMessages.entries()) {
    const seen = perceptions[at];
    if (!seen) continue;
    const moment = momentOf(message, seen, kept, heavyBefore);
    // Of two as strong, the later one is what stays.
    if (moment && (most === null || moment.weight >= most.weight)) most = moment;
    heavyBefore ||= isHard(seen);
  }
  if (most === null || most.weight < WRITTEN_FROM) return null;

  const persona = readPersona(soul);
  const depth = Math.min(depthOf(persona), 1 + Math.round(most.weight * 5));
  const words = self.wishes.brief ? 2 : 3;
  return {
    toneLabel: toneOf(most),
    triggerType: most.trigger,
    content: sentencesFor(most, soul, depth).slice(0, words).join(' '),
    emotionalWeight: Math.round(Math.max(most.weight, most.draft?.emotionalWeight ?? 0) * 100) / 100,
    reflectionDepth: depth,
    messageId: most.message.id,
  };
}

function sentencesFor(moment: Moment, soul: SoulSketch, depth: number): string[] {
  const dice = diceFor(
    `reflection\u0001${soul.id}\u0001${soul.archetype}\u0001${moment.message.id}\u0001${moment.message.text.slice(0, 200)}`,
  );
  const pick = (pool: readonly string[]): string => dice.shuffled(pool)[0] ?? '';
  const thing = thingOf(moment);
  const felt = moment.seen.feelings.find((one) => one.whose === 'person');
  const fits = (line: string) =>
    (thing !== null || !line.includes('{thing}')) && (felt !== undefined || !line.includes('{feeling}'));
  const lines = FIRST[moment.trigger].filter(fits);
  const first = lines.length > 0 ? pick(lines) : '{who} told me something that stays with me.';
  const who = moment.message.speaker.trim().slice(0, 60);
  const filled = first
    .replace(/\{who\}/g, () => (who === '' ? 'somebody' : who))
    .replace(/\{thing\}/g, () => thing ?? '')
    .replace(/\{feeling\}/g, () => (felt ? NOUNS[felt.feeling] : ''));
  const mood = BRIGHT.has(moment.trigger) ? 'bright' : 'hard';
  const all = [capitalised(filled)];
  if (depth >= 2) all.push(pick(STANCE[natureOf(soul.archetype)][mood]));
  if (depth >= 4) all.push(pick(BENEATH[depth >= 5 ? 5 : 4][mood]));
  return all;
}
