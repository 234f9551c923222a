import { DIMENSIONS } from '../lexicon/table';
import { FEATURE_VERSION } from './features';
import { GlossLexicon, glossKey } from './gloss-lexicon';
import { TALK_GROUPS } from './talk-labels';
import { NETWORK_HEADS, networkTokens, SUBWORD_BITS, subwordsOf, TextNetwork, textNetwork } from './text-network';
import { serialiseWeights, Weights } from './weights';
import { WordTable } from './word-table';

const SUBWORD_SIZE = 32;
const INPUTS = DIMENSIONS + SUBWORD_SIZE;
const COUNTS: Readonly<Record<string, number>> = {
  risk: 3,
  intents: 2,
  ...Object.fromEntries(Object.entries(TALK_GROUPS).map(([group, labels]) => [group, labels.length])),
};
const bytesOf = (array: Float32Array | Int8Array | Uint16Array | Uint32Array) =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/**
 * A network of two channels, of which the first reads the first value of a word and of the word after it, and the second nothing. The first
 * output of each head is the largest value of the first channel, the second its mean.
 */
function tinyWeights(changes: Record<string, Uint8Array> = {}): Weights {
  const kernel = new Float32Array(3 * INPUTS * 2);
  const own = 1;
  const after = 2;
  kernel[own * INPUTS * 2] = 1;
  kernel[after * INPUTS * 2] = 10;
  const words = new Int8Array(2 * DIMENSIONS);
  words[0] = 100;
  words[DIMENSIONS] = 50;
  const sections: Record<string, Uint8Array> = {
    vocabulary: new TextEncoder().encode('alpha beta'),
    words: bytesOf(words),
    'words.scales': bytesOf(Float32Array.of(0.01, 0.02)),
    subwords: bytesOf(new Int8Array(2 ** SUBWORD_BITS * SUBWORD_SIZE)),
    kernel: bytesOf(kernel),
    'kernel.biases': bytesOf(Float32Array.of(0.5, -1)),
    'glosses.keys': bytesOf(Uint32Array.of(glossKey('it', 'primo'))),
    'glosses.firsts': bytesOf(Uint16Array.of(0)),
    'glosses.seconds': new Uint8Array(),
    'glosses.words': new TextEncoder().encode('alpha'),
  };
  for (const name of NETWORK_HEADS) {
    const count = COUNTS[name] ?? 0;
    const head = new Float32Array(4 * count);
    head[0] = 1;
    head[2 * count + 1] = 1;
    sections[`head.${name}`] = bytesOf(head);
    sections[`head.${name}.biases`] = bytesOf(new Float32Array(count));
  }
  const header = {
    featureVersion: FEATURE_VERSION,
    dataHash: '',
    metrics: {},
    parameters: { 'subwords.scale': [1] },
  };
  return Weights.parse(serialiseWeights(header, { ...sections, ...changes }), FEATURE_VERSION);
}

describe('the network', () => {
  it('gives the largest and the mean value of each channel to its heads', () => {
    const { risk, tone } = new TextNetwork(tinyWeights()).read('alpha beta');
    // Both words have the value 1: 0.5 + 1 + 10 at the first place, 0.5 + 1 at the second.
    expect(risk[0]).toBeCloseTo(11.5, 5);
    expect(risk[1]).toBeCloseTo(13 / Math.sqrt(2), 5);
    expect(risk[2]).toBe(0);
    expect(tone[0]).toBeCloseTo(11.5, 5);
  });

  it('reads words of other languages by their English glosses', () => {
    const network = new TextNetwork(tinyWeights());
    expect(network.read('primo beta', 'it')).toEqual(network.read('alpha beta'));
    expect(network.read('primo beta')).not.toEqual(network.read('alpha beta'));
  });

  it('reads a word of no vector by the biases, and a text without words as nothing', () => {
    const network = new TextNetwork(tinyWeights());
    expect(network.read('qqzzxx').risk[0]).toBeCloseTo(0.5, 5);
    expect([...network.read('').risk]).toEqual([0, 0, 0]);
  });

  it('refuses weights that do not fit together', () => {
    expect(() => new TextNetwork(tinyWeights({ kernel: new Uint8Array(8) }))).toThrow('train again');
  });

  it('reads the same of the same text, also after its cache was cleared', () => {
    const network = textNetwork();
    const first = network.read('My sister lost her job, and I do not know how to help her');
    network.clear();
    expect(network.read('My sister lost her job, and I do not know how to help her')).toEqual(first);
  });

  it('reads misspelt words by their runs of characters', () => {
    const runs = subwordsOf('exhausted');
    const shared = subwordsOf('exhasted').filter((bucket) => runs.includes(bucket));
    expect(shared.length).toBeGreaterThan(5);
    expect(subwordsOf('a'.repeat(40))).toHaveLength(new Set(subwordsOf('a'.repeat(40))).size);
  });

  it('reads long messages by their beginning', () => {
    const glosses = new GlossLexicon(new WordTable(new Uint32Array(), new Uint16Array(), new Uint16Array()), []);
    expect(networkTokens('word '.repeat(500), 'en', glosses)).toHaveLength(120);
  });
});
