import { TEXTS } from '@kinloom/contract';
import { anAccount } from '../../testing/fixtures';
import { alertText, button, field, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure, UNREACHABLE } from '../../testing/server';
import LoginScreen from './LoginScreen';

const CONFIRM_FIRST = /before you sign in/;

/** Fills in the form and submits it with Enter. */
const signIn = async (at = '/auth/login') => {
  const shown = await show(<LoginScreen />, { at });
  await shown.user.type(field('Email'), 'ida@example.org');
  await shown.user.type(field('Password'), 'a long password{Enter}');
  return shown;
};

describe('signing in', () => {
  it('sends the email and the password, and leads into the circle', async () => {
    server.on('POST /api/auth/login', { user: anAccount({ displayName: 'Ida' }) });
    const { path, client } = await signIn();
    await waitFor(() => expect(path()).toBe('/circle'));
    expect(server.sent('POST /api/auth/login')).toEqual([{ email: 'ida@example.org', password: 'a long password' }]);
    expect(client.getQueryData(['me'])).toMatchObject({ displayName: 'Ida' });
  });

  it('redirects to the requested page, and to no other site', async () => {
    server.on('POST /api/auth/login', { user: anAccount() });
    const inside = await signIn('/auth/login?next=%2Fmemory-archive%3Fsoul%3D3');
    await waitFor(() => expect(inside.path()).toBe('/memory-archive?soul=3'));
    inside.unmount();
    const outside = await signIn('/auth/login?next=https%3A%2F%2Fexample.org%2F');
    await waitFor(() => expect(outside.path()).toBe('/circle'));
  });

  it('says when the password is wrong, and lets it be tried again', async () => {
    server.on('POST /api/auth/login', failure('invalid_credentials'));
    server.on('GET /api/auth/signup', { mode: 'open', confirmsByMail: false });
    await signIn();
    expect(await alertText()).toBe(TEXTS.auth.invalid);
    expect(button(TEXTS.auth.signIn).getAttribute('aria-disabled')).toBe('false');
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByText(CONFIRM_FIRST)).toBeNull();
  });

  it('reminds of the mail where addresses are confirmed', async () => {
    server.on('POST /api/auth/login', failure('invalid_credentials'));
    server.on('GET /api/auth/signup', { mode: 'open', confirmsByMail: true });
    await signIn();
    expect(await screen.findByText(CONFIRM_FIRST)).toBeTruthy();
  });

  it('says when the server cannot be reached', async () => {
    server.on('POST /api/auth/login', UNREACHABLE);
    server.on('GET /api/auth/signup', UNREACHABLE);
    await signIn();
    expect(await alertText()).toBe(TEXTS.auth.loginFailed);
  });

  it('cannot be sent twice', async () => {
    const { release } = server.hold('POST /api/auth/login', { user: anAccount() });
    const { user, path } = await signIn();
    expect(button(TEXTS.auth.signIn).getAttribute('aria-disabled')).toBe('true');
    await user.click(button(TEXTS.auth.signIn));
    release();
    await waitFor(() => expect(path()).toBe('/circle'));
    expect(server.sent('POST /api/auth/login')).toHaveLength(1);
  });
});
