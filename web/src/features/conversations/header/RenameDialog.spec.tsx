import { ERRORS, LIMITS, type Conversation } from '@kinloom/contract';
import { aConversation } from '../../../testing/fixtures';
import { button, descriptionOf, field, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure, UNREACHABLE } from '../../../testing/server';
import { UNREACHABLE_TEXT } from '../../../lib/http/api';
import { conversationsKey } from '../cache/query-cache';
import RenameDialog from './RenameDialog';

const RENAME = 'PATCH /api/conversations/:id';
const group = aConversation({ isGroup: true, participantIds: [3, 4], title: 'Circle of 2' });

async function open() {
  const onClose = jest.fn();
  const shown = await show(<RenameDialog conversation={group} title="Circle of 2" onClose={onClose} />, {
    data: [[conversationsKey, [group]]],
  });
  return { ...shown, onClose };
}

describe('RenameDialog', () => {
  it('starts with the current title', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Rename' })).toBeTruthy();
    expect(field('Title').value).toBe('Circle of 2');
    expect(field('Title').maxLength).toBe(LIMITS.titleLength);
  });

  it('saves the title without surrounding spaces and updates the list', async () => {
    server.on(RENAME, { ...group, title: 'Harbour' });
    const { user, client, onClose } = await open();
    await user.clear(field('Title'));
    await user.type(field('Title'), '  Harbour ');
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.addresses(RENAME)).toEqual(['/api/conversations/12']);
    expect(server.sent(RENAME)).toEqual([{ title: 'Harbour' }]);
    expect(client.getQueryData<Conversation[]>(conversationsKey)?.map(({ title }) => title)).toEqual(['Harbour']);
  });

  it.each(['', '   '])('refuses the title "%s"', async (title) => {
    const { user, onClose } = await open();
    await user.clear(field('Title'));
    await user.type(field('Title'), `${title}{Enter}`);
    expect(button('Save').disabled).toBe(true);
    expect(server.requests).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['the server fails', failure('unavailable'), ERRORS.unavailable.text],
    ['the server cannot be reached', UNREACHABLE, UNREACHABLE_TEXT],
  ])('keeps the text and says why if %s', async (_, answer, text) => {
    server.on(RENAME, answer);
    const { user, onClose } = await open();
    await user.type(field('Title'), '!{Enter}');
    await waitFor(() => expect(descriptionOf(field('Title'))).toBe(text));
    expect(field('Title').value).toBe('Circle of 2!');
    expect(button('Save').disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cannot be saved twice', async () => {
    const { release } = server.hold(RENAME, group);
    const { user, onClose } = await open();
    await user.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    await user.type(field('Title'), '{Enter}');
    release();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent(RENAME)).toHaveLength(1);
  });

  it('closes with Escape and sends nothing', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.requests).toEqual([]);
  });
});
