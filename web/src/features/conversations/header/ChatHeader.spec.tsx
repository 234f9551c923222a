import { TEXTS, type Conversation } from '@kinloom/contract';
import { aConversation, aSoul } from '../../../testing/fixtures';
import { button, screen, waitFor } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { failure } from '../../../testing/server';
import { ChatHeader } from './ChatHeader';

const wren = aSoul({ id: 3, name: 'Wren' });
const ash = aSoul({ id: 4, name: 'Ash' });
const group = aConversation({ isGroup: true, companionId: null, participantIds: [3, 4], title: 'The shed' });

async function open(conversation: Conversation, souls = [wren, ash]) {
  server.on('GET /api/conversations', [conversation]);
  const title = conversation.title ?? 'Wren';
  return show(
    <main>
      <ChatHeader conversation={conversation} face={wren} souls={souls} title={title} glow={{} as never} back />
    </main>,
    { at: `/conversation/${conversation.id}` },
  );
}

async function openMenu(conversation: Conversation, souls?: (typeof wren)[]) {
  const shown = await open(conversation, souls);
  await shown.user.click(button('More for this conversation'));
  await screen.findByRole('menu');
  return shown;
}

const items = () => screen.getAllByRole('menuitem').map((one) => one.textContent);

describe('ChatHeader', () => {
  it('names a group and everyone in it', async () => {
    await open(group);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('The shed');
    expect(screen.getByRole('banner').textContent).toMatch(/Wren, Ash/);
  });

  it('marks that AI answers here', async () => {
    await open(group);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/AI/);
  });

  it('lets a group choose whose profile to open', async () => {
    const { user } = await open(group);
    await user.click(button(TEXTS.chat.profile));
    await screen.findByRole('menu');
    expect(items()).toEqual(['Wren', 'Ash']);
  });

  it('offers the settings of one soul, and none for a group', async () => {
    const { unmount } = await openMenu(group);
    expect(items()).not.toContain(TEXTS.chat.soulSettings);
    unmount();
    await openMenu(aConversation(), [wren]);
    expect(items()).toContain(TEXTS.chat.soulSettings);
  });

  it('renames a talk with one soul, starting from its first words', async () => {
    const conversation = aConversation({ firstWords: 'Where is the rope?' });
    server.on('PATCH /api/conversations/:id', { ...conversation, title: 'The rope' });
    const { user } = await openMenu(conversation, [wren]);
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    expect(title.value).toBe('Where is the rope?');
    await user.clear(title);
    await user.type(title, 'The rope{Enter}');
    await waitFor(() => expect(server.sent('PATCH /api/conversations/:id')).toEqual([{ title: 'The rope' }]));
  });

  it('renames a group', async () => {
    server.on('PATCH /api/conversations/:id', { ...group, title: 'The attic' });
    const { user } = await openMenu(group);
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    expect(button('Save').disabled).toBe(true);
    await user.type(title, ' The attic {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('PATCH /api/conversations/:id')).toEqual([{ title: 'The attic' }]);
  });

  it('asks before it deletes, and leaves afterwards', async () => {
    server.on('DELETE /api/conversations/:id', { success: true });
    const { user, path } = await openMenu(group);
    await user.click(screen.getByRole('menuitem', { name: TEXTS.chat.deleteConversation }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('The shed');
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(server.sent('DELETE /api/conversations/:id')).toEqual([]);
    await user.click(screen.getByRole('button', { name: TEXTS.chat.deleteConversation }));
    await waitFor(() => expect(path()).toBe('/circle'));
    expect(server.addresses('DELETE /api/conversations/:id')).toEqual(['/api/conversations/12']);
  });

  it.each([
    [null, null, 'this conversation with Wren'],
    [null, 'Where is it?', '“Where is it?” with Wren'],
    ['The rope', 'Where is it?', '“The rope” with Wren'],
  ])('names what it deletes by the title %s or the first words %s', async (title, firstWords, named) => {
    const { user } = await openMenu(aConversation({ title, firstWords }), [wren]);
    await user.click(screen.getByRole('menuitem', { name: TEXTS.chat.deleteConversation }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(`All messages and files of ${named} will be deleted.`);
  });

  it('stays and says so if it cannot be deleted', async () => {
    server.on('DELETE /api/conversations/:id', failure('unavailable'));
    const { user, path } = await openMenu(group);
    await user.click(screen.getByRole('menuitem', { name: TEXTS.chat.deleteConversation }));
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: TEXTS.chat.deleteConversation }));
    expect(await screen.findByText(TEXTS.chat.deleteFailed.title)).toBeTruthy();
    expect(path()).toBe('/conversation/12');
  });
});
