import { ERRORS, LIMITS } from '@kinloom/contract';
import { anAccount } from '../../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, UNREACHABLE } from '../../../testing/server';
import { UNREACHABLE_TEXT } from '../../../lib/http/api';
import { DisplayNameForm } from './DisplayNameForm';

async function rename(to: string) {
  const shown = await show(<DisplayNameForm me={anAccount({ displayName: 'Ida' })} />);
  await shown.user.clear(field('Display name'));
  if (to !== '') await shown.user.type(field('Display name'), to);
  return shown;
}

describe('DisplayNameForm', () => {
  it('can only be saved once the name has changed', async () => {
    const { user } = await show(<DisplayNameForm me={anAccount({ displayName: 'Ida' })} />);
    expect(button('Save name').disabled).toBe(true);
    await user.type(field('Display name'), 's');
    expect(button('Save name').disabled).toBe(false);
    await user.type(field('Display name'), '{Backspace}');
    expect(button('Save name').disabled).toBe(true);
  });

  it('sends the trimmed name and says that it was saved', async () => {
    server.on('PATCH /api/auth/me', anAccount({ displayName: 'Ida B.' }));
    const { user, client } = await rename('  Ida B. ');
    await user.keyboard('{Enter}');
    expect((await screen.findByText('Saved')).getAttribute('role')).toBe('status');
    expect(server.sent('PATCH /api/auth/me')).toEqual([{ displayName: 'Ida B.' }]);
    expect(client.getQueryData(['me'])).toMatchObject({ displayName: 'Ida B.' });
  });

  it('refuses an empty name, focuses the field and sends nothing', async () => {
    const { user } = await rename('');
    await user.click(button('Save name'));
    const name = field('Display name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name);
    expect(server.requests).toEqual([]);
  });

  it('shows a problem of the server at the field until the name changes', async () => {
    server.on('PATCH /api/auth/me', failure('invalid', { displayName: 'This name is taken.' }));
    const { user } = await rename('Bo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(descriptionOf(field('Display name'))).toBe('This name is taken.'));
    await user.type(field('Display name'), 'b');
    expect(descriptionOf(field('Display name'))).not.toBe('This name is taken.');
  });

  it.each([
    [failure('too_many'), ERRORS.too_many.text],
    [UNREACHABLE, UNREACHABLE_TEXT],
  ])('shows other failures below the field (%#)', async (answer, text) => {
    server.on('PATCH /api/auth/me', answer);
    const { user } = await rename('Bo');
    await user.keyboard('{Enter}');
    expect(await alertText()).toBe(text);
  });

  it('accepts no more characters than the server does', async () => {
    await rename('x'.repeat(LIMITS.displayNameLength + 5));
    expect(field('Display name').value).toHaveLength(LIMITS.displayNameLength);
  });
});
