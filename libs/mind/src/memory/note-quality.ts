import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../perception/text';
import { FEATURE_VERSION, type SparseVector } from '../understanding/features';
import { bucketOf, hashText } from '../understanding/hashing';
import { importanceOf, type Importance } from '../understanding/importance';
import { FoldedLinearModel } from '../understanding/linear-model';
import { Weights } from '../understanding/weights';
import type { MemoryDraft } from './memory';
import { refersBack } from './passages';

/** Beside the sources, and copied beside the compiled modules. */
const FILE = path.join(__dirname, '../../weights/notes.bin');
/** Bits of a bucket number. */
export const NOTE_BITS = 13;

/** What a note is judged by. */
export type Note = Pick<MemoryDraft, 'content' | 'title' | 'kind' | 'fact'>;

const logOdds = (probability: number): number => Math.log((probability + 1e-4) / (1 - probability + 1e-4));
const STEPS = 6;
/** A value as one of a few buckets, so that a linear model may bend. */
const step = (value: number, least: number, most: number): number =>
  Math.max(0, Math.min(STEPS, Math.round(((value - least) / (most - least)) * STEPS)));

/** The sentence of a message that a note comes from: the one that shares most words with it. */
function sourceOf(note: Note, sentences: readonly string[]): string {
  const words = new Set(wordsOf(note.content));
  let best = { sentence: sentences[0] ?? '', share: -1 };
  for (const sentence of sentences) {
    const own = wordsOf(sentence);
    const share = own.filter((word) => words.has(word)).length / Math.max(4, own.length);
    if (share > best.share) best = { sentence, share };
  }
  return best.sentence;
}

/**
 * What the model of notes sees of a note.
 * @param message in which it was said @param sentences of the message
 */
export function noteFeatures(note: Note, message: string, sentences: readonly string[]): SparseVector {
  const buckets = new Map<number, number>();
  const add = (name: string, value = 1) => {
    const bucket = bucketOf(hashText(name), NOTE_BITS);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + value);
  };
  const source = sourceOf(note, sentences);
  const relation = note.fact?.relation.replace(/^favourite .*/, 'favourite') ?? 'none';
  const value = note.fact?.value ?? '';
  const words = wordsOf(note.content);
  const valueWords = wordsOf(value);
  const isTyped = relation !== 'told' && relation !== 'habit';
  const isQuote = note.content.includes('“');
  const importance: [keyof Importance, string][] = [
    ['minor', 'a'],
    ['matters', 'b'],
    ['grave', 'c'],
  ];
  const ofSource = importanceOf(source);
  const ofMessage = importanceOf(message);
  for (const [level, name] of importance) {
    // The log-odds themselves, and which of several steps they are on.
    add(`source ${name}`, logOdds(ofSource[level]) / 2);
    add(`message ${name}`, logOdds(ofMessage[level]) / 2);
    add(`source ${name} ${step(logOdds(ofSource[level]), -4, 4)}`);
    if (isTyped) add(`typed ${name}`, logOdds(ofSource[level]) / 2);
  }
  add(`relation ${relation}`);
  add(`kind ${note.kind} ${isTyped ? 'typed' : 'told'}`);
  add(`quote ${isQuote}`);
  add(`subject ${note.fact === null ? 'none' : note.fact.subject === 'person' ? 'person' : 'other'}`);
  add(`negated ${note.fact?.negated ?? false}`);
  add(`length ${Math.min(8, Math.ceil(words.length / 3))}`);
  add(`source ${Math.min(8, Math.ceil(wordsOf(source).length / 3))}`);
  add(`share ${step(words.length / Math.max(1, wordsOf(source).length), 0, 1.2)} ${isTyped}`);
  add(`sentences ${Math.min(4, sentences.length)}`);
  add(`message ${Math.min(8, Math.ceil(wordsOf(message).length / 4))} ${isTyped}`);
  add(`refers ${refersBack(source)} ${isTyped} ${sentences[0] === source}`);
  add(`commas ${Math.min(3, source.split(',').length - 1)}`);
  add(`shouts ${/!/.test(source)} ${isTyped}`);
  add(`digits ${/\d/.test(note.content)}`);
  if (isTyped) {
    add(`value length ${Math.min(8, valueWords.length)}`);
    add(`${relation} value length ${Math.min(6, valueWords.length)}`);
    add(`${relation} first ${valueWords[0] ?? ''}`);
    add(`${relation} last ${valueWords.at(-1) ?? ''}`);
    add(`title length ${Math.min(6, Math.ceil(note.title.length / 10))}`);
    add(`${relation} ${/^\p{Lu}/u.test(value) ? 'name' : 'word'}`);
    add(`${relation} message ${Math.min(6, Math.ceil(wordsOf(message).length / 4))}`);
  }
  const said = isQuote ? wordsOf(note.content.slice(note.content.indexOf('“'))) : words;
  add(`first ${said.slice(0, 2).join(' ')}`);
  add(`first ${said[0] ?? ''}`);
  add(`second ${said[1] ?? ''}`);
  add(`third ${said[2] ?? ''}`);
  add(`last ${said.at(-1) ?? ''}`);
  for (const word of new Set(said)) add(`word ${word}`, 0.5);
  for (const [at, word] of said.entries()) if (at > 0) add(`pair ${said[at - 1] ?? ''} ${word}`, 0.5);
  return { indices: Uint32Array.from(buckets.keys()), values: Float32Array.from(buckets.values()) };
}

let shared: FoldedLinearModel | null = null;
const model = (): FoldedLinearModel =>
  (shared ??= new FoldedLinearModel(Weights.parse(readFileSync(FILE), FEATURE_VERSION), 'notes'));

/**
 * How good a note is, 0–1: the mean of the probabilities that it is true to the message and understandable weeks later, and that a careful
 * friend would be glad to have it.
 * @param message in which it was said @param sentences of the message
 */
export function noteQuality(note: Note, message: string, sentences: readonly string[]): number {
  const [fair = 0, good = 0] = model().logits(noteFeatures(note, message, sentences));
  return (sigmoid(fair) + sigmoid(good)) / 2;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
