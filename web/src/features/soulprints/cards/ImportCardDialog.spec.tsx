import { ERRORS, LIMITS, SOULPRINT_TEXTS, TEXTS, type Companion } from '@kinloom/contract';
import { aFile, aSoul } from '../../../testing/fixtures';
import { alertText, button, field, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { soulsKey } from '../../souls/soul-cache';
import { DialogContext } from '../../souls/soul-dialog-context';
import ImportCardDialog from './ImportCardDialog';

const ROUTE = 'POST /api/companions/import-card';
const LABEL = 'Character card';
const notes = [
  { code: 'regex-key-ignored', count: 3, text: SOULPRINT_TEXTS.cardNotes['regex-key-ignored'] },
  { code: 'picture-left-out', count: 1, text: SOULPRINT_TEXTS.cardNotes['picture-left-out'] },
];

async function open() {
  const [onClose, openDialog] = [jest.fn(), jest.fn()];
  const shown = await show(
    <DialogContext value={openDialog}>
      <ImportCardDialog onClose={onClose} />
    </DialogContext>,
    { data: [[soulsKey, [aSoul({ id: 4, name: 'Ash' })]]] },
  );
  const choose = async (file: File) => {
    // The dialog of the browser can also return files of other formats.
    field(LABEL).accept = '';
    await shown.user.upload(field(LABEL), file);
  };
  return { ...shown, choose, onClose, openDialog };
}

const submit = () => button('Import Card');

describe('ImportCardDialog', () => {
  it('imports a card and adds the soul to the list', async () => {
    server.on(ROUTE, { ...aSoul(), notes: [] });
    const { user, client, choose } = await open();
    await choose(aFile('wren.png'));
    await user.click(submit());
    expect(await screen.findByText(TEXTS.souls.created)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Talk with Wren' }).getAttribute('href')).toBe('/?soul=3');
    expect(screen.getByText('Nothing. The card was imported unchanged.')).toBeTruthy();
    const souls = client.getQueryData<Companion[]>(soulsKey);
    expect(souls?.map(({ name }) => name)).toEqual(['Wren', 'Ash']);
    expect(souls?.[0]).not.toHaveProperty('notes');
    const [form] = server.sent(ROUTE) as FormData[];
    expect((form?.get('file') as File).name).toBe('wren.png');
  });

  it('lists what was left out or changed, and leads to the profile', async () => {
    server.on(ROUTE, { ...aSoul(), notes });
    const { user, choose, openDialog } = await open();
    await choose(aFile('wren.json'));
    await user.click(submit());
    const list = within(await screen.findByRole('region', { name: 'What was left out or changed' }));
    expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      `${notes[0]?.text}× 3`,
      notes[1]?.text,
    ]);
    await user.click(button('View the profile'));
    expect(openDialog).toHaveBeenCalledWith({ kind: 'profile', soul: aSoul(), tab: 'advanced' });
  });

  it('refuses to send no file', async () => {
    const { user } = await open();
    await user.click(submit());
    expect(await alertText()).toBe(ERRORS.no_files.text);
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['another format', aFile('wren.pdf'), ERRORS.card_unreadable.text],
    ['too many bytes', aFile('wren.png', LIMITS.cardBytes + 1), ERRORS.card_too_large.text],
  ])('refuses a file with %s until another one is chosen', async (_, file, text) => {
    const { user, choose } = await open();
    await choose(file);
    await user.click(submit());
    expect(await alertText()).toBe(text);
    expect(server.requests).toEqual([]);
    await choose(aFile('wren.charx'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('wren.charx'),
    ]);
  });

  it('keeps the file and says why the server refuses it', async () => {
    server.on(ROUTE, failure('card_unreadable'));
    const { user, client, choose } = await open();
    await choose(aFile('wren.png'));
    await user.click(submit());
    expect(await alertText()).toContain(ERRORS.card_unreadable.text);
    expect(screen.getByText(SOULPRINT_TEXTS.importFailed.title)).toBeTruthy();
    expect(button('Remove wren.png')).toBeTruthy();
    expect(client.getQueryData(soulsKey)).toHaveLength(1);
    await user.click(button('Remove wren.png'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the card once', async () => {
    const { release } = server.hold(ROUTE, { ...aSoul(), notes: [] });
    const { user, choose } = await open();
    await choose(aFile('wren.png'));
    await user.click(submit());
    await waitFor(() => expect(submit().disabled).toBe(true));
    expect(screen.getByRole('progressbar', { name: 'Progress of the upload' })).toBeTruthy();
    await user.click(submit());
    release();
    await screen.findByText('Wren is ready.', { selector: 'p' });
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it('closes with Cancel', async () => {
    const { user, onClose } = await open();
    await user.click(button(TEXTS.main.cancel));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
