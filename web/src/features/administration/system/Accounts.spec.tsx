import { ERRORS, PRIVATE, type AdminAccount } from '@kinloom/contract';
import { button, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, type ReceivedRequest } from '../../../testing/server';
import { Accounts } from './Accounts';

const account = (id: number, more: Partial<AdminAccount> = {}): AdminAccount => ({
  id,
  email: `person${id}@example.org`,
  role: 'member',
  disabled: false,
  guarded: PRIVATE,
  souls: 2,
  messages: PRIVATE,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  self: false,
  ...more,
});

const me = account(1, { self: true, role: 'operator', guarded: false, messages: 1_234 });

async function open(accounts: readonly AdminAccount[] = [me, account(2)]) {
  server.on('GET /api/admin/accounts', accounts);
  server.on('PATCH /api/admin/accounts/:id', ({ address, body }: ReceivedRequest) => ({
    ...account(Number(address.split('/').at(-1))),
    ...(body as Partial<AdminAccount>),
  }));
  const shown = await show(<Accounts />);
  await screen.findByRole('list', { name: 'Accounts' });
  return shown;
}

const row = (text: RegExp) => screen.getAllByRole('listitem').find((one) => text.test(one.textContent)) as HTMLElement;

describe('Accounts', () => {
  it('withholds what is private to other people', async () => {
    await open();
    expect(row(/person2/).textContent).toMatch(/private/);
    expect(row(/person1/).textContent).toMatch(/1,234/);
  });

  it('lets operators neither close nor demote themselves', async () => {
    await open();
    expect(within(row(/person1/)).queryByRole('combobox')).toBeNull();
    expect(within(row(/person1/)).queryByRole('button')).toBeNull();
    expect(within(row(/person2/)).getByRole('combobox')).toBeTruthy();
  });

  it.each([
    ['operator', 'Make operator', 'Role changed to operator'],
    ['member', 'Make member', 'Role changed to member'],
  ] as const)('asks before it makes somebody %s', async (role, action, done) => {
    const { user } = await open([me, account(2, { role: role === 'operator' ? 'member' : 'operator' })]);
    const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of person2@example.org' });
    await user.selectOptions(select(), role);
    const dialog = await screen.findByRole('alertdialog', { name: action });
    expect(dialog.textContent).toContain('person2@example.org');
    expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([{ role }]);
    expect(server.addresses('PATCH /api/admin/accounts/:id')).toEqual(['/api/admin/accounts/2']);
    await waitFor(() => expect(select().value).toBe(role));
  });

  it('changes nothing if the question is cancelled', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox'), 'operator');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([]);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('member');
  });

  it('asks before it closes an account', async () => {
    const { user } = await open();
    await user.click(button('Close: person2@example.org'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('person2@example.org');
    expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([{ disabled: true }]);
    expect(row(/person2/).textContent).toMatch(/closed/);
  });

  it('opens a closed account again without asking', async () => {
    const { user } = await open([me, account(2, { disabled: true })]);
    await user.click(button('Reopen: person2@example.org'));
    await waitFor(() => expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([{ disabled: false }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before it lifts the guarded mode', async () => {
    const { user } = await open();
    await user.click(button('Lift the guarded mode: person2@example.org'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Lift guarded mode' });
    expect(dialog.textContent).toContain('person2@example.org');
    expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Lift guarded mode' }));
    expect(await screen.findByText('Guarded mode is off')).toBeTruthy();
    expect(server.sent('PATCH /api/admin/accounts/:id')).toEqual([{ guarded: false }]);
  });

  it('says to operators in guarded mode that they are, and lets them lift it', async () => {
    await open([{ ...me, guarded: true }]);
    expect(row(/person1/).textContent).toMatch(/guarded mode \(under 18\)/);
    expect(within(row(/person1/)).getAllByRole('button')).toEqual([
      button('Lift the guarded mode: person1@example.org'),
    ]);
  });

  it('says why a change failed and shows what is stored', async () => {
    const { user } = await open();
    server.on('PATCH /api/admin/accounts/:id', failure('last_operator'));
    await user.selectOptions(screen.getByRole('combobox'), 'operator');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make operator' }));
    expect(await screen.findByText(ERRORS.last_operator.text)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('member');
  });

  it('is a table with row headers on a wide screen', async () => {
    const narrow = window.matchMedia.bind(window);
    window.matchMedia = (query) => Object.assign(narrow(query), { matches: /min-width/.test(query) });
    try {
      server.on('GET /api/admin/accounts', [me, account(2)]);
      await show(<Accounts />);
      const table = await screen.findByRole('table');
      expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
      expect(
        within(table)
          .getAllByRole('columnheader')
          .map((one) => one.textContent),
      ).toContain('Role');
    } finally {
      window.matchMedia = narrow;
    }
  });
});
