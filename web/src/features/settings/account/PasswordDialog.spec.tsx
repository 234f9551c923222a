import { ERRORS } from '@kinloom/contract';
import { anAccount } from '../../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { PasswordDialog } from './PasswordDialog';

const ROUTE = 'POST /api/auth/reauthenticate';
const PURPOSE = 'A backup contains everything that you wrote.';

async function open() {
  const [onConfirmed, onClose] = [jest.fn(), jest.fn()];
  const shown = await show(
    <PasswordDialog purpose={PURPOSE} action="Download" onConfirmed={onConfirmed} onClose={onClose} />,
    { data: [[['me'], anAccount()]] },
  );
  return { ...shown, onConfirmed, onClose };
}

describe('PasswordDialog', () => {
  it('says what the password is for and names the account for password managers', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Enter your password' });
    expect(descriptionOf(dialog)).toBe(PURPOSE);
    expect(dialog.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe('ida@example.org');
    expect(field('Your password').type).toBe('password');
  });

  it('confirms once the server has accepted the password', async () => {
    const { release } = server.hold(ROUTE, { success: true });
    const { user, onConfirmed } = await open();
    await user.type(field('Your password'), ' a password {Enter}');
    await waitFor(() => expect(button('Download').disabled).toBe(true));
    expect(onConfirmed).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
    expect(server.sent(ROUTE)).toEqual([{ password: ' a password ' }]);
  });

  it('refuses an empty password until something is entered', async () => {
    const { user, onConfirmed } = await open();
    await user.click(button('Download'));
    expect(descriptionOf(field('Your password'))).toBe('Please enter your password.');
    expect(document.activeElement).toBe(field('Your password'));
    expect(server.requests).toEqual([]);
    expect(onConfirmed).not.toHaveBeenCalled();
    await user.type(field('Your password'), 'a');
    expect(field('Your password').getAttribute('aria-invalid')).toBe('false');
  });

  it('shows at the field that the password is wrong, and puts the focus there', async () => {
    server.on(ROUTE, failure('invalid', { password: 'This is not your password.' }));
    const { user, onConfirmed } = await open();
    await user.type(field('Your password'), 'wrong');
    await user.click(button('Download'));
    await waitFor(() => expect(descriptionOf(field('Your password'))).toBe('This is not your password.'));
    expect(document.activeElement).toBe(field('Your password'));
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(onConfirmed).not.toHaveBeenCalled();
    await user.type(field('Your password'), '!');
    expect(field('Your password').getAttribute('aria-invalid')).toBe('false');
  });

  it('shows other failures below the field, and can be tried again', async () => {
    server.on(ROUTE, failure('too_many'));
    const { user, onConfirmed } = await open();
    await user.type(field('Your password'), 'a password{Enter}');
    expect(await alertText()).toBe(ERRORS.too_many.text);
    expect(field('Your password').getAttribute('aria-invalid')).toBe('false');
    server.on(ROUTE, { success: true });
    await user.click(button('Download'));
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  });

  it.each(['Cancel', 'Close'])('closes with %s and sends nothing', async (name) => {
    const { user, onClose } = await open();
    await user.type(field('Your password'), 'a password');
    await user.click(button(name));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });
});
