/** A run of letters beyond this is no word of a language but a code or a cry, and such are cut into small pieces. */
const LONGEST_WORD = 18;

/**
 * Tokens of one character, by where it stands in Unicode; the first row that reaches it counts. Common marks and alphabets are one each,
 * though most vocabularies join some; writing without alphabets a little over one; what is left is spelt byte by byte by small ones.
 */
const COSTS: readonly (readonly [last: number, tokens: number])[] = [
  [0x6ff, 1], // ASCII marks, Latin with accents, Greek, Cyrillic, Hebrew, Arabic
  [0x1dff, 2], // the alphabets of India and South-East Asia, and others
  [0x1eff, 1], // more Latin
  [0x200f, 2],
  [0x2027, 1], // dashes and quotation marks
  [0x25ff, 2], // signs
  [0x27bf, 3], // pictures
  [0x2e7f, 2],
  [0x9fff, 1.5], // Chinese and Japanese
  [0xabff, 2],
  [0xd7ff, 1.5], // Korean
  [0xf8ff, 2],
  [0xfaff, 1.5],
  [0xfeff, 2],
  [0xffef, 1.5], // full-width forms
  [0x1efff, 2],
  [0x1ffff, 3], // emoji
  [0x3ffff, 2], // rare Chinese
  [0x10ffff, 4],
];
function costOf(point: number): number {
  for (const [last, tokens] of COSTS) if (point <= last) return tokens;
  return 4;
}

const isLower = (code: number): boolean => code >= 97 && code <= 122;
const isSpace = (code: number): boolean => code === 32 || code === 9;
const isLetter = (code: number): boolean => isLower(code | 32);
/** One bit for each of a, e, i, o and u, counted from the letter before a. */
const VOWELS = 0x208222;
const isVowel = (code: number): boolean => ((VOWELS >> (code & 31)) & 1) === 1;

/** Plain Latin letters: a common word is one token, a long one about one for four letters; what nobody pronounces one for two. */
function wordTokens(text: string, from: number, end: number): number {
  const length = end - from;
  if (length > LONGEST_WORD) return Math.ceil(length / 2);
  let ordinary = length < 4;
  for (let at = from; at < end && !ordinary; at++) ordinary = isVowel(text.charCodeAt(at));
  for (let at = from + 1; at < end && ordinary; at++) {
    ordinary = !(isLower(text.charCodeAt(at - 1)) && !isLower(text.charCodeAt(at)));
  }
  return Math.ceil(length / (ordinary ? 4 : 2));
}

/**
 * How many tokens a text may have, for any model, without its vocabulary. Meant to err on the high side: a prompt that is a little
 * shorter than it could be costs a recollection, one that is too long costs the reply. The figures are of byte-pair vocabularies of
 * 32,000 to 200,000 entries, at the expensive end of the common ones; `TokenMeter` corrects them by what an endpoint counts.
 * Linear in the text's length.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    let end = at + 1;
    if (isLetter(code)) {
      while (isLetter(text.charCodeAt(end))) end += 1;
      tokens += wordTokens(text, at, end);
    } else if (isSpace(code)) {
      while (isSpace(text.charCodeAt(end))) end += 1;
      // A single space belongs to the word behind it.
      tokens += (end - at - 1) / 4;
    } else if (code < 128) tokens += 1;
    else {
      const point = text.codePointAt(at) ?? code;
      tokens += costOf(point);
      if (point > 0xffff) end += 1;
    }
    at = end;
  }
  return Math.ceil(tokens);
}

/** Counts tokens for one endpoint, and learns from what the endpoint itself counts. */
export class TokenMeter {
  private scale = 1;

  count(text: string): number {
    return Math.ceil(estimateTokens(text) * this.scale);
  }

  /**
   * Takes note of an endpoint's own count for texts whose estimates add up to `estimated`. Too low an estimate is believed at once; it is
   * lowered again by and by, but never below the estimate itself: a low count may be that of a prompt that was cut, and prompts must not
   * grow by it. What is beyond all vocabularies is not believed.
   */
  learn(estimated: number, counted: number): void {
    const ratio = counted / estimated;
    if (!(ratio >= 1 && ratio <= 5)) return;
    this.scale = ratio > this.scale ? ratio : this.scale * 0.95 + ratio * 0.05;
  }
}

/** Letters, with the space behind them, of the longest word that counts as one token where a meter counts least. */
const LETTERS_PER_TOKEN = 10;
const GAP = ' [… a part is left out here …] ';

/** The text within a number of tokens: its beginning and its end, with a mark where the middle is missing. Empty where not even the mark fits. */
export function cutMiddle(text: string, tokens: number, count: (text: string) => number): string {
  const longest = Math.max(tokens, 0) * LETTERS_PER_TOKEN;
  if (text.length <= longest && count(text) <= tokens) return text;
  const cut = (length: number) => {
    const head = text.slice(0, Math.ceil(length * 0.6)).replace(/[\ud800-\udbff]$/, '');
    const tail = text.slice(text.length - Math.floor(length * 0.4)).replace(/^[\udc00-\udfff]/, '');
    return head.trimEnd() + GAP + tail.trimStart();
  };
  let fits = 0;
  let least = 1;
  let most = Math.floor(Math.min(text.length - 1, longest));
  while (least <= most) {
    const middle = (least + most) >> 1;
    if (count(cut(middle)) <= tokens) {
      fits = middle;
      least = middle + 1;
    } else most = middle - 1;
  }
  return fits > 0 ? cut(fits) : '';
}
