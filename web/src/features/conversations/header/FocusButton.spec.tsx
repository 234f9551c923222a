import { ERRORS, TEXTS } from '@kinloom/contract';
import { aConversation } from '../../../testing/fixtures';
import { alertText, button, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import FocusButton from './FocusButton';

const group = aConversation({ isGroup: true, companionId: null });
const TOPIC = 'Keep to one topic';
const trigger = () => button(new RegExp(`^${TEXTS.chat.focusMode}`));

async function open(focus: string | null = null) {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const shown = await show(
    <main>
      <form onSubmit={onSubmit}>
        <FocusButton conversation={{ ...group, focus }} />
      </form>
    </main>,
  );
  await shown.user.click(trigger());
  await screen.findByLabelText(TOPIC);
  return { ...shown, onSubmit };
}

describe('FocusButton', () => {
  it('sends a trimmed topic without submitting the message form around it', async () => {
    server.on('POST /api/conversations/:id/focus', { ...group, focus: 'the garden' });
    const { user, onSubmit } = await open();
    await user.type(field(TOPIC), ' the garden {Enter}');
    await waitFor(() => expect(screen.queryByLabelText(TOPIC)).toBeNull());
    expect(server.sent('POST /api/conversations/:id/focus')).toEqual([{ topic: 'the garden' }]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('needs a topic', async () => {
    const { user } = await open();
    await user.type(field(TOPIC), '  ');
    expect(button('Set topic').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Remove topic' })).toBeNull();
  });

  it('shows the current topic and lifts it', async () => {
    server.on('DELETE /api/conversations/:id/focus', group);
    const { user } = await open('the garden');
    expect(trigger().textContent).toMatch(/, on$/);
    expect(field(TOPIC).value).toBe('the garden');
    await user.click(button('Remove topic'));
    await waitFor(() => expect(screen.queryByLabelText(TOPIC)).toBeNull());
    expect(server.addresses('DELETE /api/conversations/:id/focus')).toEqual(['/api/conversations/12/focus']);
  });

  it('stays open with the reason if it fails, and closes with Escape', async () => {
    server.on('POST /api/conversations/:id/focus', failure('unavailable'));
    const { user } = await open();
    await user.type(field(TOPIC), 'the garden{Enter}');
    expect(await alertText()).toBe(ERRORS.unavailable.text);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText(TOPIC)).toBeNull());
    expect(document.activeElement).toBe(trigger());
  });
});
