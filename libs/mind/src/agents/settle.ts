import type { AgentPriority, EmotionalState } from '@kinloom/contract';
import { emotionsOf } from '../perception/emotions';
import { planIn } from '../perception/reflect';
import { type Draft, toneOf } from './draft';
import { asks, isFromBefore, once, similarNote, wishes } from './lines';
import { helped } from './lenses';
import type { Line, Piece } from './piece';
import { between, counted, dayInWords, entry, listed, tally } from './saying';
import { planParts } from './plan';
import { headingOf, type TaskReading } from './task';
import { themesOf } from './themes';

/** All that an answer is made of. */
export interface Settling {
  reading: TaskReading;
  /** Milliseconds UTC. */
  now: number;
  emotionalState: EmotionalState;
  priority: AgentPriority;
  pieces: readonly Piece[];
  drafts: readonly Draft[];
  notes: readonly string[];
  /** What steadied the person before. */
  steady: readonly Line[];
  /** What lies around it, by the word it was looked for with. */
  around: readonly { word: string; lines: Line[] }[];
  /** What is wished for. */
  wished: readonly Line[];
  lookBack: boolean;
  /** What could be gone by at all, where nothing was found. */
  held: { souls: number; conversations: number; memories: number };
}

/** Lines an answer shows: fewer where somebody needs it short. */
const SHOWN: Readonly<Record<EmotionalState, number>> = {
  anxious: 6,
  frustrated: 6,
  focused: 6,
  hopeful: 12,
  excited: 14,
  curious: 16,
  reflective: 14,
  calm: 16,
};
/** Lines of a theme, and of a list beside the matter itself. */
const OF_THEME = 4;
const BESIDE = 3;

/** The answer to a task as a readable page, every line with where it stands. */
export function settledOn(settling: Settling): string {
  const { reading, drafts, pieces, emotionalState } = settling;
  const lines = once(drafts.flatMap((draft) => draft.lines).sort((a, b) => b.score - a.score));
  if (lines.length === 0) return nothing(settling);
  const shown = lines.slice(0, SHOWN[emotionalState]);
  const parts = [`# ${headingOf(reading.task)}`, inShort(settling, shown, pieces)];
  const steady = settling.steady.slice(0, BESIDE);
  if (steady.length > 0) parts.push(section('What has steadied you before', steady));
  // A plan has a row for each step: it needs all of what was told.
  parts.push(...body(settling, reading.shape === 'plan' ? lines : shown));
  if (settling.lookBack) parts.push(thenAndNow(lines));
  for (const { word, lines: found } of settling.around)
    if (found.length > 0) parts.push(section(`Around it: ${word}`, found.slice(0, BESIDE)));
  const wished = settling.wished.filter((line) => !shown.some((one) => one.text === line.text)).slice(0, BESIDE);
  if (wished.length > 0) parts.push(section('What you are hoping for', wished));
  parts.push(...voices(drafts));
  const open = lines.filter((line) => asks(line) && line.piece.from === 'person').slice(0, BESIDE);
  if (reading.shape !== 'plan') {
    if (open.length > 0) parts.push(section('Still open', open));
    parts.push(nextStep(settling, lines));
  }
  if (settling.notes.length > 0) parts.push(`*Left out while weighing it: ${settling.notes.join(' ')}*`);
  return parts.filter((part) => part !== '').join('\n\n');
}

const section = (title: string, lines: readonly Line[]): string => `## ${title}\n\n${lines.map(entry).join('\n')}`;

const DONE = /^\p{Ll}+(?:ed|ing)$/u;

function inShort({ drafts, reading }: Settling, lines: readonly Line[], pieces: readonly Piece[]): string {
  const used = new Set(lines.map(({ piece }) => piece.key));
  const from = pieces.filter(({ key }) => used.has(key));
  // What something turns on is a thing: not what was done.
  const themes = themesOf(lines, reading).flatMap(({ name }) => (name === null || DONE.test(name) ? [] : [name]));
  const about = themes.length > 0 ? ` Most of it turns on ${listed(themes.slice(0, 3))}.` : '';
  const souls = listed(drafts.filter((draft) => draft.lines.length > 0).map(({ soul }) => soul.name));
  return `**In short.** ${souls} went by ${tally(from)}${between(from)}.${about}${similarNote(lines, reading)}${reading.shape === 'plan' ? '' : newest(lines)}${isFromBefore(lines, reading) ? ' Nothing was said of it in the time you named: this is from another.' : ''}`;
}

/** The last word on it, and how it sounds. */
function newest(lines: readonly Line[]): string {
  const own = lines.filter((line) => line.piece.from === 'person' && line.piece.at !== null && !asks(line));
  const last = own.reduce<Line | null>(
    (newer, line) => ((line.piece.at ?? 0) > (newer?.piece.at ?? 0) ? line : newer),
    null,
  );
  if (!last || own.length < 2) return '';
  const felt = new Map<string, number>();
  for (const { text } of own)
    for (const { emotion } of emotionsOf(text).slice(0, 1)) felt.set(emotion, (felt.get(emotion) ?? 0) + 1);
  const [most] = [...felt].sort((a, b) => b[1] - a[1]);
  const sounds =
    most && most[1] > 1 ? ` ${most[0].charAt(0).toUpperCase()}${most[0].slice(1)} shows in ${most[1]} of them.` : '';
  return `${sounds} The last thing you said of it: “${last.text.replace(/["“”]/g, "'")}”`;
}

/** The matter itself, in the form that the task asks for. */
function body({ reading, now }: Settling, lines: readonly Line[]): string[] {
  const told = lines.filter((line) => !(asks(line) && line.piece.from === 'person'));
  switch (reading.shape) {
    case 'decide': {
      const [pleasant, hard, plain] = (['pleasant', 'hard', 'plain'] as const).map((tone) =>
        told.filter((line) => toneOf(line) === tone),
      ) as [Line[], Line[], Line[]];
      return [
        ...(pleasant.length > 0 ? [section('What draws you to it', pleasant)] : []),
        ...(hard.length > 0 ? [section('What weighs against it', hard)] : []),
        ...(plain.length > 0 ? [section('What else you know', plain)] : []),
      ];
    }
    case 'plan':
      return planParts(lines, reading, now);
    case 'feel':
      return [feelings(told), section('In your words', newestFirst(told))];
    case 'find':
      return [section('What was found', told)];
    case 'create':
      return [section('What it can be made of', told), skeleton(told)];
    case 'sum':
      return themesOf(told, reading).map(({ name, lines: own }, _place, all) =>
        section(
          name === null ? (all.length > 1 ? 'Also' : 'What was said') : name.charAt(0).toUpperCase() + name.slice(1),
          own.slice(0, OF_THEME),
        ),
      );
  }
}

const newestFirst = (lines: readonly Line[]): Line[] =>
  [...lines].sort((a, b) => (b.piece.at ?? 0) - (a.piece.at ?? 0));

function feelings(lines: readonly Line[]): string {
  const felt = new Map<string, Line[]>();
  for (const line of lines.filter(({ piece }) => piece.from === 'person'))
    for (const { emotion } of emotionsOf(line.text).slice(0, 2))
      felt.set(emotion, [...(felt.get(emotion) ?? []), line]);
  const rows = [...felt].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  if (rows.length === 0) return '';
  const list = rows.map(([emotion, own]) => {
    const times = own.flatMap(({ piece }) => (piece.at === null ? [] : [piece.at]));
    const last = times.length > 0 ? `, last on ${dayInWords(Math.max(...times))}` : '';
    return `- **${emotion}**: ${counted(own.length, 'passage')}${last}`;
  });
  return `## What you felt\n\n${list.join('\n')}`;
}

/** An order in which it can be told: how it began, what it came to, where it stands. */
function skeleton(lines: readonly Line[]): string {
  const dated = lines.filter(({ piece }) => piece.at !== null).sort((a, b) => (a.piece.at ?? 0) - (b.piece.at ?? 0));
  const [first] = dated;
  const last = dated.at(-1);
  const strongest = lines.find((line) => line !== first && line !== last);
  if (!first || !last || first === last) return '';
  const rows = [
    `1. Begin where it began: ${entry(first).slice(2)}`,
    ...(strongest ? [`2. Go to its heart: ${entry(strongest).slice(2)}`] : []),
    `${strongest ? 3 : 2}. End where it stands: ${entry(last).slice(2)}`,
  ];
  return `## A first shape\n\n${rows.join('\n')}`;
}

/** The earliest and the newest words on it, side by side. */
function thenAndNow(lines: readonly Line[]): string {
  const own = lines
    .filter(({ piece }) => piece.from === 'person' && piece.at !== null)
    .sort((a, b) => (a.piece.at ?? 0) - (b.piece.at ?? 0));
  if (own.length < 4) return '';
  const part = Math.max(1, Math.min(3, Math.floor(own.length / 3)));
  const then = own.slice(0, part);
  const now = own.slice(-part);
  const named = (some: readonly Line[]) => {
    const felt = [...new Set(some.flatMap(({ text }) => emotionsOf(text).map(({ emotion }) => emotion)))];
    return felt.length > 0 ? ` (${listed(felt.slice(0, 3))})` : '';
  };
  return `## Then and now\n\n**Then**${named(then)}\n${then.map(entry).join('\n')}\n\n**Now**${named(now)}\n${now.map(entry).join('\n')}`;
}

function voices(drafts: readonly Draft[]): string[] {
  return drafts
    .filter(({ lines, words }) => lines.length > 0 || words !== null)
    .map(({ soul, remark, words }) => `## ${soul.name}, ${soul.archetype}\n\n${words ?? remark}`);
}

const SMALL: Partial<Record<EmotionalState, string>> = {
  anxious: 'Only one thing, and a small one',
  frustrated: 'One thing that can be moved today',
};

function nextStep({ reading, emotionalState }: Settling, lines: readonly Line[]): string {
  const own = [...lines]
    .filter(({ piece }) => piece.from === 'person')
    .sort((a, b) => (b.piece.at ?? 0) - (a.piece.at ?? 0));
  const title = SMALL[emotionalState] ?? 'A next step';
  const meant = own.filter((line) => line.piece.kind === 'message' && !asks(line) && wishes(line));
  const first = meant.find(({ text }) => planIn(text) !== null) ?? meant[0];
  if (first) {
    const when = first.piece.at === null ? 'You once wrote' : `On ${dayInWords(first.piece.at)} you wrote`;
    return `## ${title}\n\n${when}: “${first.text.replace(/["“”]/g, "'")}” If that is still so: what is the first part of it that takes ten minutes?`;
  }
  const open = own.find(asks);
  if (open) return `## ${title}\n\nYour own question is a place to begin: “${open.text.replace(/["“”]/g, "'")}”`;
  const good = lines.find(helped);
  if (good) return `## ${title}\n\nSomething helped before; it may again: “${good.text.replace(/["“”]/g, "'")}”`;
  const about = reading.words.slice(0, 2).join(' and ');
  return `## ${title}\n\nNothing you said names a step yet. Telling one of your souls what you would want to be different${about ? ` about ${about}` : ''} would give this more to go on.`;
}

function nothing({ reading, held }: Settling): string {
  const about = reading.words.length > 0 ? ` that speaks of ${listed(reading.words.slice(0, 4))}` : '';
  const where =
    held.souls === 0
      ? 'There is no soul yet whose memory could be looked through.'
      : `I looked through what ${counted(held.souls, 'soul')} ${held.souls === 1 ? 'knows' : 'know'}: ${counted(held.conversations, 'conversation')} and ${counted(held.memories, 'memory', 'memories')}.`;
  return [
    `# ${headingOf(reading.task)}`,
    `There is nothing to go on: I found nothing${about}${reading.span ? ' in the time you named' : ''}. ${where}`,
    'I will not make something up. Tell one of your souls about it, or put the task in other words, and run this again.',
  ].join('\n\n');
}
