import { withoutInvisible } from '../persona';
import { TONGUES } from './tongues';
import { type Vocabulary, type Word } from './vocabulary';

/** What a letter is to a reader of words and sentences. */
const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const APOSTROPHE = 3;
const END = 4;
const PAUSE = 5;
const HYPHEN = 6;
const PICTURE = 7;
const SPACE = 8;

const CLASSES = (() => {
  const classes = new Uint8Array(65_536);
  const letter = /[\p{L}\p{M}]/u;
  for (let code = 0; code < 65_536; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const sign = String.fromCharCode(code);
    if (letter.test(sign)) classes[code] = LETTER;
    else if (/[\p{Nd}]/u.test(sign)) classes[code] = DIGIT;
    else if (/\s/.test(sign)) classes[code] = SPACE;
  }
  const set = (signs: string, to: number) => {
    for (const sign of signs) classes[sign.charCodeAt(0)] = to;
  };
  set("'’ʼ", APOSTROPHE);
  set('.!?…。！？', END);
  set(',;:()"“”„«»—–', PAUSE);
  set('-', HYPHEN);
  for (let code = 0x2600; code <= 0x27bf; code++) classes[code] = PICTURE;
  classes[0x2b50] = PICTURE;
  return classes;
})();

export const QUESTION = 1;
export const EXCLAMATION = 2;
export const TRAILING = 4;

export interface Sentence {
  /** Words from … to before …, characters likewise. */
  from: number;
  to: number;
  start: number;
  end: number;
  /** How it ends: QUESTION, EXCLAMATION, TRAILING. */
  marks: number;
  emoji: number;
}

/** A line, or a stretch of a long one, taken apart. The arrays are used again for the next: nothing of them may be kept. */
export interface Piece {
  text: string;
  lower: string;
  words: (Word | null)[];
  starts: number[];
  /** Whether a comma, a bracket or the like stands before the word. */
  paused: boolean[];
  sentences: Sentence[];
  /** Everyday words by language. */
  hits: number[];
  /** How many words are all capitals; how many signs such as ":)" there are. */
  shouted: number;
  smileys: number;
}

/** Characters of one piece. */
const LONGEST_PIECE = 2_000;
/** Words of one sentence: who never ends one is read in stretches. */
const LONGEST_SENTENCE = 80;
/** Letters of one word; what is longer is no word. */
const LONGEST_WORD = 40;
const SHORTENED = /^(?:[a-z]|mr|mrs|ms|dr|st|vs|etc|prof|bzw|usw|ca|nr|sra?|mme)$/;
/** What is joined to its noun by an apostrophe in French and Italian. */
const ELIDED = /^(?:[ldjnscmt]|qu)$/;
const ADDRESS = /(?:https?:\/\/|www\.)\S+/g;

/** Text without a sign that could be invisible: most of it. */
const PLAIN = /^[\n\r\t -~]*$/;

/** Lines, and stretches of lines that are longer than a piece may be. Takes time in proportion to the text. */
export function* piecesOf(whole: string): Generator<string> {
  const text = PLAIN.test(whole) ? whole : withoutInvisible(whole);
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    for (let from = at; from < end;) {
      let to = Math.min(end, from + LONGEST_PIECE);
      if (to < end) {
        const space = text.slice(from, to).lastIndexOf(' ');
        if (space > 0) to = from + space + 1;
        else if ((text.charCodeAt(to) & 0xfc00) === 0xdc00) to--;
      }
      yield text.slice(from, to);
      from = to;
    }
    at = end + 1;
  }
}

export class Scanner {
  readonly piece: Piece = {
    text: '',
    lower: '',
    words: [],
    starts: [],
    paused: [],
    sentences: [],
    hits: TONGUES.map(() => 0),
    shouted: 0,
    smileys: 0,
  };

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Fills and returns `piece`. @param given one of `piecesOf` */
  scan(given: string): Piece {
    const { piece } = this;
    const text = given.includes('://') || given.includes('www.') ? given.replace(ADDRESS, blank) : given;
    // Only one letter of all becomes two when it is made small; places must stay what they are.
    const lower = (text.includes('İ') ? text.replace(/İ/g, 'I') : text).toLowerCase();
    piece.text = text;
    piece.lower = lower;
    for (const list of [piece.words, piece.starts, piece.paused, piece.sentences]) list.length = 0;
    piece.hits.fill(0);
    piece.shouted = 0;
    piece.smileys = 0;
    const sentence: Sentence = { from: 0, to: 0, start: 0, end: 0, marks: 0, emoji: 0 };
    let paused = false;
    const close = (end: number) => {
      sentence.to = piece.words.length;
      sentence.end = end;
      if (sentence.to > sentence.from) piece.sentences.push({ ...sentence });
      else {
        // A smile behind the full stop belongs to what it smiles at.
        const last = piece.sentences.at(-1);
        if (last) {
          last.emoji += sentence.emoji;
          last.marks |= sentence.marks;
          last.end = end;
        } else if (sentence.emoji > 0) piece.sentences.push({ ...sentence });
      }
      sentence.from = sentence.to;
      sentence.start = end;
      sentence.marks = 0;
      sentence.emoji = 0;
      paused = false;
    };
    const length = lower.length;
    for (let at = 0; at < length;) {
      const code = lower.charCodeAt(at);
      const kind = CLASSES[code] ?? OTHER;
      if (kind === LETTER || kind === DIGIT) {
        const start = at;
        at = this.wordEnd(lower, at);
        this.take(start, at, kind === DIGIT, paused);
        paused = false;
        if (piece.words.length - sentence.from >= LONGEST_SENTENCE) close(at);
      } else if (kind === END) {
        const start = at;
        let marks = 0;
        for (; at < length && CLASSES[lower.charCodeAt(at)] === END; at++) {
          const sign = lower[at];
          if (sign === '?' || sign === '？') marks |= QUESTION;
          else if (sign === '!' || sign === '！') marks |= EXCLAMATION;
          else if (sign === '…') marks |= TRAILING;
        }
        if (marks === 0 && at - start >= 3) marks |= TRAILING;
        const next = CLASSES[lower.charCodeAt(at)] ?? OTHER;
        const inside = marks === 0 && code === 0x2e && (next === LETTER || next === DIGIT || this.isShortened());
        sentence.marks |= marks;
        if (!inside) {
          while (at < length && CLASSES[lower.charCodeAt(at)] === PAUSE && lower[at] !== '(') at++;
          close(at);
        }
      } else {
        if (kind === PAUSE) {
          paused = true;
          if ((code === 0x3a || code === 0x3b) && /^[:;]-?[)(dp*]/.test(lower.slice(at, at + 3))) piece.smileys++;
        } else if (kind === PICTURE) sentence.emoji++;
        else if (code >= 0xd83c && code <= 0xd83e) {
          const low = lower.charCodeAt(at + 1);
          // A tone of skin is no emoji of its own.
          if (!(code === 0xd83c && low >= 0xdffb)) sentence.emoji++;
          at++;
        } else if (kind === HYPHEN) paused = true;
        at++;
      }
    }
    close(length);
    return piece;
  }

  private wordEnd(lower: string, start: number): number {
    let at = start + 1;
    for (; at < lower.length; at++) {
      const kind = CLASSES[lower.charCodeAt(at)] ?? OTHER;
      if (kind === LETTER || kind === DIGIT) continue;
      if ((kind !== APOSTROPHE && kind !== HYPHEN) || CLASSES[lower.charCodeAt(at + 1)] !== LETTER) break;
      const joined = kind === APOSTROPHE && at - start <= 2 && CLASSES[lower.charCodeAt(at + 3)] === LETTER;
      if (joined && CLASSES[lower.charCodeAt(at + 2)] === LETTER && ELIDED.test(lower.slice(start, at))) break;
    }
    return at;
  }

  private take(start: number, end: number, digits: boolean, paused: boolean): void {
    const { piece } = this;
    let word: Word | null = null;
    if (!digits && end - start <= LONGEST_WORD) {
      const written = piece.lower.slice(start, end);
      word = this.vocabulary.of(written.includes('’') ? written.replace(/[’ʼ]/g, "'") : written);
      for (let bits = word.everyday, tongue = 0; bits > 0; bits >>= 1, tongue++) {
        if (bits & 1) piece.hits[tongue] = (piece.hits[tongue] ?? 0) + 1;
      }
      if (end - start >= 3 && this.isCapital(start) && this.isCapital(start + 1) && this.isCapital(end - 1)) {
        piece.shouted++;
      }
    }
    piece.words.push(word);
    piece.starts.push(start);
    piece.paused.push(paused);
  }

  isCapital(at: number): boolean {
    return this.piece.text.charCodeAt(at) !== this.piece.lower.charCodeAt(at);
  }

  private isShortened(): boolean {
    const last = this.piece.words.length - 1;
    const word = this.piece.words[last];
    return last >= 0 && word !== null && word !== undefined && word.text !== 'i' && SHORTENED.test(word.text);
  }
}

const blank = (address: string): string => ' '.repeat(address.length);
