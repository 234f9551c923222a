import { ThinkFilter } from './think';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
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

/** How many braces are tried as the beginning of the object: what needs more is no answer. */
const MOST_TRIES = 20;

/** The first whole JSON object in what a model wrote: alone, in a code block, or behind reasoning and small talk. Null where there is none. */
export function objectIn(written: string): Record<string, unknown> | null {
  const filter = new ThinkFilter();
  const text = filter.push(written) + filter.end();
  for (let start = text.indexOf('{'), tries = 0; start >= 0 && tries < MOST_TRIES; tries++) {
    const end = endOf(text, start);
    const value = end > 0 ? parsed(text.slice(start, end)) : null;
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    start = text.indexOf('{', start + 1);
  }
  return null;
}
