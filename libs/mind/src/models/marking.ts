import { withoutInvisible } from '../persona';

/**
 * Each line of text a person or a file supplied carries this mark. However it is written, such text can not end the block it stands
 * in: a line without the mark comes from the product alone.
 */
export const MARK = '| ';

const LINE_END = /\r\n|[\n\r\u2028\u2029\u0085\v\f]/;

export function marked(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => MARK + line)
    .join('\n');
}

/** Chat-template control tokens would be read as turns of their own by some local servers. */
export function inert(text: string): string {
  return withoutInvisible(text)
    .replace(/<\|/g, '< |')
    .replace(/\|>/g, '| >')
    .replace(/\[(\/?)(INST|SYS)\]/gi, '($1$2)')
    .replace(/<(\/?)(start_of_turn|end_of_turn|s)>/gi, '< $1$2 >');
}

/** A name or another short thing that must stay on one line: at most 80 characters. */
export function inline(text: string): string {
  return inert(text).replace(/\s+/g, ' ').trim().slice(0, 80);
}

/** A text of several lines behind its first: what follows stands in, so that it can not look like the next entry or speaker. */
export function hanging(text: string): string {
  return inert(text).trim().split(LINE_END).join('\n  ');
}
