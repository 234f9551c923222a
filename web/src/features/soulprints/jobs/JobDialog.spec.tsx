import { ERRORS, SOULPRINT_TEXTS, type JobAnswer, type JobNews } from '@kinloom/contract';
import { anAnalysis, aReport, aSoul } from '../../../testing/fixtures';
import { alertText, button, descriptionOf, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { JOB_KINDS, type TrackedJob } from '../../souls/soul-dialog-context';
import JobDialog from './JobDialog';
import { trackedJobsKey } from './tracked-jobs';
import { jobKey } from './use-job';

const ROUTE = 'GET /api/jobs/:id';
const aJob = (kind: TrackedJob['kind'], more: Partial<TrackedJob> = {}): TrackedJob => ({
  jobId: 7,
  kind,
  name: 'Wren',
  notified: false,
  ...more,
});
const progress: JobNews = { jobId: 7, kind: 'import', state: 'active', progress: 40, message: 'Reading' };
const ended = (more: Partial<JobAnswer>): JobAnswer => ({
  ...progress,
  state: 'done',
  progress: 100,
  message: '',
  result: null,
  error: null,
  ...more,
});
const importResult = {
  importId: 5,
  memoriesCreated: 1,
  messagesImported: 12,
  companion: aSoul(),
  report: aReport(),
};

async function open(job: TrackedJob, answer: unknown) {
  server.on(ROUTE, answer);
  const onClose = jest.fn();
  const shown = await show(<JobDialog job={job} onClose={onClose} />, { data: [[trackedJobsKey, [job]]] });
  return { ...shown, onClose };
}

describe('JobDialog', () => {
  it.each([
    ['preview', SOULPRINT_TEXTS.importDialog],
    ['import', SOULPRINT_TEXTS.importDialog],
    ['multi-file', SOULPRINT_TEXTS.multiFile],
    ['enhance', SOULPRINT_TEXTS.enhance],
  ] as const)('of the kind %s is called “%s” and names the soul', async (kind, title) => {
    await open(aJob(kind), progress);
    expect(descriptionOf(screen.getByRole('dialog', { name: title }))).toBe('Wren');
  });

  it('shows the progress and can be left while the job runs', async () => {
    const { user, onClose } = await open(aJob('import'), progress);
    expect(await screen.findByText('Reading')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Progress of Wren' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    await user.click(button('Continue in the background'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says that a job waits to start', async () => {
    await open(aJob('enhance', { name: '' }), { ...progress, state: 'waiting', progress: 0, message: '' });
    expect(await screen.findByText('Waiting to start…')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('0');
  });

  it('replaces the progress by the result of an import', async () => {
    const { client } = await open(aJob('import'), progress);
    await screen.findByText('Reading');
    server.on(ROUTE, ended({ result: importResult }));
    client.setQueryData(jobKey(7), { ...progress, state: 'done' });
    expect(await screen.findByText('Wren is ready.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Talk with Wren' }).getAttribute('href')).toBe('/?soul=3');
    expect(screen.getByText('memory created').nextSibling?.textContent).toBe('1');
    expect(screen.getByText('messages imported').nextSibling?.textContent).toBe('12');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['multi-file', 'Wren is ready.'],
    ['enhance', 'Wren has read the files.'],
  ] as const)('shows what the files of the kind %s revealed', async (kind, text) => {
    await open(aJob(kind), ended({ kind, result: { companion: aSoul(), analysis: anAnalysis() } }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What the files show' }).textContent).toContain('patient');
  });

  it.each(JOB_KINDS)('says why a job of the kind %s failed', async (kind) => {
    const { user, onClose } = await open(
      aJob(kind),
      ended({ kind, state: 'failed', error: ERRORS.file_too_large.text }),
    );
    expect(await alertText()).toContain(ERRORS.file_too_large.text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says that the server no longer knows the job', async () => {
    await open(aJob('import'), failure('job_not_found'));
    expect(await alertText()).toBe(ERRORS.job_not_found.text);
  });

  it('says why the progress could not be loaded', async () => {
    await open(aJob('import'), failure('unavailable'));
    expect(await alertText()).toContain(ERRORS.unavailable.text);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows a failure for a result that is missing', async () => {
    await open(aJob('import'), ended({ result: null }));
    expect(await alertText()).toBe(ERRORS.internal.text);
  });

  it('keeps a job until its toast was shown', async () => {
    const result = { companion: aSoul(), analysis: anAnalysis() };
    const { client } = await open(aJob('enhance'), ended({ kind: 'enhance', result }));
    await screen.findByText('Wren has read the files.');
    expect(client.getQueryData(trackedJobsKey)).toHaveLength(1);
    client.setQueryData(trackedJobsKey, [aJob('enhance', { notified: true })]);
    await waitFor(() => expect(client.getQueryData(trackedJobsKey)).toEqual([]));
  });
});
