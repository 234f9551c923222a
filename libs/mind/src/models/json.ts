import { withoutReasoning } from './reasoning';

/** JSON, or what small models write in its place; null where it is neither. */
function parsed(text: string): unknown {
  for (const candidate of [text, repaired(text)]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // The next candidate, if there is one.
    }
  }
  return null;
}

/** Outside of strings: comments, a comma before a closing bracket, and names of Python for what JSON names otherwise. */
const OUTSIDE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=\s*[}\]])|\b(?:True|False|None|NaN|undefined)\b/g;
const NAMES: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  NaN: 'null',
  undefined: 'null',
};

/** Text with the usual faults of small models taken away. Strings stay as they are, but for line breaks in them. */
function repaired(text: string): string {
  // Every second part is a string with its quotes.
  return text
    .split(/("(?:[^"\\]|\\[\s\S])*")/)
    .map((part, at) =>
      at % 2 === 1
        ? part.replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t')
        : part.replace(OUTSIDE, (fault) => NAMES[fault] ?? ''),
    )
    .join('');
}

/** The place behind the object that begins at `start`; -1 where it never ends. Quotes are heeded, braces inside them are not. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/**
 * An object whose end was cut off, up to its last complete part: an answer that reached its limit still holds what it had finished.
 * @returns null where no part of it was complete
 */
function completedPart(text: string, start: number): unknown {
  const open: string[] = [];
  let quoted = false;
  let whole: { end: number; closing: string } | null = null;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') open.push(letter === '{' ? '}' : ']');
    else if (letter === '}' || letter === ']') {
      if (open.pop() !== letter) return null;
      whole = { end: at + 1, closing: [...open].reverse().join('') };
    }
  }
  return whole === null ? null : parsed(text.slice(start, whole.end) + whole.closing);
}

/** How many braces are tried as the beginning of the object: what needs more is no answer. */
const MOST_TRIES = 20;

/**
 * The first whole JSON object in what a model wrote: alone, in a code block, or behind reasoning and small talk; or else the complete part of
 * one that was cut off. Null where there is none.
 */
export function objectIn(written: string): Record<string, unknown> | null {
  const text = withoutReasoning(written);
  for (let start = text.indexOf('{'), tries = 0; start >= 0 && tries < MOST_TRIES; tries++) {
    const end = endOf(text, start);
    const value = end > 0 ? parsed(text.slice(start, end)) : completedPart(text, start);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    start = text.indexOf('{', start + 1);
  }
  return null;
}
