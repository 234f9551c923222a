import { ERRORS, TEXTS } from '@kinloom/contract';
import { alertText, button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { ChangePasswordForm } from './ChangePasswordForm';

async function fillIn(current: string, next: string, again = next) {
  const shown = await show(<ChangePasswordForm email="ida@example.org" />);
  if (current !== '') await shown.user.type(field('Current password'), current);
  await shown.user.type(field('New password'), next);
  await shown.user.type(field('Confirm new password'), again);
  return shown;
}

describe('ChangePasswordForm', () => {
  it('sends both passwords and empties the fields', async () => {
    server.on('POST /api/auth/change-password', { success: true });
    const { user } = await fillIn('old one', 'four words in a row');
    await user.click(button('Change password'));
    await screen.findByRole('status');
    expect(server.sent('POST /api/auth/change-password')).toEqual([
      { currentPassword: 'old one', newPassword: 'four words in a row', endThreadKeys: false },
    ]);
    expect([field('Current password'), field('New password')].map(({ value }) => value)).toEqual(['', '']);
  });

  it('asks the server to end the threads if the switch is on', async () => {
    server.on('POST /api/auth/change-password', { success: true });
    const { user } = await fillIn('old one', 'four words in a row');
    await user.click(screen.getByRole('switch'));
    await user.click(button('Change password'));
    await screen.findByRole('status');
    expect(server.sent('POST /api/auth/change-password')).toEqual([expect.objectContaining({ endThreadKeys: true })]);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  it.each([
    ['the current password is missing', '', 'four words', 'four words', /current password/],
    ['the new passwords differ', 'old one', 'four words', 'five words', TEXTS.auth.mismatch],
    ['the new password is too short', 'old one', 'abc', 'abc', TEXTS.auth.passwordShort],
  ])('sends nothing if %s', async (_, current, next, again, text) => {
    const { user } = await fillIn(current, next, again);
    await user.click(button('Change password'));
    expect(await alertText()).toMatch(text);
    expect(server.requests).toEqual([]);
  });

  it('shows a wrong current password at its field', async () => {
    server.on('POST /api/auth/change-password', failure('invalid', { currentPassword: 'This is not it.' }));
    const { user } = await fillIn('wrong', 'four words in a row');
    await user.click(button('Change password'));
    await waitFor(() => expect(descriptionOf(field('Current password'))).toBe('This is not it.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows other failures and keeps what was typed', async () => {
    server.on('POST /api/auth/change-password', failure('too_many'));
    const { user } = await fillIn('old one', 'four words in a row');
    await user.click(button('Change password'));
    expect(await alertText()).toBe(ERRORS.too_many.text);
    expect(field('New password').value).toBe('four words in a row');
  });
});
