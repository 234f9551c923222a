import { ConceptLexicon } from './concepts';
import { FEATURE_VERSION, featuresOf, tokenise } from './features';
import { GlossLexicon, glossKey } from './gloss-lexicon';
import { hashText } from './hashing';
import { messageReader } from './message-reader';
import { normaliseText } from './normalise';
import { serialiseWeights, Weights } from './weights';
import { clausesOf, windowsOf } from './windows';
import { WordTable, wordTableParts } from './word-table';

function tableOf(entries: ReadonlyMap<number, readonly number[]>): WordTable {
  const { keys, firsts, seconds } = wordTableParts(entries);
  return new WordTable(keys, firsts, seconds);
}

describe('normalisation', () => {
  it.each([
    ['I WANT to DIE', 'i want to die'],
    ['k m s', 'kms'],
    ['s.u.i.c.i.d.e', 'suicide'],
    ['su1cide, k1ll', 'suicide, kill'],
    ['w\u200bant t\u200bo die', 'want to die'],
    ['wаnt to diе', 'want to die'],
    ['sooooo tired', 'soo tired'],
    ["can't, won't, don't", 'can not, will not, do not'],
    ['Je suis fatigué', 'je suis fatigue'],
    ['4 eggs, 10 km', '4 eggs, 10 km'],
  ])('%j becomes %j', (written, normalised) => expect(normaliseText(written)).toBe(normalised));
});

describe('features', () => {
  const lexicon = new ConceptLexicon(
    tableOf(
      new Map([
        [hashText('pills'), [7]],
        [hashText('tablets'), [7]],
        [hashText('tabletki'), [7, 9]],
        [hashText('薬'), [7]],
      ]),
    ),
  );

  it('are the same numbers on every machine', () => {
    const { indices, values } = featuresOf('no pills', lexicon);
    expect([...indices].slice(0, 6)).toEqual([1865431, 79796, 1760798, 1431608, 947715, 1823244]);
    expect(values[0]).toBeCloseTo(0.2357, 3);
  });
  it('have words of one meaning in common, across languages and in scripts without spaces', () => {
    expect(lexicon.of(['pills'])).toEqual(lexicon.of(['tablets']));
    expect(lexicon.of(['tabletki'])).toEqual([7, 9]);
    expect(lexicon.of(tokenise('この薬'))).toContain(7);
    expect(lexicon.of(['tabletkami'])).not.toEqual(lexicon.of(['tabletki']));
  });
  it('of a text without words are none', () => expect(featuresOf('   ', lexicon).indices).toHaveLength(0));
});

describe('glosses', () => {
  const words = ['die', 'want', 'to', 'the'];
  const glosses = new GlossLexicon(
    tableOf(
      new Map([
        [glossKey('de', 'sterben'), [0]],
        [glossKey('de', 'die'), [3]],
        [glossKey('it', 'voglio'), [1, 2]],
        [glossKey('ja', '死'), [0]],
        [glossKey('ja', '死にたい'), [1, 0]],
      ]),
    ),
    words,
  );

  it('stand for the words of their language, in order', () => {
    expect(glosses.translate(['voglio', 'morire'], 'it')).toEqual(['want', 'to', 'morire']);
    expect(glosses.translate(['die', 'sterbenden'], 'de')).toEqual(['the', 'die']);
    expect(glosses.translate(['voglio'], 'de')).toEqual(['voglio']);
    expect(glosses.translate(['die'], 'en')).toEqual(['die']);
  });
  it('are of the longest known words in scripts without spaces', () => {
    expect(glosses.translate(tokenise('もう死にたい'), 'ja')).toEqual(['も', 'う', 'want', 'die']);
  });
});

describe('a table of words', () => {
  it('is refused if its parts do not fit together', () => {
    expect(() => new WordTable(Uint32Array.of(1), Uint16Array.of(1, 2), new Uint16Array())).toThrow('train again');
  });
});

describe('a file of weights', () => {
  const header = { featureVersion: FEATURE_VERSION, dataHash: 'ab', metrics: {}, parameters: { list: [1, 2] } };
  const file = serialiseWeights(header, { one: Uint8Array.of(1, 2, 3), two: Uint8Array.of(4) });

  it('is read back as it was written', () => {
    const weights = Weights.parse(file, FEATURE_VERSION);
    expect([...weights.section('one')]).toEqual([1, 2, 3]);
    expect([...weights.int8('two')]).toEqual([4]);
    expect(weights.numbers('list')).toEqual([1, 2]);
    expect(() => weights.section('three')).toThrow('no section three');
    expect(() => weights.names('list')).toThrow('no names list');
  });
  it('is refused if it is no such file, is cut short or was made for other features', () => {
    expect(() => Weights.parse(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), 1)).toThrow('not a file of weights');
    expect(() => Weights.parse(file.subarray(0, file.length - 4), FEATURE_VERSION)).toThrow('cut short');
    expect(() => Weights.parse(file, FEATURE_VERSION + 1)).toThrow('train again');
  });
});

describe('parts of a message', () => {
  it('are its clauses, where it has several', () => {
    expect(clausesOf('Work was fine. I took all of them, and now I wait.')).toEqual([
      'Work was fine.',
      'I took all of them',
      'and now I wait.',
    ]);
    expect(clausesOf('one sentence only')).toEqual([]);
  });
  it('are windows that overlap, of a very long message the beginning and the end', () => {
    expect(windowsOf('short')).toEqual(['short']);
    const long = windowsOf(`${'a'.repeat(400_000)}end`);
    expect(long).toHaveLength(24);
    expect(long.at(-1)).toMatch(/end$/);
    for (const window of long) expect(window.length).toBeLessThanOrEqual(800);
  });
});

/** Texts, and the probability of danger the installed weights gave them when they were trained. */
const GOLDEN_PROBABILITIES: readonly [string, number][] = [
  ['I want to die', 0.988],
  ['I took all the pills', 0.986],
  ['this homework is killing me', 0.042],
  ['quiero morirme', 0.985],
  ['死にたい', 0.972],
  ['nobody would notice if I was gone', 0.975],
];

describe('the installed weights', () => {
  const reader = messageReader();

  it('give the probabilities they gave when they were trained', () => {
    for (const [text, danger] of GOLDEN_PROBABILITIES) expect(reader.readRisk(text, []).danger).toBeCloseTo(danger, 2);
  });
  it('are of no more than 4 MB and name their data', () => {
    expect(reader.weights.header.dataHash).toMatch(/^[0-9a-f]{64}$/);
    expect(reader.weights.header.metrics['explicit']).toBeGreaterThan(0.4);
  });
  it('find the clause that speaks of danger among several', () => {
    const { danger } = reader.analyse('We had soup for lunch. I want to kill myself tonight.');
    expect(danger.clauses).toHaveLength(2);
    expect(danger.clauses[0]).toBeGreaterThan(danger.full);
    expect(danger.clauses[0]).toBeGreaterThan(2);
    expect(danger.clauses[1]).toBeLessThan(-2);
  });
  it.each(['not ', 'i have the pills ', 'a ', '!', '\n', 'аa', '他', 'k m s '])(
    'read 32,000 characters of %j',
    (piece) => expect(reader.readRisk(piece.repeat(32_000 / piece.length), []).danger).toBeLessThanOrEqual(1),
  );
  it('tell languages apart', () => {
    for (const [text, language] of [
      ['I do not know what to cook tonight', 'en'],
      ['No sé qué cocinar esta noche para los niños', 'es'],
      ['Ich weiß nicht, was ich heute kochen soll', 'de'],
      ['今日の晩ご飯は何にしようかな', 'ja'],
      ['не знаю, що приготувати на вечерю', 'uk'],
    ] as const)
      expect(reader.analyse(text).language).toBe(language);
  });
});
