import { isOffered } from '../offering/offered';
import { type Provenance, provenanceOf } from '../memory/provenance';
import { perceive } from '../perception/perceive';
import { plain, sentencesOf, wordsOf } from '../perception/text';
import type { Recollection } from '../recall/recollection';
import type { Dice } from '../seed';
import { contracted } from './contract';
import { saidOn } from './dates';
import { clauseOfContent, tellable, type Cite } from './kept';
import * as memory from './phrases/memory';
import { foundEarlier, thingsTold } from './recall';
import * as answers from './phrases/answers';
import type { Scene } from './scene';
import type { Slots, Speech } from './speech';

/** What a recollection must hold of what is looked for: to answer a question, and to be brought up unasked. */
const FIT_ASKED = 0.4;
const FIT_UNASKED = 0.45;
const FIT_QUOTED = 0.55;
/** The same memory is not brought up again within so many of the soul's replies; nor is anything within so few. */
const NOT_AGAIN = 10;
const PAUSE = 2;
const LONGEST_QUOTE = 160;
const REMINDS = /\b(?:remember|recall|remind|gave you|offered you|told you about)\b/i;

const contentWords = (text: string): string[] => [...new Set(wordsOf(plain(text)).filter((word) => word.length > 3))];

/** Whether a text holds a word of the message that is more than a word of asking. */
function shares(text: string, message: string): boolean {
  const words = new Set(contentWords(text));
  return contentWords(message.replace(REMINDS, '')).some((word) => words.has(word));
}

/** The sentence of a text that has most in common with the message. */
function quoteOf(text: string, message: string): string | null {
  const wanted = new Set(contentWords(message));
  const sentences = sentencesOf(plain(text)).filter((one) => one.length <= LONGEST_QUOTE && wordsOf(one).length > 2);
  const best = sentences
    .map((sentence) => ({ sentence, hits: contentWords(sentence).filter((word) => wanted.has(word)).length }))
    .reduce<{ sentence: string; hits: number } | null>((a, b) => (a === null || b.hits > a.hits ? b : a), null);
  if (!best) return null;
  const quote = best.sentence.replace(/"/g, "'");
  return /[.!?…]$/.test(quote) ? quote : `${quote}.`;
}

function slotsOf(one: Recollection, scene: Scene): Slots {
  const { now } = scene.turn;
  const at = one.memory?.saidAt ?? one.at;
  const date = at === null || at <= 0 ? undefined : saidOn(at, now);
  return { date, then: date?.replace(/^on /, ''), quote: quoteOf(one.text, scene.message) ?? undefined };
}

/** How a text that came to mind unasked is introduced, by whose word it is. */
const BRING: Readonly<Record<Provenance, readonly string[]>> = {
  person: memory.BRING_OFFERED,
  'imported-chat': memory.BRING_OFFERED,
  card: memory.BRING_CARD,
  file: memory.BRING_FILE,
};

function quotePool({ kind, from, memory: kept }: Recollection, dated: boolean): readonly string[] {
  if (kept !== null && provenanceOf(kept) === 'card') return memory.CARD_QUOTED;
  if (kept !== null && provenanceOf(kept) === 'file') return memory.FILE_QUOTED;
  if (kind === 'memory') return memory.OFFERED_QUOTED;
  if (kind === 'file' || kind === 'archive' || from === 'other') return memory.FILE_QUOTED;
  if (from === 'soul') return dated ? memory.OWN_QUOTED : [];
  return dated ? memory.QUOTED : memory.QUOTED_HERE;
}

/** Asked whether it remembers: with what came to mind, what stands in this conversation, or that it does not. */
export function remember(scene: Scene, speech: Speech, cite: Cite): boolean {
  const lower = scene.message.toLowerCase();
  if (/\bmy name\b/.test(lower) && scene.called && speech.say(memory.YOUR_NAME, { name: scene.called })) return true;
  for (const one of scene.turn.recalled) {
    if (one.fit < FIT_ASKED || (one.memory !== null && !tellable(one.memory))) continue;
    const slots = slotsOf(one, scene);
    const said =
      one.memory !== null && !isOffered(one.memory)
        ? speech.voice(scene.talk.told, { ...slots, fact: clauseOfContent(one.memory.content) }, true)
        : speech.say(quotePool(one, slots.date !== undefined), slots, true);
    if (!said) continue;
    cite(one.key);
    return true;
  }
  if (/\b(?:know|remember) about me\b/.test(lower)) {
    const told = thingsTold(scene);
    if (told.length > 0) {
      const known = { told: told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}` };
      speech.insist(answers.KNOWN_OF_YOU, known);
      speech.say(answers.KNOWN_OF_YOU_THEN);
      return true;
    }
  }
  const quote = foundEarlier(scene);
  if (quote && speech.say(memory.QUOTED_HERE, { quote }, true)) return true;
  if (!speech.voice(scene.talk.untold) && !speech.say(answers.RECALL_NONE)) return false;
  speech.voice(scene.talk.invite);
  return true;
}

/** Asked for what nobody told it: a line of a file, or of a text, that it was given may say it. */
export function quoteFile(scene: Scene, speech: Speech, cite: Cite): boolean {
  for (const one of scene.turn.recalled) {
    const given = one.kind === 'file' || (one.memory !== null && isOffered(one.memory) && tellable(one.memory));
    // Who asks whether it is remembered asks for the text itself.
    const reminds = one.memory !== null && REMINDS.test(scene.message) && shares(one.text, scene.message);
    const least = reminds ? FIT_ASKED : FIT_QUOTED;
    if (!given || one.fit < least) continue;
    if (!speech.say(quotePool(one, false), slotsOf(one, scene), true)) continue;
    cite(one.key);
    return true;
  }
  return false;
}

/** Something that came to mind and fits what is told now, in proportion. */
export function bringUp(scene: Scene, speech: Speech, dice: Dice, cite: Cite): boolean {
  const { replies, message, turn, talk, leaning } = scene;
  if (scene.seen.words < 4 || !dice.chance(leaning.recalls)) return false;
  if (replies.slice(-PAUSE).some((reply) => /\byou(?:'ve| have)? (?:told|wrote|said|put it)\b/i.test(reply)))
    return false;
  const lately = replies.slice(-NOT_AGAIN).join('\n').toLowerCase();
  const here = new Set(contentWords(message));
  for (const one of turn.recalled) {
    if (one.fit < FIT_UNASKED || (one.memory !== null && !tellable(one.memory))) continue;
    const offered = one.memory !== null && isOffered(one.memory);
    const content = offered ? one.text : (one.memory?.content ?? one.text);
    const words = contentWords(content);
    // What was just said again is no memory yet.
    if (words.length === 0 || words.filter((word) => here.has(word)).length / words.length > 0.7) continue;
    if (scene.light && (one.memory?.emotionalWeight ?? 0) >= 0.8) continue;
    const slots = slotsOf(one, scene);
    if (offered) {
      if (one.fit < FIT_QUOTED || !slots.quote || lately.includes(slots.quote.toLowerCase())) continue;
      // What was written in need is not held before anybody unasked.
      if (perceive(slots.quote).distress !== 'none') continue;
      if (one.memory === null || !speech.say(BRING[provenanceOf(one.memory)], slots)) continue;
    } else if (one.memory !== null) {
      const fact = clauseOfContent(one.memory.content);
      if (
        lately.includes(fact.toLowerCase()) ||
        lately.includes(contracted(fact).toLowerCase()) ||
        !speech.voice(talk.bring, { ...slots, fact })
      )
        continue;
    } else {
      if (one.kind !== 'message' || one.from !== 'person' || one.fit < FIT_QUOTED || !slots.quote) continue;
      if (slots.quote.endsWith('?') || lately.includes(slots.quote.toLowerCase()) || !slots.date) continue;
      if (!speech.say(memory.BRING_QUOTE, slots)) continue;
    }
    cite(one.key);
    return true;
  }
  return false;
}

const DAY = 86_400_000;
/** How long after something one still asks how it went, in days. */
const ASK_AFTER = 10;

/** At a greeting: something the person had ahead, and that is over since a few days. */
export function askAfter(scene: Scene, speech: Speech, cite: Cite): boolean {
  const { now, recalled } = scene.turn;
  for (const { key, memory: kept } of recalled) {
    if (!kept?.span || kept.kind !== 'event' || !tellable(kept)) continue;
    const { from, to } = kept.span;
    if (kept.saidAt > from || to > now || now - to > ASK_AFTER * DAY) continue;
    const fact = clauseOfContent(kept.content);
    if (scene.replies.some((reply) => reply.toLowerCase().includes(fact.toLowerCase()))) continue;
    if (!speech.say(memory.SINCE_THEN, { fact, date: saidOn(kept.saidAt, now) })) continue;
    cite(key);
    return true;
  }
  return false;
}
