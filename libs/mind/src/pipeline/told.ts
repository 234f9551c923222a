import { namesIn } from '../memory/candidates';
import type { FactAnswer } from '../memory/asking';
import type { Heard, KeptMemory, Span } from '../memory/memory';
import { keptFrom } from '../memory/provisional';
import type { Perception } from '../perception/perceive';
import { turned } from '../perception/reflect';
import { capitalised, plain, sentencesOf } from '../perception/text';
import type { Recollection } from '../recall/recollection';
import { holdsAttribute } from './attribute';
import { type OwnQuestion, telling } from './own-question';
import { holdsSort, NUMBER } from './sorts';
import { ALIKE, counts, ranked, standing, type Unit, unitsIn } from './told-units';
import { topicalIn } from './told-topics';
import { alike } from './told-words';
import { asksWork, workIn } from './told-work';

/** Share of the question's weight that what is told as the answer must hold; and that the nearest must, to be told at all. */
const SURE = 0.6;
const NEAR = 0.35;
/** The same for a question that does not say whose it is, and for a yes or no, which hangs on nearly every word. */
const NEAR_ANY = 0.45;
const NEAR_TIME = 0.3;
const TRUE = 0.75;
/** What of the matter itself a sure answer holds; what holds less than `OFF` of it is off the subject. */
const MATTER = 0.6;
const OFF = 0.3;
/** The second nearest is told with the nearest, if it is this near to it; of counts that are, the last said holds, or the first. */
const SECOND = 0.6;
const SAME_MATTER = 0.55;

/**
 * What answers a question: what was kept of what it is about, and else what was said. A time is that which holds now, or held at first,
 * where it was moved since.
 * @param answered what memories answer by what the question is about
 */
export function answerOf(
  question: OwnQuestion,
  answered: FactAnswer | null,
  perception: Perception,
  heard: readonly Heard[],
  recalled: readonly Recollection[],
  kept: readonly KeptMemory[],
): FactAnswer | null {
  const known = answered?.memories[0];
  if (!answered || !known) return toldOf(question, perception, heard, recalled, kept) ?? answered;
  if (asksWork(question) && (!WORK.test(known.fact?.relation ?? '') || known.fact?.value === 'retired')) {
    const told = toldOf(question, perception, heard, recalled, kept);
    return told?.memories.length ? told : answered;
  }
  if (question.counted !== null && !question.before) {
    const told = toldOf(question, perception, heard, recalled, kept);
    const later = told?.nearest === false && (told.memories[0]?.saidAt ?? 0) > known.saidAt;
    return later ? told : answered;
  }
  if (question.sort !== 'time') return answered;
  const units = unitsIn(question, [...heard, ...saidIn(recalled)]);
  const told = toldOf(question, perception, heard, recalled, kept);
  if (told?.memories.length && known.span === null) return told;
  const unit = units.find(({ heard: { id }, span }) => known.messageIds.includes(id) && span !== null);
  const now = unit && standing(unit, units, question.before);
  const memory = now && now !== unit ? memoryOf(now, question, kept) : null;
  return memory ? { ...answered, asks: 'when', memories: [memory] } : answered;
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
  const { sort, before } = question;
  const answer = {
    asks: sort === 'time' ? 'when' : sort === 'truth' ? 'whether' : 'value',
    subject: 'person',
    relation: 'told',
    holds: null,
  } as const;
  const units = unitsIn(question, [...heard, ...saidIn(recalled)]);
  if (asksWork(question)) {
    const unit = workIn(question, units);
    const memory = unit && memoryOf(unit, question, kept, WORK);
    if (memory) return { ...answer, nearest: false, memories: [memory] };
  }
  const topical = sort === 'time' ? null : topicalIn(question, units);
  const said = topical && memoryOf(topical, question, kept);
  if (said) return { ...answer, nearest: false, memories: [said] };
  const names = namesIn(kept);
  // Whom nobody else knows by name can only be asked of what was told.
  const own = question.own || question.words.some((word) => names.has(word));
  const found = ranked(question, units, names)
    .slice(0, 12)
    .filter(
      (unit) =>
        unit.meant &&
        !unit.others &&
        (question.counted === null || counts(unit.text, question.counted)) &&
        (!/\bhow long\b/.test(question.text) || LASTING.test(unit.text)) &&
        (sort !== 'truth' || !/\bback\b/.test(question.text) || BACK.test(unit.text)),
    )
    .slice(0, 6)
    .flatMap((unit) => {
      const shown = sort === 'time' ? standing(unit, units, before) : unit;
      const memory = memoryOf(shown, question, kept);
      return memory && holdsAttribute(question, memory) ? [{ unit, memory }] : [];
    });
  const best = sort === 'number' ? lastCounted(found, question, units, kept) : found[0];
  // Who is sad and asks what they are doing here does not ask for a memory.
  const heavy = perception.tone === 'hard' || perception.feelings.length > 0;
  const needed = sort === 'truth' ? TRUE : heavy ? SURE : own ? (sort === 'time' ? NEAR_TIME : NEAR) : NEAR_ANY;
  if (!best || best.unit.share < needed) {
    const open = sort === 'truth' || heavy || !(own || question.attribute !== null);
    return open ? null : { ...answer, memories: [] };
  }
  // Who is spoken of is not yet what is asked of them.
  if (sort === 'truth' && best.unit.matter < MATTER) return null;
  if (sort === 'truth')
    return {
      ...answer,
      holds:
        !denies(best.unit.text) &&
        !(STILL.test(question.text) && GONE.test(best.unit.text)) &&
        !LACKS.some(([asked, told]) => asked.test(question.text) && told.test(best.unit.text)),
      nearest: false,
      memories: [best.memory],
    };
  const nearest = best.unit.share < SURE || best.unit.matter < MATTER;
  // What only lies in the neighbourhood is off the subject: better nothing than that.
  if (nearest && question.attribute === null && best.unit.matter < OFF)
    return heavy ? null : { ...answer, memories: [] };
  if (sort === 'time') return { ...answer, nearest, memories: [best.memory] };
  const second = found.find(({ memory }) => memory.content !== best.memory.content);
  const both = nearest && second && second.unit.score >= SECOND * best.unit.score;
  return { ...answer, nearest, memories: both ? [best.memory, second.memory] : [best.memory] };
}

/** Whether something is still so is answered by what ended it. */
const STILL = /\b(?:still|any ?more)\b/;
const GONE =
  /\b(?:sold|gone|left|lost|ended|over|died|dead|closed|cancelled|moved out|gave (?:it |him |her |them )?(?:away|back)|given (?:away|back)|broke up|split up|divorced|retired|quit)\b/i;
/** Who cannot, by what they are. */
const LACKS: readonly [RegExp, RegExp][] = [
  [/\bhear\b/, /\bdeaf\b/i],
  [/\b(?:see|read|watch)\b/, /\bblind\b/i],
  [/\b(?:speak|talk)\b/, /\bmute\b/i],
  [/\b(?:walk|run|dance)\b/, /\b(?:wheelchair|paraly[sz]ed|lame)\b/i],
];
const LASTING = /\b(?:since|years?|months?|weeks?|days?|hours?|minutes?|decades?|ages|forever|always)\b/i;
/** What was lost is not back because it was spoken of. */
const BACK = /\b(?:back|found|returned|recovered|turned up)\b/i;
const denies = (text: string) =>
  /\b(?:not|never|no|without|nobody|nothing|cannot|can't|don't|doesn't|didn't|isn't|wasn't|won't|haven't|gave up|given up|stopped|quit|hate|stand)\b/i.test(
    text,
  );

/** "So nineteen now", "nine left": a count that changed, said without what is counted. */
const CHANGED = /\b(?:now|left|down to|up to|makes?|leaves?)\b/i;

/** Of several counts of one thing the last that was said holds; of what was so at first, the first. */
function lastCounted(
  found: readonly Found[],
  question: OwnQuestion,
  units: readonly Unit[],
  kept: readonly KeptMemory[],
): Found | undefined {
  const [best] = found;
  if (!best || question.counted === null) return best;
  const same = found
    .filter(({ unit }) => unit.score >= SAME_MATTER * best.unit.score)
    .sort((a, b) => a.unit.heard.at - b.unit.heard.at);
  const last = same.at(-1);
  if (question.before || !last) return same[0];
  const change = units.find(
    ({ place, text }) =>
      place > last.unit.place &&
      place - last.unit.place <= 2 &&
      CHANGED.test(text) &&
      NUMBER.test(text) &&
      SHORT.test(text),
  );
  const memory = change && memoryOf(change, question, kept);
  return memory ? { unit: last.unit, memory } : last;
}
const SHORT = /^(?:\S+ ){0,9}\S+$/;

interface Found {
  unit: Unit;
  memory: KeptMemory;
}

/** Recalled messages of the person, as they were heard. */
export function saidIn(recalled: readonly Recollection[]): Heard[] {
  return recalled.flatMap(({ kind, from, messageId, conversationId, speaker, text, at }) =>
    kind === 'message' && from === 'person' && messageId !== null && conversationId !== null
      ? [{ id: messageId, conversationId, seq: 0, from, speaker, text, at: at ?? 0, whispered: false }]
      : [],
  );
}

const WORK = /^work/;

/** What is kept of a unit, of one of some relations where these are given; its own words where nothing fitting is. Null for what no longer holds, unless that is asked for. */
function memoryOf({ heard, text, span }: Unit, question: OwnQuestion, kept: readonly KeptMemory[], relations = /(?:)/) {
  const { words: asked, sort, before } = question;
  const words = new Set(telling(text));
  const fitting = kept
    .filter(
      (memory) =>
        memory.messageIds.includes(heard.id) &&
        relations.test(memory.fact?.relation ?? '') &&
        holdsAttribute(question, memory),
    )
    .map((memory) => {
      const own = telling(memory.content);
      const shared = own.filter((word) => words.has(word)).length / Math.max(1, Math.min(words.size, own.length));
      const wanted = asked.filter((word) => own.some((other) => alike(word, other) >= ALIKE)).length;
      const fits = sort === 'time' ? memory.span !== null : holdsSort(sort, memory.content);
      return { memory, shared, fits: shared + wanted + (fits ? 0.5 : 0) };
    })
    .filter(({ shared }) => shared > 0.4)
    .sort((a, b) => b.fits - a.fits)[0]?.memory;
  // Whether something is so may hang on any word of what was said.
  const whole = sort === 'truth' && fitting !== undefined && fitting.content.length < 0.8 * text.length;
  if (fitting && !whole && (sort !== 'time' || (fitting.span?.from === span?.from && fitting.span?.to === span?.to))) {
    return before || (fitting.supersededAt === null && fitting.supersededBy === null) ? fitting : null;
  }
  const clause = turned(text.replace(/[.!…]+$/, ''));
  const content = clause === null ? `you said "${text.replaceAll('"', "'")}"` : clause;
  return unkept(heard, `${capitalised(content)}.`, span);
}

/** What was said and is not kept, as if it were. */
export function unkept(heard: Heard, content: string, span: Span | null): KeptMemory {
  return keptFrom(
    {
      kind: 'fact',
      title: '',
      content,
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

/** A quoted message is shown whole up to this many words; of a longer one, the sentences about the one that answers best. */
const WHOLE = 45;

/** What one message says in answer: its date where a time is asked for, else its own words. Null where it has no date. */
export function quoted(
  heard: Heard,
  question: OwnQuestion,
  said: readonly Heard[],
  kept: readonly KeptMemory[],
): KeptMemory | null {
  const units = ranked(question, unitsIn(question, said), namesIn(kept));
  const own = units.filter((unit) => unit.heard.id === heard.id);
  const best = own[0];
  if (!best) return null;
  if (question.sort === 'time') return memoryOf(standing(best, units, question.before), question, kept);
  const sentences = sentencesOf(plain(heard.text));
  if (sentences.length < 2) return memoryOf(best, question, kept);
  const words = (text: string) => text.split(' ').length;
  const at = Math.max(0, sentences.indexOf(best.text));
  const shown = words(heard.text) <= WHOLE ? sentences : sentences.slice(Math.max(0, at - 1), at + 2);
  return unkept(heard, `You said "${shown.join(' ').replaceAll('"', "'")}"`, null);
}
