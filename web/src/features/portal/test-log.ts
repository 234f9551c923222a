import { useReducer } from 'react';

/** One line of the log. `at` is in milliseconds UTC. */
export interface LogLine {
  id: number;
  at: number;
  text: string;
  bad: boolean;
}

/** Lines that are kept: the page may stay open for long. */
const KEPT = 200;
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** When a line was written, as a clock shows it: "21:04:09". */
export function clockTime(at: number): string {
  return clock.format(at);
}

export type LogChange = { text: string; bad: boolean; at: number } | 'clear';

/** The log after a change, the oldest line first. */
export function logged(lines: readonly LogLine[], change: LogChange): readonly LogLine[] {
  if (change === 'clear') return [];
  return [...lines, { ...change, id: (lines.at(-1)?.id ?? 0) + 1 }].slice(-KEPT);
}

export interface Log {
  lines: readonly LogLine[];
  say: (text: string) => void;
  complain: (text: string) => void;
  clear: () => void;
}

const EMPTY: readonly LogLine[] = [];

export function useTestLog(): Log {
  const [lines, change] = useReducer(logged, EMPTY);
  return {
    lines,
    say: (text) => change({ text, bad: false, at: Date.now() }),
    complain: (text) => change({ text, bad: true, at: Date.now() }),
    clear: () => change('clear'),
  };
}
