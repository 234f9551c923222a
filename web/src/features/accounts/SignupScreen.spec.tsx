import { ERRORS, TEXTS } from '@kinloom/contract';
import { anAccount } from '../../testing/fixtures';
import { alertText, button, field, screen, waitFor } from '../../testing/queries';
import { server, show, type Shown } from '../../testing/render';
import { failure } from '../../testing/server';
import SignupScreen from './SignupScreen';

const OPEN = { mode: 'open', confirmsByMail: false };

async function fillIn({ user }: Shown, password: string, again = password): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), 'ida@example.org');
  await user.type(field('Password'), password);
  await user.type(field('Confirm password'), again);
  await user.click(button('Create account'));
}

describe('SignupScreen', () => {
  it('creates the account and signs in', async () => {
    server.on('GET /api/auth/signup', OPEN).on('POST /api/auth/signup', { success: true });
    server.on('POST /api/auth/login', { user: anAccount() });
    const shown = await show(<SignupScreen />, { at: '/signup?next=%2Fcircle' });
    await fillIn(shown, 'four words in a row');
    await waitFor(() => expect(shown.path()).toBe('/circle'));
    const account = { email: 'ida@example.org', password: 'four words in a row' };
    expect(server.sent('POST /api/auth/signup')).toEqual([account]);
    expect(server.sent('POST /api/auth/login')).toEqual([account]);
  });

  it.each([
    ['the passwords differ', 'four words', 'five words', TEXTS.auth.mismatch],
    ['the password is too short', 'abc', 'abc', TEXTS.auth.passwordShort],
  ])('sends nothing if %s', async (_, password, again, text) => {
    server.on('GET /api/auth/signup', OPEN);
    await fillIn(await show(<SignupScreen />), password, again);
    expect(await alertText()).toBe(text);
    expect(server.requests.map(({ route }) => route)).toEqual(['GET /api/auth/signup']);
  });

  it('takes the invitation from the link and sends it', async () => {
    server.on('GET /api/auth/signup', { mode: 'invite', confirmsByMail: true });
    server.on('POST /api/auth/signup', { success: true });
    const shown = await show(<SignupScreen />, { at: '/signup?invite=abc-123' });
    await fillIn(shown, 'four words in a row');
    expect(await screen.findByText(TEXTS.auth.created)).toBeTruthy();
    expect(server.sent('POST /api/auth/signup')).toEqual([expect.objectContaining({ invite: 'abc-123' })]);
    expect(shown.path()).toBe('/signup?invite=abc-123');
  });

  it('shows no form while sign-up is closed', async () => {
    server.on('GET /api/auth/signup', { mode: 'closed', confirmsByMail: false });
    await show(<SignupScreen />);
    expect(await screen.findByText(ERRORS.signup_closed.text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });

  it('shows the error of the server and keeps the input', async () => {
    server.on('GET /api/auth/signup', OPEN).on('POST /api/auth/signup', failure('too_many'));
    await fillIn(await show(<SignupScreen />), 'four words in a row');
    expect(await alertText()).toBe(ERRORS.too_many.text);
    expect(field('Email').value).toBe('ida@example.org');
    expect(button('Create account').disabled).toBe(false);
  });
});
