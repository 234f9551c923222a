import { ERRORS, LIMITS } from '@kinloom/contract';
import { button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, UNREACHABLE } from '../../../testing/server';
import { UNREACHABLE_TEXT } from '../../../lib/http/api';
import { InviteForm } from './InviteForm';

const ROUTE = 'POST /api/admin/invites';
const NOTE = 'Note (optional)';
const invite = { id: 9, note: '', createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-01-08T00:00:00.000Z' };

async function open() {
  const onCreated = jest.fn();
  const shown = await show(<InviteForm onCreated={onCreated} />);
  return { ...shown, onCreated };
}

describe('InviteForm', () => {
  it('offers one day up to the longest validity, and starts with the default', async () => {
    await open();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'one day',
      `${LIMITS.inviteDaysDefault} days`,
      '30 days',
      `${LIMITS.inviteDaysMax} days`,
    ]);
    expect(field('Valid for').value).toBe(String(LIMITS.inviteDaysDefault));
  });

  it('needs no note and hands over the token', async () => {
    server.on(ROUTE, { ...invite, token: 't-1' });
    const { user, onCreated } = await open();
    await user.selectOptions(field('Valid for'), 'one day');
    await user.click(button('Create invitation'));
    await waitFor(() => expect(onCreated.mock.calls).toEqual([['t-1']]));
    expect(server.sent(ROUTE)).toEqual([{ note: '', days: 1 }]);
  });

  it('keeps the validity for the next invitation, but not the note', async () => {
    server.on(ROUTE, { ...invite, token: 't-1' });
    const { user } = await open();
    await user.type(field(NOTE), 'for the choir');
    await user.selectOptions(field('Valid for'), '30 days');
    await user.click(button('Create invitation'));
    await waitFor(() => expect(field(NOTE).value).toBe(''));
    await user.click(button('Create invitation'));
    await waitFor(() => expect(server.sent(ROUTE)).toHaveLength(2));
    expect(server.sent(ROUTE)).toEqual([
      { note: 'for the choir', days: 30 },
      { note: '', days: 30 },
    ]);
  });

  it('says what belongs into the note', async () => {
    await open();
    expect(descriptionOf(field(NOTE))).toContain('Do not enter email addresses.');
    expect(field(NOTE).maxLength).toBe(LIMITS.inviteNoteLength);
  });

  it.each([
    ['the server refuses', failure('too_many'), ERRORS.too_many.text],
    ['the server cannot be reached', UNREACHABLE, UNREACHABLE_TEXT],
  ])('keeps the note and says why if %s', async (_, answer, text) => {
    server.on(ROUTE, answer);
    const { user, onCreated } = await open();
    await user.type(field(NOTE), 'for the choir{Enter}');
    await waitFor(() => expect(descriptionOf(field(NOTE))).toBe(text));
    expect(field(NOTE).value).toBe('for the choir');
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('creates one invitation per click', async () => {
    const { release } = server.hold(ROUTE, { ...invite, token: 't-1' });
    const { user, onCreated } = await open();
    await user.click(button('Create invitation'));
    await waitFor(() => expect(button('Create invitation').disabled).toBe(true));
    await user.click(button('Create invitation'));
    release();
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
    expect(server.sent(ROUTE)).toHaveLength(1);
  });
});
