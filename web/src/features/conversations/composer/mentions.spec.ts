import { completeMention, mentionAt } from './mentions';

const NAMES = ['Ilse', 'Tamar', 'Old Tom'];
const SOULS = NAMES.map((name, index) => ({ id: index + 1, name }));

describe('a mention', () => {
  it.each([
    ['@', NAMES],
    ['@i', ['Ilse']],
    ['Tell me, @T', ['Tamar', 'Old Tom']],
    ['(@old t', ['Old Tom']],
    ['@Ilse', ['Ilse']],
  ])('in %j offers %j', (text, names) =>
    expect(mentionAt(text, text.length, SOULS)?.souls.map(({ name }) => name)).toEqual(names),
  );

  it.each(['', 'mail me at a@i', '@Ilse knows', '@x', 'nothing here', '@Ilse\n'])('is not in %j', (text) =>
    expect(mentionAt(text, text.length, SOULS)).toBeNull(),
  );

  it('is read before the caret, not after it', () => {
    expect(mentionAt('@Il and more', 3, SOULS)).toEqual({ start: 0, souls: [{ id: 1, name: 'Ilse' }] });
    expect(mentionAt('@Il', 0, SOULS)).toBeNull();
  });

  it('is completed at its @', () => {
    expect(completeMention('Hear, @ta', 9, 6, 'Tamar')).toEqual({ text: 'Hear, @Tamar ', caret: 13 });
    expect(completeMention('@il you know', 3, 0, 'Ilse')).toEqual({ text: '@Ilse you know', caret: 6 });
  });
});
