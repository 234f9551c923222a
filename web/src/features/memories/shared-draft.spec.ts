import type { Message } from '@kinloom/contract';
import { createSharedDraft, isComplete } from './shared-draft';

const message = (id: number, content: string, companionId: number | null = null) =>
  ({ id, content, companionId }) as Message;
const souls = [{ id: 7, name: 'Lumen' }];

describe('shared memory draft', () => {
  it('starts with the text of a single message', () => {
    expect(createSharedDraft([message(1, 'The herons came.')], souls, [7])).toEqual({
      title: '',
      content: 'The herons came.',
      personalMeaning: '',
      memoryType: '',
      significance: 5,
      companionIds: [7],
    });
  });

  it('starts with the recent messages of a chat, without empty ones', () => {
    const messages = Array.from({ length: 12 }, (_, place) => message(place, `word ${place}`, place % 2 ? 7 : null));
    const { content } = createSharedDraft([...messages, message(20, '  ')], souls, [7]);
    expect(content.split('\n\n')).toHaveLength(10);
    expect(content).toMatch(/^You: word 2\n\nLumen: word 3/);
    expect(createSharedDraft([message(1, 'x'.repeat(17_000))], souls, []).content).toHaveLength(16_000);
    expect(createSharedDraft([], souls, []).content).toBe('');
  });

  it('requires a title, a type, text and a soul', () => {
    const good = {
      ...createSharedDraft([message(1, 'Words.')], souls, [7]),
      title: 'A day',
      memoryType: 'growth' as const,
    };
    expect(isComplete(good)).toBe(true);
    for (const wrong of [{ title: ' ' }, { content: ' ' }, { memoryType: '' as const }, { companionIds: [] }])
      expect(isComplete({ ...good, ...wrong })).toBe(false);
  });
});
