import { SHARED_MEMORY_TYPES, TEXTS } from '@kinloom/contract';
import { fireEvent } from '@testing-library/react';
import { aConversation, aMessage, aSoul } from '../../testing/fixtures';
import { button, field, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import { SharedMemoryDialog } from './SharedMemoryDialog';

const wren = aSoul({ id: 3, name: 'Wren' });
const ash = aSoul({ id: 4, name: 'Ash' });
const group = aConversation({ isGroup: true, participantIds: [3, 4] });
const TYPE = SHARED_MEMORY_TYPES[1];
const messages = [
  aMessage({ id: 1, seq: 1, senderId: 7, companionId: null, content: 'Where is the rope?' }),
  aMessage({ id: 2, seq: 2, content: 'In the shed.' }),
];

async function open(from: (typeof messages)[number] | null = null) {
  const onClose = jest.fn();
  const shown = await show(
    <SharedMemoryDialog
      conversation={group}
      souls={[wren, ash]}
      messages={from ? [from] : messages}
      from={from}
      onClose={onClose}
    />,
  );
  return { ...shown, onClose };
}

const submit = () => button(TEXTS.memories.create);

describe('SharedMemoryDialog', () => {
  it('starts with the conversation, by speaker, or with one message', async () => {
    const { unmount } = await open();
    expect(field('The moment').value).toBe('You: Where is the rope?\n\nWren: In the shed.');
    unmount();
    await open(messages[1]);
    expect(field('The moment').value).toBe('In the shed.');
  });

  it('needs a title, a type and a soul', async () => {
    const { user } = await open();
    expect(submit().disabled).toBe(true);
    await user.type(field('Title'), 'The rope');
    expect(submit().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: TYPE }));
    expect(submit().disabled).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Wren' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ash' }));
    expect(submit().disabled).toBe(true);
  });

  it('sends what was chosen, says so and closes', async () => {
    server.on('POST /api/shared-memories', {});
    const { user, onClose } = await open(messages[1]);
    // The title begins with the first words of the message.
    expect(field('Title').value).toBe('In the shed');
    await user.clear(field('Title'));
    await user.type(field('Title'), 'The rope');
    await user.click(screen.getByRole('radio', { name: TYPE }));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '9' } });
    await user.click(screen.getByRole('checkbox', { name: 'Ash' }));
    await user.click(submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent('POST /api/shared-memories')).toEqual([
      {
        title: 'The rope',
        content: 'In the shed.',
        personalMeaning: '',
        memoryType: TYPE,
        significance: 9,
        companionIds: [3],
        conversationId: 12,
        createdFromMessage: 2,
      },
    ]);
    expect(await screen.findByText(TEXTS.memories.sharedCreated)).toBeTruthy();
  });

  it('stays open and says so if it fails', async () => {
    server.on('POST /api/shared-memories', failure('unavailable'));
    const { user, onClose } = await open();
    await user.type(field('Title'), 'The rope');
    await user.click(screen.getByRole('radio', { name: TYPE }));
    await user.click(submit());
    expect(await screen.findByText(TEXTS.memories.sharedFailed.title)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Title').value).toBe('The rope');
  });
});
