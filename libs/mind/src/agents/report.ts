import { asks } from './lines';
import type { Line } from './piece';
import { counted, dayInWords, entry, listed } from './saying';
import { headingOf, type TaskReading } from './task';

/** What a console job answers: a short summary, and the page it wrote. */
export interface Report {
  summary: string;
  page: string;
}

/** A part of a whole, in whole per cent. */
export const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`;
/** What was counted, the most frequent first. */
export const shareOf = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
export const add = (counts: Map<string, number>, name: string, by = 1): void =>
  void counts.set(name, (counts.get(name) ?? 0) + by);

/** A part of a page; nothing where there is neither a row nor words for that. */
export function section(title: string, rows: readonly string[], empty = ''): string {
  if (rows.length === 0 && empty === '') return '';
  return `## ${title}\n\n${rows.length > 0 ? rows.join('\n') : empty}`;
}

/** The page with its heading, its summary and the parts that hold something. */
export function reported(title: string, summary: string, parts: readonly string[]): Report {
  return { summary, page: [`# ${title}`, summary, ...parts.filter((part) => part !== '')].join('\n\n') };
}

/** Of the words of a question, the share that a line holds to count as an answer. */
const ANSWERS = 0.5;

/**
 * Answers a question from the lines about it, strongest first: a count, a time, or the lines that say most of what was asked. Says what
 * is missing where none does.
 */
export function answerTo({ task, words }: TaskReading, lines: readonly Line[]): string[] {
  const told = lines.filter((line) => !asks(line));
  const places = new Set(lines.map(({ piece }) => piece.key)).size;
  const times = told.flatMap(({ piece }) => (piece.at === null ? [] : [piece.at]));
  const days = new Set(times.map(dayInWords)).size;
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const best = told.filter(({ overlap }) => overlap >= ANSWERS).slice(0, 3);
  const rows: string[] = [];
  if (/\bhow (?:often|many|much)\b/i.test(task)) {
    rows.push(
      `- ${counted(places, 'message')} on ${counted(days, 'day')}${times.length > 0 ? `, last on ${dayInWords(last)}` : ''}.`,
    );
  } else if (/\b(?:when|since when|how long)\b/i.test(task) && times.length > 0) {
    rows.push(
      first === last ? `- On ${dayInWords(first)}.` : `- First on ${dayInWords(first)}, last on ${dayInWords(last)}.`,
    );
  }
  rows.push(...best.map(entry));
  if (best.length === 0)
    rows.push(
      `- Nothing you said states it. What is missing: a sentence about ${listed(words.slice(0, 4))} that says it. What is near it follows.`,
    );
  return rows;
}

export const nothingAbout = (reading: TaskReading): Report =>
  reported(
    headingOf(reading.task),
    `There is nothing to go on: nothing you said, and nothing your souls remember, speaks of ${listed(reading.words.slice(0, 4)) || 'this'}.`,
    [],
  );
