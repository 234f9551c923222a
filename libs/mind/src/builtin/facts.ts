import type { Brought, FactAnswer } from '../memory/asking';
import type { KeptMemory } from '../memory/memory';
import type { Recollection } from '../recall/recollection';
import type { Dice } from '../seed';
import { capitalised, wordsOf } from '../perception/text';
import { isImportedText } from '../memory/provenance';
import { isOffered } from '../offering/offered';
import { saidOn, spanOn } from './dates';
import { BRIEFLY } from './leaning';
import { clauseOfContent, tellable, type Cite } from './kept';
import * as brought from './phrases/brought';
import * as memory from './phrases/memory';
import { quoteFile } from './recollect';
import { distinctWords } from './said';
import type { Scene } from './scene';
import type { Slots, Speech } from './speech';

const DAY = 86_400_000;
/** A value of more words than this is a sentence, and is told as one. */
const LONGEST_VALUE = 7;
const MOST_LISTED = 6;
const LONGEST_THEN = 160;
/** Whose value says all there is to say: of anything else the whole sentence is told, for the value may be any part of it. */
const ANSWERS_ALONE =
  /^(?:name|nickname|age|birthday|from|born-in|grew-up-in|lives-in|lived-in|speaks|allergic-to|favourite .+)$/;

function daysAway(at: number, now: number): string | null {
  const days = Math.floor(at / DAY) - Math.floor(now / DAY);
  if (days === 0) return 'today';
  if (Math.abs(days) > 60) return null;
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** "Your sister", "Biscuit": whom or what it is about, where the content says it so; undefined for the person. */
function aboutOf({ fact, content }: KeptMemory): string | undefined {
  if (!fact || fact.subject === 'person' || fact.subject === 'soul') return undefined;
  const at = content.toLowerCase().indexOf(fact.subject.toLowerCase());
  if (at < 0) return undefined;
  const written = content.slice(at, at + fact.subject.length);
  if (/^\p{Lu}/u.test(written)) return written;
  return /\byour $/i.test(content.slice(0, at)) ? `Your ${written}` : undefined;
}

function slotsOf(kept: KeptMemory, { message, turn: { now } }: Scene): Slots {
  const asked = new Set(wordsOf(message));
  const value = kept.fact?.value.trim().replace(/[.!]+$/, '');
  const short =
    value !== undefined &&
    value !== '' &&
    wordsOf(value).length <= LONGEST_VALUE &&
    // "Who is Henrik?" is not answered by "Henrik".
    !wordsOf(value).every((word) => asked.has(word)) &&
    !kept.fact?.negated &&
    ANSWERS_ALONE.test(kept.fact?.relation ?? '');
  return {
    fact: clauseOfContent(kept.content),
    value: short ? capitalised(value) : undefined,
    about: aboutOf(kept),
    date: saidOn(kept.saidAt, now),
    when: kept.span ? spanOn(kept.span, now) : undefined,
    away: kept.span && kept.span.precision !== 'year' ? (daysAway(kept.span.from, now) ?? undefined) : undefined,
  };
}

const listOf = (parts: readonly string[]): string => {
  const between = parts.some((part) => part.includes(',')) ? '; ' : ', ';
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(between)}${between === '; ' ? '; ' : ' '}and ${parts.at(-1)}`;
};

/** Several of one kind, each in a word or two ("Miso and Taro"); null where they have to be told one by one. */
function valuesOf(memories: readonly KeptMemory[]): string | null {
  const first = memories[0]?.fact;
  if (!first || memories.length < 2) return null;
  const values = memories.map(({ fact }) =>
    fact && fact.relation === first.relation && fact.subject === first.subject && !fact.negated ? fact.value : '',
  );
  return values.every((value) => value !== '' && wordsOf(value).length <= 4) ? listOf([...new Set(values)]) : null;
}

/** Says that something was not told: nothing is named that the person did not name. */
export function untold(scene: Scene, speech: Speech, dice: Dice): void {
  const { words } = scene.leaning;
  if (words !== null && words < BRIEFLY) return speech.insist(memory.UNTOLD_BRIEF);
  if (!(dice.chance(0.8) && speech.voice(scene.talk.untold)) && !speech.say(memory.UNTOLD))
    speech.insist(scene.talk.untold);
  speech.voice(scene.talk.invite);
}

/** What was asked for and told, from what is kept. False where the message asks for nothing of the kind. */
export function factual(scene: Scene, speech: Speech, dice: Dice, cite: Cite): boolean {
  const { answer } = scene.turn;
  if (answer === null) return false;
  const usable = answer.memories.filter(tellable);
  const gone = usable.filter(isSuperseded);
  const memories = answer.asks === 'before' ? (gone.length > 0 ? gone : usable) : usable;
  const brief = isBrief(scene);
  const isLong = brief && memories.length > 0 && wordsOf(memories[0]?.content ?? '').length > BRIEF_FACT;
  const first = (isLong && answer.inBrief) || memories[0];
  if (answer.brought) return quotedThen(answer.brought, scene, speech, cite);
  if (!first) {
    const name = answer.relation === 'name' && answer.subject === 'person' ? scene.called : null;
    if (name) speech.insist(memory.YOUR_NAME, { name });
    else if (!quoteFile(scene, speech, cite)) {
      if (answer.brought !== null || isBrief(scene) || !speech.say(brought.NOTHING)) untold(scene, speech, dice);
    }
    return true;
  }
  const full = slotsOf(first, scene);
  // Who writes a word or four repeats a whole sentence without its pauses, too.
  const slots = brief ? { ...full, fact: full['fact']?.replace(/, /g, ' ') } : full;
  // What may not be the answer is not told twice, and not at length by who writes a word or four.
  const dated = answer.asks === 'when' && slots.when !== undefined;
  if (answer.nearest === true && !dated && toldLately(full['fact'] ?? '', scene)) {
    if (brief || !speech.say(memory.NEAREST_GIVEN)) untold(scene, speech, dice);
    return true;
  }
  if (brief && !dated && answer.nearest === true && wordsOf(full['fact'] ?? '').length > BRIEF_FACT) {
    untold(scene, speech, dice);
    return true;
  }
  cite(`memory:${first.id}`);
  if (
    isOffered(first) &&
    first.kind !== 'reflection' &&
    answer.asks !== 'whether' &&
    speech.say(isImportedText(first) ? memory.IMPORTED_TOLD : memory.OFFERED_TOLD, slots, true)
  )
    return true;
  if (brief && briefly(answer, slots, speech)) return true;
  const told = (pool: readonly string[]) => {
    const nearest = brief ? memory.NEAREST_BRIEF : memory.NEAREST;
    const again = answer.nearest !== true ? memory.AGAIN : brief ? [] : memory.NEAREST_AGAIN;
    if (!(brief && answer.nearest === true) && (speech.say(pool, slots, true) || speech.say(again, slots, true)))
      return;
    // The day alone, where all that is known of it was told a moment ago.
    const alone = answer.nearest === true ? memory.NEAREST_WHEN_BRIEF : memory.WHEN_BRIEF;
    if (dated && speech.say(alone, slots, true)) return;
    speech.insist(answer.nearest === true ? nearest : memory.FACT, slots);
  };
  if (answer.nearest === true) {
    told(answer.asks === 'when' && slots.when ? memory.NEAREST_WHEN : memory.NEAREST);
    const second = memories[1];
    if (second) {
      cite(`memory:${second.id}`);
      speech.say(memory.BESIDE, slotsOf(second, scene), true);
    }
    return true;
  }
  switch (answer.asks) {
    case 'value': {
      const same = memories.filter((one) => one.supersededBy === null).slice(0, MOST_LISTED);
      const values = same.length === memories.length ? valuesOf(same) : null;
      if (values) for (const one of same) cite(`memory:${one.id}`);
      valued(scene, speech, dice, values ? { ...slots, about: undefined, value: capitalised(values) } : slots);
      break;
    }
    case 'when':
      told(slots.when ? memory.WHEN : memory.WHEN_TOLD);
      break;
    case 'before':
      told(slots.value ? memory.BEFORE : memory.BEFORE_FACT);
      break;
    case 'whether':
      if (answer.holds === null) told(memory.FACT);
      else told(answer.holds ? memory.IS_SO : memory.IS_NOT_SO);
      break;
    case 'all': {
      const listed = memories.slice(0, MOST_LISTED);
      for (const one of listed) cite(`memory:${one.id}`);
      const facts = valuesOf(listed) ?? listOf([...new Set(listed.map(({ content }) => clauseOfContent(content)))]);
      if (!speech.say(memory.ALL_OF_IT, { facts }, true)) speech.insist(memory.ALL_OF_IT, { facts });
      break;
    }
  }
  return true;
}

/** Replies back in which a thing told counts as told; and what share of a sentence's words makes it the same. */
const LATELY = 10;
const SAME = 0.8;
const BRIEF_FACT = 14;
const SHORTEST = 4;

/** Sentences also of what is quoted, as distinct words; what hardly says anything is left out. */
const partsOf = (text: string) =>
  text
    .split(/[.!?…]+/)
    .map(distinctWords)
    .filter((words) => words.length >= SHORTEST);

/** Whether more than the first sentence of what would be told stands in a reply of lately. */
function toldLately(fact: string, { replies }: Scene): boolean {
  const lately = replies.slice(-LATELY).flatMap(partsOf);
  return partsOf(fact)
    .slice(1)
    .some((words) =>
      lately.some(
        (other) => words.filter((word) => other.includes(word)).length > SAME * Math.max(words.length, other.length),
      ),
    );
}

/** A word or four is all that it ever writes. */
const isBrief = ({ leaning: { words } }: Scene) => words !== null && words < BRIEFLY;

function saidPool({ from, speaker }: Recollection, dated: boolean): readonly string[] {
  if (from === 'person') return dated ? brought.PERSON_SAID : brought.PERSON_SAID_ONCE;
  if (from === 'soul') return dated ? brought.SOUL_SAID : brought.SOUL_SAID_ONCE;
  if (speaker === '') return brought.WRITTEN;
  return dated ? brought.OTHER_SAID : brought.OTHER_SAID_ONCE;
}

/** What was said in the time before, and by whom. */
function quotedThen({ line, quote, then }: Brought, scene: Scene, speech: Speech, cite: Cite): true {
  const { now } = scene.turn;
  const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
  const date = line.at === null || line.at <= 0 ? undefined : saidOn(line.at, now);
  const who = line.from === 'person' ? 'You' : line.from === 'soul' ? 'I' : line.speaker;
  const slots = { quote: ended(quote), date, who: who || undefined };
  const pool = isBrief(scene) ? brought.BRIEFLY_SAID : saidPool(line, date !== undefined);
  if (!speech.say(pool, slots, true)) speech.insist(pool, slots);
  cite(line.key);
  const more =
    then && then.text.length <= LONGEST_THEN ? ended(then.text.replace(/\s+/g, ' ').replaceAll('"', "'")) : undefined;
  const next = then?.from === 'soul' ? brought.SOUL_THEN : brought.PERSON_THEN;
  if (then && more && then.from !== 'other' && !isBrief(scene) && speech.say(next, { more }, true)) cite(then.key);
  return true;
}

/** In a word or four, where that is all a soul ever writes and where it says enough. */
function briefly({ asks, holds, memories, nearest }: FactAnswer, slots: Slots, speech: Speech): boolean {
  if (nearest === true)
    return speech.say(asks === 'when' && slots.when ? memory.NEAREST_WHEN_BRIEF : memory.NEAREST_BRIEF, slots, true);
  if (asks === 'when' && slots.when) return speech.say(memory.WHEN_BRIEF, slots, true);
  if (asks === 'whether' && holds !== null) return speech.say(holds ? memory.YES_BRIEF : memory.NO_BRIEF, slots, true);
  if (asks === 'value' && slots.value && memories.filter((one) => one.supersededBy === null).length < 2)
    return speech.say(memory.VALUE_BRIEF, slots, true);
  return asks === 'value' && speech.say(memory.FACT_BRIEF, slots, true);
}

const isSuperseded = (kept: KeptMemory): boolean => kept.supersededBy !== null || kept.supersededAt !== null;

/** The value alone and when it was told, or the whole of it in the soul's own manner. */
function valued(scene: Scene, speech: Speech, dice: Dice, slots: Slots): void {
  const { value, fact } = slots;
  const complete = value === undefined || (fact ?? '').toLowerCase().includes(value.toLowerCase());
  if (complete && dice.chance(value === undefined ? 1 : 0.8) && speech.voice(scene.talk.told, slots, true)) return;
  if (value !== undefined && speech.say(memory.VALUE, slots, true)) {
    if (!(speech.sentences.at(-1) ?? '').includes(slots.date ?? '')) speech.say(memory.VALUE_THEN, slots, true);
    return;
  }
  if (speech.say(memory.AGAIN, slots, true)) return;
  speech.insist(value === undefined ? memory.FACT : [...memory.VALUE, ...(complete ? memory.FACT : [])], slots);
}
