import { ERRORS, LIMITS, OFFERING_TEXTS, type Offering } from '@kinloom/contract';
import { fireEvent } from '@testing-library/react';
import { aFile, anAccount, aSoul } from '../../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, UNREACHABLE } from '../../../testing/server';
import { offeringsKey } from '../pending-offerings';
import { OfferingForm } from './OfferingForm';
import { PROBLEM_TEXTS } from './offering-draft';

const ROUTE = 'POST /api/memory/offer_to_soul';
const TEXT = 'The memory';
const NOTE = 'A personal note (optional)';
const offering = { id: 9, created_at: '2026-01-02T10:00:00.000Z' } as Offering;
const SOULS = [aSoul(), aSoul({ id: 4, name: 'Ash' })];

async function open({ souls = SOULS, requestedSoulId = null as number | null } = {}) {
  const onOffered = jest.fn();
  const shown = await show(<OfferingForm souls={souls} requestedSoulId={requestedSoulId} onOffered={onOffered} />, {
    data: [
      [['me'], anAccount()],
      [offeringsKey, []],
    ],
  });
  const chooseFile = async (...files: File[]) => {
    const input = field('A file to offer');
    // The dialog of the browser can also return files of other formats, and a drop several at once.
    Object.assign(input, { accept: '', multiple: true });
    await shown.user.upload(input, files);
  };
  return { ...shown, chooseFile, onOffered };
}

const submit = () => button('Offer this memory');
const soul = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });

describe('OfferingForm', () => {
  it('offers the text with a note, says so and empties the form', async () => {
    server.on(ROUTE, { success: true, offering });
    const { user, client, onOffered } = await open();
    await user.click(soul('Ash'));
    await user.type(field(TEXT), ' The herons came. ');
    await user.type(field(NOTE), ' For you. ');
    await user.click(submit());
    await waitFor(() => expect(onOffered.mock.calls).toEqual([[offering]]));
    expect(server.sent(ROUTE)).toEqual([
      { soul_id: 4, content: 'The herons came.', personal_note: 'For you.', file_name: null },
    ]);
    expect(await screen.findByText(OFFERING_TEXTS.offered)).toBeTruthy();
    expect(field(TEXT).value).toBe('');
    expect(field(NOTE).value).toBe('');
    expect(client.getQueryData(offeringsKey)).toEqual([offering]);
  });

  it('refuses an offering without a soul, and puts the focus there', async () => {
    const { user, onOffered } = await open();
    await user.type(field(TEXT), 'The herons came.');
    await user.click(submit());
    const souls = screen.getByRole('radiogroup', { name: 'Choose a soul' });
    expect(descriptionOf(souls)).toBe(OFFERING_TEXTS.missing);
    expect(document.activeElement).toBe(soul('Wren'));
    expect(server.requests).toEqual([]);
    expect(onOffered).not.toHaveBeenCalled();
    await user.click(soul('Wren'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses an empty text, and puts the focus there', async () => {
    const { user } = await open();
    await user.click(soul('Wren'));
    await user.type(field(TEXT), '   ');
    await user.click(submit());
    expect(await alertText()).toBe(OFFERING_TEXTS.missing);
    expect(field(TEXT).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(TEXT));
    expect(server.requests).toEqual([]);
  });

  it('refuses a text that is too long', async () => {
    const { user } = await open();
    await user.click(soul('Wren'));
    fireEvent.change(field(TEXT), { target: { value: 'x'.repeat(LIMITS.offeringLength + 1) } });
    expect(field(TEXT).getAttribute('aria-invalid')).toBe('true');
    await user.click(submit());
    expect(await alertText()).toBe(PROBLEM_TEXTS.long);
    expect(server.requests).toEqual([]);
  });

  it('counts characters and words', async () => {
    const { user } = await open();
    await user.type(field(TEXT), ' The herons came. ');
    expect(descriptionOf(field(TEXT))).toBe('16 of 100,000 characters · 3 words');
  });

  it('starts with the requested soul', async () => {
    await open({ requestedSoulId: 4 });
    expect(soul('Ash').getAttribute('aria-checked')).toBe('true');
  });

  it('does not select a soul that no longer exists', async () => {
    const { user } = await open({ requestedSoulId: 99 });
    await user.type(field(TEXT), 'The herons came.');
    await user.click(submit());
    expect(await alertText()).toBe(OFFERING_TEXTS.missing);
    expect(server.requests).toEqual([]);
  });

  it('keeps the draft after the page was left', async () => {
    const { user, unmount } = await open();
    await user.click(soul('Ash'));
    await user.type(field(TEXT), 'The herons came.');
    unmount();
    await open();
    expect(field(TEXT).value).toBe('The herons came.');
    expect(soul('Ash').getAttribute('aria-checked')).toBe('true');
  });

  it('reads the text of a file and offers its name', async () => {
    server.on(ROUTE, { success: true, offering });
    const { user, chooseFile, onOffered } = await open({ requestedSoulId: 3 });
    await chooseFile(aFile('herons.md', 'The herons\r\ncame.'));
    await waitFor(() => expect(field(TEXT).value).toBe('The herons\ncame.'));
    await user.click(submit());
    await waitFor(() => expect(onOffered).toHaveBeenCalledTimes(1));
    expect(server.sent(ROUTE)).toMatchObject([{ content: 'The herons\ncame.', file_name: 'herons.md' }]);
    expect(screen.queryByRole('button', { name: 'Remove herons.md' })).toBeNull();
  });

  it('returns to the previous text when a file is removed', async () => {
    const { user, chooseFile } = await open();
    await user.type(field(TEXT), 'Before.');
    await chooseFile(aFile('herons.md', 'The herons came.'));
    await user.click(await screen.findByRole('button', { name: 'Remove herons.md' }));
    expect(field(TEXT).value).toBe('Before.');
  });

  it('keeps the text of a removed file if it was edited', async () => {
    const { user, chooseFile } = await open();
    await chooseFile(aFile('herons.md', 'The herons came.'));
    await screen.findByRole('button', { name: 'Remove herons.md' });
    await user.type(field(TEXT), ' Twice.');
    await user.click(button('Remove herons.md'));
    expect(field(TEXT).value).toBe('The herons came. Twice.');
  });

  it.each([
    ['another format', [aFile('herons.pdf')], OFFERING_TEXTS.wrongFile],
    ['no content', [aFile('herons.md', '')], 'This file is empty.'],
    ['spaces only', [aFile('herons.md', '  \n ')], 'This file is empty.'],
    ['binary content', [aFile('herons.txt', 'a\0b')], 'This file contains no text.'],
    [
      'too many bytes',
      [aFile('herons.txt', LIMITS.offeringLength * 4)],
      `This file is too large. ${PROBLEM_TEXTS.long}`,
    ],
    ['a second one', [aFile('a.txt'), aFile('b.txt')], 'Choose one file at a time.'],
  ])('refuses a file with %s and keeps the text', async (_, files, text) => {
    const { user, chooseFile } = await open();
    await user.type(field(TEXT), 'Before.');
    await chooseFile(...files);
    expect(await alertText()).toBe(text);
    expect(field(TEXT).value).toBe('Before.');
  });

  it('shows the memory as the inbox will show it', async () => {
    const { user } = await open();
    await user.type(field(TEXT), 'The herons came.');
    await user.type(field(NOTE), 'For you.');
    const preview = within(screen.getByRole('region', { name: 'How it will appear' }));
    expect(preview.getByText('The herons came.')).toBeTruthy();
    expect(preview.getByText('For you.')).toBeTruthy();
    await user.click(button('Preview'));
    expect(button('Preview').getAttribute('aria-expanded')).toBe('true');
  });

  it('offers once, and keeps the focus', async () => {
    const { release } = server.hold(ROUTE, { success: true, offering });
    const { user, onOffered } = await open({ requestedSoulId: 3 });
    await user.type(field(TEXT), 'The herons came.');
    await user.click(submit());
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
    expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'What to offer' }).disabled).toBe(true);
    await user.click(submit());
    expect(document.activeElement).toBe(submit());
    release();
    await waitFor(() => expect(onOffered).toHaveBeenCalledTimes(1));
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it.each([
    ['the server refuses', failure('too_many'), `${OFFERING_TEXTS.offerFailed}${ERRORS.too_many.text}`],
    ['the server cannot be reached', UNREACHABLE, OFFERING_TEXTS.offerUnreachable],
  ])('keeps the text and says so if %s', async (_, answer, text) => {
    server.on(ROUTE, answer);
    const { user, onOffered } = await open({ requestedSoulId: 3 });
    await user.type(field(TEXT), 'The herons came.');
    await user.click(submit());
    expect(await alertText()).toBe(text);
    expect(field(TEXT).value).toBe('The herons came.');
    expect(onOffered).not.toHaveBeenCalled();
  });
});
