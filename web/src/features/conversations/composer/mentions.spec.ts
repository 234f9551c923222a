import { completeMention, mentionAt } from './mentions';

const NAMES = ['Ilse', 'Tamar', 'Old Tom'];

describe('a mention', () => {
  it.each([
    ['@', NAMES],
    ['@i', ['Ilse']],
    ['Tell me, @T', ['Tamar', 'Old Tom']],
    ['(@old t', ['Old Tom']],
    ['@Ilse', ['Ilse']],
  ])('in %j offers %j', (text, names) => expect(mentionAt(text, text.length, NAMES)?.names).toEqual(names));

  it.each(['', 'mail me at a@i', '@Ilse knows', '@x', 'nothing here', '@Ilse\n'])('is not in %j', (text) =>
    expect(mentionAt(text, text.length, NAMES)).toBeNull(),
  );

  it('is read before the caret, not after it', () => {
    expect(mentionAt('@Il and more', 3, NAMES)).toEqual({ start: 0, names: ['Ilse'] });
    expect(mentionAt('@Il', 0, NAMES)).toBeNull();
  });

  it('is completed at its @', () => {
    expect(completeMention('Hear, @ta', 9, 6, 'Tamar')).toEqual({ text: 'Hear, @Tamar ', caret: 13 });
    expect(completeMention('@il you know', 3, 0, 'Ilse')).toEqual({ text: '@Ilse you know', caret: 6 });
  });
});
