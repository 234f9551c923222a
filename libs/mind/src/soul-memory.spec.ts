import { keptOf } from './voice/testing';
import type { KeptMemory } from './memory/memory';
import { quantizeVector } from './recall/quantized-vector';
import { MAX_EMBEDDED_MESSAGES, SoulMemory } from './soul-memory';

const NOW = Date.UTC(2026, 5, 1);
const LOOSE = 'A long walk by the harbour, rain, coffee, new shoes, and then a cello somewhere.';
const CLOSE = 'the cello in the orchestra';

function remembering(...memories: KeptMemory[]): SoulMemory {
  const memory = new SoulMemory({ person: 'Robin', soul: 'Lumen' }, [], []);
  memory.hear([
    {
      id: 9,
      conversationId: 1,
      seq: 1,
      from: 'person',
      speaker: 'Robin',
      text: 'I play the cello in an orchestra.',
      at: NOW - 9,
      whispered: false,
    },
  ]);
  memory.keep(memories);
  return memory;
}

const found = (memory: SoulMemory, text: string): string[] =>
  memory
    .find({ text, at: NOW, group: false, feelings: [], leaveOut: new Set(), embedding: null, limit: 12 })
    .map(({ key }) => key);

describe('what the person emphasized', () => {
  it.each([
    [1, 0, [1, 2]],
    [0, 1, [2, 1]],
    [0, -1, [1, 2]],
    [-1, 0, [2, 1]],
    [-2, -1, [2, 1]],
  ])('comes before what fits alike: %i against %i', (one, other, order) => {
    const memory = remembering(
      keptOf('You like the smell of tulips.', { id: 1, messageIds: [], emphasis: one }),
      keptOf('You like the smell of lilacs.', { id: 2, messageIds: [], emphasis: other }),
    );
    expect(found(memory, 'what a smell')).toEqual(order.map((id) => `memory:${id}`));
  });

  it('does not come before what fits far better', () => {
    const memory = remembering(
      keptOf('You like the smell of tulips.', { id: 1, messageIds: [], emphasis: 2 }),
      keptOf('You planted seven lilacs behind the boathouse.', { id: 2, messageIds: [] }),
    );
    expect(found(memory, 'the seven lilacs behind the boathouse, and their smell')[0]).toBe('memory:2');
  });
});

describe('what lies in the archive', () => {
  const cello: Partial<KeptMemory> = { id: 5, messageIds: [9], layer: 'archived' };

  it('comes up where it is asked for closely, and not otherwise, nor does what it was said in', () => {
    const memory = remembering(keptOf('You play the cello in an orchestra.', { ...cello, status: 'archived' }));
    expect(found(memory, LOOSE)).toEqual([]);
    expect(found(memory, CLOSE)).toEqual(expect.arrayContaining(['memory:5', 'message:9']));
  });

  it('leaves alone what it was said in, where that tells of something else or time put it away', () => {
    const other = keptOf('You know somebody in an orchestra.', { id: 6, messageIds: [9] });
    const two = remembering(keptOf('You play the cello in an orchestra.', { ...cello, status: 'archived' }), other);
    expect(found(two, LOOSE)).toContain('message:9');
    const aged = remembering(keptOf('You play the cello in an orchestra.', cello));
    expect(found(aged, LOOSE)).toEqual(['message:9']);
  });

  it('is as near as ever once it is brought back', () => {
    const memory = remembering(keptOf('You play the cello in an orchestra.', { ...cello, status: 'archived' }));
    memory.keep([keptOf('You play the cello in an orchestra.', { ...cello, layer: 'core', emphasis: 1 })]);
    expect(found(memory, LOOSE)).toContain('memory:5');
  });
});

describe('vectors of messages', () => {
  const said = (id: number, text: string, whispered = false) => ({
    id,
    conversationId: 2,
    seq: id,
    from: 'person' as const,
    speaker: 'Robin',
    text,
    at: NOW - 100 + id,
    whispered,
  });
  const vectorOf = (...values: number[]) => {
    const made = quantizeVector(Float32Array.from(values));
    if (!made) throw new Error('a vector without direction');
    return made;
  };
  const near = (
    memory: SoulMemory,
    more: { group?: boolean; leaveOut?: number[]; embedding?: Float32Array | null } = {},
  ) =>
    memory
      .find({
        text: 'What was it that Oskar was paid for?',
        at: NOW,
        group: more.group ?? false,
        feelings: [],
        leaveOut: new Set(more.leaveOut ?? []),
        embedding: more.embedding === undefined ? Float32Array.of(1, 0.01) : more.embedding,
        limit: 12,
      })
      .map(({ key }) => key);
  const talk = () => {
    const memory = remembering();
    memory.hear([said(20, 'My brother repairs violins.'), said(21, 'It rained all day.'), said(22, 'A secret.', true)]);
    memory.setEmbeddings([
      ['message:20', vectorOf(1, 0)],
      ['message:21', vectorOf(-1, 0)],
      ['message:22', vectorOf(1, 0.2)],
      ['message:99', vectorOf(1, 0)],
    ]);
    return memory;
  };

  it('find a message that shares no word with the question', () => {
    expect(near(talk())).toEqual(['message:20', 'message:22']);
    expect(near(talk(), { embedding: null })).toEqual([]);
  });

  it('obey what is whispered and what is left out', () => {
    expect(near(talk(), { group: true })).toEqual(['message:20']);
    expect(near(talk(), { leaveOut: [20] })).toEqual(['message:22']);
  });

  it('go with a message that is forgotten or said in other words', () => {
    const memory = talk();
    memory.forget(['message:22']);
    memory.hear([said(20, 'My brother paints ships.')]);
    expect(near(memory)).toEqual([]);
    memory.setEmbeddings([['message:20', vectorOf(1, 0)]]);
    expect(near(memory)).toEqual(['message:20']);
  });

  it('count as what they take, and are limited to the newest messages', () => {
    const memory = remembering();
    const count = MAX_EMBEDDED_MESSAGES + 1;
    memory.hear(Array.from({ length: count }, (_, at) => said(100 + at, 'So.')));
    const { size } = memory;
    memory.setEmbeddings(
      Array.from({ length: count }, (_, at) => [`message:${100 + at}`, vectorOf(at < 2 ? 1 : -1, 0)]),
    );
    expect(memory.size).toBeGreaterThan(size);
    expect(near(memory)).toEqual(['message:101']);
  });
});
