import { ERRORS, LIMITS, SOULPRINT_TEXTS, TEXTS, type JobAnswer, type SoulprintPreview } from '@kinloom/contract';
import { aFile, anAnalysis, aReport, aSoul } from '../../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, UNREACHABLE } from '../../../testing/server';
import type { TrackedJob } from '../../souls/soul-dialog-context';
import { trackedJobsKey } from '../jobs/tracked-jobs';
import ImportDialog from './ImportDialog';

const PREVIEW = 'POST /api/soulprints/preview';
const IMPORT = 'POST /api/soulprints/import';
const LOGS = 'Or paste chat logs';
const CHAT = ['Ida: Hello', 'Wren: Hello', 'Ida: How are you?', 'Wren: Well.', 'Ida: Good.'].join('\n');
const SHORT_CHAT = 'Ida: Hello\nWren: Hello';

const preview: SoulprintPreview = { uploadId: 31, report: aReport(), analysis: anAnalysis() };
const result = { importId: 5, memoriesCreated: 2, messagesImported: 12, companion: aSoul(), report: aReport() };
const aJob: TrackedJob = { jobId: 7, kind: 'preview', name: 'Wren', notified: false };
const job = (more: Partial<JobAnswer>): JobAnswer => ({
  jobId: 7,
  kind: 'preview',
  state: 'active',
  progress: 30,
  message: 'Reading',
  result: null,
  error: null,
  ...more,
});

async function open(resumed?: TrackedJob) {
  const onClose = jest.fn();
  const shown = await show(<ImportDialog preview={resumed} onClose={onClose} />, {
    data: resumed ? [[trackedJobsKey, [resumed]]] : [],
  });
  const { user } = shown;
  const fill = async (text = CHAT, name = 'Wren') => {
    if (name !== '') await user.type(field('Name'), name);
    field(LOGS).focus();
    await user.paste(text);
  };
  return { ...shown, fill, onClose };
}

const previewButton = () => button('Preview');
const importButton = () => button('Import Soulprint');
const summary = () => screen.findByRole('region', { name: 'Import summary' });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

describe('ImportDialog', () => {
  it('imports pasted text', async () => {
    server.on(IMPORT, result);
    const { user, fill } = await open();
    await fill();
    await user.click(importButton());
    expect(await screen.findByText('Wren is ready.')).toBeTruthy();
    expect(server.sent(IMPORT)).toEqual([
      { name: 'Wren', timeZone, chatLogs: CHAT, existingPersonality: null, importConversations: true },
    ]);
  });

  it('says what is missing and sends nothing', async () => {
    const { user } = await open();
    await user.click(importButton());
    expect(await alertText()).toBe(TEXTS.souls.missing.title + SOULPRINT_TEXTS.importMissing);
    expect(screen.getAllByText(SOULPRINT_TEXTS.importMissing)).toHaveLength(1);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(server.requests).toEqual([]);
  });

  it('refuses fewer entries than an analysis needs', async () => {
    const { user, fill } = await open();
    expect(descriptionOf(field(LOGS))).toMatch(/^At least 5 entries/);
    await fill(SHORT_CHAT);
    await user.click(importButton());
    expect(await alertText()).toBe(Object.values(SOULPRINT_TEXTS.insufficient).join(''));
    await user.click(previewButton());
    expect(selectedTab()).toBe(SOULPRINT_TEXTS.importTabs.data);
    await user.type(field(LOGS), '!');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['no content', aFile('chat.txt', ''), ERRORS.import_empty.text],
    ['too many bytes', aFile('chat.txt', LIMITS.exportBytes + 1), ERRORS.import_too_large.text],
  ])('refuses a file with %s', async (_, file, text) => {
    const { user } = await open();
    await user.type(field('Name'), 'Wren');
    await user.upload(field('Chat export'), file);
    await user.click(importButton());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('previews without a name, and imports the uploaded export with the corrections', async () => {
    server.on(PREVIEW, preview).on(IMPORT, result);
    const { user, fill } = await open();
    await fill(CHAT, '');
    await user.click(previewButton());
    expect(within(await summary()).getByText('A WhatsApp chat')).toBeTruthy();
    expect(server.sent(PREVIEW)).toEqual([{ chatLogs: CHAT, timeZone }]);
    await user.click(button('Remove patient'));
    await user.type(field('Add a trait'), 'curious{Enter}');

    await user.click(importButton());
    expect(selectedTab()).toBe(SOULPRINT_TEXTS.importTabs.data);
    expect(server.sent(IMPORT)).toEqual([]);
    await user.type(field('Name'), 'Wren');
    await user.click(importButton());
    await screen.findByText('Wren is ready.');
    expect(server.sent(IMPORT)).toEqual([
      { name: 'Wren', timeZone, uploadId: 31, existingPersonality: { traits: ['curious'] }, importConversations: true },
    ]);
  });

  it('previews again without sending the export again when a speaker is chosen', async () => {
    server.on(PREVIEW, preview);
    const { user, fill } = await open();
    await fill();
    await user.click(previewButton());
    await summary();
    await user.selectOptions(field('Who is the soul?'), 'Ida (5 messages)');
    await waitFor(() => expect(server.sent(PREVIEW)).toHaveLength(2));
    expect(server.sent(PREVIEW)[1]).toEqual({
      uploadId: 31,
      name: 'Wren',
      timeZone,
      soulSpeaker: 'Ida',
      personSpeaker: 'Wren',
    });
  });

  it('forgets the preview when the export changes', async () => {
    server.on(PREVIEW, preview);
    const { user, fill } = await open();
    await fill();
    await user.click(previewButton());
    await summary();
    await user.click(screen.getByRole('tab', { name: SOULPRINT_TEXTS.importTabs.data }));
    await user.type(field(LOGS), '!');
    await user.click(screen.getByRole('tab', { name: SOULPRINT_TEXTS.importTabs.preview }));
    expect(screen.queryByRole('region', { name: 'Import summary' })).toBeNull();
    expect(screen.getByText(/^The preview shows the speakers/)).toBeTruthy();
  });

  it('shows the progress of a preview in the background, then the preview', async () => {
    server.on(PREVIEW, { jobId: 7 }).on('GET /api/jobs/:id', job({}));
    const { user, client, fill } = await open();
    await fill();
    await user.click(previewButton());
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the preview' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('30'));
    expect(importButton().disabled).toBe(true);
    server.on('GET /api/jobs/:id', job({ state: 'done', result: preview }));
    await client.invalidateQueries({ queryKey: ['job', 7] });
    await summary();
    expect(importButton().disabled).toBe(false);
    expect(client.getQueryData(trackedJobsKey)).toEqual([]);
  });

  it('resumes a preview that was started before', async () => {
    server.on('GET /api/jobs/:id', job({ state: 'done', result: preview })).on(IMPORT, result);
    const { user } = await open(aJob);
    await summary();
    await user.click(importButton());
    await screen.findByText('Wren is ready.');
    expect(server.sent(IMPORT)).toMatchObject([{ name: 'Wren', uploadId: 31 }]);
  });

  it('says why a preview failed', async () => {
    server.on('GET /api/jobs/:id', job({ state: 'failed', error: ERRORS.import_no_soul.text }));
    await open(aJob);
    expect(await alertText()).toBe(ERRORS.import_no_soul.text);
  });

  it('shows the upload, and that everything is sent', async () => {
    const { release } = server.hold(IMPORT, result);
    const { user, fill } = await open();
    await fill();
    await user.click(importButton());
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the upload' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('100'));
    expect(screen.getByText('Sent.')).toBeTruthy();
    expect(importButton().disabled).toBe(true);
    expect(previewButton().disabled).toBe(true);
    release();
    await screen.findByText('Wren is ready.');
    expect(server.sent(IMPORT)).toHaveLength(1);
  });

  it('stops sending, without an error', async () => {
    server.hold(IMPORT, result);
    const { user, fill, onClose } = await open();
    await fill();
    await user.click(importButton());
    await user.click(await screen.findByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(importButton().disabled).toBe(false));
    expect(screen.queryByText(SOULPRINT_TEXTS.importFailed.title)).toBeNull();
    expect(field('Name').value).toBe('Wren');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['a known reason', failure('import_encrypted'), ERRORS.import_encrypted.text],
    ['an unknown reason', failure('internal'), SOULPRINT_TEXTS.importFailed.description],
    ['no connection', UNREACHABLE, SOULPRINT_TEXTS.importFailed.description],
  ])('keeps the text and says why the import failed for %s', async (_, answer, text) => {
    server.on(IMPORT, answer);
    const { user, fill } = await open();
    await fill();
    await user.click(importButton());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field(LOGS).value).toBe(CHAT);
    expect(importButton().disabled).toBe(false);
  });

  it('returns to the form after an import that failed in the background', async () => {
    server.on(IMPORT, { jobId: 8 });
    server.on('GET /api/jobs/:id', job({ jobId: 8, kind: 'import', state: 'failed', error: 'x' }));
    const { user, client, fill } = await open();
    await fill();
    await user.click(importButton());
    expect(await alertText()).toContain(SOULPRINT_TEXTS.importFailed.description);
    await user.click(button('Try again'));
    expect(field('Name').value).toBe('Wren');
    expect(client.getQueryData(trackedJobsKey)).toEqual([]);
  });

  it('closes with Cancel and sends nothing', async () => {
    const { user, fill, onClose } = await open();
    await fill();
    await user.click(button(TEXTS.main.cancel));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });
});
