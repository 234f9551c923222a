import { CloserLook } from './closer-look';
import { companyOf } from './company';
import { type Question, type RecallCue, type Understanding, understand } from './cue';
import { Embeddings } from './embeddings';
import { Entries, type Placed } from './entries';
import { type Likely, FirstLook, accepted } from './first-look';
import { Nature } from './nature';
import { Postings } from './postings';
import type { QuantizedVector } from './quantized-vector';
import type { RecallEntry } from './recollection';
import { SIGN } from './signs';
import { folded, scan } from './tokens';
import { NOTHING, Vocabulary } from './vocabulary';
import * as W from './weights';

/** Something found. */
export interface RecallHit {
  key: string;
  /** Comparable within one search. */
  score: number;
  /** 0–1, see Recollection. */
  fit: number;
  /** Words of the cue it holds itself, in lower case, the rarest first. */
  matched: string[];
}

const PERSON = 0;
const SOUL = 1;
const NOBODY = 2;
/** When so many are gone, and a quarter of all, what they left behind is cleared away. */
const CLEAR_AT = 1_000;

/**
 * All that one soul can recall, in this process's memory: searched in the time of a few thousand additions, appended to with every
 * message. It holds words as numbers and no texts; the store stays the only one who knows what was said.
 */
export class RecallIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly speakers = new Map<string, number>();
  private speakerCount = NOBODY + 1;
  private entries = new Entries();
  private postings = new Postings();
  private embeddings = new Embeddings();
  private firstLook = new FirstLook(this.entries, this.postings);
  /** How often the entry that is being added holds a term, in halves, by term; zero between additions. */
  private halves = new Uint8Array(4_096);

  /** `names`: how the person and the soul are called, so that their names in a question mean what they said. */
  constructor(names: { person: string; soul: string }) {
    this.nameSpeaker(names.soul, SOUL);
    this.nameSpeaker(names.person, PERSON);
  }

  /** How many entries it holds. */
  get size(): number {
    return this.entries.size;
  }

  has(key: string): boolean {
    return this.entries.numberOf(key) !== undefined;
  }

  /** How many bytes its columns and postings take; keys, words and vectors come on top. */
  get bytes(): number {
    return this.entries.bytes + this.postings.bytes;
  }

  /** How many bytes its vectors take. */
  get embeddingBytes(): number {
    return this.embeddings.bytes;
  }

  /**
   * Adds entries, those of each stream in the order they were said. One whose key is there already takes its place, in the stream too; it
   * keeps its vector if the words of its text are the same. Costs in proportion to what is added.
   */
  append(entries: readonly RecallEntry[]): void {
    for (const entry of entries) {
      const placed = this.read(entry);
      const old = this.entries.numberOf(entry.key);
      const vector = old === undefined ? undefined : this.embeddings.get(old);
      const hasSameText = vector !== undefined && old !== undefined && this.hasTextOf(old, placed);
      const place = old === undefined ? undefined : this.forget(old);
      const number = this.entries.add(placed, place?.stream === entry.stream ? place : undefined);
      if (vector && hasSameText) this.embeddings.set(number, vector);
      this.post(number);
    }
    this.clearAway();
  }

  /** Takes entries out of every search. Keys that are not there are passed over. */
  remove(keys: Iterable<string>): void {
    for (const key of keys) {
      const entry = this.entries.numberOf(key);
      if (entry !== undefined) this.forget(entry);
    }
    this.clearAway();
  }

  /** Sets the vector of an entry. Without effect if the key is not there. */
  setEmbedding(key: string, vector: QuantizedVector): void {
    const entry = this.entries.numberOf(key);
    if (entry !== undefined) this.embeddings.set(entry, vector);
  }

  /** Removes the vector of an entry, which is found by its words only then. */
  removeEmbedding(key: string): void {
    const entry = this.entries.numberOf(key);
    if (entry !== undefined) this.embeddings.delete(entry);
  }

  /** What comes to mind, the best first; of equals the later said. Empty where nothing does. */
  search(cue: RecallCue): RecallHit[] {
    if (!(cue.limit >= 1) || this.size === 0) return [];
    const question = understand(cue, this.understanding());
    const best = bestOf(question);
    const nature = new Nature(this.entries, question);
    const likely = this.likely(question, nature, cue, best);
    const nearness = this.addNearest(likely, nature, cue);
    const look = new CloserLook(question, this.entries, this.vocabulary);
    const hits = likely.map(({ entry, weight, factor }) => {
      const holding = look.at(entry);
      const near = nearness.get(entry);
      const words =
        weight / best +
        W.OWN * holding.own +
        W.HELD_AROUND * holding.heldAround +
        W.PHRASE * Math.min(2, holding.phrases);
      const score = words * factor + (near?.bonus ?? 0);
      const felt = question.feelings.length > 0 && this.tellsOf(entry, question.feelings) ? W.FEELING_FIT : 0;
      return { entry, score, fit: Math.max(holding.fit, felt, near?.nearness ?? 0), matched: holding.matched };
    });
    hits.sort((a, b) => b.score - a.score || this.later(a.entry, b.entry));
    return hits
      .slice(0, Math.floor(cue.limit))
      .map(({ entry, score, fit, matched }) => ({ key: this.entries.keys[entry] ?? '', score, fit, matched }));
  }

  /** The first look, twice: the best entries it leads to say what else to look for. */
  private likely(question: Question, nature: Nature, cue: RecallCue, best: number): Likely[] {
    try {
      this.firstLook.begin(question);
      const first = this.firstLook.likely(nature, cue, W.COMPANY_ENTRIES);
      for (const { term, weight } of companyOf(question, first, this.entries, this.understanding()))
        this.firstLook.weighOwn(term, weight);
      this.firstLook.bringBack(question, nature, best);
      return this.firstLook.likely(nature, cue, Math.max(W.CLOSER_LOOK, 2 * cue.limit));
    } finally {
      this.firstLook.end();
    }
  }

  private understanding(): Understanding {
    return {
      vocabulary: this.vocabulary,
      size: this.size,
      frequency: (term) => this.postings.frequency(term),
      speakerNamed: (word) => this.speakers.get(word),
      person: PERSON,
      soul: SOUL,
    };
  }

  /** Adds what is near in meaning to the likely ones; returns what nearness is worth, by entry. */
  private addNearest(
    likely: Likely[],
    nature: Nature,
    cue: RecallCue,
  ): Map<number, { nearness: number; bonus: number }> {
    const found = new Map<number, { nearness: number; bonus: number }>();
    if (!cue.embedding) return found;
    const fits = (entry: number): boolean =>
      (!cue.kinds || cue.kinds.includes(this.entries.kindOf(entry))) && accepted(this.entries, entry, cue);
    const nearest = this.embeddings.nearest(cue.embedding, W.EMBEDDING_FINDS, fits);
    const known = new Set(likely.map(({ entry }) => entry));
    nearest.forEach(({ entry, nearness }, rank) => {
      found.set(entry, { nearness, bonus: (W.EMBEDDING * W.EMBEDDING_HALF) / (W.EMBEDDING_HALF + rank) });
      if (!known.has(entry)) likely.push({ entry, weight: 0, factor: nature.factor(entry) });
    });
    return found;
  }

  private tellsOf(entry: number, feelings: readonly number[]): boolean {
    const end = this.entries.wordsStart(entry + 1);
    for (let at = this.entries.wordsStart(entry); at < end; at++) {
      const term = (this.entries.words[at] ?? 0) >> 1;
      if (feelings.includes(term) || this.vocabulary.toldBy(term).some((told) => feelings.includes(told))) return true;
    }
    return false;
  }

  private later(a: number, b: number): number {
    const [atA, atB] = [this.entries.at[a] ?? Number.NaN, this.entries.at[b] ?? Number.NaN];
    if (atA !== atB && !(Number.isNaN(atA) && Number.isNaN(atB)))
      return Number.isNaN(atA) ? 1 : Number.isNaN(atB) ? -1 : atB - atA;
    const [keyA, keyB] = [this.entries.keys[a] ?? '', this.entries.keys[b] ?? ''];
    return keyA.length !== keyB.length ? keyB.length - keyA.length : keyA < keyB ? 1 : -1;
  }

  private nameSpeaker(name: string, number: number): void {
    scan(name, (word) => {
      if (word.length > 1) this.speakers.set(word, number);
    });
  }

  private speakerOf({ from, speaker }: RecallEntry): number {
    if (from === 'person') return PERSON;
    if (from === 'soul') return SOUL;
    const name = folded(speaker).toLowerCase();
    if (name.trim() === '') return NOBODY;
    const known = this.speakers.get(name);
    if (known !== undefined) return known;
    const number = this.speakerCount++;
    this.nameSpeaker(name, number);
    this.speakers.set(name, number);
    return number;
  }

  /** Takes an entry apart. */
  private read(entry: RecallEntry): Placed {
    const words: number[] = [];
    let length = 0;
    const take =
      (note: 0 | 1) =>
      (word: string, named: boolean): void => {
        const term = this.vocabulary.termOf(word, named);
        if (term === NOTHING) return;
        words.push((term << 1) | note);
        length += (note === 1 ? W.NOTE_HALVES : W.TEXT_HALVES) / 2;
      };
    const signs = scan(entry.text, take(0));
    if (entry.notes !== '') scan(entry.notes, take(1));
    const { key, stream, kind, at } = entry;
    return {
      key,
      stream,
      kind,
      speaker: this.speakerOf(entry),
      signs: entry.whispered ? signs | SIGN.whispered : signs,
      at: at !== null && Number.isFinite(at) ? at : null,
      words,
      length,
      emphasis: entry.emphasis ?? 0,
    };
  }

  /** Whether an entry has the same words in its text, in the same order, as what is about to replace it; notes are not compared. */
  private hasTextOf(entry: number, { words }: Placed): boolean {
    const own = this.entries.words.subarray(this.entries.wordsStart(entry), this.entries.wordsStart(entry + 1));
    const text = words.filter((code) => (code & 1) === 0);
    const ownText = own.filter((code) => (code & 1) === 0);
    return ownText.length === text.length && text.every((code, at) => code === ownText[at]);
  }

  /** The terms an entry holds, each once, counted in `halves`. Who calls sets those back to zero. */
  private count(entry: number): number[] {
    if (this.halves.length < this.vocabulary.size) this.halves = new Uint8Array(this.vocabulary.size * 2);
    const terms: number[] = [];
    const add = (term: number, halves: number): void => {
      const before = this.halves[term] ?? 0;
      if (before === 0) terms.push(term);
      this.halves[term] = Math.min(100, before + halves);
    };
    const end = this.entries.wordsStart(entry + 1);
    for (let at = this.entries.wordsStart(entry); at < end; at++) {
      const code = this.entries.words[at] ?? 0;
      const halves = code & 1 ? W.NOTE_HALVES : W.TEXT_HALVES;
      add(code >> 1, halves);
      for (const told of this.vocabulary.toldBy(code >> 1)) add(told, halves);
    }
    return terms;
  }

  private post(entry: number): void {
    for (const term of this.count(entry)) {
      this.postings.add(term, entry, this.halves[term] ?? 0);
      this.halves[term] = 0;
    }
  }

  private forget(entry: number): { before: number; after: number; stream: string } {
    for (const term of this.count(entry)) {
      this.postings.forget(term);
      this.halves[term] = 0;
    }
    this.embeddings.delete(entry);
    return this.entries.remove(entry);
  }

  /** Builds all anew without what is gone. Amortised: it happens once in as many removals as it has entries to move, by four. */
  private clearAway(): void {
    const { entries: old, embeddings } = this;
    if (old.gone < CLEAR_AT || old.gone * 4 < old.count) return;
    this.entries = new Entries();
    this.postings = new Postings();
    this.embeddings = new Embeddings();
    this.firstLook = new FirstLook(this.entries, this.postings);
    for (const placed of old.inOrder()) {
      const before = old.numberOf(placed.key);
      const entry = this.entries.add(placed);
      this.post(entry);
      const embedding = before === undefined ? undefined : embeddings.get(before);
      if (embedding) this.embeddings.set(entry, embedding);
    }
  }
}

/** What an entry would weigh that held every word of the cue often; never zero. */
function bestOf({ words }: Question): number {
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  return (all === 0 ? 1 : all) * (W.SATURATION + 1);
}
