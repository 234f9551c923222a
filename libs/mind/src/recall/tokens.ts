import { SIGN, signsOfWord } from './signs';

/** More of one text than this is not read: a message has 16,000 characters at most, a word six on average. */
const MOST_TOKENS = 4_000;
const LONGEST_WORD = 40;

const UNKNOWN = 0;
const GAP = 1;
const LETTER = 2;
/** Written without spaces between words: found by pairs of characters. */
const DENSE = 3;
const APOSTROPHE = 4;

const DENSE_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD_PART = /[\p{L}\p{N}\p{M}]/u;
const classes = new Uint8Array(0x10000);

function classOf(code: number): number {
  if (!(code >= 0)) return GAP;
  const known = classes[code] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const character = String.fromCharCode(code);
  let found = GAP;
  if (code === 0x27 || code === 0x2019) found = APOSTROPHE;
  else if (DENSE_SCRIPT.test(character)) found = DENSE;
  else if (WORD_PART.test(character)) found = LETTER;
  classes[code] = found;
  return found;
}

const CONTRACTED = /^(.+?)(?:'(?:s|re|ve|ll|d|m|t)|s')$/;

function bare(word: string): string {
  if (!word.includes("'")) return word;
  const head = CONTRACTED.exec(word)?.[1];
  if (head === undefined) return word.replaceAll("'", '');
  // "don't" is read as "do": what is not so is still spoken of.
  return word.endsWith("n't") ? head.slice(0, -1) : head.replaceAll("'", '');
}

/** Accents off Latin, Greek and Cyrillic letters, one way of writing for the rest; costs nothing for plain English. */
export function folded(text: string): string {
  if (!/[^\s!-~]/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2018\u02bc\u0060\u00b4]/g, '\u2019')
    .normalize('NFC');
}

/**
 * Gives every word of a text to `take`: in lower case, without accents, possessive or contraction; `named` where it has a capital that
 * no beginning of a sentence explains. Returns the signs that the words together bear (see SIGN).
 */
export function scan(text: string, take: (word: string, named: boolean) => void): number {
  const written = folded(text);
  const lower = written.toLowerCase().replaceAll('\u2019', "'");
  const comparable = lower.length === written.length;
  let signs = 0;
  let count = 0;
  let sentence = 0;
  let asked = 0;
  let begins = true;
  let placed = false;
  for (let at = 0; at < lower.length && count < MOST_TOKENS;) {
    const code = lower.charCodeAt(at);
    const kind = classOf(code);
    if (kind === GAP || kind === APOSTROPHE) {
      if (code === 0x3f || code === 0xff1f || code === 0x21 || code === 0x2e || code === 0x0a || code === 0x3002) {
        if (code === 0x3f || code === 0xff1f) asked += count - sentence;
        sentence = count;
        begins = true;
      } else if (code === 0x22 || code === 0x3a) begins = true;
      at++;
      continue;
    }
    let end = at + 1;
    if (kind === DENSE) {
      while (end < lower.length && classOf(lower.charCodeAt(end)) === DENSE) end++;
      for (let pair = at; (pair === at || pair < end - 1) && count < MOST_TOKENS; pair++, count++)
        take(lower.slice(pair, Math.min(pair + 2, end)), false);
      at = end;
      begins = false;
      continue;
    }
    for (; end < lower.length; end++) {
      const next = classOf(lower.charCodeAt(end));
      if (next === LETTER) continue;
      if (next === APOSTROPHE && classOf(lower.charCodeAt(end + 1)) === LETTER) continue;
      break;
    }
    const raw = lower.slice(at, Math.min(end, at + LONGEST_WORD));
    const named = comparable && !begins && written[at] !== lower[at] && raw !== 'i' && !raw.startsWith("i'");
    signs |= signsOfWord(raw);
    if (named) signs |= placed ? SIGN.place | SIGN.person : SIGN.person;
    placed = raw === 'in' || raw === 'at' || raw === 'to' || raw === 'from' || raw === 'near';
    take(bare(raw), named);
    count++;
    begins = false;
    at = end;
  }
  // Who asks at the end of what they tell has still told it: only what is mostly a question counts as one.
  return asked * 2 > count ? signs | SIGN.question : signs;
}
