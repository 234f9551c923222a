import {
  LIMITS,
  SETTINGS_TEXTS,
  SOULPRINT_TEXTS,
  TEXTS,
  type BodyOf,
  type Companion,
  type CompanionFile,
} from '@kinloom/contract';
import { act } from '@testing-library/react';
import { aFile, aSoul } from '../../../testing/fixtures';
import { button, descriptionOf, field, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { soulsKey } from '../../souls/soul-cache';
import type { ProfileTab } from '../../souls/soul-dialog-context';
import ProfileDialog from './ProfileDialog';

const ROUTE = 'PUT /api/companions/:id';
const INSTRUCTIONS = 'PUT /api/companions/:id/gpt-instructions';
const FILES = 'GET /api/companions/:id/files';
const wren = aSoul({ personality: { creativity: 2, empathy: 4, logic: 3, curiosity: 3, traits: ['patient'] } });
const diary: CompanionFile = {
  id: 61,
  name: 'diary.txt',
  type: 'text/plain',
  size: 2_048,
  uploadedAt: '2026-01-02T10:00:00.000Z',
  url: '/files/61',
  category: null,
  unread: null,
};

async function open(tab: ProfileTab = 'basic', souls: readonly Companion[] = [wren]) {
  const onClose = jest.fn();
  const shown = await show(<ProfileDialog soulId={3} tab={tab} onClose={onClose} />, { data: [[soulsKey, souls]] });
  return { ...shown, onClose };
}

/** What the advanced tab loads, where the soul has none of it. */
const emptyAdvancedTab = () =>
  server
    .on('GET /api/companions/:id/pending-memories', [])
    .on('GET /api/companions/:id/overrides', null)
    .on('GET /api/soulprints/imports', []);

const save = () => button('Save profile');
const openTab = (name: string) => screen.getByRole('tab', { name });

describe('ProfileDialog', () => {
  it('opens the requested tab', async () => {
    await open('personality');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(SOULPRINT_TEXTS.profileTabs.personality);
    expect(screen.getByRole('slider', { name: 'Empathy' }).getAttribute('aria-valuenow')).toBe('4');
  });

  it('says that a soul no longer exists', async () => {
    await open('basic', []);
    const dialog = screen.getByRole('dialog', { name: TEXTS.chat.profile });
    expect(descriptionOf(dialog)).toBe('This soul no longer exists.');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('cannot be saved or discarded before something has changed', async () => {
    await open();
    expect(save().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('saves only what has changed, from all tabs together', async () => {
    const saved = { ...wren, name: 'Robin' };
    server.on(ROUTE, saved);
    const { user, client } = await open();
    await user.clear(field('Name'));
    await user.type(field('Name'), ' Robin ');
    await user.click(openTab(SOULPRINT_TEXTS.profileTabs.personality));
    act(() => screen.getByRole('slider', { name: 'Empathy' }).focus());
    await user.keyboard('{ArrowRight}');
    await user.click(button('Remove patient'));
    await user.type(field('Add an interest'), 'rivers{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Not saved yet');
    await user.click(save());
    expect(await screen.findByText(SETTINGS_TEXTS.soulUpdated)).toBeTruthy();
    expect(server.addresses(ROUTE)).toEqual(['/api/companions/3']);
    const [body] = server.sent(ROUTE) as BodyOf<typeof ROUTE>[];
    expect(Object.keys(body ?? {})).toEqual(['name', 'personality']);
    expect(body).toMatchObject({
      name: 'Robin',
      personality: { creativity: 2, empathy: LIMITS.sliderMax, traits: [], interests: ['rivers'] },
    });
    expect(client.getQueryData<Companion[]>(soulsKey)?.map(({ name }) => name)).toEqual(['Robin']);
  });

  it('refuses an empty name and shows it, even from another tab', async () => {
    const { user } = await open();
    await user.clear(field('Name'));
    await user.click(openTab(SOULPRINT_TEXTS.profileTabs.personality));
    await user.click(save());
    expect(await screen.findByText(TEXTS.souls.missing.title)).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(SOULPRINT_TEXTS.profileTabs.basic);
    expect(descriptionOf(field('Name'))).toBe('A soul needs a name.');
    expect(server.requests).toEqual([]);
    await user.type(field('Name'), 'Robin');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  });

  it('discards the changes', async () => {
    const { user } = await open();
    await user.type(field('Name'), ' Two');
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    await user.click(button('Discard'));
    expect(field('Name').value).toBe('Wren');
    expect(screen.getByRole('radio', { name: 'Mentor', checked: true })).toBeTruthy();
    expect(save().disabled).toBe(true);
    expect(server.requests).toEqual([]);
  });

  it('keeps unsaved changes after it was closed', async () => {
    const { user, unmount } = await open();
    await user.type(field('Name'), ' Two');
    unmount();
    await open();
    expect(field('Name').value).toBe('Wren Two');
    expect(save().disabled).toBe(false);
  });

  it('keeps the changes and says that they could not be saved', async () => {
    server.on(ROUTE, failure('unavailable'));
    const { user } = await open();
    await user.type(field('Name'), ' Two{Enter}');
    expect(await screen.findByText(SETTINGS_TEXTS.soulUpdateFailed.description)).toBeTruthy();
    expect(field('Name').value).toBe('Wren Two');
    expect(save().disabled).toBe(false);
  });

  it('saves once', async () => {
    const { release } = server.hold(ROUTE, { ...wren, name: 'Wren Two' });
    const { user } = await open();
    await user.type(field('Name'), ' Two');
    await user.click(save());
    await waitFor(() => expect(save().disabled).toBe(true));
    expect(button('Discard').disabled).toBe(true);
    await user.click(save());
    release();
    await screen.findByText(SETTINGS_TEXTS.soulUpdated);
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it('saves the instructions on their own', async () => {
    emptyAdvancedTab().on(INSTRUCTIONS, { ...wren, gptInstructions: 'Speak softly.' });
    const { user } = await open('advanced');
    expect(button('Save instructions').disabled).toBe(true);
    await user.type(field('Instructions'), 'Speak softly.');
    await user.click(button('Save instructions'));
    expect(await screen.findByText(SOULPRINT_TEXTS.instructionsUpdated)).toBeTruthy();
    expect(server.sent(INSTRUCTIONS)).toEqual([{ gptInstructions: 'Speak softly.' }]);
    expect(server.sent(ROUTE)).toEqual([]);
    expect(save().disabled).toBe(true);
  });

  it('says that the instructions could not be saved', async () => {
    emptyAdvancedTab().on(INSTRUCTIONS, failure('unavailable'));
    const { user } = await open('advanced');
    await user.type(field('Instructions'), 'Speak softly.');
    await user.click(button('Save instructions'));
    expect(await screen.findByText(SOULPRINT_TEXTS.instructionsFailed.description)).toBeTruthy();
    expect(field('Instructions').value).toBe('Speak softly.');
  });

  it('changes the status', async () => {
    emptyAdvancedTab().on(ROUTE, { ...wren, status: 'resting' });
    const { user } = await open('advanced');
    await user.click(screen.getByRole('radio', { name: 'Resting' }));
    await user.click(save());
    await screen.findByText(SETTINGS_TEXTS.soulUpdated);
    expect(server.sent(ROUTE)).toEqual([{ status: 'resting' }]);
  });

  it('lists the files and asks before it deletes one', async () => {
    server.on(FILES, [diary]).on('GET /api/soulprints/imports', []).on('GET /api/companions/:id', wren);
    server.on('DELETE /api/companions/:id/files/:fileId', { success: true });
    const { user } = await open('files');
    await user.click(await screen.findByRole('button', { name: 'Delete diary.txt' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Wren forgets its content.');
    expect(server.addresses('DELETE /api/companions/:id/files/:fileId')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete file' }));
    expect(await screen.findByText('No files have been added to Wren yet.')).toBeTruthy();
    expect(server.addresses('DELETE /api/companions/:id/files/:fileId')).toEqual(['/api/companions/3/files/61']);
  });

  it('uploads files one after the other', async () => {
    const upload = 'POST /api/companions/:id/upload';
    server.on(FILES, []).on('GET /api/soulprints/imports', []).on('GET /api/companions/:id', wren);
    server.on(upload, [diary]);
    const { user } = await open('files');
    await user.upload(field('Upload files'), [aFile('diary.txt'), aFile('notes.md')]);
    await user.click(button('Upload'));
    expect(await screen.findByText(SOULPRINT_TEXTS.fileUploaded)).toBeTruthy();
    const names = (server.sent(upload) as FormData[]).map((form) => (form.get('file') as File).name);
    expect(names).toEqual(['diary.txt', 'notes.md']);
    expect(await screen.findByRole('button', { name: 'Delete diary.txt' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('keeps the chosen files if the upload fails', async () => {
    server.on(FILES, []).on('GET /api/soulprints/imports', []);
    server.on('POST /api/companions/:id/upload', failure('storage_full'));
    const { user } = await open('files');
    await user.upload(field('Upload files'), aFile('diary.txt'));
    await user.click(button('Upload'));
    expect(await screen.findByText(SOULPRINT_TEXTS.uploadFailed.description)).toBeTruthy();
    expect(button('Remove diary.txt')).toBeTruthy();
    expect(button('Upload').disabled).toBe(false);
  });

  it('closes', async () => {
    const { user, onClose } = await open();
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
