import { ERRORS, TEXTS, type Companion, type Conversation } from '@kinloom/contract';
import { aConversation, aSoul } from '../../testing/fixtures';
import { alertText, button, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { failure } from '../../testing/server';
import { soulsKey } from '../souls/soul-cache';
import { conversationsKey } from './cache/query-cache';
import { ChatScreen } from './ChatScreen';

jest.mock('./ChatView', () => ({ ChatView: () => null }));

const [wren, tamar] = [aSoul(), aSoul({ id: 5, name: 'Tamar' })];

function open({ at = '/', souls = [wren, tamar], list = [] }: OpenOptions = {}) {
  server.on('GET /api/conversations', [aConversation()]);
  return show(<ChatScreen />, {
    at,
    data: [
      [soulsKey, souls],
      [conversationsKey, list],
    ],
  });
}

interface OpenOptions {
  at?: string;
  souls?: readonly Companion[];
  list?: readonly Conversation[];
}

describe('ChatScreen', () => {
  it('opens the most recent conversation when no soul is selected', async () => {
    const list = [aConversation(), aConversation({ id: 13, companionId: 5, participantIds: [5], lastSeq: 4 })];
    const { path } = await open({ list });
    await waitFor(() => expect(path()).toBe('/?soul=5'));
  });

  it('opens a group at its own address', async () => {
    const list = [aConversation({ id: 14, isGroup: true, companionId: null, participantIds: [3, 5], lastSeq: 4 })];
    const { path } = await open({ list });
    await waitFor(() => expect(path()).toBe('/conversation/14'));
  });

  it('opens the newest soul when nothing was said yet', async () => {
    const { path } = await open({ list: [aConversation()] });
    await waitFor(() => expect(path()).toBe('/?soul=5'));
  });

  it.each(['999', 'x'])('says that the soul %s does not exist, and leads on', async (id) => {
    const { user, path } = await open({ at: `/?soul=${id}` });
    expect(await screen.findByRole('heading', { name: ERRORS.soul_not_found.text })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Open the latest conversation' }));
    await waitFor(() => expect(path()).toBe('/?soul=5'));
  });

  it('says that the souls could not be loaded, and tries again', async () => {
    server.on('GET /api/companions', failure('unavailable'));
    const { user } = await show(<ChatScreen />);
    expect(await alertText()).toContain('Your souls could not be loaded');
    server.on('GET /api/companions', []);
    await user.click(button('Try again'));
    expect(await screen.findByText(TEXTS.main.empty)).toBeTruthy();
  });

  it('shows the empty state without souls', async () => {
    const { path } = await open({ souls: [] });
    expect(await screen.findByText(TEXTS.main.empty)).toBeTruthy();
    expect(path()).toBe('/');
  });
});
