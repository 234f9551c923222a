import { QueryClient } from '@tanstack/react-query';
import { untrackJob, markNotified, trackJob, parseJobs, trackedJobsKey } from './tracked-jobs';

describe('stored jobs', () => {
  it('are restored', () => {
    const job = { jobId: 7, kind: 'import', name: 'Ilse', notified: true };
    expect(parseJobs(JSON.stringify([job]))).toEqual([job]);
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
  ])('are ignored when %p is stored', (text) => expect(parseJobs(text)).toEqual([]));

  it('default to an empty name and to not notified', () => {
    expect(parseJobs('[{"jobId":7,"kind":"enhance","name":5,"notified":"yes"}]')).toEqual([
      { jobId: 7, kind: 'enhance', name: '', notified: false },
    ]);
  });
});

describe('tracked jobs', () => {
  // Without browser storage, saving only logs a warning; the query cache is tested.
  beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('are tracked once, notified once and removed', () => {
    const client = new QueryClient();
    trackJob(client, { jobId: 1, kind: 'import', name: 'Ilse' });
    trackJob(client, { jobId: 2, kind: 'enhance', name: 'Odd' });
    trackJob(client, { jobId: 1, kind: 'import', name: 'Ilse' });
    expect(client.getQueryData(trackedJobsKey)).toMatchObject([{ jobId: 2 }, { jobId: 1 }]);
    expect(markNotified(client, 2)).toBe(true);
    expect(markNotified(client, 2)).toBe(false);
    expect(markNotified(client, 9)).toBe(false);
    untrackJob(client, 1);
    expect(client.getQueryData(trackedJobsKey)).toEqual([{ jobId: 2, kind: 'enhance', name: 'Odd', notified: true }]);
  });
});
