import type { HeardFile } from './file-shelf';
import { archiveOf } from './self/archive';
import { SoulMemory } from './soul-memory';

const NOW = Date.UTC(2026, 4, 1);
const file = (id: number, fields: Partial<HeardFile> = {}): HeardFile => ({
  id,
  name: 'plan.txt',
  text: 'The rope hangs in the shed behind the house.',
  conversationId: 3,
  messageId: id * 10,
  at: NOW,
  whispered: false,
  ...fields,
});
const memory = () => new SoulMemory({ person: 'Ada', soul: 'Lumen' }, [], []);
const found = (held: SoulMemory, text: string, group = false) =>
  held.recollect(
    held.find({ text, at: NOW, group, feelings: [], leaveOut: new Set(), embedding: null, limit: 12 }),
    new Map(),
  );

describe('a file that was read', () => {
  it('comes to mind by what it says and by its name, and leads to its message', () => {
    const held = memory();
    held.read([file(7)], [70]);
    const [one] = found(held, 'Where is the rope?');
    expect(one).toMatchObject({
      key: 'file:7.0',
      kind: 'file',
      title: 'plan.txt',
      text: 'The rope hangs in the shed behind the house.',
      conversationId: 3,
      messageId: 70,
      from: 'other',
    });
    expect(found(held, 'What was in the plan?')).toHaveLength(1);
  });

  it('is found by the passage that tells of it', () => {
    const held = memory();
    const filler = 'Nothing of note here, only weather and the state of the road. '.repeat(7);
    held.read([file(7, { text: `${filler}\n\n${filler}\n\nThe rope hangs in the shed.\n\n${filler}` })], [70]);
    expect(found(held, 'Where is the rope?')[0]?.text).toContain('The rope hangs in the shed.');
  });

  it('stays with the soul where it was whispered', () => {
    const held = memory();
    held.read([file(7, { whispered: true })], [70]);
    expect(found(held, 'Where is the rope?')).toHaveLength(1);
    expect(found(held, 'Where is the rope?', true)).toEqual([]);
  });

  it.each(['message:70', 'file:7'])('is let go of by %s, with every passage', (key) => {
    const held = memory();
    const text = Array.from({ length: 9 }, (_, place) => `Rope number ${place} hangs in the shed. `.repeat(14)).join(
      '\n\n',
    );
    held.read([file(7, { text }), file(8, { name: 'other.txt', text: 'Boats lie at the pier.' })], [70, 80]);
    expect(held.size).toBeGreaterThan(5);
    held.forget([key]);
    expect(found(held, 'Where is the rope?')).toEqual([]);
    expect(held.size).toBe(1);
    expect(held.hasRead(70)).toBe(key === 'file:7');
    expect(found(held, 'Where are the boats?')).toHaveLength(1);
  });

  it('is taken in once, and again after its message changed', () => {
    const held = memory();
    held.read([file(7)], [70, 90]);
    held.read([file(7)], [70]);
    expect(held.size).toBe(1);
    expect(held.hasRead(90)).toBe(true);
    held.forget(['message:70']);
    held.read([file(7)], [70]);
    expect(found(held, 'Where is the rope?')).toHaveLength(1);
  });

  it('is not taken for a file of the archive', () => {
    const personality = { sourceFiles: [{ filename: 'old.txt', content: 'The anchor lies in the attic.' }] };
    const held = new SoulMemory({ person: 'Ada', soul: 'Lumen' }, archiveOf(personality), []);
    held.read([file(0, { messageId: 1 })], [1]);
    expect(found(held, 'Where is the anchor?')[0]).toMatchObject({ key: 'archive:0', kind: 'file', messageId: null });
    held.forget(['file:0']);
    expect(found(held, 'Where is the anchor?')).toHaveLength(1);
    expect(found(held, 'Where is the rope?')).toEqual([]);
  });
});
