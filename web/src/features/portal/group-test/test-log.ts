import { useReducer } from 'react';

/** One line of the log. `at` is in milliseconds UTC. */
export interface LogLine {
  id: number;
  at: number;
  text: string;
  bad: boolean;
}

/** Maximum number of lines, because the page may stay open for long. */
const MAX_LINES = 200;
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Local time of a line: "21:04:09". */
export function clockTime(at: number): string {
  return clock.format(at);
}

export type LogChange = { text: string; bad: boolean; at: number } | 'clear';

/** Reducer of the log, oldest line first. */
export function reduceLog(lines: readonly LogLine[], change: LogChange): readonly LogLine[] {
  if (change === 'clear') return [];
  return [...lines, { ...change, id: (lines.at(-1)?.id ?? 0) + 1 }].slice(-MAX_LINES);
}

export interface TestLogState {
  lines: readonly LogLine[];
  info: (text: string) => void;
  error: (text: string) => void;
  clear: () => void;
}

const EMPTY: readonly LogLine[] = [];

export function useTestLog(): TestLogState {
  const [lines, change] = useReducer(reduceLog, EMPTY);
  return {
    lines,
    info: (text) => change({ text, bad: false, at: Date.now() }),
    error: (text) => change({ text, bad: true, at: Date.now() }),
    clear: () => change('clear'),
  };
}
