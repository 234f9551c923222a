import { ERRORS, type AccountSession } from '@kinloom/contract';
import { anAccount } from '../../../testing/fixtures';
import { button, descriptionOf, field, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { Sessions } from './Sessions';

const session = (id: number, more: Partial<AccountSession> = {}): AccountSession => ({
  id,
  createdAt: '2026-01-01T10:00:00.000Z',
  lastSeenAt: '2026-01-02T10:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  address: `192.0.2.${id}`,
  current: false,
  authenticatedUntil: '2999-01-01T00:00:00.000Z',
  ...more,
});

const ENDS = { name: /^End the session/ };

async function open(sessions = [session(1, { current: true }), session(2), session(3)]) {
  server.on('GET /api/auth/sessions', sessions);
  const shown = await show(<Sessions />, { data: [[['me'], anAccount()]] });
  await screen.findByRole('list', { name: 'Sessions' });
  return shown;
}

describe('Sessions', () => {
  it('offers to end every session but the current one', async () => {
    await open();
    const [current, ...others] = screen.getAllByRole('listitem');
    expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
    expect(others.map((row) => within(row).getAllByRole('button', ENDS))).toHaveLength(2);
  });

  it('shows the current session as active, and when the others were', async () => {
    await open();
    const [current, other] = screen.getAllByRole('listitem');
    expect(current?.textContent).toMatch(/This browser.*Active now/);
    expect(current?.textContent).not.toContain('Last active');
    expect(other?.textContent).toMatch(/Last active .* ago/);
  });

  it('offers to end all others only if there are several', async () => {
    await open([session(1, { current: true }), session(2)]);
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('ends one session, removes its row and says so', async () => {
    server.on('DELETE /api/auth/sessions/:id', { success: true });
    const { user } = await open();
    await user.click(screen.getAllByRole('button', ENDS)[0] as HTMLElement);
    expect(await screen.findByText('Session ended')).toBeTruthy();
    expect(server.addresses('DELETE /api/auth/sessions/:id')).toEqual(['/api/auth/sessions/2']);
    expect(screen.queryByText(/192\.0\.2\.2/)).toBeNull();
  });

  it('asks for the password before the call if it was not entered recently', async () => {
    server.on('DELETE /api/auth/sessions', { success: true }).on('POST /api/auth/reauthenticate', { success: true });
    const { user } = await open([session(1, { current: true, authenticatedUntil: null }), session(2), session(3)]);
    await user.click(button('End all other sessions'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(server.sent('DELETE /api/auth/sessions')).toEqual([]);
    await user.type(field('Your password'), 'a password{Enter}');
    await waitFor(() => expect(screen.queryByText(/192\.0\.2\.3/)).toBeNull());
    expect(server.sent('DELETE /api/auth/sessions')).toHaveLength(1);
  });

  it('asks for the password if the server wants it, and repeats the call', async () => {
    let trusted = false;
    server.on('DELETE /api/auth/sessions', () => (trusted ? { success: true } : failure('reauthentication_required')));
    server.on('POST /api/auth/reauthenticate', () => {
      trusted = true;
      return { success: true };
    });
    const { user } = await open();
    await user.click(button('End all other sessions'));
    await user.type(await screen.findByLabelText('Your password'), 'a password{Enter}');
    await waitFor(() => expect(screen.queryByText(/192\.0\.2\.3/)).toBeNull());
    expect(server.sent('POST /api/auth/reauthenticate')).toEqual([{ password: 'a password' }]);
    expect(server.sent('DELETE /api/auth/sessions')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the password dialog open if the password is wrong or missing', async () => {
    server.on('DELETE /api/auth/sessions', failure('reauthentication_required'));
    server.on('POST /api/auth/reauthenticate', failure('invalid', { password: 'This is not your password.' }));
    const { user } = await open();
    await user.click(button('End all other sessions'));
    await user.type(await screen.findByLabelText('Your password'), '{Enter}');
    expect(field('Your password').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent('POST /api/auth/reauthenticate')).toEqual([]);
    await user.type(field('Your password'), 'wrong{Enter}');
    await waitFor(() => expect(descriptionOf(field('Your password'))).toBe('This is not your password.'));
    expect(server.sent('DELETE /api/auth/sessions')).toHaveLength(1);
  });

  it('shows why the list could not be loaded, and loads it again', async () => {
    server.on('GET /api/auth/sessions', failure('unavailable'));
    const { user } = await show(<Sessions />);
    expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.unavailable.text);
    server.on('GET /api/auth/sessions', [session(1, { current: true })]);
    await user.click(button('Try again'));
    expect(await screen.findByText(/192\.0\.2\.1/)).toBeTruthy();
  });
});
