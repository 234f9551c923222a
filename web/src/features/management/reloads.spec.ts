import { readReloads } from './reloads';

describe('reloads that were kept', () => {
  it('are those of a soul, and of all', () => {
    const reloads = [
      { jobId: 3, soulId: 7 },
      { jobId: 4, soulId: null },
    ];
    expect(readReloads(JSON.stringify(reloads))).toEqual(reloads);
  });

  it.each(['', 'no JSON', '{}', '[null, 1, {"jobId":"3","soulId":7}, {"jobId":3}, {"jobId":3,"soulId":"7"}]'])(
    'are none in %j',
    (text) => expect(readReloads(text)).toEqual([]),
  );
});
