import type { RecalledKind } from '@kinloom/contract';
import { type DayRange, dateWords, daysNamed } from './dates';
import type { RecallEntry } from './recollection';
import { signsAsked } from './signs';
import { folded, scan } from './tokens';
import { NOTHING, type Vocabulary } from './vocabulary';
import { ALIKE, CUE_WORDS, DATE_WORDS, IMAGINED, KIN, MOST_ALIKE, NAME, ONLY_KIN } from './weights';

/** What recall is asked with. */
export interface RecallCue {
  /** The message, or the question. */
  text: string;
  /** Who says it: what "my" and "your" mean hangs on it. */
  from: 'person' | 'soul';
  /** Now, in milliseconds UTC: what "yesterday" and "last May" mean hangs on it. */
  at: number;
  /** How many hits at most. */
  limit: number;
  /** Only these; all where it is left out. */
  kinds?: readonly RecalledKind[];
  /** Whether an entry may come to mind now. Called for the likely ones only, never for all. */
  accept?: (key: string, entry: Pick<RecallEntry, 'stream' | 'kind' | 'whispered' | 'at'>) => boolean;
  /** What is felt now: brings back what was told with these feelings, tones or tags, without a word in common. */
  feelings?: readonly string[];
  /** What the cue's text means to an embedding model: fused in where entries have one of the same length. */
  embedding?: Float32Array | null;
}

/** A term that is looked for. */
export interface Sought {
  term: number;
  /** How much it says: rarity times what the word counts in this cue. */
  weight: number;
  /** The cue's words it stands for, by their place in `words`; empty for a date made out of "yesterday". */
  word: number;
  /** It stands for the word by kinship alone. */
  kin: boolean;
}

/** A cue taken apart. */
export interface Question {
  sought: Sought[];
  /** The cue's words that say something, as they were written (in lower case), and how much each says. */
  words: { word: string; term: number | null; rarity: number }[];
  /** The terms of the cue in order, for words that follow one another. */
  order: number[];
  /** Who is asked about, by number; null where it is nobody or more than one. */
  speaker: number | null;
  /** The signs an answer would bear (see SIGN). */
  signs: number;
  days: DayRange[];
  /** Terms of what is felt. */
  feelings: number[];
}

/** How the words of a cue are understood: what is counted, and who takes part. */
export interface Understanding {
  vocabulary: Vocabulary;
  size: number;
  frequency: (term: number) => number;
  /** Who goes by a name, in lower case: a number; undefined for who never spoke. */
  speakerNamed: (word: string) => number | undefined;
  person: number;
  soul: number;
}

const LONGEST = 16_000;
/** Shorter words are too alike to be taken for one another. */
const SHORTEST_MISSPELT = 5;
/** What only opens a question says nothing about who is asked about: "do you remember my …", "did I tell you …". */
const OPENINGS =
  /\b(?:(?:do|did|can|could|would|will) (?:you|i) (?:still |even |ever |please )?(?:remember|recall|know|tell|remind|think|mention|say)(?: (?:you|me))?|(?:tell|remind|told|ask|asked) (?:you|me)|have i (?:ever )?(?:told|mentioned)(?: to)?(?: you)?|you (?:remember|know)|i (?:wonder|think|guess|mean))\b/g;

/** Robertson and Spärck Jones' rarity, over what was counted and what is imagined before there was anything to count. */
export function rarityOf(term: number, { vocabulary, size, frequency }: Understanding): number {
  const all = size + IMAGINED;
  const holding = frequency(term) + IMAGINED * vocabulary.everyday(term);
  return Math.log(1 + (Math.max(0, all - holding) + 0.5) / (holding + 0.5));
}

function speakerAsked(
  lower: string,
  from: RecallCue['from'],
  named: readonly number[],
  { person, soul }: Understanding,
): number | null {
  const text = lower.replace(OPENINGS, ' ');
  const votes = new Map<number, number>();
  const vote = (speaker: number, count: number): void =>
    void (count > 0 && votes.set(speaker, (votes.get(speaker) ?? 0) + count));
  const times = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const self = from === 'person' ? person : soul;
  const other = from === 'person' ? soul : person;
  vote(self, times(/\b(?:i|me|we|us)\b/g) + 2 * times(/\b(?:my|mine|our)\b/g));
  vote(other, times(/\byou\b/g) + 2 * times(/\b(?:your|yours)\b/g));
  for (const speaker of named) vote(speaker, 2);
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** "Lumen, do you remember …", "… do you, Lumen?": who is called is not who is asked about. */
function isAddress(lower: string, name: string): boolean {
  if (lower.trimStart().startsWith(`${name},`)) return true;
  return new RegExp(`, ${name}[\\s?!.]{0,9}$`).test(lower.slice(-(name.length + 12)));
}

/** What was said that a word nobody said could stand for. */
function alikeTo(word: string, { vocabulary, frequency }: Understanding): number[] {
  return vocabulary
    .alike(word)
    .filter((term) => frequency(term) > 0)
    .sort((a, b) => frequency(b) - frequency(a) || a - b)
    .slice(0, MOST_ALIKE);
}

/** Takes a cue apart. Words and work are bounded whatever its length. */
export function understand(cue: RecallCue, mind: Understanding): Question {
  const text = cue.text.slice(0, LONGEST);
  const lower = folded(text).replaceAll('\u2019', "'").toLowerCase();
  const words = new Map<string, { word: string; term: number | null; rarity: number; weight: number }>();
  const named = new Set<number>();
  const order: number[] = [];
  scan(text, (word, capital) => {
    const term = mind.vocabulary.find(word, capital);
    if (term === NOTHING) return;
    if (order.length < 200) order.push(term ?? NOTHING);
    const speaker = mind.speakerNamed(word);
    if (speaker !== undefined && !isAddress(lower, word)) named.add(speaker);
    const known = words.get(word);
    if (known) return;
    const rarity = term === null ? Math.log(1 + (mind.size + IMAGINED) * 2) : rarityOf(term, mind);
    words.set(word, {
      word,
      term,
      rarity: speaker === undefined ? rarity : rarity * NAME,
      weight: speaker === undefined ? 1 : NAME,
    });
  });
  const kept = [...words.values()].sort((a, b) => b.rarity - a.rarity).slice(0, CUE_WORDS);
  const sought = new Map<number, Sought>();
  const seek = (term: number, weight: number, word: number, kin: boolean): void => {
    const known = sought.get(term);
    if (!known || known.weight < weight) sought.set(term, { term, weight, word, kin });
  };
  kept.forEach(({ word: written, term, rarity, weight }, word) => {
    if (term !== null) seek(term, rarity, word, false);
    const unsaid = term === null || mind.frequency(term) === 0;
    if (term !== null && weight === 1)
      for (const concept of mind.vocabulary.asked(term))
        seek(concept, (unsaid ? ONLY_KIN : KIN) * rarityOf(concept, mind), word, true);
    if (unsaid && written.length >= SHORTEST_MISSPELT)
      for (const other of alikeTo(written, mind)) seek(other, ALIKE * rarityOf(other, mind), word, true);
  });
  const days = daysNamed(lower, cue.at);
  for (const word of days.length === 1 && days[0] ? dateWords(days[0]) : []) {
    const term = mind.vocabulary.find(word, true);
    if (term !== null && term !== NOTHING && !sought.has(term))
      seek(term, DATE_WORDS * rarityOf(term, mind), -1, false);
  }
  const feelings = (cue.feelings ?? []).slice(0, CUE_WORDS).flatMap((name) => {
    const plain = folded(name).toLowerCase();
    return mind.vocabulary.feeling(plain) ?? mind.vocabulary.find(plain, true) ?? [];
  });
  return {
    sought: [...sought.values()],
    words: kept,
    order,
    speaker: speakerAsked(lower, cue.from, [...named], mind),
    signs: signsAsked(lower),
    days,
    feelings: [...new Set(feelings)].filter((term) => term !== NOTHING),
  };
}
