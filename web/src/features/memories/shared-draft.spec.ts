import type { Message } from '@kinloom/contract';
import { createSharedDraft, missingText } from './shared-draft';

const message = (id: number, content: string, companionId: number | null = null) =>
  ({ id, content, companionId }) as Message;
const souls = [{ id: 7, name: 'Lumen' }];

describe('shared memory draft', () => {
  it('starts with the text of a single message', () => {
    expect(createSharedDraft([message(1, 'The herons came.')], souls, [7])).toEqual({
      title: 'The herons came',
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

  it.each([
    ['Porto! We leave on Friday.', 'Porto!'],
    ['Bread, salt:\nand butter', 'Bread, salt'],
    [`It is ${'a very '.repeat(20)}long day`, `It is ${'a very '.repeat(7)}a…`],
    ['x'.repeat(80), `${'x'.repeat(60)}…`],
    ['# Run `npm start`\n\n- twice', 'Run npm start'],
  ])('takes the title from the first words: %s', (text, title) => {
    expect(createSharedDraft([message(1, text)], souls, []).title).toBe(title);
    expect(createSharedDraft([message(1, text), message(2, text)], souls, []).title).toBe('');
  });

  it('requires a title, a type, text and a soul', () => {
    const good = {
      ...createSharedDraft([message(1, 'Words.')], souls, [7]),
      title: 'A day',
      memoryType: 'growth' as const,
    };
    expect(missingText(good)).toBeNull();
    expect(missingText({ ...good, title: ' ' })).toBe('Still needed: a title.');
    expect(missingText({ ...good, content: ' ' })).toBe('Still needed: the moment.');
    expect(missingText({ ...good, memoryType: '', companionIds: [] })).toBe('Still needed: a type and a soul.');
  });
});
