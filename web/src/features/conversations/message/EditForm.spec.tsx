import { ERRORS, LIMITS } from '@kinloom/contract';
import { fireEvent } from '@testing-library/react';
import { aMessage } from '../../../testing/fixtures';
import { alertText, button, field, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import EditForm from './EditForm';

const message = aMessage({ id: 40, senderId: 7, companionId: null, content: 'The rope is here.' });
const LABEL = 'Edit your message';

async function open() {
  const onDone = jest.fn();
  const shown = await show(<EditForm message={message} onDone={onDone} />);
  return { ...shown, onDone };
}

describe('EditForm', () => {
  it('starts with the text, focused at its end', async () => {
    await open();
    const box = field(LABEL);
    expect(box.value).toBe(message.content);
    expect(document.activeElement).toBe(box);
    expect(box.selectionStart).toBe(message.content.length);
  });

  it('sends the new text with Enter and closes', async () => {
    server.on('PATCH /api/conversations/:id/messages/:messageId', { ...message, content: 'The rope is here now.' });
    const { user, onDone } = await open();
    await user.keyboard('{Backspace} now.{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.requests.map(({ body }) => body)).toEqual([{ content: 'The rope is here now.' }]);
  });

  it('closes without a request if nothing changed', async () => {
    const { user, onDone } = await open();
    await user.keyboard('{Enter}');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });

  it('drops the change with Escape', async () => {
    const first = await open();
    await first.user.keyboard(' more{Escape}');
    expect(first.onDone).toHaveBeenCalledTimes(1);
    first.unmount();
    await open();
    expect(field(LABEL).value).toBe(message.content);
  });

  it('keeps the change if the row is unmounted by scrolling', async () => {
    const first = await open();
    await first.user.keyboard(' more');
    first.unmount();
    await open();
    expect(field(LABEL).value).toBe(`${message.content} more`);
  });

  it('cannot be saved empty or too long', async () => {
    const { user } = await open();
    await user.clear(field(LABEL));
    expect(button('Save').disabled).toBe(true);
    fireEvent.change(field(LABEL), { target: { value: 'x'.repeat(LIMITS.messageLength + 1) } });
    expect(button('Save').disabled).toBe(true);
    expect(field(LABEL).getAttribute('aria-invalid')).toBe('true');
  });

  it('stays open with the reason if the server refuses', async () => {
    server.on('PATCH /api/conversations/:id/messages/:messageId', failure('unavailable'));
    const { user, onDone } = await open();
    await user.keyboard(' more{Enter}');
    expect(await alertText()).toBe(ERRORS.unavailable.text);
    expect(field(LABEL).value).toBe(`${message.content} more`);
    expect(button('Save').disabled).toBe(false);
    expect(onDone).not.toHaveBeenCalled();
  });
});
