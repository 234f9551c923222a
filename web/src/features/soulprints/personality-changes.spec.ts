import { describeChanges } from './personality-changes';

describe('personality changes', () => {
  it('are shown as labelled texts', () => {
    expect(
      describeChanges([
        { key: 'traits', added: ['patient', 'calm'] },
        { key: 'empathy', added: 5 },
      ]),
    ).toEqual([
      { name: 'Traits', texts: ['patient', 'calm'] },
      { name: 'Empathy', texts: ['5 of 5'] },
    ]);
  });

  it('omit internal fields and empty lists', () => {
    expect(
      describeChanges([
        { key: 'totalFiles', added: 3 },
        { key: 'interests', added: [] },
      ]),
    ).toEqual([]);
  });
});
