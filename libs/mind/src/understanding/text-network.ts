import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { unbiased } from '../lexicon/likeness';
import { DIMENSIONS } from '../lexicon/table';
import { FEATURE_VERSION, tokenise } from './features';
import { GlossLexicon } from './gloss-lexicon';
import { bucketOf, hashText } from './hashing';
import { normaliseText } from './normalise';
import { TALK_GROUPS, type TalkGroup } from './talk-labels';
import { Weights } from './weights';
import { WordTable } from './word-table';

/** Beside the sources, and copied beside the compiled modules. */
const FILE = path.join(__dirname, '../../weights/network.bin');
/** Bits of the bucket number of a run of characters. */
export const SUBWORD_BITS = 14;
/** Values of the vector of a run of characters. */
const SUBWORD_SIZE = 32;
const INPUTS = DIMENSIONS + SUBWORD_SIZE;
/** A word is read by its runs of this many characters, and as a whole. */
const RUNS = [3, 4, 5];
const MAX_SUBWORDS = 24;
/** Words that the convolution sees at once. */
const WINDOW = 3;
/** Longer texts are read by their beginning. */
const MAX_TOKENS = 120;
/** Words whose products with the kernel are cached, of 2 kB each. */
const CACHED_WORDS = 4_000;

/** The heads of the network besides those of ordinary talk, in the order of their outputs. */
export const RISK_HEADS = ['distress', 'danger', 'emergency'] as const;
export const INTENT_HEADS = ['asksHuman', 'takesLeave'] as const;
/** How much of a message is to be remembered: anything, what matters, what must not be forgotten. */
export const IMPORTANCE_HEADS = ['minor', 'matters', 'grave'] as const;
export const NETWORK_HEADS = ['risk', 'intents', 'importance', ...(Object.keys(TALK_GROUPS) as TalkGroup[])] as const;
export type NetworkHead = (typeof NETWORK_HEADS)[number];

/** The log-odds of the binary heads, and logits of the others. */
export type NetworkOutputs = Readonly<Record<NetworkHead, Float32Array>>;

/** Scale of the vectors of words: their values are small beside those of the runs of characters. */
export const VECTOR_SCALE = 2;

/** Buckets of a token's runs of characters, and of the token as a whole; distinct, at most 24. */
export function subwordsOf(token: string): number[] {
  const marked = `<${token}>`;
  const buckets = new Set([bucketOf(hashText(marked), SUBWORD_BITS)]);
  for (const length of RUNS) {
    for (let from = 0; from + length <= marked.length; from += 1)
      buckets.add(bucketOf(hashText(marked.slice(from, from + length)), SUBWORD_BITS));
  }
  return [...buckets].slice(0, MAX_SUBWORDS);
}

/**
 * The words of a message as the network reads them: English, or the glosses of words of other languages.
 * @param language ISO code
 */
export const networkTokens = (message: string, language: string, glosses: GlossLexicon): string[] =>
  glosses.translate(tokenise(normaliseText(message)).slice(0, MAX_TOKENS), language).slice(0, MAX_TOKENS);

interface Layer {
  weights: Float32Array;
  biases: Float32Array;
}

/**
 * A convolutional network over the words of a message, those of other languages by their English glosses: vectors of words and of their runs of characters, one convolution over three
 * words, the largest and the mean value of each channel, and a linear layer for each head (Kim, 2014). Pure and deterministic.
 */
export class TextNetwork {
  private readonly places: ReadonlyMap<string, number>;
  private readonly words: Int8Array;
  private readonly wordScales: Float32Array;
  private readonly subwords: Int8Array;
  private readonly subwordScale: number;
  private readonly kernel: Float32Array;
  private readonly kernelBiases: Float32Array;
  private readonly channels: number;
  private readonly glosses: GlossLexicon;
  private readonly heads: Readonly<Record<NetworkHead, Layer>>;
  /** What a place outside the text adds to each channel. */
  private readonly nothing: Float32Array;
  private readonly products = new LRUCache<string, Float32Array>({ max: CACHED_WORDS });

  constructor(readonly weights: Weights) {
    const floats = (name: string) => new Float32Array(weights.section(name).buffer);
    const words = new TextDecoder().decode(weights.section('vocabulary')).split(' ');
    this.places = new Map(words.map((word, place) => [word, place]));
    this.words = weights.int8('words');
    this.wordScales = floats('words.scales');
    this.subwords = weights.int8('subwords');
    this.subwordScale = weights.numbers('subwords.scale')[0] ?? 0;
    this.kernel = floats('kernel');
    this.kernelBiases = floats('kernel.biases');
    this.channels = this.kernelBiases.length;
    this.glosses = new GlossLexicon(
      new WordTable(
        weights.uint32('glosses.keys'),
        weights.uint16('glosses.firsts'),
        weights.uint16('glosses.seconds'),
      ),
      new TextDecoder().decode(weights.section('glosses.words')).split(' '),
    );
    this.nothing = new Float32Array(WINDOW * this.channels);
    this.heads = Object.fromEntries(
      NETWORK_HEADS.map((name) => [name, { weights: floats(`head.${name}`), biases: floats(`head.${name}.biases`) }]),
    ) as Record<NetworkHead, Layer>;
    if (
      this.words.length !== words.length * DIMENSIONS ||
      this.kernel.length !== WINDOW * INPUTS * this.channels ||
      NETWORK_HEADS.some(
        (name) => this.heads[name].weights.length !== 2 * this.channels * this.heads[name].biases.length,
      )
    )
      throw new Error('the weights of the network do not fit together: train again');
  }

  /**
   * @param message about 0.1 ms for one of ordinary length whose words were read before
   * @param language ISO code. Only the heads of risk and intents were trained on other languages than English.
   */
  read(message: string, language = 'en'): NetworkOutputs {
    const pooled = this.pool(networkTokens(message, language, this.glosses).map((token) => this.productsOf(token)));
    return Object.fromEntries(NETWORK_HEADS.map((name) => [name, applyLayer(this.heads[name], pooled)])) as Record<
      NetworkHead,
      Float32Array
    >;
  }

  /** Forgets the words that were read. */
  clear(): void {
    this.products.clear();
  }

  /** The largest and the mean value of each channel over all places of a text. @param products of its words */
  private pool(products: readonly Float32Array[]): Float32Array {
    const { channels, kernelBiases } = this;
    const pooled = new Float32Array(2 * channels);
    for (let place = 0; place < products.length; place += 1) {
      const before = products[place - 1] ?? this.nothing;
      const own = products[place] ?? this.nothing;
      const after = products[place + 1] ?? this.nothing;
      for (let channel = 0; channel < channels; channel += 1) {
        const sum =
          (kernelBiases[channel] ?? 0) +
          (before[channel] ?? 0) +
          (own[channels + channel] ?? 0) +
          (after[2 * channels + channel] ?? 0);
        if (sum <= 0) continue;
        if (sum > (pooled[channel] ?? 0)) pooled[channel] = sum;
        pooled[channels + channel] = (pooled[channels + channel] ?? 0) + sum;
      }
    }
    const length = Math.sqrt(Math.max(1, products.length));
    for (let at = channels; at < 2 * channels; at += 1) pooled[at] = (pooled[at] ?? 0) / length;
    return pooled;
  }

  /** What a word adds to each channel at each place of the window. */
  private productsOf(token: string): Float32Array {
    const known = this.products.get(token);
    if (known) return known;
    const { channels, kernel } = this;
    const input = this.vectorOf(token);
    const products = new Float32Array(WINDOW * channels);
    for (let offset = 0; offset < WINDOW; offset += 1) {
      for (let at = 0; at < INPUTS; at += 1) {
        const value = input[at] ?? 0;
        const from = (offset * INPUTS + at) * channels;
        const to = offset * channels;
        for (let channel = 0; channel < channels; channel += 1)
          products[to + channel] = (products[to + channel] ?? 0) + value * (kernel[from + channel] ?? 0);
      }
    }
    this.products.set(token, products);
    return products;
  }

  private vectorOf(token: string): Float32Array {
    const vector = new Float32Array(INPUTS);
    const place = this.places.get(token);
    if (place !== undefined) {
      const scale = this.wordScales[place] ?? 0;
      for (let at = 0; at < DIMENSIONS; at += 1) vector[at] = (this.words[place * DIMENSIONS + at] ?? 0) * scale;
    } else {
      const untrained = unbiased(token);
      if (untrained) vector.set(untrained.map((value) => VECTOR_SCALE * value));
    }
    const buckets = subwordsOf(token);
    const scale = this.subwordScale / buckets.length;
    for (const bucket of buckets) {
      for (let at = 0; at < SUBWORD_SIZE; at += 1)
        vector[DIMENSIONS + at] =
          (vector[DIMENSIONS + at] ?? 0) + (this.subwords[bucket * SUBWORD_SIZE + at] ?? 0) * scale;
    }
    return vector;
  }
}

function applyLayer({ weights, biases }: Layer, inputs: Float32Array): Float32Array {
  const outputs = Float32Array.from(biases);
  const count = outputs.length;
  for (let at = 0; at < inputs.length; at += 1) {
    const value = inputs[at] ?? 0;
    if (value === 0) continue;
    for (let output = 0; output < count; output += 1)
      outputs[output] = (outputs[output] ?? 0) + value * (weights[at * count + output] ?? 0);
  }
  return outputs;
}

let shared: TextNetwork | null = null;

/** The network with the installed weights, loaded when it is first needed. @throws Error if the weights do not fit the program */
export function textNetwork(): TextNetwork {
  shared ??= new TextNetwork(Weights.parse(readFileSync(FILE), FEATURE_VERSION));
  return shared;
}
