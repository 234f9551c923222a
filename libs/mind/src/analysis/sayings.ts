import { rankOf } from '../lexicon/likeness';
import { HOLDING_WORDS } from '../recall/words';
import type { Evidence, Finding } from './analysis';
import { lineOf } from './evidence';
import { SAYINGS } from './rules';
import type { Piece, Sentence } from './scan';
import { type Vocabulary, type Word } from './vocabulary';

/** How often a run of words was met, by its hash; those met often enough are kept with their words. */
const CELLS = 1 << 19;
/** After so many runs all counts are halved, so that the cells never fill with what came once. */
const HALVING = CELLS;
const MOST_KEPT = 3_000;
const MOST_LINES = 3;

interface Kept {
  count: number;
  words: Word[];
  lastText: number;
  lines: Evidence[];
}

/** Phrases anybody uses: they say nothing of this one. Beginnings and ends of longer ones as well. */
const ANYBODYS = new Set(
  (
    "i don't know|i want to|i have to|i need to|i think i|i had to|going to be|i would like|thank you so|you want to|do you think|what do you|how are you|i'm going to|" +
    'to be a|one of the|a lot of|as well as|i like to|at the end|out of the|end of the|do you have|i can see|is going to|there is a|this is a|it was a|i was a|' +
    'good morning|good night|thank you|last night|this morning|right now|each other|these days|years ago|high school|next week|last week|of course|let me know|no idea|' +
    "i love you|happy birthday|see you|how was your|i love it|you can do|i can't wait|sounds good|looking forward to|i'm so happy|so happy for|a lot|i love|i went|i want|sounds like|that sounds|can't wait|a lot of|it's amazing how|by the way|take care|means a lot|let me"
  ).split('|'),
);

/** Of few texts a run is noticed the second time; of many, when its cell holds more than chance puts there. */
const NOTICED = { few: 2, many: 12 } as const;

export class Sayings {
  private readonly cells = new Uint16Array(CELLS);
  private readonly kept = new Map<number, Kept>();
  private readonly alone = new Map<number, Kept>();
  private runs = 0;
  private noticed: number = NOTICED.few;

  /** @param text the number of the text, so that who says a thing ten times in one message says it once */
  read(piece: Piece, sentence: Sentence, text: number, source: string): void {
    const { words, paused } = piece;
    const { from, to } = sentence;
    for (let at = from; at < to; at++) {
      const first = words[at];
      if (!first) continue;
      let hash = first.hash;
      for (let next = at + 1; next < to && next < at + 4; next++) {
        const word = words[next];
        if (!word || paused[next]) break;
        hash = (Math.imul(hash, 0x01000193) + word.hash) | 0;
        if (this.counted(hash) < this.noticed) continue;
        const kept = this.kept.get(hash) ?? this.begin(this.kept, hash, words.slice(at, next + 1), 1);
        if (kept.lastText !== text) this.note(kept, piece, sentence, text, source);
      }
    }
    // What stands by itself at the beginning or end: "Honestly, …", "…, darling."
    const last = words[to - 1];
    const begins = to - from === 1 || (to > from && paused[from + 1]);
    const single = begins ? words[from] : to - from > 1 && paused[to - 1] ? last : null;
    if (!single) return;
    const kept = this.alone.get(single.hash) ?? this.begin(this.alone, single.hash, [single], 0);
    if (kept.lastText !== text) this.note(kept, piece, sentence, text, source);
  }

  /** How often a run was met, about: what shares its cell counts with it, and what is long past counts less. */
  private counted(hash: number): number {
    const cell = (hash ^ (hash >>> 12)) & (CELLS - 1);
    const count = (this.cells[cell] ?? 0) + 1;
    this.cells[cell] = Math.min(count, 65_535);
    if (++this.runs % HALVING === 0) {
      for (let each = 0; each < CELLS; each++) this.cells[each] = (this.cells[each] ?? 0) >> 1;
    }
    if (this.runs === HALVING / 4) this.noticed = Math.max(this.noticed, NOTICED.many);
    return count;
  }

  private begin(to: Map<number, Kept>, hash: number, words: (Word | null)[], count: number): Kept {
    if (to.size >= MOST_KEPT) {
      forget(to);
      // So much comes back that it must come back oftener to be noticed.
      if (to === this.kept) this.noticed = Math.ceil(this.noticed * 1.3);
    }
    const kept: Kept = { count, words: words.filter((word) => word !== null), lastText: -1, lines: [] };
    to.set(hash, kept);
    return kept;
  }

  private note(kept: Kept, piece: Piece, sentence: Sentence, text: number, source: string): void {
    kept.lastText = text;
    kept.count++;
    if (kept.lines.length >= MOST_LINES) return;
    const line = lineOf(piece, sentence);
    if (kept.lines.every((one) => one.line !== line)) kept.lines.push({ source, line });
  }

  /** @param ownTexts how many texts they come from @param words how many words in all */
  found(vocabulary: Vocabulary, ownTexts: number, words: number, certainty: number): Finding<string>[] {
    const least = Math.max(SAYINGS.leastTexts, Math.ceil(ownTexts * SAYINGS.leastShare));
    const scored: { phrase: string; score: number; kept: Kept }[] = [];
    for (const kept of this.kept.values()) {
      const phrase = kept.words.map(({ text }) => text).join(' ');
      if (kept.count < least || ANYBODYS.has(phrase) || !isWhole(kept.words)) continue;
      // How much more often than its words would meet by chance, in natural logarithms for each seam.
      let expected = kept.words[0]?.count ?? 1;
      for (const word of kept.words.slice(1)) {
        expected *= Math.max(1, vocabulary.find(word.text)?.count ?? word.count) / Math.max(words, 1);
      }
      const seams = kept.words.length - 1;
      const bound = Math.log(kept.count / Math.max(expected, 1e-9)) / seams;
      if (bound < SAYINGS.leastBound) continue;
      scored.push({ phrase, kept, score: kept.count * Math.min(bound, 4) * Math.sqrt(seams) * rarity(kept.words) });
    }
    for (const kept of this.alone.values()) {
      const [only] = kept.words;
      const word = only?.text ?? '';
      if (
        kept.count < least ||
        /^(?:yes|no|ok|okay|hi|hello|hey|thanks|please|sorry|and|but|so|you|me|it|too|though|wow|yeah|oh|now|then|yep|nope|yup|right|sure|today|tomorrow|yesterday|again|here|there)$/.test(
          word,
        )
      )
        continue;
      // A name that is called out is no saying.
      if (!only || word.length < 3 || only.capitals > 0 || kept.count * 4 < only.count) continue;
      scored.push({ phrase: word, kept, score: kept.count * 2 });
    }
    scored.sort((a, b) => b.score - a.score || (a.phrase < b.phrase ? -1 : 1));
    const chosen: typeof scored = [];
    for (const one of scored) {
      if (chosen.length >= SAYINGS.most) break;
      const overlaps = chosen.some(
        ({ phrase }) => ` ${phrase} `.includes(` ${one.phrase} `) || shared(phrase, one.phrase) >= 2,
      );
      if (!overlaps) chosen.push(one);
    }
    return chosen.map(({ phrase, kept }) => ({
      value: phrase,
      confidence: certainty * Math.min(0.9, 0.3 + kept.count / 20),
      evidence: kept.lines,
    }));
  }
}

/** A phrase that begins or ends in the middle of something is no saying; nor is one of small words alone, unless it is long. */
function isWhole(words: readonly Word[]): boolean {
  const first = words[0]?.text ?? '';
  const last = words.at(-1)?.text ?? '';
  // Who is called by name is no saying; nor are an article and its word, or whose a thing is.
  if (words.some((word) => word.capitals * 2 > word.count && word.text !== 'i' && !word.text.startsWith("i'")))
    return false;
  if (
    words.length === 2 &&
    /^(?:a|an|the|my|your|his|her|their|our|this|that|i|we|you|he|she|it|and|in|on|at|for|with|from)$/.test(first)
  )
    return false;
  if (/^(?:of|than|is|are|was|were|been|be|am|do|did|does|to|'s)$/.test(first) || /^(?:and|or|but)$/.test(first))
    return false;
  if (
    /^(?:the|a|an|of|to|and|or|but|my|your|his|her|their|our|its|i|we|he|she|they|in|on|at|with|for|from|by|is|was|are|were|that|as|if|i'm|it's)$/.test(
      last,
    )
  )
    return false;
  const holding = words.filter((word) => word.everyday !== 0 || HOLDING_WORDS.has(word.text.replace(/'/g, ''))).length;
  return words.length - holding >= 1 || words.length >= 4;
}

/** 1 for phrases of everyday words, up to 2 for one with a rare word in it. */
function rarity(words: readonly Word[]): number {
  const rank = Math.max(...words.map((word) => rankOf(word.text)));
  return 1 + Math.min(1, Math.log10(Math.max(rank, 100) / 100) / 2.3);
}

function shared(one: string, other: string): number {
  const words = new Set(one.split(' '));
  return other.split(' ').filter((word) => words.has(word)).length;
}

function forget(kept: Map<number, Kept>): void {
  for (let least = 2; kept.size > MOST_KEPT / 2; least = Math.ceil(least * 1.5)) {
    for (const [hash, { count }] of kept) if (count <= least) kept.delete(hash);
  }
}
