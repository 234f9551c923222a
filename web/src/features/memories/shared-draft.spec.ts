import type { Message } from '@kinloom/contract';
import { draftFrom, isKeepable } from './shared-draft';

const said = (id: number, content: string, companionId: number | null = null) =>
  ({ id, content, companionId }) as Message;
const souls = [{ id: 7, name: 'Lumen' }];

describe('a memory that is shared', () => {
  it('of one message begins with its words', () => {
    expect(draftFrom([said(1, 'The herons came.')], souls, [7])).toEqual({
      title: '',
      content: 'The herons came.',
      personalMeaning: '',
      memoryType: '',
      significance: 5,
      companionIds: [7],
    });
  });

  it('of a whole chat begins with who said what lately, and leaves out what is empty', () => {
    const many = Array.from({ length: 12 }, (_, place) => said(place, `word ${place}`, place % 2 ? 7 : null));
    const { content } = draftFrom([...many, said(20, '  ')], souls, [7]);
    expect(content.split('\n\n')).toHaveLength(10);
    expect(content).toMatch(/^You: word 2\n\nLumen: word 3/);
    expect(draftFrom([said(1, 'x'.repeat(17_000))], souls, []).content).toHaveLength(16_000);
    expect(draftFrom([], souls, []).content).toBe('');
  });

  it('needs a title, a type, words and somebody', () => {
    const good = { ...draftFrom([said(1, 'Words.')], souls, [7]), title: 'A day', memoryType: 'growth' as const };
    expect(isKeepable(good)).toBe(true);
    for (const wrong of [{ title: ' ' }, { content: ' ' }, { memoryType: '' as const }, { companionIds: [] }])
      expect(isKeepable({ ...good, ...wrong })).toBe(false);
  });
});
