import { listed } from './saying';
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

export const nothingAbout = (reading: TaskReading): Report =>
  reported(
    headingOf(reading.task),
    `There is nothing to go on: nothing you said, and nothing your souls remember, speaks of ${listed(reading.words.slice(0, 4)) || 'this'}.`,
    [],
  );
