import { OBJECTIONS, RECALLED_KINDS, type Recalled } from '@kinloom/contract';
import {
  applyMemoryChanges,
  RECALLED_KIND_LABELS,
  buildRecalledLine,
  formatRecalledOrigin,
  refOf,
  formatStanding,
} from './recalled-text';

const recalled = (id: number, kind: Recalled['kind'] = 'memory'): Recalled => ({
  kind,
  id,
  title: `title ${id}`,
  conversationId: 7,
  messageId: 100 + id,
});
const titles = (line: ReturnType<typeof buildRecalledLine>): string[] | undefined =>
  line?.named.map(({ title }) => title);

describe('lineOf', () => {
  it('lists two titles and counts the others', () => {
    expect(buildRecalledLine([recalled(1)], {})).toEqual({
      named: [{ ref: 'memory:1', title: 'title 1', isStruck: false }],
      more: 0,
    });
    const line = buildRecalledLine([recalled(1), recalled(2), recalled(3), recalled(4)], {});
    expect(titles(line)).toEqual(['title 1', 'title 2']);
    expect(line?.more).toBe(2);
    expect(buildRecalledLine([], {})).toBeNull();
  });

  it('strikes items with an objection', () => {
    const line = buildRecalledLine([recalled(1), recalled(2)], { 'memory:2': 'wrong', 'message:1': 'wrong' });
    expect(line?.named.map(({ isStruck }) => isStruck)).toEqual([false, true]);
  });

  it('omits forgotten items and is null if none is left', () => {
    expect(titles(buildRecalledLine([recalled(1), recalled(2), recalled(3)], { 'memory:1': 'forgotten' }))).toEqual([
      'title 2',
      'title 3',
    ]);
    expect(buildRecalledLine([recalled(1)], { 'memory:1': 'forgotten' })).toBeNull();
    expect(buildRecalledLine([recalled(1, 'message')], { 'memory:1': 'forgotten' })).not.toBeNull();
  });
});

describe('originWords', () => {
  const memories = [
    { id: 1, source: { type: 'offering' as const, id: 9, label: 'Offered by Mara', why: null } },
    { id: 2, source: { type: 'message' as const, id: 8, label: 'Said in a talk', why: null } },
  ];

  it('names the source of an offered memory', () => {
    expect(formatRecalledOrigin(recalled(1), memories)).toBe('A memory · Offered by Mara');
    expect(formatRecalledOrigin(recalled(2), memories)).toBe('A memory');
    expect(formatRecalledOrigin(recalled(3), memories)).toBe('A memory');
    // Ids of messages and memories may collide.
    expect(formatRecalledOrigin(recalled(1, 'message'), memories)).toBe('Said earlier');
  });
});

describe('standings', () => {
  it('use distinct keys per kind', () => {
    const refs = RECALLED_KINDS.map((kind) => refOf({ kind, id: 3 }));
    expect(new Set(refs).size).toBe(RECALLED_KINDS.length);
  });

  it('apply objections and removals', () => {
    const held = applyMemoryChanges({ 'message:1': 'wrong' }, [{ id: 4, objection: 'outdated' }], [5]);
    expect(held).toEqual({ 'message:1': 'wrong', 'memory:4': 'outdated', 'memory:5': 'forgotten' });
  });

  it('keep an objection that an older event does not contain', () => {
    expect(applyMemoryChanges({ 'memory:4': 'wrong' }, [{ id: 4, objection: null }], [])).toEqual({
      'memory:4': 'wrong',
    });
  });

  it('have a text for every kind and standing', () => {
    for (const kind of RECALLED_KINDS) {
      expect(RECALLED_KIND_LABELS[kind]).not.toBe('');
      const words = [...OBJECTIONS, 'forgotten' as const].map((standing) => formatStanding(kind, standing));
      expect(new Set(words).size).toBe(4);
    }
    expect(formatStanding('memory', 'outdated')).not.toBe(formatStanding('message', 'outdated'));
  });
});
