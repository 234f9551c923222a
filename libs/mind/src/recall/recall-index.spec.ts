import type { RecallCue } from './cue';
import { quantizeVector } from './quantized-vector';
import { RecallIndex } from './recall-index';
import type { RecallEntry } from './recollection';

const NAMES = { person: 'Ada', soul: 'Lumen' };
const NOW = Date.UTC(2026, 2, 18, 12);
const day = (text: string): number => Date.parse(`${text}T12:00:00Z`);

const said = (key: string, text: string, more: Partial<RecallEntry> = {}): RecallEntry => ({
  key,
  kind: 'message',
  stream: 'conversation:1',
  from: 'person',
  speaker: more.from === 'soul' ? 'Lumen' : 'Ada',
  text,
  notes: '',
  at: null,
  whispered: false,
  ...more,
});
const memory = (key: string, text: string, more: Partial<RecallEntry> = {}): RecallEntry =>
  said(key, text, { kind: 'memory', stream: 'memories', from: 'other', speaker: '', ...more });
/** Something said that has nothing to do with anything; no two in one stream, so that none stands next to another. */
const alone = (key: string, text: string, more: Partial<RecallEntry> = {}): RecallEntry =>
  said(key, text, { stream: `conversation:${key}`, ...more });

function indexOf(...entries: RecallEntry[]): RecallIndex {
  const index = new RecallIndex(NAMES);
  index.append(entries);
  return index;
}
const ask = (index: RecallIndex, text: string, more: Partial<RecallCue> = {}) =>
  index.search({ text, from: 'person', at: NOW, limit: 10, ...more });
const keys = (index: RecallIndex, text: string, more: Partial<RecallCue> = {}): string[] =>
  ask(index, text, more).map(({ key }) => key);

const vector = (...values: number[]) => Float32Array.from(values);
function quantized(...values: number[]) {
  const made = quantizeVector(vector(...values));
  if (!made) throw new Error('a vector without direction');
  return made;
}

describe('words', () => {
  test.each([
    ['Did I buy a lighthouse?', 'I bought two lighthouses.'],
    ['Who is getting maried?', 'My neighbour was married in May.'],
    ['What pet do I have?', 'The puppy chewed my shoes.'],
    ['Is my physician kind?', 'The doctor smiled at me.'],
    ['Where is the Café Élan?', 'We met at cafe elan.'],
    ["What doesn't Mara eat?", 'Mara eats no eggs.'],
    ['猫は元気?', '私の猫は寝ています。'],
    ['Где моя собака', 'Моя собака спит.'],
  ])('%s finds: %s', (question, text) => {
    const index = indexOf(alone('other', 'It rained on the harbour.'), alone('wanted', text), alone('third', 'Quiet.'));
    expect(keys(index, question)[0]).toBe('wanted');
  });

  test('rare words outweigh everyday ones, before anything was counted', () => {
    const index = indexOf(
      alone('rare', 'The cello needs new strings.', { at: day('2020-01-01') }),
      alone('everyday', 'I would like that.', { at: day('2026-01-01') }),
    );
    expect(keys(index, 'I like my cello')).toEqual(['rare', 'everyday']);
  });

  test('says which words of the cue an entry holds, and how much of it', () => {
    const index = indexOf(alone('whole', 'My sister lives in Ghent.'), alone('half', 'My sister sings.'));
    const [first, second] = ask(index, 'Does my sister live in Ghent?');
    expect(first).toMatchObject({ key: 'whole', fit: 1 });
    expect(first?.matched.toSorted()).toEqual(['ghent', 'live', 'sister']);
    expect(second?.matched).toEqual(['sister']);
    expect(second?.fit).toBeLessThan(0.5);
    expect(ask(index, 'What is the capital of Mongolia?')).toEqual([]);
  });
});

describe('the window', () => {
  const talk = indexOf(
    said('question', 'Which instrument did your aunt play?', { from: 'soul' }),
    said('answer', 'The cello, every single evening.'),
    said('far', 'It rained again.', { stream: 'conversation:2' }),
    memory('memory', 'The harbour was loud.'),
  );

  test('an answer is found by the words of the question before it', () => {
    const found = ask(talk, 'aunt');
    expect(found.map(({ key }) => key).sort()).toEqual(['answer', 'question']);
    expect(found.find(({ key }) => key === 'answer')?.matched).toEqual([]);
  });

  test('words reach six steps and no further', () => {
    const index = indexOf(
      said('0', 'A zeppelin passed.'),
      ...Array.from({ length: 9 }, (_, at) => said(`${at + 1}`, 'Hm.')),
    );
    expect(keys(index, 'zeppelin').sort()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });

  test('memories lend nothing to one another', () => {
    const index = indexOf(memory('one', 'A zeppelin passed.'), memory('two', 'The harbour was loud.'));
    expect(keys(index, 'zeppelin')).toEqual(['one']);
  });

  test('of two that stand together, the one that says it comes first', () => {
    const index = indexOf(said('a', 'Well then.'), said('b', 'A zeppelin passed.'), said('c', 'Really now.'));
    expect(keys(index, 'zeppelin')[0]).toBe('b');
  });
});

describe('who speaks', () => {
  const index = indexOf(
    alone('hers', 'Thunder is wonderful.'),
    alone('its', 'Thunder is wonderful.', { from: 'soul' }),
    alone('guest', 'Thunder is wonderful.', { from: 'other', speaker: 'Mira Stone' }),
  );
  test.each([
    ['What did I say about my thunder?', 'person', 'hers'],
    ['What do you think of your thunder?', 'person', 'its'],
    ['Do you remember my thunder?', 'person', 'hers'],
    ['Lumen, what of my thunder?', 'person', 'hers'],
    ['What of my thunder?', 'soul', 'its'],
    ['What of your thunder?', 'soul', 'hers'],
    ['What does Ada think of thunder?', 'person', 'hers'],
    ['What does Lumen think of thunder?', 'person', 'its'],
    ["What was Mira's thunder like?", 'person', 'guest'],
  ] as const)('%s (%s)', (text, from, key) => {
    expect(keys(index, text, { from })[0]).toBe(key);
  });

  test('a memory is not behind what its person said, whoever is asked about', () => {
    const both = indexOf(alone('said', 'The cello is old.'), memory('kept', 'The cello is old.'));
    expect(keys(both, 'How old is my cello?')[0]).toBe('kept');
    expect(keys(both, 'How old is your cello?')[0]).toBe('kept');
  });
});

describe('what kind of answer is asked for', () => {
  test.each([
    ['When did the cello break?', 'The cello broke last Tuesday.', 'The cello broke so loudly.'],
    ['Where is the cello?', 'The cello stands in Porto.', 'The cello stands quite crooked.'],
    ['How long was the cello away?', 'The cello was away three weeks.', 'The cello was away, sadly.'],
    ['How many strings did the cello lose?', 'The cello lost 3 strings.', 'The cello lost its strings.'],
    ['Who took the cello?', 'My brother took the cello.', 'Somebody took the cello.'],
    ['Why is the cello away?', 'The cello is away because it broke.', 'The cello is away and it broke.'],
    ['Is the cello old?', 'The cello is old.', 'Is the cello old?'],
  ])('%s: %s', (question, better, worse) => {
    for (const entries of [
      [alone('better', better), alone('worse', worse)],
      [alone('worse', worse), alone('better', better)],
    ])
      expect(keys(indexOf(...entries), question)[0]).toBe('better');
  });
});

describe('when', () => {
  const index = indexOf(
    alone('lately', 'We went to the harbour.', { at: day('2026-03-17') }),
    alone('may', 'We went to the harbour.', { at: day('2025-05-20') }),
    alone('older', 'We went to the harbour.', { at: day('2023-11-04') }),
    alone('ever', 'We went to the harbour.'),
  );
  test.each([
    ['Were we at the harbour yesterday?', 'lately'],
    ['Were we at the harbour last May?', 'may'],
    ['Were we at the harbour in May 2025?', 'may'],
    ['Were we at the harbour on 20 May?', 'may'],
    ['Were we at the harbour in 2023?', 'older'],
    ['Were we at the harbour in autumn 2023?', 'older'],
    ['Were we at the harbour on 2023-11-04?', 'older'],
    ['Were we at the harbour ten months ago?', 'may'],
  ])('%s', (question, key) => {
    expect(keys(index, question)[0]).toBe(key);
  });

  test('a time alone brings back what was said then', () => {
    expect(keys(index, 'What happened in May 2025?')).toEqual(['may']);
  });

  test('what was said later goes first among equals, and what has no date last', () => {
    expect(keys(index, 'harbour')).toEqual(['lately', 'may', 'older', 'ever']);
  });
});

describe('notes, tags and feelings', () => {
  test('an entry is found by its notes, behind one that says it', () => {
    const index = indexOf(
      memory('noted', 'The harbour was loud.', { notes: 'childhood zeppelin' }),
      memory('said', 'The zeppelin was loud.'),
    );
    expect(keys(index, 'zeppelin')).toEqual(['said', 'noted']);
  });

  test.each([
    ['sad', 'We buried my grandmother in the rain.'],
    ['proud', 'I won the first prize.'],
    ['nostalgic', 'It smelled of my childhood.'],
    ['calm', 'I sat by the lake at sunset.'],
  ])('%s brings back: %s', (feeling, text) => {
    const index = indexOf(alone('other', 'The printer needs paper.'), alone('felt', text));
    expect(ask(index, 'Hm.', { feelings: [feeling] })).toMatchObject([{ key: 'felt', fit: 0.35 }]);
    expect(keys(index, 'Hm.')).toEqual([]);
  });

  test('a tone of an entry brings it back, also one that is in no list', () => {
    const index = indexOf(memory('a', 'A loud harbour.', { notes: 'bittersweet' }), memory('b', 'A loud printer.'));
    expect(keys(index, '', { feelings: ['Bittersweet'] })).toEqual(['a']);
    expect(keys(index, '', { feelings: ['unheard-of'] })).toEqual([]);
  });

  test('words weigh more than feelings', () => {
    const index = indexOf(alone('felt', 'I cried at the funeral.'), alone('meant', 'The printer needs paper.'));
    expect(keys(index, 'Does the printer need paper?', { feelings: ['sad'] })).toEqual(['meant', 'felt']);
  });
});

describe('what may come to mind', () => {
  const index = indexOf(
    said('open', 'My cello is old.', { at: NOW }),
    said('secret', 'My cello is stolen.', { whispered: true }),
    memory('kept', 'Ada has a cello.'),
  );
  test('only the kinds asked for', () => {
    expect(keys(index, 'cello', { kinds: ['memory'] })).toEqual(['kept']);
    expect(keys(index, 'cello', { kinds: [] })).toEqual([]);
  });

  test('nothing whispered, where the asker accepts nothing whispered', () => {
    expect(keys(index, 'cello')).toContain('secret');
    expect(keys(index, 'cello', { accept: (_, { whispered }) => !whispered }).sort()).toEqual(['kept', 'open']);
  });

  test('accept is told what it needs, and what it refuses takes nobody’s place', () => {
    const seen = new Map<string, unknown>();
    const found = ask(index, 'cello', { limit: 1, accept: (key, entry) => (seen.set(key, entry), key === 'kept') });
    expect(found.map(({ key }) => key)).toEqual(['kept']);
    expect(seen.get('open')).toEqual({ stream: 'conversation:1', kind: 'message', whispered: false, at: NOW });
    expect(seen.get('secret')).toMatchObject({ whispered: true, at: null });
  });

  test('an asker that fails leaves nothing behind', () => {
    const before = ask(index, 'cello');
    const failing = (): never => {
      throw new Error('no');
    };
    expect(() => ask(index, 'cello', { accept: failing })).toThrow('no');
    expect(ask(index, 'cello')).toEqual(before);
  });
});

describe('what changes', () => {
  const texts = [
    'My sister plays the cello in Ghent.',
    'Does she play every day?',
    'Only on Sundays, when the neighbours are out.',
    'The harbour was loud this morning.',
    'I bought new strings for the cello.',
    'Was it expensive?',
    'The zeppelin passed over the harbour again.',
  ];
  const talk = texts.map((text, at) =>
    said(`m${at}`, text, { from: at % 2 ? 'soul' : 'person', at: day('2026-01-01') + at * 60_000 }),
  );
  const questions = ['Who plays the cello?', 'What was loud at the harbour?', 'zeppelin', 'What did I buy?'];
  const allOf = (index: RecallIndex) => questions.map((text) => ask(index, text));

  test('what is appended piece by piece is found as what is built at once', () => {
    const grown = new RecallIndex(NAMES);
    for (const entry of talk) grown.append([entry]);
    expect(allOf(grown)).toEqual(allOf(indexOf(...talk)));
  });

  test('what is removed is gone at once, also from what stood next to it', () => {
    const index = indexOf(...talk);
    index.remove(['m0', 'not there']);
    expect(index.size).toBe(talk.length - 1);
    expect(keys(index, 'Ghent')).toEqual([]);
    expect(allOf(index)).toEqual(allOf(indexOf(...talk.slice(1))));
    index.remove(talk.map(({ key }) => key));
    expect(index.size).toBe(0);
    expect(allOf(index)).toEqual(questions.map(() => []));
  });

  test('after a removal, those that were apart are neighbours', () => {
    const index = indexOf(said('a', 'A zeppelin passed.'), said('b', 'Well.'), said('c', 'So.'));
    const apart = ask(index, 'zeppelin').find(({ key }) => key === 'c')?.score ?? 0;
    index.remove(['b']);
    index.append([said('d', 'Oh.')]);
    const found = ask(index, 'zeppelin');
    expect(found.map(({ key }) => key)).toEqual(['a', 'c', 'd']);
    expect(found[1]?.score).toBeGreaterThan(apart);
  });

  test('what is replaced keeps its place among its neighbours', () => {
    const index = indexOf(...talk);
    const changed = said('m3', 'The market was loud this morning.', { from: 'soul', at: talk[3]?.at ?? null });
    index.append([changed]);
    expect(index.size).toBe(talk.length);
    const rebuilt = indexOf(...talk.map((entry) => (entry.key === 'm3' ? changed : entry)));
    for (const [at, hits] of allOf(index).entries()) {
      const expected = allOf(rebuilt)[at] ?? [];
      expect(hits.map(({ key }) => key)).toEqual(expected.map(({ key }) => key));
      hits.forEach(({ score }, rank) => expect(score).toBeCloseTo(expected[rank]?.score ?? 0, 4));
    }
  });

  test('what moves to another stream lends to its new neighbours only', () => {
    const index = indexOf(said('a', 'Well.'), said('b', 'A zeppelin passed.'), alone('c', 'So.'));
    index.append([said('b', 'A zeppelin passed.', { stream: 'conversation:c' })]);
    expect(keys(index, 'zeppelin')).toEqual(['b', 'c']);
  });

  test('clearing away after many removals changes nothing that is found', () => {
    const passing = Array.from({ length: 3_000 }, (_, at) =>
      said(`p${at}`, `The zeppelin number ${at} passed.`, { stream: `conversation:${at % 7}` }),
    );
    const index = indexOf(...talk.slice(0, 3), ...passing, ...talk.slice(3));
    index.setEmbedding('m6', quantized(1, 0));
    index.remove(passing.map(({ key }) => key));
    expect(index.bytes).toBeLessThan(indexOf(...passing).bytes / 2);
    expect(keys(index, 'sibling cello').sort()).toEqual(keys(indexOf(...talk), 'sibling cello').sort());
    expect(keys(index, 'zeppelin')).toEqual(keys(indexOf(...talk), 'zeppelin'));
    expect(keys(index, '', { embedding: Float32Array.of(1, 0) })).toEqual(['m6']);
    index.append([said('m7', 'A zeppelin, at last.')]);
    expect(keys(index, 'zeppelin')).toContain('m7');
  });

  test('the same question has the same answer, and asking changes nothing', () => {
    const index = indexOf(...talk);
    const first = allOf(index);
    expect(allOf(index)).toEqual(first);
    expect(allOf(indexOf(...talk))).toEqual(first);
  });
});

describe('embeddings', () => {
  const fresh = (): RecallIndex => {
    const index = indexOf(
      alone('word', 'The cello is old.'),
      alone('meant', 'It hums below the window.'),
      alone('x', 'So.'),
    );
    index.setEmbedding('word', quantized(0, 1, 0));
    index.setEmbedding('meant', quantized(2, 0, 0));
    index.setEmbedding('x', quantized(-1, 0, 0));
    index.setEmbedding('not there', quantized(1, 0, 0));
    return index;
  };

  test('bring what shares no word, beside what does', () => {
    const index = fresh();
    expect(keys(index, 'cello')).toEqual(['word']);
    expect(keys(index, 'cello', { embedding: vector(1, 0.1, 0) }).sort()).toEqual(['meant', 'word']);
    expect(ask(index, '', { embedding: vector(1, 0, 0) })).toMatchObject([{ key: 'meant', fit: 1 }]);
  });

  test('of another model, of nothing, or with what is no number, they change nothing', () => {
    const index = fresh();
    const expected = ask(index, 'cello');
    for (const embedding of [vector(1, 0), vector(0, 0, 0), vector(NaN, 1, 0), vector(), null])
      expect(ask(index, 'cello', { embedding })).toEqual(expected);
  });

  test('obey kinds and accept, and go with what is removed or replaced', () => {
    const index = fresh();
    const embedding = vector(1, 0, 0);
    expect(keys(index, '', { embedding, kinds: ['memory'] })).toEqual([]);
    expect(keys(index, '', { embedding, accept: (key) => key !== 'meant' })).toEqual([]);
    index.append([alone('meant', 'It hums.')]);
    expect(keys(index, '', { embedding })).toEqual([]);
    index.setEmbedding('meant', quantized(1, 0, 0));
    expect(keys(index, '', { embedding })).toEqual(['meant']);
    index.remove(['meant']);
    expect(keys(index, '', { embedding })).toEqual([]);
  });

  test('stay where an entry is replaced by one with the same text', () => {
    const index = fresh();
    const embedding = vector(1, 0, 0);
    index.append([alone('meant', 'It hums below the window!', { notes: 'music', emphasis: 1 })]);
    expect(keys(index, '', { embedding })).toEqual(['meant']);
    index.append([alone('meant', 'It hums below the door.')]);
    expect(keys(index, '', { embedding })).toEqual([]);
  });

  test('of another dimension than the others are not stored', () => {
    const index = fresh();
    index.setEmbedding('x', quantized(1, 0));
    expect(keys(index, '', { embedding: vector(1, 0) })).toEqual([]);
    expect(keys(index, '', { embedding: vector(-1, 0, 0) })).toEqual([]);
  });

  test('of many entries: the nearest first, and those of removed ones gone', () => {
    const count = 200;
    const index = indexOf(...Array.from({ length: count }, (_, at) => alone(`e${at}`, 'So.')));
    const angle = (at: number) => (at * Math.PI) / count;
    for (let at = 0; at < count; at++)
      index.setEmbedding(`e${at}`, quantized(Math.cos(angle(at)), Math.sin(angle(at))));
    index.remove(['e51', 'e0', `e${count - 1}`]);
    const embedding = vector(Math.cos(angle(50)), Math.sin(angle(50)));
    expect(keys(index, '', { embedding, limit: 4 })).toEqual(['e50', 'e49', 'e52', 'e48']);
  });
});

describe('whatever is thrown at it', () => {
  const HOSTILE: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['spaces', ' \n\t '.repeat(5_000)],
    ['one letter', 'a'.repeat(16_000)],
    ['one letter, apart', 'a '.repeat(8_000)],
    ['one ideograph', '猫'.repeat(16_000)],
    ['emoji', '😀👩‍👩‍👧‍👦❤️'.repeat(1_000)],
    ['half pairs', '\ud83d\udc00\udc00\ud83d '.repeat(3_000)],
    ['marks', `z${'\u0301'.repeat(15_000)}`],
    ['apostrophes', "'".repeat(8_000) + "a'".repeat(4_000)],
    ['question marks', `${'?'.repeat(15_900)}x`],
    ['numbers', '1 '.repeat(8_000)],
    ['dates', 'in may last week 3 days ago on 31 february 99999 '.repeat(300)],
    ['different words', Array.from({ length: 2_600 }, (_, at) => `w${at}x`).join(' ')],
    ['Turkish capitals', 'İIıi'.repeat(4_000)],
    ['Arabic', 'قطتي نائمة في البيت '.repeat(800)],
    ['names of objects', '__proto__ constructor toString hasOwnProperty valueOf'],
  ];
  test.each(HOSTILE)('%s, as an entry and as a cue', (_, text) => {
    const index = indexOf(
      said('before', 'The zeppelin passed.'),
      said('hostile', text, { notes: text, speaker: text, from: 'other' }),
      said('after', 'So it did.'),
    );
    expect(keys(index, 'zeppelin')[0]).toBe('before');
    const found = ask(index, text, { feelings: [text] });
    for (const { score, fit } of found) {
      expect(Number.isFinite(score)).toBe(true);
      expect(fit).toBeGreaterThanOrEqual(0);
      expect(fit).toBeLessThanOrEqual(1);
    }
  });

  test.each([NaN, Infinity, -Infinity, 8.64e15, -8.64e15])('the time %p', (at) => {
    const index = indexOf(said('a', 'The zeppelin passed yesterday.', { at }));
    expect(keys(index, 'Did the zeppelin pass yesterday, in May or on 31 February?', { at })).toEqual(['a']);
  });

  test.each([0, -1, NaN])('a limit of %p finds nothing', (limit) => {
    expect(keys(indexOf(said('a', 'The zeppelin passed.')), 'zeppelin', { limit })).toEqual([]);
  });

  test('names that are empty, one and the same, or everyday words', () => {
    for (const names of [
      { person: '', soul: '' },
      { person: 'Will', soul: 'Will' },
      { person: 'constructor', soul: '🙂' },
    ]) {
      const index = new RecallIndex(names);
      index.append([said('a', 'The zeppelin will pass.')]);
      expect(keys(index, 'Will the zeppelin pass, Will?')).toEqual(['a']);
    }
  });

  test('an empty index finds nothing', () => {
    const index = new RecallIndex(NAMES);
    index.remove(['a']);
    expect(ask(index, 'zeppelin', { feelings: ['sad'], embedding: Float32Array.of(1) })).toEqual([]);
  });
});
