import { BEHAVIOR_DEFAULTS, LIMITS, TEXTS, type Channel, type Conversation } from '@kinloom/contract';
import { act, fireEvent } from '@testing-library/react';
import { aConversation } from '../../../testing/fixtures';
import { button, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { Composer } from './Composer';

const letters: Channel = { id: 5, name: 'Letters', emoji: '🌙', description: '', systemPrompt: '', active: true };

interface Options {
  conversation?: Conversation;
  busy?: boolean;
  channels?: readonly Channel[];
}

async function open({ conversation = aConversation(), busy = false, channels = [] }: Options = {}) {
  server.on('GET /api/channels', channels).on('GET /api/settings/behavior', BEHAVIOR_DEFAULTS);
  const onSend = jest.fn();
  const onEditLast = jest.fn();
  const mentionable = conversation.isGroup
    ? ['Wren', 'Willow', 'Ash'].map((name, index) => ({ id: 3 + index, name }))
    : [];
  const shown = await show(
    <Composer
      conversation={conversation}
      name="Wren"
      mentionable={mentionable}
      busy={busy}
      onSend={onSend}
      onEditLast={onEditLast}
    />,
  );
  return { ...shown, onSend, onEditLast };
}

const box = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Message to Wren' });
const group = aConversation({ isGroup: true, companionId: null, participantIds: [3, 4, 5] });

/** Lets the media queries match that contain a text. */
function matchingMedia(text: string): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media.includes(text) }) as MediaQueryList,
    );
}

describe('Composer', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has the focus when it opens, unless the device has a touch screen', async () => {
    matchingMedia('pointer: fine');
    const first = await open();
    expect(document.activeElement).toBe(box());
    first.unmount();
    matchingMedia('pointer: coarse');
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  it('edits the last own message with the arrow up, only while it is empty', async () => {
    const { user, onEditLast } = await open();
    await user.type(box(), 'a{ArrowUp}');
    expect(onEditLast).not.toHaveBeenCalled();
    await user.type(box(), '{Backspace}{ArrowUp}');
    expect(onEditLast).toHaveBeenCalledTimes(1);
  });

  it('sends with Enter, trimmed at the end, and empties the box', async () => {
    const { user, onSend } = await open();
    await user.type(box(), 'Where is the rope? {Enter}');
    expect(onSend.mock.calls).toEqual([['Where is the rope?', { topic: 'general' }]]);
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  it('starts a new line with Shift and Enter', async () => {
    const { user, onSend } = await open();
    await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');
    expect(box().value).toBe('one\ntwo');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('does not send while an input method composes a character', async () => {
    const { user, onSend } = await open();
    await user.type(box(), 'ロープ');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('sends nothing that is blank', async () => {
    const { user, onSend } = await open();
    await user.type(box(), '   {Enter}');
    expect(button('Send').disabled).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('shows the length near the limit and refuses what is longer', async () => {
    const { user, onSend } = await open();
    fireEvent.change(box(), { target: { value: 'x'.repeat(LIMITS.messageLength) } });
    expect(screen.getByText(/characters$/)).toBeTruthy();
    expect(button('Send').disabled).toBe(false);
    fireEvent.change(box(), { target: { value: 'x'.repeat(LIMITS.messageLength + 1) } });
    expect(button('Send').disabled).toBe(true);
    await user.type(box(), '{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('keeps the text while the previous message is being sent', async () => {
    const { user, onSend } = await open({ busy: true });
    await user.type(box(), 'And the ladder?{Enter}');
    expect(box().value).toBe('And the ladder?');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('restores an unsent draft, for its own conversation only', async () => {
    const first = await open();
    await first.user.type(box(), 'not sent yet');
    first.unmount();
    const again = await open();
    expect(box().value).toBe('not sent yet');
    again.unmount();
    await open({ conversation: aConversation({ id: 13 }) });
    expect(box().value).toBe('');
  });

  it('whispers the next message only, and says so meanwhile', async () => {
    const { user, onSend } = await open();
    const whisper = button(TEXTS.chat.whisper);
    await user.click(whisper);
    expect(whisper.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/your next message stays between you and Wren/)).toBeTruthy();
    await user.type(box(), 'psst{Enter}');
    expect(whisper.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText(/stays between you/)).toBeNull();
    await user.type(box(), 'aloud{Enter}');
    expect(onSend.mock.calls).toEqual([
      ['psst', { topic: 'general', whisper: true }],
      ['aloud', { topic: 'general' }],
    ]);
  });

  it('keeps its tools in a menu on phones and says that it whispers', async () => {
    matchingMedia('max-width: 719px');
    const { user, onSend } = await open();
    expect(screen.queryByRole('button', { name: TEXTS.chat.whisper })).toBeNull();
    await user.click(button('More tools'));
    await user.click(button(TEXTS.chat.whisper));
    await user.click(button('More tools, whispering'));
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.type(box(), 'psst{Enter}');
    expect(onSend).toHaveBeenCalledWith('psst', { topic: 'general', whisper: true });
    await user.click(button('More tools'));
    await user.click(button(TEXTS.chat.prompts.analysis));
    await waitFor(() => expect(box().value).not.toBe(''));
    expect(button('More tools').getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps the tools of a group in the menu on tablets too', async () => {
    matchingMedia('max-width: 1099px');
    const { user } = await open({ conversation: group });
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(button('More tools'));
    expect(screen.getByLabelText(TEXTS.chat.style)).toBeTruthy();
    expect(await screen.findByRole('button', { name: TEXTS.chat.focusMode })).toBeTruthy();
  });

  it('sends to an active channel of the account; inactive ones are not offered', async () => {
    const { user, onSend } = await open({ channels: [letters, { ...letters, id: 6, name: 'Old', active: false }] });
    const option = await screen.findByRole('option', { name: '🌙 Letters' });
    expect(screen.queryByRole('option', { name: /Old/ })).toBeNull();
    await user.selectOptions(option.closest('select') as HTMLSelectElement, option);
    await user.type(box(), 'a letter{Enter}');
    expect(onSend).toHaveBeenCalledWith('a letter', { channelId: 5 });
  });

  it('cannot whisper in a group', async () => {
    await open({ conversation: group });
    expect(screen.queryByRole('button', { name: TEXTS.chat.whisper })).toBeNull();
  });
});

describe('Composer mentions', () => {
  async function mention(text: string) {
    const shown = await open({ conversation: group });
    await waitFor(() => expect(box().getAttribute('aria-autocomplete')).toBe('list'));
    await shown.user.type(box(), text);
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    return shown;
  }
  const options = () =>
    screen.queryAllByRole('option', { hidden: false }).filter((one) => one.closest('[role=listbox]'));
  const names = () => options().map((one) => one.textContent);

  it('lists the matching names, and takes the chosen one with the keyboard', async () => {
    const { user, onSend } = await mention('@W');
    expect(names()).toEqual(['Wren', 'Willow']);
    await user.keyboard('{ArrowDown}');
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    await user.keyboard('{Enter}');
    expect(box().value).toMatch(/^@Willow/);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('takes a name with the pointer and keeps the focus in the box', async () => {
    const { user } = await mention('Hello @A');
    await user.click(options()[0] as HTMLElement);
    expect(box().value).toMatch(/^Hello @Ash/);
    expect(document.activeElement).toBe(box());
  });

  it('is dismissed with Escape; Enter then sends', async () => {
    const { user, onSend } = await mention('@W');
    await user.keyboard('{Escape}');
    expect(names()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledWith('@W', expect.anything());
  });

  it('lists nothing for another name', async () => {
    await mention('@Zoe');
    expect(names()).toEqual([]);
  });
});
