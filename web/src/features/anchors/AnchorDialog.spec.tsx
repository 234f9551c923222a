import { ANCHOR_SIGNIFICANCE, ANCHOR_TYPES, ERRORS, INSIGHT_TEXTS, type Message } from '@kinloom/contract';
import { aMessage } from '../../testing/fixtures';
import { button, field, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import { ANCHOR_LABELS } from './anchor-labels';
import { AnchorDialog } from './AnchorDialog';

const ROUTE = 'POST /api/conversation-anchors';

async function open(message: Message | null = aMessage()) {
  const onClose = jest.fn();
  const shown = await show(
    <AnchorDialog message={message} onClose={onClose}>
      <p>{message?.content ?? 'Choose a message.'}</p>
    </AnchorDialog>,
  );
  return { ...shown, onClose };
}

const submit = () => button('Create anchor');

describe('AnchorDialog', () => {
  it('shows the message and offers every type with its significance', async () => {
    await open();
    expect(screen.getByText('The rope hangs in the shed.')).toBeTruthy();
    for (const type of ANCHOR_TYPES) {
      const { label, hint } = ANCHOR_LABELS[type];
      expect(screen.getByRole('radio', { name: `${label} ${hint} ${ANCHOR_SIGNIFICANCE[type]} of 10` })).toBeTruthy();
    }
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true, name: /^Milestone/ })).toBeTruthy();
  });

  it('creates an anchor of the chosen type', async () => {
    server.on(ROUTE, {});
    const { user, onClose } = await open();
    await user.type(field('Title'), ' The rope ');
    await user.click(screen.getByRole('radio', { name: /^Breakthrough/ }));
    await user.type(field('Notes (optional)'), ' Hang it up again. ');
    await user.click(submit());
    expect(await screen.findByText(INSIGHT_TEXTS.anchorCreated.title)).toBeTruthy();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.sent(ROUTE)).toEqual([
      {
        messageId: 40,
        conversationId: 12,
        title: 'The rope',
        content: 'The rope hangs in the shed.',
        anchorType: 'breakthrough',
        significance: ANCHOR_SIGNIFICANCE.breakthrough,
        tags: ['breakthrough', 'user-created'],
        notes: 'Hang it up again.',
      },
    ]);
  });

  it('refuses an empty title', async () => {
    const { user } = await open();
    expect(submit().disabled).toBe(true);
    await user.type(field('Title'), '   {Enter}');
    expect(submit().disabled).toBe(true);
    expect(server.requests).toEqual([]);
  });

  it('refuses an anchor without a message', async () => {
    const { user } = await open(null);
    await user.type(field('Title'), 'The rope{Enter}');
    expect(submit().disabled).toBe(true);
    expect(server.requests).toEqual([]);
  });

  it('stays open and says why it could not be created', async () => {
    server.on(ROUTE, failure('message_not_found'));
    const { user, onClose } = await open();
    await user.type(field('Title'), 'The rope{Enter}');
    expect(await screen.findByText(INSIGHT_TEXTS.anchorFailed)).toBeTruthy();
    expect(screen.getByText(ERRORS.message_not_found.text)).toBeTruthy();
    expect(field('Title').value).toBe('The rope');
    expect(submit().disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('creates one anchor only, even if it is submitted twice', async () => {
    const { release } = server.hold(ROUTE, {});
    const { user, onClose } = await open();
    await user.type(field('Title'), 'The rope{Enter}');
    await waitFor(() => expect(button('Creating…').disabled).toBe(true));
    await user.type(field('Title'), '{Enter}');
    release();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent(ROUTE)).toHaveLength(1);
  });

  it('closes with Cancel and sends nothing', async () => {
    const { user, onClose } = await open();
    await user.type(field('Title'), 'The rope');
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });
});
