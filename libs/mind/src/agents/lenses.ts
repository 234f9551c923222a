import { emotionsOf } from '../perception/emotions';
import { type Nature, natureOf } from '../self/natures';
import type { Line } from './piece';
import { counted, dayInWords, listed } from './saying';
import { contentOf, rarity, type TaskReading } from './task';
import { asks, wishes } from './lines';

/** What a soul looks for first, by its nature. */
export const LENSES = ['feelings', 'patterns', 'questions', 'details', 'steps', 'worries'] as const;
export type Lens = (typeof LENSES)[number];

const LENS_OF: Readonly<Record<Nature, Lens>> = {
  companion: 'feelings',
  partner: 'feelings',
  friend: 'feelings',
  support: 'feelings',
  creator: 'details',
  explorer: 'questions',
  sage: 'patterns',
  dreamer: 'patterns',
  mentor: 'steps',
  guide: 'steps',
  advisor: 'steps',
  protector: 'worries',
  other: 'patterns',
};
export const lensOf = (archetype: string): Lens => LENS_OF[natureOf(archetype)];

const HARD = new Set(['sadness', 'fear', 'anger', 'loneliness', 'tiredness', 'vulnerability']);
const hard = (text: string): boolean => emotionsOf(text).some(({ emotion }) => HARD.has(emotion));
const HELPED =
  /\b(?:help(?:s|ed)|better after|calm(?:s|ed|er)|relie(?:f|ved)|worked|managed|easier|(?:I'm|I am|felt|feel|was) (?:so |really |very )?proud)\b/i;
export const helped = ({ text, piece }: Line): boolean =>
  piece.from === 'person' && HELPED.test(text) && !asks({ text, piece } as Line);

/** How much more a line counts for who looks this way. */
function weightFor(lens: Lens, line: Line): number {
  switch (lens) {
    case 'feelings':
      return emotionsOf(line.text).length > 0 ? 1.4 : 1;
    case 'questions':
      return asks(line) ? 2 : 1;
    case 'steps':
      return wishes(line) ? 1.5 : 1;
    case 'worries':
      return hard(line.text) || helped(line) ? 1.5 : 1;
    case 'details':
      return 1 + Math.min(0.5, line.stems.filter((stem) => rarity(stem) === 1).length / 16);
    case 'patterns':
      return line.piece.kind === 'memory' ? 1.15 : 1;
  }
}

/** Lines as a soul of this kind would order them. */
export const seenThrough = (lens: Lens, lines: readonly Line[]): Line[] =>
  [...lines].sort((a, b) => b.score * weightFor(lens, b) - a.score * weightFor(lens, a));

const quoted = (text: string): string => `“${text.replace(/["“”]/g, "'")}”`;

/** What a soul of this kind notices about its lines: a sentence or two, made of nothing but them. */
export function remarkOn(lens: Lens, lines: readonly Line[], reading: TaskReading): string {
  const own = lines.filter(({ piece }) => piece.from === 'person');
  if (own.length === 0)
    return 'You have not spoken of this to me yourself; I only know it from what I was brought with.';
  switch (lens) {
    case 'feelings':
      return feelings(own);
    case 'patterns':
      return patterns(own);
    case 'questions':
      return questions(own);
    case 'details':
      return details(own, reading);
    case 'steps':
      return steps(own);
    case 'worries':
      return worries(own);
  }
}

function feelings(lines: readonly Line[]): string {
  const felt = new Map<string, number>();
  for (const { text } of lines)
    for (const { emotion } of emotionsOf(text).slice(0, 2)) felt.set(emotion, (felt.get(emotion) ?? 0) + 1);
  const most = [...felt].sort((a, b) => b[1] - a[1]).slice(0, 3);
  if (most.length === 0)
    return `You tell of this plainly: in ${counted(lines.length, 'passage')}, none names a feeling.`;
  const named = most.map(([emotion, many], place) =>
    place === 0 ? `${emotion} (in ${many} of ${counted(lines.length, 'passage')})` : `${emotion} (${many})`,
  );
  return `What shows in how you tell it: ${listed(named)}.`;
}

function patterns(lines: readonly Line[]): string {
  const times = lines.flatMap(({ piece }) => (piece.at === null ? [] : [piece.at])).sort((a, b) => a - b);
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined) return `It comes up ${times.length === 1 ? 'once' : 'without dates'}.`;
  const days = new Set(times.map((at) => dayInWords(at)));
  if (days.size === 1) return `All of it was said on one day, ${dayInWords(first)}.`;
  const months = new Set(times.map((at) => new Date(at).toISOString().slice(0, 7)));
  return `It first came up on ${dayInWords(first)} and last on ${dayInWords(last)}: on ${counted(days.size, 'day')}, in ${counted(months.size, 'month')}.`;
}

function questions(lines: readonly Line[]): string {
  const asked = lines.filter(asks);
  const [newest] = [...asked].sort((a, b) => (b.piece.at ?? 0) - (a.piece.at ?? 0));
  if (!newest) return 'You have told me about this and never asked. What would you want to know about it?';
  return `You asked about it ${asked.length === 1 ? 'once' : `${asked.length} times`}; the newest question is ${quoted(newest.text)}.`;
}

function details(lines: readonly Line[], reading: TaskReading): string {
  const asked = new Set(reading.stems);
  const counts = new Map<string, { word: string; many: number }>();
  for (const { text } of lines)
    for (const { word, stem } of contentOf(text)) {
      if (asked.has(stem) || rarity(stem) < 1 || stem.length < 4) continue;
      counts.set(stem, { word, many: (counts.get(stem)?.many ?? 0) + 1 });
    }
  const words = [...counts.values()].filter(({ many }) => many > 1).sort((a, b) => b.many - a.many);
  if (words.length === 0) return 'Each passage brings its own details; none comes back twice.';
  return `Words that keep coming back when you tell it: ${listed(words.slice(0, 5).map(({ word }) => word))}.`;
}

function steps(lines: readonly Line[]): string {
  const meant = lines.filter((line) => wishes(line) && !asks(line));
  const [newest] = [...meant].sort((a, b) => (b.piece.at ?? 0) - (a.piece.at ?? 0));
  if (!newest) return 'You have not yet said what you want to do about it.';
  const when = newest.piece.at === null ? '' : ` on ${dayInWords(newest.piece.at)}`;
  return `You spoke of doing something about it ${meant.length === 1 ? 'once' : `${meant.length} times`}; last${when}: ${quoted(newest.text)}.`;
}

function worries(lines: readonly Line[]): string {
  const heavy = lines.filter(({ text }) => hard(text));
  const [light] = lines.filter(helped);
  const weighed =
    heavy.length === 0
      ? 'Nothing you said about it sounds heavy'
      : `It weighed on you in ${heavy.length} of ${counted(lines.length, 'passage')}`;
  return light ? `${weighed}; and this helped: ${quoted(light.text)}.` : `${weighed}.`;
}
