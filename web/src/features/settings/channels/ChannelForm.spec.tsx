import { button, descriptionOf, field, screen } from '../../../testing/queries';
import { show } from '../../../testing/render';
import { EMPTY_CHANNEL_DRAFT, type ChannelDraft } from './channel-draft';
import { ChannelForm } from './ChannelForm';

async function open(initial: ChannelDraft = EMPTY_CHANNEL_DRAFT) {
  const [onDone, onCancel] = [jest.fn(), jest.fn()];
  const shown = await show(
    <ChannelForm label="A new channel" initial={initial} action="Create" onDone={onDone} onCancel={onCancel} />,
  );
  return { ...shown, onDone, onCancel };
}

describe('ChannelForm', () => {
  it('hands over what was typed', async () => {
    const { user, onDone } = await open();
    expect(document.activeElement).toBe(field('Name'));
    await user.keyboard('Letters');
    await user.click(button('Moon'));
    await user.type(field('Description'), 'Slow talk');
    await user.type(field('How souls speak here'), 'One thought at a time');
    await user.click(button('Create'));
    expect(onDone).toHaveBeenCalledWith({
      name: 'Letters',
      emoji: '🌙',
      description: 'Slow talk',
      systemPrompt: 'One thought at a time',
    });
  });

  it('marks the chosen emoji and clears it when it is pressed again', async () => {
    const { user } = await open();
    await user.click(button('Moon'));
    expect(button('Moon').getAttribute('aria-pressed')).toBe('true');
    expect(button('Fire').getAttribute('aria-pressed')).toBe('false');
    await user.click(button('Moon'));
    expect(field('Emoji').value).toBe('');
  });

  it('shows no problem before the form was submitted', async () => {
    await open();
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  });

  it('needs a name, and takes the focus there', async () => {
    const { user, onDone } = await open();
    await user.type(field('Name'), '   ');
    await user.click(button('Create'));
    expect(onDone).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Name'));
    expect(descriptionOf(field('Name'))).not.toBe('');
    await user.type(field('Name'), 'Letters');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  });

  it('refuses more than one emoji, but takes one of several code points', async () => {
    const { user, onDone } = await open({ ...EMPTY_CHANNEL_DRAFT, name: 'Letters' });
    await user.type(field('Emoji'), '🌙🔥');
    await user.click(button('Create'));
    expect(document.activeElement).toBe(field('Emoji'));
    expect(onDone).not.toHaveBeenCalled();
    await user.clear(field('Emoji'));
    await user.click(field('Emoji'));
    await user.paste('👩‍👧');
    await user.click(button('Create'));
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ emoji: '👩‍👧' }));
  });

  it('starts with the channel that is edited, and can be cancelled', async () => {
    const { user, onDone, onCancel } = await open({ name: 'Letters', emoji: '🌙', description: '', systemPrompt: '' });
    expect(field('Name').value).toBe('Letters');
    expect(screen.getByRole('form', { name: 'A new channel' })).toBeTruthy();
    await user.click(button('Cancel'));
    expect([onCancel.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
  });
});
