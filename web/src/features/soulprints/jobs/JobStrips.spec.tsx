import { ERRORS, SOULPRINT_TEXTS, type JobNews } from '@kinloom/contract';
import { alertText, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { JOB_KINDS, type TrackedJob } from '../../souls/soul-dialog-context';
import JobStrips from './JobStrips';
import { JobView } from './JobView';
import { trackedJobsKey } from './tracked-jobs';

const aJob = (kind: TrackedJob['kind']): TrackedJob => ({ jobId: 7, kind, name: 'Lumen', notified: false });

const aProgress = (kind: string): JobNews => ({ jobId: 7, kind, state: 'active', progress: 40, message: 'Reading' });

const open = (kind: TrackedJob['kind']) => {
  server.on('GET /api/jobs/:id', { ...aProgress(kind), result: null, error: null });
  return show(<JobStrips />, { data: [[trackedJobsKey, [aJob(kind)]]] });
};

const cancelButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Cancel/ });

describe('JobStrips', () => {
  it.each(['preview', 'import'] as const)('cancels a running %s and removes its strip', async (kind) => {
    server.on('DELETE /api/jobs/:id', { ...aProgress(kind), state: 'failed', result: null, error: null });
    const { user } = await open(kind);
    await user.click(cancelButton());
    expect(await screen.findByText('Nothing was kept.')).toBeTruthy();
    expect(server.addresses('DELETE /api/jobs/:id')).toEqual(['/api/jobs/7']);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps the strip of a job that could not be cancelled', async () => {
    server.on('DELETE /api/jobs/:id', failure('unavailable'));
    const { user } = await open('import');
    await user.click(cancelButton());
    expect(await screen.findByText(ERRORS.unavailable.text)).toBeTruthy();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(cancelButton().disabled).toBe(false);
  });

  it('cannot be cancelled twice', async () => {
    const { release } = server.hold('DELETE /api/jobs/:id', { ...aProgress('import'), state: 'failed' });
    const { user } = await open('import');
    await user.click(cancelButton());
    await waitFor(() => expect(cancelButton().disabled).toBe(true));
    release();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('leaves a failure to the dialog that shows the job', async () => {
    server.on('GET /api/jobs/:id', { ...aProgress('import'), state: 'failed', result: null, error: 'x' });
    const job = aJob('import');
    await show(
      <>
        <JobStrips />
        <JobView job={job} onClose={() => undefined} />
      </>,
      { data: [[trackedJobsKey, [job]]] },
    );
    expect(await alertText()).toContain(SOULPRINT_TEXTS.importFailed.description);
    expect(screen.getAllByText(SOULPRINT_TEXTS.importFailed.title)).toHaveLength(1);
  });

  it('shows a failure in the strip and a toast without a dialog', async () => {
    server.on('GET /api/jobs/:id', { ...aProgress('import'), state: 'failed', result: null, error: 'x' });
    await show(<JobStrips />, { data: [[trackedJobsKey, [aJob('import')]]] });
    expect(await screen.findByText(SOULPRINT_TEXTS.importFailed.title)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dismiss: Lumen' })).toBeTruthy();
  });

  it.each(JOB_KINDS.filter((kind) => kind !== 'preview' && kind !== 'import'))(
    'offers no cancellation of the kind %s, which keeps what it has created',
    async (kind) => {
      await open(kind);
      expect(await screen.findByRole('progressbar')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    },
  );
});
