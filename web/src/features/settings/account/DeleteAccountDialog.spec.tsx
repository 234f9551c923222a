import { ERRORS } from '@kinloom/contract';
import { alertText, button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { DELETION_WORD } from './delete-confirmation';
import { DeleteAccountDialog } from './DeleteAccountDialog';

const CONFIRMATION = /to confirm/;
const DELETE = /^Delet/;

async function open() {
  const onClose = jest.fn();
  const shown = await show(<DeleteAccountDialog email="ida@example.org" onClose={onClose} />, { at: '/settings' });
  return { ...shown, onClose };
}

describe('DeleteAccountDialog', () => {
  it('names both fields that are missing, focuses the first and sends nothing', async () => {
    const { user } = await open();
    await user.click(button(DELETE));
    expect(descriptionOf(field('Your password'))).not.toBe('');
    expect(descriptionOf(field(CONFIRMATION))).toContain(DELETION_WORD);
    expect(document.activeElement).toBe(field('Your password'));
    expect(server.requests).toEqual([]);
  });

  it('needs the word even with a password', async () => {
    const { user } = await open();
    await user.type(field('Your password'), 'a password');
    await user.type(field(CONFIRMATION), 'remove{Enter}');
    expect(document.activeElement).toBe(field(CONFIRMATION));
    expect(server.requests).toEqual([]);
  });

  it('deletes the account and everything this browser stored, and leaves', async () => {
    localStorage.setItem('kinloom-kept:draft-3', 'unsent words');
    server.on('DELETE /api/account', undefined);
    const { user, path, client } = await open();
    await user.type(field('Your password'), 'a password');
    await user.type(field(CONFIRMATION), ` ${DELETION_WORD.toUpperCase()} {Enter}`);
    await waitFor(() => expect(path()).toBe('/'));
    expect(server.sent('DELETE /api/account')).toEqual([{ password: 'a password' }]);
    expect(localStorage).toHaveLength(0);
    expect(client.getQueryData(['me'])).toBeNull();
  });

  it('leads to the state of a deletion that continues in the background', async () => {
    server.on('DELETE /api/account', { token: 'a-token' });
    const { user, path, client } = await open();
    await user.type(field('Your password'), 'a password');
    await user.type(field(CONFIRMATION), `${DELETION_WORD}{Enter}`);
    await waitFor(() => expect(path()).toBe('/auth/account-deletion#a-token'));
    expect(client.getQueryData(['me'])).toBeNull();
  });

  it('cannot be closed or sent again while the deletion runs', async () => {
    const { release } = server.hold('DELETE /api/account', undefined);
    const { user, onClose, path } = await open();
    await user.type(field('Your password'), 'a password');
    await user.type(field(CONFIRMATION), `${DELETION_WORD}{Enter}`);
    await waitFor(() => expect(button(DELETE).disabled).toBe(true));
    expect(button('Keep my account').disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('shows a wrong password at its field and focuses it', async () => {
    server.on('DELETE /api/account', failure('invalid', { password: 'This is not your password.' }));
    const { user, path } = await open();
    await user.type(field('Your password'), 'wrong');
    await user.type(field(CONFIRMATION), `${DELETION_WORD}{Enter}`);
    await waitFor(() => expect(descriptionOf(field('Your password'))).toBe('This is not your password.'));
    expect(document.activeElement).toBe(field('Your password'));
    expect(path()).toBe('/settings');
  });

  it('shows other failures', async () => {
    server.on('DELETE /api/account', failure('unavailable'));
    const { user } = await open();
    await user.type(field('Your password'), 'a password');
    await user.type(field(CONFIRMATION), `${DELETION_WORD}{Enter}`);
    expect(await alertText()).toBe(ERRORS.unavailable.text);
  });

  it('closes with Escape', async () => {
    const { user, onClose } = await open();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
