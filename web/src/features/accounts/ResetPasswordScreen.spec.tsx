import { ERRORS, TEXTS } from '@kinloom/contract';
import { alertText, button, descriptionOf, field, screen } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import ResetPasswordScreen from './ResetPasswordScreen';

const AT = '/auth/reset-password?token=t-1';
const SUBMIT = 'Set new password';

async function choose(password: string, again = password) {
  const shown = await show(<ResetPasswordScreen />, { at: AT });
  await shown.user.type(field('New password'), password);
  await shown.user.type(field('Confirm new password'), `${again}{Enter}`);
  return shown;
}

describe('ResetPasswordScreen', () => {
  it('sends the token of the link with the new password and offers to sign in', async () => {
    server.on('POST /api/auth/reset-password', { success: true });
    await choose('four words in a row');
    const link = await screen.findByRole('link', { name: TEXTS.auth.signIn });
    expect(link.getAttribute('href')).toBe('/auth/login');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(server.sent('POST /api/auth/reset-password')).toEqual([{ token: 't-1', password: 'four words in a row' }]);
  });

  it('cannot be submitted without a token', async () => {
    await show(<ResetPasswordScreen />, { at: '/auth/reset-password' });
    expect(await alertText()).toBe(ERRORS.token_invalid.text);
    expect(button(SUBMIT).disabled).toBe(true);
  });

  it('sends nothing while the passwords differ', async () => {
    await choose('four words', 'five words');
    expect(await alertText()).toBe(TEXTS.auth.mismatch);
    expect(server.requests).toEqual([]);
  });

  it('changes its advice with the length of the password', async () => {
    const { user } = await show(<ResetPasswordScreen />, { at: AT });
    const password = field('New password');
    const empty = descriptionOf(password);
    await user.type(password, 'short');
    const short = descriptionOf(password);
    await user.type(password, ' but then it becomes a long one');
    expect(new Set([empty, short, descriptionOf(password)]).size).toBe(3);
  });

  it('shows why the server refused and offers a new link', async () => {
    server.on('POST /api/auth/reset-password', failure('token_invalid'));
    await choose('four words in a row');
    expect(await alertText()).toBe(ERRORS.token_invalid.text);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/auth/forgot-password');
  });
});
