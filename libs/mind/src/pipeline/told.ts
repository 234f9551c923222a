import { likeness, rankOf } from '../lexicon/likeness';
import type { FactAnswer } from '../memory/asking';
import { datesIn } from '../memory/dates';
import type { Heard, KeptMemory, Span } from '../memory/memory';
import { keptFrom } from '../memory/provisional';
import type { Perception } from '../perception/perceive';
import { turned } from '../perception/reflect';
import { capitalised, plain, sentencesOf } from '../perception/text';
import type { Recollection } from '../recall/recollection';
import { holdsAttribute } from './attribute';
import { holdsSort, type OwnQuestion, telling } from './own-question';

/**
 * A word that is used like one of the question's counts, if they are used this much alike, and the less the more they differ: to the power of
 * `STEEP`. Chosen between round values, for questions put in other words than what they ask for was told in.
 */
const ALIKE = 0.4;
const STEEP = 2.5;
/** What was asked just before counts half: it only says what is still spoken of. */
const CONTEXT = 0.5;
/** What holds the sort of thing asked for, and what does not. */
const FITTING = 1.2;
const UNFITTING = 0.7;
/** What the message before or after holds, of its own score. */
const BESIDE = 0.2;
/** Long sentences hold more words of anything: a score is divided by the root of the length, and of these words more. */
const LENGTH = 3;
/** Share of the question's weight that what is told as the answer must hold; and that the nearest must, to be told at all. */
const SURE = 0.6;
const NEAR = 0.35;
/** The same for a question that does not say whose it is, and for a yes or no, which hangs on nearly every word. */
const NEAR_ANY = 0.45;
const TRUE = 0.75;
/** The second nearest is told with the nearest, if it is this near to it; of dates that are, the last said holds, or the first. */
const SECOND = 0.75;
const SAME_MATTER = 0.55;
const UNITS = 400;
const LONGEST = 400;

/** One sentence, or a whole message where a time is asked for: the date often stands in a sentence of its own. */
interface Unit {
  heard: Heard;
  place: number;
  text: string;
  span: Span | null;
  score: number;
  share: number;
}

/**
 * What answers a question about the person's own life by what was said, where no memory answers it by what it is about. A question that can
 * only be about what was told is always answered: with no memories where nothing is near enough.
 * @param heard what the person said lately
 * @param recalled what came to mind
 * @param kept every memory that may be spoken of
 * @returns null where it is left open whether anything that was told is asked for
 */
export function toldOf(
  question: OwnQuestion,
  perception: Perception,
  heard: readonly Heard[],
  recalled: readonly Recollection[],
  kept: readonly KeptMemory[],
): FactAnswer | null {
  const { sort, own } = question;
  const answer = {
    asks: sort === 'time' ? 'when' : 'value',
    subject: 'person',
    relation: 'told',
    holds: null,
  } as const;
  const found = ranked(question, unitsIn(question, [...heard, ...saidIn(recalled)]))
    .slice(0, 6)
    .flatMap((unit) => {
      const memory = memoryOf(unit, question, kept);
      return memory && holdsAttribute(question, memory) ? [{ unit, memory }] : [];
    });
  const best = found[0];
  // Who is sad and asks what they are doing here does not ask for a memory.
  const heavy = perception.tone === 'hard' || perception.feelings.length > 0;
  const needed = sort === 'truth' ? TRUE : heavy ? SURE : own ? NEAR : NEAR_ANY;
  if (!best || best.unit.share < needed) {
    const open = sort === 'truth' || heavy || !(own || question.attribute !== null);
    return open ? null : { ...answer, memories: [] };
  }
  const nearest = best.unit.share < SURE;
  if (sort === 'time') return { ...answer, nearest, memories: [ofDates(found, question).memory] };
  const second = found.find(({ memory }) => memory.content !== best.memory.content);
  const both = nearest && second && second.unit.score >= SECOND * best.unit.score;
  return { ...answer, nearest, memories: both ? [best.memory, second.memory] : [best.memory] };
}

/** Of several dates for one matter the last that was said holds; of what was so at first, the first. */
function ofDates<T extends { unit: Unit }>(found: readonly T[], { before }: OwnQuestion): T {
  const [best] = found;
  if (!best) throw new Error('nothing was found');
  const dated = found
    .filter(({ unit }) => unit.span !== null && unit.score >= SAME_MATTER * best.unit.score)
    .sort((a, b) => a.unit.heard.at - b.unit.heard.at);
  return (before ? dated[0] : dated.at(-1)) ?? best;
}

/** Recalled messages of the person, as they were heard. */
function saidIn(recalled: readonly Recollection[]): Heard[] {
  return recalled.flatMap(({ kind, from, messageId, conversationId, speaker, text, at }) =>
    kind === 'message' && from === 'person' && messageId !== null && conversationId !== null
      ? [{ id: messageId, conversationId, seq: 0, from, speaker, text, at: at ?? 0, whispered: false }]
      : [],
  );
}

function unitsIn({ sort, before }: OwnQuestion, heard: readonly Heard[]): Unit[] {
  const seen = new Set<number>();
  const units = heard
    .filter(({ from, id }) => from === 'person' && !seen.has(id) && seen.add(id))
    .sort((a, b) => a.at - b.at)
    .flatMap((one, place) => {
      const sentences = sentencesOf(plain(one.text.slice(0, 4_000))).filter((sentence) => !sentence.endsWith('?'));
      const texts = sort === 'time' ? [sentences.join(' ')] : sentences;
      return texts
        .filter((text) => text !== '')
        .map((text): Unit => ({
          heard: one,
          place,
          text: text.slice(0, LONGEST),
          span: sort === 'time' ? dateOf(text.slice(0, LONGEST), one.at, before) : null,
          score: 0,
          share: 0,
        }));
    });
  return units.slice(-UNITS);
}

/** The date a message gives: not the one it takes back, unless that is asked for. */
function dateOf(text: string, said: number, before: boolean): Span | null {
  const dates = datesIn(text, said);
  const takenBack = ({ at }: { at: number }) =>
    /\b(?:not|no longer|instead of|rather than|from|was|were|not on)(?: the| on)?(?: the)?\s*$/i.test(
      text.slice(0, at),
    );
  const wanted = before ? dates.find(takenBack) : dates.find((date) => !takenBack(date));
  return (wanted ?? dates[0])?.span ?? null;
}

function ranked({ words, context, sort }: OwnQuestion, units: Unit[]): Unit[] {
  const asked = [
    ...words.map((word) => ({ word, weight: Math.log(2 + rankOf(word)), own: true })),
    ...context.map((word) => ({ word, weight: CONTEXT * Math.log(2 + rankOf(word)), own: false })),
  ];
  const counted = words.length > 0 ? asked.filter(({ own }) => own) : asked;
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  for (const unit of units) {
    const own = telling(unit.text);
    let held = 0;
    let share = 0;
    for (const part of asked) {
      const near = own.reduce((most, other) => Math.max(most, likeness(part.word, other)), 0);
      if (near < ALIKE) continue;
      held += part.weight * near ** STEEP;
      if (counted.includes(part)) share += part.weight * near;
    }
    unit.share = share / whole;
    const fits = sort === 'time' ? unit.span !== null : holdsSort(sort, unit.text);
    unit.score = (held / Math.sqrt(LENGTH + own.length)) * (fits ? FITTING : UNFITTING);
  }
  const alone = units.map(({ score }) => score);
  for (const unit of units) {
    const beside = units.reduce(
      (most, other, at) =>
        other !== unit && Math.abs(other.place - unit.place) <= 1 ? Math.max(most, alone[at] ?? 0) : most,
      0,
    );
    unit.score += BESIDE * beside;
  }
  return units.sort((a, b) => b.score - a.score || b.heard.at - a.heard.at);
}

/** What is kept of a unit; its own words where nothing fitting is. Null for what no longer holds, unless that is asked for. */
function memoryOf(
  { heard, text, span }: Unit,
  { words: asked, sort, before }: OwnQuestion,
  kept: readonly KeptMemory[],
) {
  const words = new Set(telling(text));
  const fitting = kept
    .filter(({ messageIds }) => messageIds.includes(heard.id))
    .map((memory) => {
      const own = telling(memory.content);
      const shared = own.filter((word) => words.has(word)).length / Math.max(1, Math.min(words.size, own.length));
      const wanted = asked.filter((word) => own.some((other) => likeness(word, other) >= ALIKE)).length;
      const fits = sort === 'time' ? memory.span !== null : holdsSort(sort, memory.content);
      return { memory, shared, fits: shared + wanted + (fits ? 0.5 : 0) };
    })
    .filter(({ shared }) => shared > 0.4)
    .sort((a, b) => b.fits - a.fits)[0]?.memory;
  if (fitting && (sort !== 'time' || (fitting.span?.from === span?.from && fitting.span?.to === span?.to))) {
    return before || (fitting.supersededAt === null && fitting.supersededBy === null) ? fitting : null;
  }
  const clause = turned(text.replace(/[.!…]+$/, ''));
  const content = clause === null ? `you said "${text.replaceAll('"', "'")}"` : clause;
  return keptFrom(
    {
      kind: 'fact',
      title: '',
      content: `${capitalised(content)}.`,
      fact: null,
      span,
      tones: [],
      tags: [],
      emotionalWeight: 0,
      significance: 1,
      whispered: false,
      saidAt: heard.at,
      messageId: heard.id,
      key: '',
    },
    heard,
    0,
  );
}
