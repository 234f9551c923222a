import { LIMITS, type AccountSession } from '@kinloom/contract';
import { anAccount } from '../../../testing/fixtures';
import { field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { DownloadAccount } from './DownloadAccount';

const session = (authenticatedUntil: string | null): AccountSession => ({
  id: 1,
  createdAt: '2026-01-01T10:00:00.000Z',
  lastSeenAt: '2026-01-02T10:00:00.000Z',
  userAgent: '',
  address: '',
  current: true,
  authenticatedUntil,
});

let observation: AbortController;
beforeEach(() => (observation = new AbortController()));
afterEach(() => observation.abort());

/** Whether each click was followed: jsdom does not navigate, so the clicks are observed. */
async function open(authenticatedUntil: string | null, { hasSessions = true } = {}) {
  if (hasSessions) server.on('GET /api/auth/sessions', [session(authenticatedUntil)]);
  else server.on('GET /api/auth/sessions', () => new Promise<never>(() => undefined));
  server.on('POST /api/auth/reauthenticate', { success: true });
  const shown = await show(<DownloadAccount />, {
    data: [
      [['me'], anAccount()],
      ...(hasSessions ? [[['sessions'], [session(authenticatedUntil)]] as [string[], unknown]] : []),
    ],
  });
  const followed: boolean[] = [];
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    },
    { signal: observation.signal },
  );
  return { ...shown, followed };
}

const link = () => screen.getByRole('link', { name: 'Download everything' });

describe('DownloadAccount', () => {
  it('asks for the password before the request, with the focus in the field', async () => {
    const narrow = window.matchMedia.bind(window);
    window.matchMedia = (query) => Object.assign(narrow(query), { matches: /pointer: fine/.test(query) });
    try {
      const { user, followed } = await open(null);
      await user.click(link());
      expect(followed).toEqual([false]);
      await waitFor(() => expect(document.activeElement).toBe(field('Your password')));
      await user.keyboard('a password{Enter}');
      await waitFor(() => expect(followed).toEqual([false, true]));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await screen.findByText(/Your browser is saving the file/)).toBeTruthy();
    } finally {
      window.matchMedia = narrow;
    }
  });

  it('leaves it to the server before the sessions have loaded', async () => {
    const { user, followed } = await open(null, { hasSessions: false });
    await user.click(link());
    expect(followed).toEqual([true]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask if the password was entered recently', async () => {
    const { user, followed } = await open(new Date(Date.now() + LIMITS.recentAuthentication * 1_000).toISOString());
    await user.click(link());
    expect(followed).toEqual([true]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
