import { useState } from 'react';
import { ERRORS, LIMITS, MANAGEMENT_TEXTS, TEXTS } from '@kinloom/contract';
import { aFile } from '../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor, within } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure, UNREACHABLE } from '../../testing/server';
import { UploadForm } from './UploadForm';
import { uploadsKey, type Upload } from './upload-state';
import { EMPTY_UPLOAD_DRAFT, type UploadDraft } from './upload-texts';
import type { ManagedSoul } from './use-soul-states';

const ROUTE = 'POST /api/process-soul-files';
const aManagedSoul = (id: number, name: string): ManagedSoul => ({
  id,
  face: { id, name, archetype: 'mentor', avatar: null },
  state: undefined,
  failed: false,
  retry: () => undefined,
});
const SOULS = [aManagedSoul(3, 'Wren'), aManagedSoul(4, 'Ash')];
const COMPLETE: UploadDraft = { soulId: 3, fileType: 'memory', files: [aFile('diary.txt')], notes: '' };

function Form({ souls, initial }: { souls: readonly ManagedSoul[]; initial: UploadDraft }) {
  const [draft, setDraft] = useState(initial);
  return (
    <UploadForm souls={souls} draft={draft} onChange={(change) => setDraft((current) => ({ ...current, ...change }))} />
  );
}

const open = (draft: Partial<UploadDraft> = {}, { souls = SOULS, upload = null as Upload | null } = {}) =>
  show(<Form souls={souls} initial={{ ...EMPTY_UPLOAD_DRAFT, ...draft }} />, {
    data: upload ? [[uploadsKey, { current: upload, whisper: null }]] : [],
  });

const submit = () => button(MANAGEMENT_TEXTS.uploadFiles);

describe('UploadForm', () => {
  it('says what is still missing, until nothing is', async () => {
    const { user } = await open();
    const missing = (parts: string) => `${MANAGEMENT_TEXTS.missing}: please choose ${parts}.`;
    expect(submit().disabled).toBe(true);
    expect(descriptionOf(submit())).toBe('Please choose a soul, a file type, and at least one file.');
    await user.selectOptions(field('Soul'), 'Wren');
    expect(descriptionOf(submit())).toBe(missing('a file type and at least one file'));
    await user.click(screen.getByRole('radio', { name: 'Memory' }));
    expect(descriptionOf(submit())).toBe(missing('at least one file'));
    await user.upload(field('Files'), aFile('diary.txt'));
    expect(descriptionOf(submit())).toBe('');
    expect(submit().disabled).toBe(false);
  });

  it('uploads everything, says so and empties the form', async () => {
    server.on(ROUTE, { success: true, message: 'x' });
    const { user } = await open();
    await user.selectOptions(field('Soul'), 'Ash');
    await user.click(screen.getByRole('radio', { name: 'Essence' }));
    await user.upload(field('Files'), [aFile('diary.txt'), aFile('song.mp3')]);
    await user.type(field('Notes (optional)'), ' From the attic. ');
    await user.click(submit());
    expect(await screen.findByText(MANAGEMENT_TEXTS.uploaded)).toBeTruthy();
    expect(screen.getByText('2 essence files given to Ash.')).toBeTruthy();
    const [form] = server.sent(ROUTE) as FormData[];
    expect(form?.get('soulId')).toBe('4');
    expect(form?.get('fileType')).toBe('essence');
    expect(form?.get('notes')).toBe('From the attic.');
    expect(form?.getAll('files').map((file) => (file as File).name)).toEqual(['diary.txt', 'song.mp3']);
    expect(field('Soul').value).toBe('');
    expect(field('Notes (optional)').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Remove diary.txt' })).toBeNull();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('sends no blank notes', async () => {
    server.on(ROUTE, { success: true, message: 'x' });
    const { user } = await open({ ...COMPLETE, notes: '  ' });
    await user.click(submit());
    await screen.findByText('1 memory file given to Wren.');
    expect((server.sent(ROUTE)[0] as FormData).has('notes')).toBe(false);
  });

  it('says that pieces wait for a decision', async () => {
    server.on(ROUTE, { success: true, message: 'x', pending: 2 });
    const { user } = await open(COMPLETE);
    await user.click(submit());
    expect(await screen.findByText(/2 pieces read like instructions and wait for your decision/)).toBeTruthy();
  });

  it('returns the focus to the first field after an upload', async () => {
    server.on(ROUTE, { success: true, message: 'x' });
    const { user } = await open(COMPLETE);
    await user.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(field('Soul')));
  });

  it('cannot be changed or sent again while an upload runs', async () => {
    const { release } = server.hold(ROUTE, { success: true, message: 'x' });
    const { user } = await open(COMPLETE);
    await user.click(submit());
    expect(await screen.findByText(MANAGEMENT_TEXTS.processing)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Upload to Wren' }).getAttribute('aria-valuenow')).toBe('75');
    expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'What to upload' }).disabled).toBe(true);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(submit());
    expect(screen.queryByRole('button', { name: TEXTS.main.cancel })).toBeNull();
    await user.click(submit());
    release();
    await screen.findByText(MANAGEMENT_TEXTS.uploaded);
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it('cancels an upload while it is being sent', async () => {
    const stop = jest.fn();
    const upload: Upload = {
      uploadId: 'u-1',
      soul: { id: 4, name: 'Ash' },
      fileType: 'memory',
      count: 1,
      stage: 'sending',
      sentShare: 0.4,
      stop,
    };
    const { user } = await open(COMPLETE, { upload });
    expect(screen.getByRole('progressbar', { name: 'Upload to Ash' }).getAttribute('aria-valuenow')).toBe('30');
    await user.click(button(TEXTS.main.cancel));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a known reason', failure('too_many_files'), MANAGEMENT_TEXTS.uploadRefused(ERRORS.too_many_files.text)],
    ['an unknown reason', failure('internal'), MANAGEMENT_TEXTS.uploadFailed],
    ['no connection', UNREACHABLE, MANAGEMENT_TEXTS.uploadFailed],
  ])('keeps everything and says so if the upload fails for %s', async (_, answer, text) => {
    server.on(ROUTE, answer);
    const { user } = await open({ ...COMPLETE, notes: 'From the attic.' });
    await user.click(submit());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field('Soul').value).toBe('3');
    expect(field('Notes (optional)').value).toBe('From the attic.');
    expect(button('Remove diary.txt').disabled).toBe(false);
    expect(submit().disabled).toBe(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['is empty', aFile('empty.txt', ''), 'This file is empty.'],
    ['is too large', aFile('film.mp4', LIMITS.fileBytes + 1), ERRORS.file_too_large.text],
  ])('refuses a file that %s until it is removed', async (_, file, text) => {
    const { user } = await open({ ...COMPLETE, files: [aFile('diary.txt'), file] });
    const list = screen.getByRole('list', { name: 'Files: chosen' });
    expect(within(list).getAllByRole('listitem')[1]?.textContent).toContain(text);
    expect(submit().disabled).toBe(true);
    await user.click(button(`Remove ${file.name}`));
    expect(submit().disabled).toBe(false);
  });

  it('refuses more files than one upload may have', async () => {
    await open({
      ...COMPLETE,
      files: Array.from({ length: LIMITS.uploadFiles + 1 }, (_, place) => aFile(`${place}.txt`, 10)),
    });
    expect(await alertText()).toBe(ERRORS.too_many_files.text);
    expect(submit().disabled).toBe(true);
  });

  it('no longer selects a soul that was deleted', async () => {
    await open({ ...COMPLETE, soulId: 99 });
    expect(field('Soul').value).toBe('');
    expect(descriptionOf(submit())).toContain('please choose a soul.');
  });

  it('offers no soul where there is none', async () => {
    await open({}, { souls: [] });
    expect(field('Soul').disabled).toBe(true);
    expect(submit().disabled).toBe(true);
  });
});
