import { ERRORS, LIMITS, SOULPRINT_TEXTS, TEXTS } from '@kinloom/contract';
import { aFile, anAnalysis, aSoul } from '../../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { trackedJobsKey } from '../jobs/tracked-jobs';
import MultiFileDialog from './MultiFileDialog';

const ROUTE = 'POST /api/soulprint/multi-file-import';
const result = { companion: aSoul(), analysis: anAnalysis() };

async function open() {
  const onClose = jest.fn();
  const shown = await show(<MultiFileDialog onClose={onClose} />);
  const choose = async (category: string, ...files: File[]) => {
    const input = field(category);
    // The dialog of the browser can also return files of other formats.
    input.accept = '';
    await shown.user.upload(input, files);
  };
  return { ...shown, choose, onClose };
}

const submit = () => button('Create Soul');

describe('MultiFileDialog', () => {
  it('sends the texts by category, with name and role', async () => {
    server.on(ROUTE, result);
    const { user, choose } = await open();
    await user.type(field('Name'), ' Wren ');
    await user.click(screen.getByRole('radio', { name: 'Mentor' }));
    await choose('Letters', aFile('letter.md', 'Dear Wren'));
    await choose('Conversations', aFile('chat.txt', 'Hello'), aFile('log.log', 'Ärger'));
    await user.click(submit());
    expect(await screen.findByText('Wren is ready.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What the files show' })).toBeTruthy();
    expect(server.sent(ROUTE)).toEqual([
      {
        name: 'Wren',
        role: 'mentor',
        analysisDepth: 'comprehensive',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        categorizedFiles: [
          {
            category: 'conversations',
            categoryName: 'Conversations',
            files: [
              { filename: 'chat.txt', content: 'Hello', size: 5, type: 'text/plain' },
              { filename: 'log.log', content: 'Ärger', size: 6, type: 'text/plain' },
            ],
          },
          {
            category: 'letters',
            categoryName: 'Letters',
            files: [{ filename: 'letter.md', content: 'Dear Wren', size: 9, type: 'text/plain' }],
          },
        ],
      },
    ]);
  });

  it('refuses an empty name', async () => {
    const { user, choose } = await open();
    await user.type(field('Name'), '  ');
    await choose('Letters', aFile('letter.md'));
    await user.click(submit());
    expect(descriptionOf(field('Name'))).toBe(SOULPRINT_TEXTS.noName);
    expect(server.requests).toEqual([]);
  });

  it('refuses to create a soul without files', async () => {
    const { user } = await open();
    await user.type(field('Name'), 'Wren{Enter}');
    expect(await alertText()).toBe(SOULPRINT_TEXTS.noFile);
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['another format', aFile('film.mp4'), 'film.mp4: Only txt, md, json, csv, and log files can be used here.'],
    ['no content', aFile('empty.txt', ''), 'empty.txt: This file is empty.'],
    ['too many bytes', aFile('long.txt', LIMITS.fileBytes + 1), `long.txt: ${ERRORS.file_too_large.text}`],
  ])('refuses a file with %s', async (_, file, text) => {
    const { user, choose } = await open();
    await user.type(field('Name'), 'Wren');
    await choose('Essence', file);
    await user.click(submit());
    expect(await alertText()).toBe(text);
    expect(server.requests).toEqual([]);
  });

  it('counts the files of all categories together', async () => {
    const { user, choose } = await open();
    await user.type(field('Name'), 'Wren');
    const half = LIMITS.uploadFiles / 2;
    await choose('Letters', ...Array.from({ length: half }, (_, place) => aFile(`${place}.txt`, 10)));
    await choose('Essence', ...Array.from({ length: half + 1 }, (_, place) => aFile(`${place}.md`, 10)));
    await user.click(submit());
    expect(await alertText()).toBe(ERRORS.too_many_files.text);
    expect(server.requests).toEqual([]);
  });

  it('shows the size of all files and refuses more than an import may have', async () => {
    const { user, choose } = await open();
    await user.type(field('Name'), 'Wren');
    await choose('Letters', aFile('a.txt', LIMITS.fileBytes), aFile('b.txt', LIMITS.fileBytes));
    expect(screen.getByText(/in all · 40 MB chosen$/)).toBeTruthy();
    await choose('Essence', aFile('c.txt', LIMITS.fileBytes), aFile('d.txt', LIMITS.fileBytes));
    await user.click(submit());
    expect(await alertText()).toBe('All files together may have at most 64 MB.');
    expect(server.requests).toEqual([]);
  });

  it('removes a file from its own category only', async () => {
    server.on(ROUTE, result);
    const { user, choose } = await open();
    await user.type(field('Name'), 'Wren');
    await choose('Letters', aFile('letter.md'));
    await choose('Essence', aFile('values.md'));
    await user.click(button('Remove letter.md'));
    await user.click(submit());
    await screen.findByText('Wren is ready.');
    expect(server.sent(ROUTE)).toMatchObject([{ categorizedFiles: [{ category: 'essence' }] }]);
  });

  it('refuses a picture that is none', async () => {
    const { choose } = await open();
    await choose('Avatar picture', aFile('notes.txt'));
    expect(await alertText()).toBe(SOULPRINT_TEXTS.avatarNoImage);
    expect(screen.getByText(/generated from the name$/)).toBeTruthy();
  });

  it('sends the files once', async () => {
    const { release } = server.hold(ROUTE, result);
    const { user, choose } = await open();
    await user.type(field('Name'), 'Wren');
    await choose('Letters', aFile('letter.md'));
    await user.click(submit());
    expect(await screen.findByRole('progressbar', { name: 'Progress of the upload' })).toBeTruthy();
    await waitFor(() => expect(submit().disabled).toBe(true));
    await user.click(submit());
    release();
    await screen.findByText('Wren is ready.');
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it('follows the job if the work is done in the background', async () => {
    server.on(ROUTE, { jobId: 8 });
    const [, [progress, message]] = SOULPRINT_TEXTS.stages;
    server.on('GET /api/jobs/:id', { jobId: 8, kind: 'multi-file', state: 'active', progress, message });
    const { user, client, choose } = await open();
    await user.type(field('Name'), 'Wren');
    await choose('Letters', aFile('letter.md'));
    await user.click(submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(client.getQueryData(trackedJobsKey)).toEqual([
      { jobId: 8, kind: 'multi-file', name: 'Wren', notified: false },
    ]);
  });

  it('keeps everything and says why the server refuses', async () => {
    server.on(ROUTE, failure('too_many'));
    const { user, choose } = await open();
    await user.type(field('Name'), 'Wren');
    await choose('Letters', aFile('letter.md'));
    await user.click(submit());
    expect(await screen.findByText(SOULPRINT_TEXTS.creationFailed)).toBeTruthy();
    expect(screen.getByText(ERRORS.too_many.text)).toBeTruthy();
    expect(field('Name').value).toBe('Wren');
    expect(button('Remove letter.md')).toBeTruthy();
    expect(submit().disabled).toBe(false);
  });

  it('says which file can no longer be read', async () => {
    const { user, choose } = await open();
    await user.type(field('Name'), 'Wren');
    const moved = aFile('letter.md');
    moved.arrayBuffer = async () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    await choose('Letters', moved);
    await user.click(submit());
    expect(await screen.findByText('letter.md cannot be read any more. Please choose it again.')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('closes with Cancel', async () => {
    const { user, onClose } = await open();
    await user.click(button(TEXTS.main.cancel));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
