import { type Persona, readPersona } from '../persona';
import type { KeptMemory } from '../memory/memory';
import { isImportedText } from '../memory/provenance';
import type { Recollection } from '../recall/recollection';
import type { OwnWords, VoiceTurn } from '../voice';
import { hanging, inert, inline, marked } from './marking';
import {
  constraintLines,
  dateWords,
  degreesOf,
  mannerLines,
  styleLines,
  trustWords,
  weekdayOf,
  wishLines,
} from './wording';

/** A part of the system prompt: a label and the product's own remark, both the same whatever the lines say, and the lines. */
export interface Block {
  label: string;
  remark?: string;
  lines: string[];
}

export function blockText({ label, remark, lines }: Block): string {
  return [`--- ${label} ---`, remark, marked(inert(lines.join('\n')))].filter(Boolean).join('\n');
}

/** Characters that lists of a persona may have: they are words, not texts. */
const LONGEST_LIST = 600;
const listed = (text: string): string => text.replace(/\s+/g, ' ').slice(0, LONGEST_LIST);

/** Who the soul is. `shorten` cuts the two texts that may be long. */
export function personaBlock({ soul, person }: VoiceTurn, shorten: (text: string) => string): Block {
  const persona: Persona = readPersona(soul);
  const lines = [
    `Name: ${inline(persona.name)}`,
    inline(person.name) && `The person's name: ${inline(person.name)}`,
    persona.archetype && `Archetype: ${inline(persona.archetype)}`,
    `Manner: ${degreesOf(persona.sliders)}`,
    persona.traits.length > 0 && `Traits: ${listed(persona.traits.join(', '))}`,
    persona.interests.length > 0 && `Interests: ${listed(persona.interests.join(', '))}`,
    persona.style && `Way of speaking: ${listed(persona.style)}`,
    persona.depth && `Emotional depth: ${listed(persona.depth)}`,
    persona.description && `Description:\n${hanging(shorten(persona.description))}`,
    persona.instructions &&
      `Instructions from the person who made this soul:\n${hanging(shorten(persona.instructions))}`,
  ];
  return { label: 'persona', lines: lines.filter((line) => typeof line === 'string' && line !== '') as string[] };
}

/** How the soul speaks and thinks: what binds it, what its instructions wish, its style in words. */
export function selfBlock({ self }: VoiceTurn): Block {
  return {
    label: 'how the soul speaks and thinks',
    lines: [
      ...wishLines(self.wishes),
      ...constraintLines(self.constraints),
      ...styleLines(self.style),
      ...mannerLines(self.manner),
    ],
  };
}

/** The present moment: the day, the mood, the place, the subject. */
export function momentBlock(
  { now, mood, history, channel, focus }: VoiceTurn,
  shorten: (text: string) => string,
): Block {
  const today = dateWords(now);
  const before = history.at(-2);
  const last = before ? dateWords(before.at) : null;
  const lines = [
    today && `Today is ${weekdayOf(now)}, ${today} (UTC)`,
    last && last !== today && `The message before the present one was written on ${last}`,
    `Your mood: ${mood.tone}`,
    `Between you: ${trustWords(mood.trust)} (level ${mood.level})`,
    channel && `The talk takes place in: ${inline(channel.name)}`,
    channel && channel.prompt.trim() !== '' && `How that place is meant to be: ${hanging(shorten(channel.prompt))}`,
    focus !== null && focus.trim() !== '' && `All present hold to one subject: ${hanging(shorten(focus))}`,
  ];
  return {
    label: 'the present moment',
    lines: lines.filter((line) => typeof line === 'string' && line !== '') as string[],
  };
}

/** A memory that may be told here: not in doubt, not forbidden, not said in confidence where others hear it. */
export function mayTell(memory: KeptMemory, group: boolean): boolean {
  return memory.objection !== 'wrong' && memory.objection !== 'never-mention' && !(group && memory.whispered);
}

export function memoryLine(memory: KeptMemory, shorten: (text: string) => string): string {
  const earlier = memory.supersededBy !== null || memory.supersededAt !== null || memory.objection === 'outdated';
  // An imported text was said by nobody on the day it came.
  const said = isImportedText(memory) ? null : dateWords(memory.saidAt);
  const source = isImportedText(memory) && memory.source.label !== '' && `from "${inline(memory.source.label)}"`;
  const notes = [earlier && 'earlier, no longer so', said && `said on ${said}`, source].filter(Boolean).join('; ');
  return `- ${notes && `(${notes}) `}${hanging(shorten(memory.content))}`;
}

export function recollectionLine({ text, at, speaker, from }: Recollection, shorten: (text: string) => string): string {
  const date = dateWords(at);
  const who = inline(speaker) || (from === 'other' ? '' : from === 'soul' ? 'you' : 'the person');
  const notes = [date && `on ${date}`, who].filter(Boolean).join(', ');
  return `- ${notes && `(${notes}) `}${hanging(shorten(text))}`;
}

export function ownWordsLine({ cue, reply }: OwnWords, shorten: (text: string) => string): string {
  const answered = cue === null || cue.trim() === '' ? '' : `to "${hanging(shorten(cue))}": `;
  return `- ${answered}"${hanging(shorten(reply))}"`;
}
