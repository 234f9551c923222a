export interface Sentence {
  text: string;
  /** Where it begins and ends in the whole, in UTF-16 code units; the space before the next one belongs to neither. */
  from: number;
  to: number;
  /** It has its end mark, or a line break after it: nothing that follows can change it any more. */
  closed: boolean;
}

const END = /[.!?…]+["')\]”’*_]*(?=\s)|[.!?…]+["')\]”’*_]*$|\n+/g;
const TITLE = /(?:^|[\s("'])(?:mr|mrs|ms|mx|dr|prof|st|e\.g|i\.e|vs|no)\.$/i;

/** The sentences of a reply and where they stand. One pass; a title ("Mx. Lee") ends none. */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = [];
  const add = (from: number, to: number, closed: boolean) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const body = raw.trim();
    if (body !== '') found.push({ text: body, from: from + lead, to: from + lead + body.length, closed });
  };
  let from = 0;
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].length;
    if (TITLE.test(text.slice(Math.max(from, end.index - 6), end.index + 1))) continue;
    const next = /\S/.exec(text.slice(to, to + 40))?.[0];
    // 'You asked "why?" and left': a mark within quotes ends nothing where the sentence goes on in lower case.
    if (next !== undefined && /["'”’)]$/.test(end[0]) && /\p{Ll}/u.test(next)) continue;
    // A mark at the very end may still grow ("." to "..."), and so is closed only by what follows it.
    add(from, to, next !== undefined || end[0].startsWith('\n'));
    from = to;
  }
  add(from, text.length, false);
  return found;
}

const MARKS = /["“”]/g;
/** No quotation is read further than so many sentences. */
const LONGEST_QUOTE = 8;

/** For each sentence that begins within a quotation: in which sentence that was opened. One that never ends is none. */
export function quotedIn(sentences: readonly Sentence[], streaming: boolean): (number | null)[] {
  const marks = sentences.map(({ text }) => text.match(MARKS)?.length ?? 0);
  let opened: number | null = null;
  return sentences.map((_, at) => {
    const began = opened;
    if ((marks[at] ?? 0) % 2 === 1) opened = opened === null ? at : null;
    if (began === null || at - began > LONGEST_QUOTE) return null;
    const ends =
      streaming || opened === null || marks.slice(at + 1, began + LONGEST_QUOTE + 1).some((many) => many % 2 === 1);
    return ends ? began : null;
  });
}

/** Straight quotes and apostrophes, lower case, one space: what the patterns are written for. Keeps the length of every character. */
export function levelled(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[*_\u00ad]/g, ' ')
    .replace(/\s/g, ' ');
}
