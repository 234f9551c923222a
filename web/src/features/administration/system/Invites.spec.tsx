import { ERRORS, LIMITS, type Invite, type SignupMode, type SignupSettings } from '@kinloom/contract';
import { button, descriptionOf, field, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { Invites } from './Invites';

const choir: Invite = {
  id: 9,
  note: 'for the choir',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
  usedAt: null,
};

const open = (mode: SignupMode = 'invite', invites: Invite[] = []) =>
  show(<Invites settings={{ mode, invites } as SignupSettings} />);

describe('Invites', () => {
  it('creates an invitation and shows its link this once', async () => {
    server.on('POST /api/admin/invites', { ...choir, token: 'a/b c' });
    const { user } = await open();
    await user.type(field('Note (optional)'), ' for the choir ');
    await user.selectOptions(screen.getByLabelText('Valid for'), '30 days');
    await user.click(button('Create invitation'));
    expect(await screen.findByText(/\/signup\?invite=a%2Fb%20c$/)).toBeTruthy();
    expect(server.sent('POST /api/admin/invites')).toEqual([{ note: 'for the choir', days: 30 }]);
    expect(field('Note (optional)').value).toBe('');
  });

  it('copies the link', async () => {
    server.on('POST /api/admin/invites', { ...choir, token: 't-1' });
    const { user } = await open();
    await user.click(button('Create invitation'));
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/\/signup\?invite=t-1$/);
    expect(server.sent('POST /api/admin/invites')).toEqual([{ note: '', days: LIMITS.inviteDaysDefault }]);
  });

  it('shows a problem of the note at its field until it changes', async () => {
    server.on('POST /api/admin/invites', failure('invalid', { note: 'No addresses, please.' }));
    const { user } = await open();
    await user.type(field('Note (optional)'), 'ida@example.org{Enter}');
    await waitFor(() => expect(descriptionOf(field('Note (optional)'))).toBe('No addresses, please.'));
    await user.type(field('Note (optional)'), '!');
    expect(field('Note (optional)').getAttribute('aria-invalid')).toBe('false');
  });

  it('asks before it revokes one', async () => {
    server.on('DELETE /api/admin/invites/:id', { success: true });
    const { user } = await open('invite', [choir]);
    await user.click(button('Revoke the invitation: for the choir'));
    const dialog = await screen.findByRole('alertdialog');
    expect(server.requests).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.addresses('DELETE /api/admin/invites/:id')).toEqual(['/api/admin/invites/9']);
  });

  it('says why one could not be revoked', async () => {
    server.on('DELETE /api/admin/invites/:id', failure('unavailable'));
    const { user } = await open('invite', [choir]);
    await user.click(button('Revoke the invitation: for the choir'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(ERRORS.unavailable.text)).toBeTruthy();
    expect(screen.getByText('for the choir')).toBeTruthy();
  });

  it('shows which invitations are used and which have expired', async () => {
    await open('invite', [choir, { ...choir, id: 10, note: '', usedAt: '2026-01-03T00:00:00.000Z' }]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('expired');
    expect(second?.textContent).toMatch(/without a note.*used/s);
  });

  it.each(['open', 'closed'] as const)('says that invitations have no effect while sign-up is %s', async (mode) => {
    await open(mode);
    expect(screen.getByText(new RegExp(`^Sign-up is ${mode}`))).toBeTruthy();
  });
});
