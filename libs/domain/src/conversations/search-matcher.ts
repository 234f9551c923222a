/** Characters of what a hit shows, and of those that may stand before its first match. */
const SHOWN = 240;
const LEAD = 60;

const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;
/** Within a word also: an apostrophe between letters, and the joiners that Persian and the scripts of India write. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*(?:['’‘ʼ＇][\p{L}\p{N}\p{M}\u200c\u200d]+)*/gu;
/** Letters that are written in more than one way, and mean the same. */
const ALIKE = ["'’‘ʼ＇", 'σςΣ'];
const SEVERAL = new RegExp(`[${ALIKE.join('')}]`, 'gu');
/** Scripts that put no spaces between words, and Korean, whose words grow endings: there a word may stand within others. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Tells a picture to be coloured; it is written or not. */
const COLOURED = /\ufe0f/gu;
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** whole: a word by itself; start: a word or its beginning; anywhere: also within something longer. */
export type Match = 'whole' | 'start' | 'anywhere';

/** One thing that is looked for, in each way it may be written. */
export interface Term {
  forms: string[];
  fit: Match;
}

/**
 * What is looked for in the order it was written, each once. The last word may be only begun. Punctuation counts for nothing beside
 * words; where there is nothing else, it is what is looked for.
 */
export function parseSearchTerms(query: string): Term[] {
  const words = query.match(WORD) ?? [];
  const pictures = [...graphemes.segment(query)]
    .map(({ segment }) => segment.replaceAll(COLOURED, ''))
    .filter((segment) => PICTURE.test(segment));
  const texts = words.length + pictures.length > 0 ? pictures : query.split(/\s+/).filter(Boolean);
  const terms = words.map((word, place): Term => {
    const fit = UNSPACED.test(word) ? 'anywhere' : place === words.length - 1 ? 'start' : 'whole';
    return { forms: formsOf(word), fit };
  });
  terms.push(...texts.map((text): Term => ({ forms: formsOf(text), fit: 'anywhere' })));
  return terms.filter(
    ({ forms }, place) => !terms.some((other, at) => at > place && folded(other.forms[0]) === folded(forms[0])),
  );
}

/** As it is written, and with its accents put together or apart. */
function formsOf(text: string): string[] {
  return [...new Set([text, text.normalize('NFC'), text.normalize('NFD')])];
}

/** @param written what stands for a letter that is written in several ways, given all of them */
export function alike(text: string, written: (ways: string) => string): string {
  return text.replace(SEVERAL, (letter) => written(ALIKE.find((ways) => ways.includes(letter)) ?? letter));
}

const folded = (text = '') => alike(text.toLowerCase(), (ways) => ways.charAt(0));

/** A regular expression of JavaScript that finds a term, each time as far as it is marked. */
function finderOf({ forms, fit }: Term): RegExp {
  const any = forms.map((form) => alike(form.replace(SPECIAL, String.raw`\$&`), (ways) => `[${ways}]`)).join('|');
  if (fit === 'anywhere') return new RegExp(any, 'giu');
  return new RegExp(`(?<!${LETTER})(?:${any})${fit === 'start' ? `${LETTER}*` : `(?!${LETTER})`}`, 'giu');
}

/** A finder for each term of a query. */
export interface Matcher {
  /**
   * How well a text fits: 0 where a term is missing in it; more where the last word is not only begun in it, and more again where all
   * stand together as they were written.
   */
  grade(text: string): number;
  /** The part of a text that shows why it was found, with the matches in it. */
  excerpt(text: string): { text: string; marks: [number, number][] };
}

export function createMatcher(terms: readonly Term[]): Matcher {
  const finders = terms.map(finderOf);
  const whole = terms.map((term) => finderOf(term.fit === 'start' ? { ...term, fit: 'whole' } : term));
  const together = new RegExp(whole.map(({ source }) => `(?:${source})`).join(String.raw`[^\p{L}\p{N}\p{M}]*`), 'iu');
  const has = (text: string) => (finder: RegExp) => text.search(finder) >= 0;
  return {
    grade: (text) => {
      if (!finders.every(has(text))) return 0;
      return 1 + (whole.every(has(text)) ? 1 : 0) + (terms.length > 1 && has(text)(together) ? 1 : 0);
    },
    excerpt: (text) => {
      const matches = finders
        .map((finder) => text.matchAll(finder).next().value)
        .filter((match) => match !== undefined);
      const first = matches.sort((one, other) => one.index - other.index)[0];
      const shown = partOf(text, first?.index ?? 0, first?.[0].length ?? 0);
      return { text: shown, marks: marksIn(shown, finders) };
    },
  };
}

/** What the finders match, in order; what touches or overlaps is one. */
function marksIn(text: string, finders: readonly RegExp[]): [number, number][] {
  const found = finders
    .flatMap((finder) => [...text.matchAll(finder)])
    .map(({ index, 0: match }): [number, number] => [index, index + match.length])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const marks: [number, number][] = [];
  for (const [from, to] of found) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/** At most `SHOWN` characters around a match, on one line, cut where a word or at least a visible sign begins. */
function partOf(text: string, at: number, length: number): string {
  const from = beginning(text, at, Math.max(0, Math.min(LEAD, SHOWN - 16 - length)));
  const raw = text.slice(from, from + 4 * SHOWN);
  const flat = raw.replace(/\s+/g, ' ').trim();
  const lead = from > 0 ? '…' : '';
  if (lead.length + flat.length <= SHOWN && from + raw.length === text.length) return lead + flat;
  return `${lead}${ending(flat, SHOWN - lead.length - 1)}…`;
}

function beginning(text: string, at: number, lead: number): number {
  if (at <= lead) return 0;
  const space = text.slice(at - lead, at).search(/\s/);
  return space >= 0 ? at - lead + space + 1 : (graphemes.segment(text).containing(at - lead)?.index ?? at);
}

function ending(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, graphemes.segment(text).containing(length)?.index ?? length);
  const space = cut.lastIndexOf(' ');
  return space > length / 2 ? cut.slice(0, space) : cut;
}
