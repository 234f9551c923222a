import { changeWords } from './changes';

describe('what files changed in a soul', () => {
  it('is said in words', () => {
    expect(
      changeWords([
        { key: 'traits', added: ['patient', 'calm'] },
        { key: 'empathy', added: 5 },
      ]),
    ).toEqual([
      { name: 'Traits', words: ['patient', 'calm'] },
      { name: 'Empathy', words: ['5 of 5'] },
    ]);
  });

  it('leaves out what means nothing to a person', () => {
    expect(
      changeWords([
        { key: 'totalFiles', added: 3 },
        { key: 'interests', added: [] },
      ]),
    ).toEqual([]);
  });
});
