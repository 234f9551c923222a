/** Maximum characters of an excerpt, and of the context before its first match. */
const EXCERPT_LENGTH = 240;
const MAX_LEAD_LENGTH = 60;

const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;
/** A word may also contain apostrophes between letters, and the zero-width joiners of Persian and Indic scripts. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*(?:['’‘ʼ＇][\p{L}\p{N}\p{M}\u200c\u200d]+)*/gu;
/** Groups of characters that match each other. */
const EQUIVALENT_CHARACTERS = ["'’‘ʼ＇", 'σςΣ'];
const EQUIVALENT_PATTERN = new RegExp(`[${EQUIVALENT_CHARACTERS.join('')}]`, 'gu');
/** Scripts without spaces between words, and Korean with its suffixes: a term may match inside a longer word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Variation selector 16 (emoji presentation), which is optional in text. */
const EMOJI_PRESENTATION = /\ufe0f/gu;
const REGEX_SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Where a term may match: `whole` is a whole word, `start` a word or its prefix, `anywhere` any substring. */
export type MatchMode = 'whole' | 'start' | 'anywhere';

/** A search term with its equivalent spellings. */
export interface Term {
  forms: string[];
  mode: MatchMode;
}

/**
 * Parses a query into distinct terms, in order. The last word matches as a prefix. Punctuation is ignored, unless the query contains
 * nothing else.
 */
export function parseSearchTerms(query: string): Term[] {
  const words = query.match(WORD) ?? [];
  const emojis = [...graphemes.segment(query)]
    .map(({ segment }) => segment.replaceAll(EMOJI_PRESENTATION, ''))
    .filter((segment) => EMOJI.test(segment));
  const symbols = words.length + emojis.length > 0 ? emojis : query.split(/\s+/).filter(Boolean);
  const terms = words.map((word, place): Term => {
    const mode = UNSPACED.test(word) ? 'anywhere' : place === words.length - 1 ? 'start' : 'whole';
    return { forms: formsOf(word), mode };
  });
  terms.push(...symbols.map((text): Term => ({ forms: formsOf(text), mode: 'anywhere' })));
  return terms.filter(
    ({ forms }, place) => !terms.some((other, at) => at > place && fold(other.forms[0]) === fold(forms[0])),
  );
}

/** Returns the text as given and in its NFC and NFD forms. */
function formsOf(text: string): string[] {
  return [...new Set([text, text.normalize('NFC'), text.normalize('NFD')])];
}

/**
 * Replaces each character that has equivalents.
 * @param written returns the replacement, given all equivalents
 */
export function replaceEquivalents(text: string, written: (ways: string) => string): string {
  return text.replace(EQUIVALENT_PATTERN, (letter) =>
    written(EQUIVALENT_CHARACTERS.find((ways) => ways.includes(letter)) ?? letter),
  );
}

const fold = (text = '') => replaceEquivalents(text.toLowerCase(), (ways) => ways.charAt(0));

/** Builds the regular expression that finds a term and covers what is highlighted. */
function toRegExp({ forms, mode }: Term): RegExp {
  const alternatives = forms
    .map((form) => replaceEquivalents(form.replace(REGEX_SPECIAL, String.raw`\$&`), (ways) => `[${ways}]`))
    .join('|');
  if (mode === 'anywhere') return new RegExp(alternatives, 'giu');
  return new RegExp(`(?<!${LETTER})(?:${alternatives})${mode === 'start' ? `${LETTER}*` : `(?!${LETTER})`}`, 'giu');
}

/** Ranks texts and builds excerpts for a parsed query. */
export interface Matcher {
  /**
   * Ranks a text: 0 where a term is missing; otherwise 1, plus 1 where the last term matches a whole word, plus 1 where all terms are
   * adjacent in order.
   */
  grade(text: string): number;
  /** Returns the part of a text around the first match, with the ranges to highlight. */
  excerpt(text: string): { text: string; marks: [number, number][] };
}

/** Creates a matcher for the terms of a parsed query. */
export function createMatcher(terms: readonly Term[]): Matcher {
  const finders = terms.map(toRegExp);
  const whole = terms.map((term) => toRegExp(term.mode === 'start' ? { ...term, mode: 'whole' } : term));
  const adjacent = new RegExp(whole.map(({ source }) => `(?:${source})`).join(String.raw`[^\p{L}\p{N}\p{M}]*`), 'iu');
  const matches = (text: string) => (finder: RegExp) => text.search(finder) >= 0;
  return {
    grade: (text) => {
      if (!finders.every(matches(text))) return 0;
      return 1 + (whole.every(matches(text)) ? 1 : 0) + (terms.length > 1 && matches(text)(adjacent) ? 1 : 0);
    },
    excerpt: (text) => {
      const matches = finders
        .map((finder) => text.matchAll(finder).next().value)
        .filter((match) => match !== undefined);
      const first = matches.sort((one, other) => one.index - other.index)[0];
      const shown = excerptAround(text, first?.index ?? 0, first?.[0].length ?? 0);
      return { text: shown, marks: findMarks(shown, finders) };
    },
  };
}

/** Collects the ranges that match, in order, merging those that touch or overlap. */
function findMarks(text: string, finders: readonly RegExp[]): [number, number][] {
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

/** Cuts at most `EXCERPT_LENGTH` characters around a match, on one line, at word or at least grapheme boundaries. */
function excerptAround(text: string, at: number, length: number): string {
  const from = excerptStart(text, at, Math.max(0, Math.min(MAX_LEAD_LENGTH, EXCERPT_LENGTH - 16 - length)));
  const raw = text.slice(from, from + 4 * EXCERPT_LENGTH);
  const flat = raw.replace(/\s+/g, ' ').trim();
  const lead = from > 0 ? '…' : '';
  if (lead.length + flat.length <= EXCERPT_LENGTH && from + raw.length === text.length) return lead + flat;
  return `${lead}${truncateAtWord(flat, EXCERPT_LENGTH - lead.length - 1)}…`;
}

function excerptStart(text: string, at: number, lead: number): number {
  if (at <= lead) return 0;
  const space = text.slice(at - lead, at).search(/\s/);
  return space >= 0 ? at - lead + space + 1 : (graphemes.segment(text).containing(at - lead)?.index ?? at);
}

function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, graphemes.segment(text).containing(length)?.index ?? length);
  const space = cut.lastIndexOf(' ');
  return space > length / 2 ? cut.slice(0, space) : cut;
}
