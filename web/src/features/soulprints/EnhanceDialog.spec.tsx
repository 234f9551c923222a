import { ERRORS, LIMITS, SOULPRINT_TEXTS, TEXTS } from '@kinloom/contract';
import { aFile, anAnalysis, aSoul } from '../../testing/fixtures';
import { alertText, button, field, screen, waitFor, within } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure, UNREACHABLE } from '../../testing/server';
import { UNREACHABLE_TEXT } from '../../lib/http/api';
import EnhanceDialog from './EnhanceDialog';
import { trackedJobsKey } from './jobs/tracked-jobs';

const ROUTE = 'POST /api/companions/enhance';
const result = { companion: aSoul(), analysis: anAnalysis() };

async function open() {
  const onClose = jest.fn();
  const shown = await show(<EnhanceDialog soul={aSoul()} onClose={onClose} />);
  const user = shown.user;
  const choose = (...files: File[]) => user.upload(field(SOULPRINT_TEXTS.addFiles), files);
  return { ...shown, choose, onClose };
}

const submit = () => button(SOULPRINT_TEXTS.enhance);
const sentFiles = () =>
  (server.sent(ROUTE) as FormData[]).map((form) => form.getAll('files').map((file) => (file as File).name));

describe('EnhanceDialog', () => {
  it('refuses to send no file, until one is chosen', async () => {
    const { user, choose } = await open();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(submit());
    expect(await alertText()).toBe(SOULPRINT_TEXTS.noFile);
    expect(server.requests).toEqual([]);
    await choose(aFile('diary.txt'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends all files with the soul and shows what they changed', async () => {
    server.on(ROUTE, {
      ...result,
      changed: [
        { key: 'empathy', added: 5 },
        { key: 'interests', added: ['rivers', 'maps'] },
      ],
    });
    const { user, choose } = await open();
    await choose(aFile('diary.txt'), aFile('notes.md'));
    await user.click(submit());
    expect(await screen.findByText('Wren has read the files.')).toBeTruthy();
    const changes = screen.getByRole('region', { name: 'What changed' });
    expect(within(changes).getByText('Empathy').nextSibling?.textContent).toBe('5 of 5');
    expect(within(changes).getByText('Interests').nextSibling?.textContent).toBe('rivers, maps');
    expect(sentFiles()).toEqual([['diary.txt', 'notes.md']]);
    const form = server.sent(ROUTE)[0] as FormData;
    expect([form.get('companionId'), form.get('timeZone')]).toEqual([
      '3',
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    ]);
  });

  it('says that the personality has not changed', async () => {
    server.on(ROUTE, { ...result, changed: [] });
    const { user, choose } = await open();
    await choose(aFile('diary.txt'));
    await user.click(submit());
    const changes = await screen.findByRole('region', { name: 'What changed' });
    expect(changes.textContent).toContain('The personality has not changed.');
  });

  it.each([
    ['another format', aFile('film.mp4'), 'film.mp4: Only txt, md, and json files can be used here.'],
    ['no content', aFile('empty.txt', ''), 'empty.txt: This file is empty.'],
    ['too many bytes', aFile('long.txt', LIMITS.fileBytes + 1), `long.txt: ${ERRORS.file_too_large.text}`],
  ])('refuses a file with %s until it is removed', async (_, file, text) => {
    const { user, choose } = await open();
    // The dialog of the browser can also return files of other formats.
    field(SOULPRINT_TEXTS.addFiles).accept = '';
    await choose(aFile('diary.txt'), file);
    await user.click(submit());
    expect(await alertText()).toBe(text);
    expect(server.requests).toEqual([]);
    server.on(ROUTE, result);
    await user.click(button(`Remove ${file.name}`));
    await user.click(submit());
    await screen.findByText('Wren has read the files.');
    expect(sentFiles()).toEqual([['diary.txt']]);
  });

  it.each([
    ['more files', Array.from({ length: LIMITS.uploadFiles + 1 }, (_, place) => aFile(`${place}.txt`, 10))],
    ['more bytes', Array.from({ length: 11 }, (_, place) => aFile(`${place}.txt`, LIMITS.fileBytes))],
  ])('refuses %s than one upload may have', async (_, files) => {
    const { user, choose } = await open();
    await choose(...files);
    await user.click(submit());
    expect(await alertText()).toBe(ERRORS.too_many_files.text);
    expect(server.requests).toEqual([]);
  });

  it('shows the upload and sends the files once', async () => {
    const { release } = server.hold(ROUTE, result);
    const { user, choose } = await open();
    await choose(aFile('diary.txt'));
    await user.click(submit());
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the upload' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('100'));
    expect(submit().disabled).toBe(true);
    expect(button('Remove diary.txt').disabled).toBe(true);
    await user.click(submit());
    release();
    await screen.findByText('Wren has read the files.');
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it('follows the job if the work is done in the background', async () => {
    server.on(ROUTE, { jobId: 8 });
    server.on('GET /api/jobs/:id', { jobId: 8, kind: 'enhance', state: 'active', progress: 20, message: 'Reading' });
    const { user, client, choose } = await open();
    await choose(aFile('diary.txt'));
    await user.click(submit());
    expect(await screen.findByText('Reading')).toBeTruthy();
    expect(client.getQueryData(trackedJobsKey)).toEqual([{ jobId: 8, kind: 'enhance', name: 'Wren', notified: false }]);
  });

  it('returns to the chosen files after a failed job', async () => {
    server.on(ROUTE, { jobId: 8 });
    server.on('GET /api/jobs/:id', {
      jobId: 8,
      kind: 'enhance',
      state: 'failed',
      progress: 20,
      message: '',
      result: null,
      error: ERRORS.unavailable.text,
    });
    const { user, choose } = await open();
    await choose(aFile('diary.txt'));
    await user.click(submit());
    expect(await alertText()).toContain(ERRORS.unavailable.text);
    await user.click(button('Try again'));
    expect(button('Remove diary.txt')).toBeTruthy();
    expect(submit().disabled).toBe(false);
  });

  it.each([
    ['the server refuses', failure('storage_full'), ERRORS.storage_full.text],
    ['the server cannot be reached', UNREACHABLE, UNREACHABLE_TEXT],
  ])('keeps the files and says why if %s', async (_, answer, text) => {
    server.on(ROUTE, answer);
    const { user, choose } = await open();
    await choose(aFile('diary.txt'));
    await user.click(submit());
    expect(await screen.findByText('The files could not be added')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(button('Remove diary.txt').disabled).toBe(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('stops the upload when it is closed, without an error', async () => {
    const { release } = server.hold(ROUTE, failure('unavailable'));
    const { user, choose, onClose, unmount } = await open();
    await choose(aFile('diary.txt'));
    await user.click(submit());
    await user.click(button(TEXTS.main.cancel));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    release();
    await show(<p>Another screen</p>);
    expect(screen.queryByText('The files could not be added')).toBeNull();
  });
});
