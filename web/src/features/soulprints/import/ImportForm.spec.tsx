import { useState } from 'react';
import { ERRORS, LIMITS } from '@kinloom/contract';
import { aFile } from '../../../testing/fixtures';
import { descriptionOf, field, screen, within } from '../../../testing/queries';
import { show } from '../../../testing/render';
import { EMPTY_DRAFT, type ImportDraft } from './import-draft';
import { ImportForm } from './ImportForm';

async function open(more: Partial<ImportDraft> = {}, { missing = false, busy = false } = {}) {
  let draft: ImportDraft = { ...EMPTY_DRAFT, ...more };
  function Form() {
    const [, setCount] = useState(0);
    return (
      <ImportForm
        draft={draft}
        missing={missing}
        busy={busy}
        onChange={(change) => {
          draft = { ...draft, ...change };
          setCount((count) => count + 1);
        }}
      />
    );
  }
  const shown = await show(<Form />);
  return { ...shown, draft: () => draft };
}

const LOGS = 'Or paste chat logs';
const NO_NAME = 'A soul needs a name.';
const NO_CHAT = 'Choose a file, or paste the chat.';
const manual = () => screen.getByRole('switch', { name: 'Set the personality manually' });

describe('ImportForm', () => {
  it('takes a name and pasted text', async () => {
    const { user, draft } = await open();
    await user.type(field('Name'), 'Wren');
    await user.type(field(LOGS), 'Hello');
    expect(draft()).toMatchObject({ name: 'Wren', text: 'Hello', file: null });
    expect(field('Name').maxLength).toBe(LIMITS.soulNameLength);
  });

  it('takes one file instead of the text, and returns to the text once it is removed', async () => {
    const { user, draft } = await open({ text: 'Hello' });
    await user.upload(field('Chat export'), aFile('chat.txt'));
    expect(draft().file?.name).toBe('chat.txt');
    expect(screen.queryByLabelText(LOGS)).toBeNull();
    await user.upload(field('Chat export'), aFile('other.zip'));
    expect(draft().file?.name).toBe('other.zip');
    await user.click(screen.getByRole('button', { name: 'Remove other.zip' }));
    expect(draft().file).toBeNull();
    expect(field(LOGS).value).toBe('Hello');
  });

  it.each([
    ['no content', aFile('chat.txt', ''), 'This file is empty.'],
    ['too many bytes', aFile('chat.txt', LIMITS.exportBytes + 1), ERRORS.import_too_large.text],
  ])('shows that a file has %s', async (_, file, text) => {
    await open({ file });
    const list = screen.getByRole('list', { name: 'Chat export: chosen' });
    expect(within(list).getByRole('listitem').textContent).toContain(text);
  });

  it('points at the fields that are missing, and only at those', async () => {
    const { user } = await open({}, { missing: true });
    expect(descriptionOf(field('Name'))).toBe(NO_NAME);
    expect(screen.getByText(NO_CHAT)).toBeTruthy();
    await user.type(field('Name'), 'Wren');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByText(NO_CHAT)).toBeTruthy();
    await user.upload(field('Chat export'), aFile('chat.txt'));
    expect(screen.queryByText(NO_CHAT)).toBeNull();
  });

  it('treats spaces as missing', async () => {
    await open({ name: '  ', text: ' \n ' }, { missing: true });
    expect(descriptionOf(field('Name'))).toBe(NO_NAME);
    expect(screen.getByText(NO_CHAT)).toBeTruthy();
  });

  it('points at nothing before it was submitted', async () => {
    await open();
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText(NO_CHAT)).toBeNull();
  });

  it('imports conversations unless that is switched off', async () => {
    const { user, draft } = await open();
    const conversations = screen.getByRole('switch', { name: 'Import conversations' });
    expect(conversations.getAttribute('aria-checked')).toBe('true');
    await user.click(conversations);
    expect(draft().importConversations).toBe(false);
  });

  it('shows the traits only while they are set manually', async () => {
    const { user, draft } = await open();
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(manual());
    screen.getByRole('slider', { name: 'Logic' }).focus();
    await user.keyboard('{End}');
    expect(draft()).toMatchObject({
      manual: true,
      traits: { ...EMPTY_DRAFT.traits, logic: LIMITS.sliderMax },
    });
    await user.click(manual());
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('keeps the export as it is while it is being sent', async () => {
    await open({ text: 'Hello' }, { busy: true });
    expect(field(LOGS).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Chat export/ }).disabled).toBe(true);
  });
});
