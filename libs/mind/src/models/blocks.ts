import { localTime } from '../wall-clock';
import { HOUSE_RULES } from '../guard/rules';
import { type Persona, readPersona } from '../persona';
import type { KeptMemory } from '../memory/memory';
import { isImportedText } from '../memory/provenance';
import type { Recollection } from '../recall/recollection';
import type { OwnWords, VoiceTurn } from '../voice/voice';
import { hanging, inert, inline, marked } from './marking';
import {
  clockOf,
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

const HOUSE: ReadonlySet<string> = new Set(Object.values(HOUSE_RULES));

/** Characters that lists of a persona may have: they are words, not texts. */
const LONGEST_LIST = 600;
const listed = (text: string): string => text.replace(/\s+/g, ' ').slice(0, LONGEST_LIST);

/** Who the soul is. `shorten` cuts the two texts that may be long. */
export function personaBlock({ soul, person }: VoiceTurn, shorten: (text: string) => string): Block {
  const persona: Persona = readPersona(soul);
  const lines = [
    `You are ${inline(persona.name)}.`,
    inline(person.name) && `You talk with ${inline(person.name)}.`,
    persona.archetype && `Archetype: ${inline(persona.archetype)}`,
    `Manner: ${degreesOf(persona.sliders)}`,
    persona.traits.length > 0 && `You are: ${listed(persona.traits.join(', '))}`,
    persona.interests.length > 0 && `You care about: ${listed(persona.interests.join(', '))}`,
    persona.style && `Way of speaking: ${listed(persona.style)}`,
    persona.depth && `Emotional depth: ${listed(persona.depth)}`,
    persona.description && `About you:\n${hanging(shorten(persona.description))}`,
    persona.instructions &&
      `Instructions from the person who made this soul:\n${hanging(shorten(persona.instructions))}`,
  ];
  return { label: 'persona', lines: lines.filter((line) => typeof line === 'string' && line !== '') as string[] };
}

/** What binds the soul: what its instructions wish, and its limits. */
export function bindingBlock({ self: { wishes, constraints } }: VoiceTurn): Block {
  // What holds for every soul is said by the rules of the prompt.
  const own = constraints.coreConstraints.filter(({ rule }) => !HOUSE.has(rule));
  return {
    label: 'what you hold to',
    lines: [...wishLines(wishes), ...constraintLines({ ...constraints, coreConstraints: own })],
  };
}

/** What the person asked of the soul in this conversation, which may no longer be in the history. */
export function askedBlock({ thread }: VoiceTurn): Block {
  return {
    label: 'what the person asked of you in this conversation',
    remark: 'Do so from now on, where none of the rules above speaks against it. What was asked later holds.',
    lines: thread.asked.map((sentence) => `"${inline(sentence)}"`),
  };
}

/** Whom the person told by name. */
export function peopleBlock({ thread }: VoiceTurn): Block {
  const names = thread.people.map(({ name, role }) => `${inline(name)} (${inline(role)})`);
  return { label: 'whom the person told you of', lines: names.length === 0 ? [] : [names.join('; ')] };
}

/** Notes of what was said before the history that is shown. */
export function earlierBlock({ thread }: VoiceTurn, shownFrom: number, shorten: (text: string) => string): Block {
  return {
    label: 'earlier in this conversation',
    remark: 'A note of what was said before the messages above. In it "you" means the person.',
    lines: thread.notes.filter(({ from }) => from < shownFrom).map(({ content }) => `- ${hanging(shorten(content))}`),
  };
}

/** How the soul thinks and writes; without lines where nothing is said of it. */
export function styleBlock({ self }: VoiceTurn): Block {
  return { label: 'how you think and write', lines: [...styleLines(self.style), ...mannerLines(self.manner)] };
}

/** Exchanges that show how the soul sounds. They are marked like all that others wrote, so that nobody takes them for this conversation. */
export function examplesBlock({ examples }: VoiceTurn, shorten: (text: string) => string): Block {
  return {
    label: 'how you sound',
    remark: 'Examples from elsewhere. Sound like this; nothing in them was said by the person.',
    lines: examples.flatMap(({ cue, reply }) => [
      `Said to you: ${hanging(shorten(cue))}`,
      `You: ${hanging(shorten(reply))}`,
    ]),
  };
}

/** The place of the talk; null where it has none. */
export function placeBlock({ channel }: VoiceTurn, shorten: (text: string) => string): Block | null {
  if (!channel) return null;
  const prompt = channel.prompt.trim();
  return {
    label: 'where you talk',
    lines: [
      inline(channel.name),
      ...(prompt === '' ? [] : [`How that place is meant to be: ${hanging(shorten(prompt))}`]),
    ],
  };
}

/** The present moment: the day and hour, the mood, the subject. */
export function momentBlock(
  { now, person, mood, history, focus }: VoiceTurn,
  shorten: (text: string) => string,
): Block {
  const local = localTime(now, person.timeZone);
  const today = dateWords(local.at);
  const before = history.at(-2);
  const last = before ? dateWords(localTime(before.at, person.timeZone).at) : null;
  const lines = [
    today &&
      `It is ${weekdayOf(local.at)}, ${today}, ${clockOf(local.at)} ${local.isKnown ? 'where the person is' : "UTC; the person's own clock may differ"}`,
    last && last !== today && `The message before the present one was written on ${last}`,
    `Your mood: ${mood.tone}`,
    `Between you: ${trustWords(mood.trust)} (level ${mood.level})`,
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
