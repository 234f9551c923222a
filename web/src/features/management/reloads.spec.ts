import { parseReloads } from './reloads';

describe('stored reloads', () => {
  it('are restored for one soul and for all', () => {
    const reloads = [
      { jobId: 3, soulId: 7 },
      { jobId: 4, soulId: null },
    ];
    expect(parseReloads(JSON.stringify(reloads))).toEqual(reloads);
  });

  it.each(['', 'no JSON', '{}', '[null, 1, {"jobId":"3","soulId":7}, {"jobId":3}, {"jobId":3,"soulId":"7"}]'])(
    'are ignored in %j',
    (text) => expect(parseReloads(text)).toEqual([]),
  );
});
