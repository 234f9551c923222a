import { QueryClient } from '@tanstack/react-query';
import { dropWork, noteTold, noteWork, readWorks, worksKey } from './works';

describe('works that were kept', () => {
  it('are read back', () => {
    const work = { jobId: 7, kind: 'import', name: 'Ilse', told: true };
    expect(readWorks(JSON.stringify([work]))).toEqual([work]);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"jobId":7}',
    '[null]',
    '[{"jobId":"7","kind":"import"}]',
    '[{"jobId":7,"kind":"x"}]',
  ])('are none where %p was kept', (text) => expect(readWorks(text)).toEqual([]));

  it('have a name, if an empty one, and are told only where that stands', () => {
    expect(readWorks('[{"jobId":7,"kind":"enhance","name":5,"told":"yes"}]')).toEqual([
      { jobId: 7, kind: 'enhance', name: '', told: false },
    ]);
  });
});

describe('works under way', () => {
  // Without a browser nothing is kept, which is said; what is held is what counts here.
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('are noted once, told once and dropped', () => {
    const client = new QueryClient();
    noteWork(client, { jobId: 1, kind: 'import', name: 'Ilse' });
    noteWork(client, { jobId: 2, kind: 'enhance', name: 'Odd' });
    noteWork(client, { jobId: 1, kind: 'import', name: 'Ilse' });
    expect(client.getQueryData(worksKey)).toMatchObject([{ jobId: 2 }, { jobId: 1 }]);
    expect(noteTold(client, 2)).toBe(true);
    expect(noteTold(client, 2)).toBe(false);
    expect(noteTold(client, 9)).toBe(false);
    dropWork(client, 1);
    expect(client.getQueryData(worksKey)).toEqual([{ jobId: 2, kind: 'enhance', name: 'Odd', told: true }]);
  });
});
