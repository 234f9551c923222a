import type { AdminSecurityEvent } from '@kinloom/contract';
import { screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import type { ReceivedRequest } from '../../../testing/server';
import SystemScreen from './SystemScreen';

const ROUTE = 'GET /api/admin/security-log';

const event = (id: number, more: Partial<AdminSecurityEvent> = {}): AdminSecurityEvent => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  kind: 'sign_in',
  outcome: 'success',
  actor: 'self',
  network: '203.0.113.0/24',
  client: 'Firefox on Linux',
  accountId: 2,
  ...more,
});

const open = (at: string) => {
  server.on('GET /api/admin/accounts', [
    {
      ...{ id: 2, email: 'person2@example.org', role: 'member', disabled: false, guarded: false, souls: 0 },
      ...{ messages: 0, createdAt: '2026-01-01T00:00:00.000Z', lastSeenAt: null, self: false },
    },
  ]);
  return show(<SystemScreen />, { at });
};
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('the security log', () => {
  it('is filtered by the address, and each filter is written to it', async () => {
    server.on(ROUTE, { events: [event(5, { outcome: 'failure' })], next: null });
    const { user, path } = await open('/admin/system?tab=security&account=2');
    expect(await screen.findByText('Failed sign-in')).toBeTruthy();
    expect(server.addresses(ROUTE)).toEqual([`/api/admin/security-log?account=2`]);
    await waitFor(() => expect(select('Account').selectedOptions[0]?.text).toBe('2 · person2@example.org'));

    await user.selectOptions(select('Event'), 'Signed in');
    await user.selectOptions(select('Outcome'), 'Failed');
    expect(path()).toBe('/admin/system?tab=security&account=2&kind=sign_in&outcome=failure');
    await waitFor(() =>
      expect(server.addresses(ROUTE).at(-1)).toBe('/api/admin/security-log?account=2&kind=sign_in&outcome=failure'),
    );
    await user.selectOptions(select('Account'), 'All accounts');
    expect(path()).toBe('/admin/system?tab=security&kind=sign_in&outcome=failure');
  });

  it('names an account that is not listed by its number', async () => {
    server.on(ROUTE, { events: [], next: null });
    await open('/admin/system?tab=security&account=9');
    expect(await screen.findByText('No events match.')).toBeTruthy();
    expect(select('Account').value).toBe('9');
  });

  it('loads older entries of the same filter', async () => {
    server.on(ROUTE, ({ address }: ReceivedRequest) =>
      address.includes('before') ? { events: [event(4)], next: null } : { events: [event(5)], next: 5 },
    );
    const { user } = await open('/admin/system?tab=security&account=2');
    await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    await waitFor(() => expect(server.addresses(ROUTE).at(-1)).toBe('/api/admin/security-log?account=2&before=5'));
  });
});
