import { ERRORS, type AccountDeletionState } from '@kinloom/contract';
import { alertText, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import { accountDeletionPath } from './account-deletion-path';
import AccountDeletionScreen from './AccountDeletionScreen';

const running: AccountDeletionState = {
  state: 'running',
  finishedSteps: 2,
  steps: 6,
  requestedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
};

const DONE = 'Everything in your account has been deleted.';

/** Opens the screen as the browser does after the deletion. */
const open = (token: string) => {
  window.location.hash = accountDeletionPath(token).split('#')[1] ?? '';
  return show(<AccountDeletionScreen />, { at: '/auth/account-deletion' });
};

afterEach(() => (window.location.hash = ''));

describe('AccountDeletionScreen', () => {
  it('shows how many steps are finished, and sends the token in a body', async () => {
    server.on('POST /api/account/deletion', running);
    await open('a-token');
    expect((await screen.findByRole('status')).textContent).toContain('2 of 6 steps');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
    expect(server.sent('POST /api/account/deletion')[0]).toEqual({ token: 'a-token' });
    expect(screen.queryByText(DONE)).toBeNull();
  });

  it('follows the deletion until it is done, and then asks no more', async () => {
    let asked = 0;
    server.on('POST /api/account/deletion', () => {
      asked += 1;
      return asked === 1
        ? running
        : { ...running, state: 'done', finishedSteps: 6, finishedAt: '2026-01-01T00:01:00.000Z' };
    });
    const { client } = await open('a-token');
    await screen.findByRole('status');
    expect(await screen.findByText(DONE)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked).toBe(2);
  });

  it('says where a deletion is not known, and asks no more', async () => {
    server.on('POST /api/account/deletion', failure('not_found'));
    await open('old');
    expect(await alertText()).toBe('No deletion is known for this link.');
    expect(screen.getByRole('link', { name: 'Back to Kinloom' }).getAttribute('href')).toBe('/');
    expect(server.sent('POST /api/account/deletion')).toHaveLength(1);
  });

  it('asks nothing without a token', async () => {
    await open('');
    expect(await alertText()).toBe('No deletion is known for this link.');
    expect(server.requests).toEqual([]);
  });

  it('shows other failures and tries again', async () => {
    let asked = 0;
    server.on('POST /api/account/deletion', () => {
      asked += 1;
      return asked === 1 ? failure('unavailable') : running;
    });
    await open('a-token');
    expect(await alertText()).toBe(ERRORS.unavailable.text);
    expect((await screen.findByRole('status')).textContent).toContain('2 of 6 steps');
  });
});
