import type { Heard, KeptMemory, MemoryDraft } from '../memory/memory';
import { keptFrom } from '../memory/provisional';
import type { ReadableExchange, Reader, Reading } from '../reader';
import { extract, type UnreadTalk } from './extract';

const AT = Date.parse('2026-05-20T18:00:00Z');
const HOUR = 3_600_000;

const heard = (seq: number, text: string, changes: Partial<Heard> = {}): Heard => ({
  id: seq + 100,
  conversationId: 1,
  seq,
  from: 'person',
  speaker: 'Ada',
  text,
  at: AT + seq * 1_000,
  whispered: false,
  ...changes,
});
const draft = (changes: Partial<MemoryDraft> = {}): MemoryDraft => ({
  kind: 'place',
  title: 'Home: Ghent',
  content: 'You live in Ghent.',
  fact: { subject: 'person', relation: 'lives-in', value: 'Ghent', negated: false },
  span: null,
  tones: [],
  tags: [],
  emotionalWeight: 0.1,
  significance: 7,
  whispered: false,
  saidAt: AT,
  messageId: 103,
  key: 'place|person|lives-in|ghent',
  ...changes,
});
const kept = (id: number, content: string, changes: Partial<KeptMemory> = {}): KeptMemory => ({
  ...keptFrom(draft({ content, key: `told|${id}`, fact: null }), { conversationId: 1, speaker: 'Ada' }, id),
  ...changes,
});
const NOTHING: Reading = { drafts: [], replaced: [], ended: [], note: null, dropped: 0 };

function readerThat(reading: Partial<Reading>): { reader: Reader; asked: ReadableExchange[] } {
  const asked: ReadableExchange[] = [];
  const read = async (exchange: ReadableExchange) => {
    asked.push(exchange);
    return { ...NOTHING, ...reading };
  };
  return { asked, reader: { name: 'scripted', read } };
}
const talkOf = (changes: Partial<UnreadTalk>): UnreadTalk => ({
  soul: { id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' },
  person: 'Ada',
  kept: [],
  said: [],
  readAfter: 0,
  note: { fromSeq: 1, content: null },
  nearest: () => [],
  now: AT + HOUR,
  breathe: async () => undefined,
  ...changes,
});
const run = (talk: Partial<UnreadTalk>, reading: Partial<Reading>) => {
  const { reader, asked } = readerThat(reading);
  return extract(talkOf(talk), reader, new AbortController().signal).then((found) => ({ found, asked: asked[0] }));
};

describe('extract', () => {
  it('shows a model what is new with its context, and the ten memories nearest to it that it may change', async () => {
    const said = Array.from({ length: 30 }, (_, index) => heard(index + 1, `Message ${index + 1}`));
    const open = Array.from({ length: 14 }, (_, index) => kept(index + 1, `Memory ${index + 1}`));
    const shut = [
      kept(20, 'Edited', { edited: true }),
      kept(21, 'Objected', { objection: 'wrong' }),
      kept(22, 'Outdated', { supersededAt: AT }),
      kept(23, 'A letter', { kind: 'letter' }),
    ];
    const texts: string[] = [];
    const nearest = (text: string) => {
      texts.push(text);
      return [...shut, ...open];
    };
    const { asked } = await run({ said, readAfter: 24, nearest }, {});
    expect(asked?.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 14 }, (_, index) => index + 17));
    expect(asked?.known.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(texts).toEqual([
      ['Message 25', 'Message 26', 'Message 27', 'Message 28', 'Message 29', 'Message 30'].join('\n'),
    ]);
  });

  it('adds, replaces and ends memories', async () => {
    const old = kept(5, 'You live in Porto.');
    const gone = kept(6, 'You work at the bakery.');
    const { found } = await run(
      { said: [heard(3, 'I live in Ghent now.')], kept: [old, gone] },
      { drafts: [draft()], replaced: [{ id: 5, byKey: draft().key }], ended: [6] },
    );
    expect(found.created.map(({ draft: { content } }) => content)).toEqual(['You live in Ghent.']);
    expect(found.superseded).toEqual(
      expect.arrayContaining([
        { id: 5, byKey: draft().key },
        { id: 6, byKey: '' },
      ]),
    );
  });

  it('does not let a memory that is merely repeated replace itself', async () => {
    const same = { ...keptFrom(draft(), { conversationId: 1, speaker: 'Ada' }, 5) };
    const { found } = await run(
      { said: [heard(3, 'I live in Ghent.')], kept: [same] },
      { drafts: [draft()], replaced: [{ id: 5, byKey: draft().key }] },
    );
    expect(found).toMatchObject({ created: [], superseded: [], confirmed: [{ id: 5 }] });
  });

  it('goes on with the note of the same session only', async () => {
    const note = { title: 'Ghent', content: 'You spoke of Ghent.', keywords: [], feelings: [], from: AT, to: AT };
    const said = [heard(1, 'Hello.'), heard(2, 'I live in Ghent.')];
    const same = await run({ said, readAfter: 1, note: { fromSeq: 1, content: 'You said hello.' } }, { note });
    expect(same.asked?.noteSoFar).toBe('You said hello.');
    expect(same.found.notes).toMatchObject([{ fromSeq: 1, toSeq: 2, byModel: true, content: 'You spoke of Ghent.' }]);
    const later = [said[0]!, heard(2, 'I live in Ghent.', { at: AT + 48 * HOUR })];
    const next = await run({ said: later, readAfter: 1, note: { fromSeq: 1, content: 'You said hello.' } }, { note });
    expect(next.asked?.noteSoFar).toBeNull();
    expect(next.found.notes).toMatchObject([{ fromSeq: 2, toSeq: 2 }]);
  });

  it('keeps what speaks of danger from the model, and writes no note of it', async () => {
    const note = { title: 'x', content: 'You spoke.', keywords: [], feelings: [], from: AT, to: AT };
    const { asked, found } = await run(
      { said: [heard(1, 'I want to kill myself.'), heard(2, 'I live in Ghent.')] },
      { note },
    );
    expect(asked?.messages.map(({ seq }) => seq)).toEqual([2]);
    expect(found.notes).toEqual([]);
  });
});
