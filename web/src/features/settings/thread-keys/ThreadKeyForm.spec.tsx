import { ERRORS, LIMITS, TEXTS } from '@kinloom/contract';
import { anAccount, aSoul } from '../../../testing/fixtures';
import { alertText, button, descriptionOf, field, screen, waitFor, within } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { ThreadKeyForm } from './ThreadKeyForm';

const PASSWORD = 'Your account password';

async function open() {
  const onDone = jest.fn();
  const shown = await show(<ThreadKeyForm souls={[aSoul({ id: 3, name: 'Wren' })]} onDone={onDone} />, {
    data: [[['me'], anAccount()]],
  });
  return { ...shown, onDone };
}

async function fillIn({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.type(field(TEXTS.auth.threadName), ' the lake ');
  await user.type(field(TEXTS.auth.sacredKey), 'autumn leaves');
  await user.type(field(PASSWORD), 'a password');
}

describe('ThreadKeyForm', () => {
  it('starts in its first field', async () => {
    await open();
    expect(document.activeElement).toBe(field(TEXTS.auth.threadName));
  });

  it('sends what was chosen and closes', async () => {
    server.on('POST /api/thread-keys', {});
    const shown = await open();
    await fillIn(shown);
    await shown.user.selectOptions(screen.getByLabelText('Opens first'), 'Talk with Wren');
    await shown.user.click(button('Add thread'));
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledTimes(1));
    expect(server.requests.at(0)?.body).toEqual({
      thread_name: 'the lake',
      sacred_key: 'autumn leaves',
      redirect: '/?soul=3',
      expiresInDays: LIMITS.threadKeyDays,
      password: 'a password',
    });
  });

  it('names every missing field, focuses the first and sends nothing', async () => {
    const { user, onDone } = await open();
    await user.click(button('Add thread'));
    const form = screen.getByRole('form', { name: 'A new thread' });
    const fields = [TEXTS.auth.threadName, TEXTS.auth.sacredKey, PASSWORD].map((label) =>
      within(form).getByLabelText(label),
    );
    expect(fields.map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    expect(document.activeElement).toBe(fields[0]);
    expect(server.requests).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('refuses a key that is too short', async () => {
    const { user } = await open();
    await user.type(field(TEXTS.auth.sacredKey), 'x'.repeat(LIMITS.passwordMin - 1));
    await user.click(button('Add thread'));
    expect(field(TEXTS.auth.sacredKey).getAttribute('aria-invalid')).toBe('true');
    await user.type(field(TEXTS.auth.sacredKey), 'x');
    expect(field(TEXTS.auth.sacredKey).getAttribute('aria-invalid')).toBe('false');
  });

  it('shows problems of the server at their fields, others below', async () => {
    const shown = await open();
    await fillIn(shown);
    server.on('POST /api/thread-keys', failure('invalid', { password: 'This is not your password.' }));
    await shown.user.click(button('Add thread'));
    await waitFor(() => expect(descriptionOf(field(PASSWORD))).toBe('This is not your password.'));
    server.on('POST /api/thread-keys', failure('too_many'));
    await shown.user.click(button('Add thread'));
    expect(await alertText()).toBe(ERRORS.too_many.text);
    expect(shown.onDone).not.toHaveBeenCalled();
  });
});
