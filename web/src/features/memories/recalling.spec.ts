import { OBJECTIONS, RECALLED_KINDS, type Recalled } from '@kinloom/contract';
import { afterNews, KIND_WORDS, lineOf, originWords, refOf, standingWords } from './recalling';

const recalled = (id: number, kind: Recalled['kind'] = 'memory'): Recalled => ({
  kind,
  id,
  title: `title ${id}`,
  conversationId: 7,
  messageId: 100 + id,
});
const titles = (line: ReturnType<typeof lineOf>): string[] | undefined => line?.named.map(({ title }) => title);

describe('the line below a reply', () => {
  it('names two at most and counts the others', () => {
    expect(lineOf([recalled(1)], {})).toEqual({
      named: [{ ref: 'memory:1', title: 'title 1', struck: false }],
      more: 0,
    });
    const line = lineOf([recalled(1), recalled(2), recalled(3), recalled(4)], {});
    expect(titles(line)).toEqual(['title 1', 'title 2']);
    expect(line?.more).toBe(2);
    expect(lineOf([], {})).toBeNull();
  });

  it('strikes what the person objected to, and only that', () => {
    const line = lineOf([recalled(1), recalled(2)], { 'memory:2': 'wrong', 'message:1': 'wrong' });
    expect(line?.named.map(({ struck }) => struck)).toEqual([false, true]);
  });

  it('leaves out what is forgotten, and is gone when nothing is left', () => {
    expect(titles(lineOf([recalled(1), recalled(2), recalled(3)], { 'memory:1': 'forgotten' }))).toEqual([
      'title 2',
      'title 3',
    ]);
    expect(lineOf([recalled(1)], { 'memory:1': 'forgotten' })).toBeNull();
    expect(lineOf([recalled(1, 'message')], { 'memory:1': 'forgotten' })).not.toBeNull();
  });
});

describe('where something comes from', () => {
  const memories = [
    { id: 1, source: { type: 'offering' as const, id: 9, label: 'Offered by Mara', why: null } },
    { id: 2, source: { type: 'message' as const, id: 8, label: 'Said in a talk', why: null } },
  ];

  it('is told of what was offered', () => {
    expect(originWords(recalled(1), memories)).toBe('A memory · Offered by Mara');
    expect(originWords(recalled(2), memories)).toBe('A memory');
    expect(originWords(recalled(3), memories)).toBe('A memory');
    // A message may have the number of a memory.
    expect(originWords(recalled(1, 'message'), memories)).toBe('Said earlier');
  });
});

describe('how things stand', () => {
  it('tells things of different kinds with one id apart', () => {
    const refs = RECALLED_KINDS.map((kind) => refOf({ kind, id: 3 }));
    expect(new Set(refs).size).toBe(RECALLED_KINDS.length);
  });

  it('takes in objections and what is gone', () => {
    const held = afterNews({ 'message:1': 'wrong' }, [{ id: 4, objection: 'outdated' }], [5]);
    expect(held).toEqual({ 'message:1': 'wrong', 'memory:4': 'outdated', 'memory:5': 'forgotten' });
  });

  it('does not take an objection back because older news does not know it', () => {
    expect(afterNews({ 'memory:4': 'wrong' }, [{ id: 4, objection: null }], [])).toEqual({ 'memory:4': 'wrong' });
  });

  it('has words for everything that can be', () => {
    for (const kind of RECALLED_KINDS) {
      expect(KIND_WORDS[kind]).not.toBe('');
      const words = [...OBJECTIONS, 'forgotten' as const].map((standing) => standingWords(kind, standing));
      expect(new Set(words).size).toBe(4);
    }
    expect(standingWords('memory', 'outdated')).not.toBe(standingWords('message', 'outdated'));
  });
});
