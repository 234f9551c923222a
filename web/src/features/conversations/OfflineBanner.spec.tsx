import { act } from '@testing-library/react';
import { setConnection } from '../../lib/realtime/connection';
import { aMessage } from '../../testing/fixtures';
import { button, screen, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { UNREACHABLE } from '../../testing/server';
import { emptyCache } from './cache/message-cache';
import { messagesKey } from './cache/query-cache';
import { useSend } from './composer/use-send';
import OfflineBanner from './OfflineBanner';

const HEALTH = 'GET /api/health/live';
const SEND = 'POST /api/conversations/:id/messages';
const NO_TRANSPORT = { timeout: () => ({ emitWithAck: () => Promise.reject(new Error('no socket')) }) };

function Chat() {
  const { send } = useSend(12);
  return (
    <>
      <OfflineBanner />
      <button type="button" onClick={() => send('Where is the rope?', {})}>
        First
      </button>
      <button type="button" onClick={() => send('And the ladder?', {})}>
        Second
      </button>
    </>
  );
}

const open = () => show(<Chat />, { data: [[messagesKey(12), emptyCache(12)]] });
const lose = () => act(async () => setConnection('away', NO_TRANSPORT));
const banner = (text: RegExp) => screen.findByText(text);

describe('OfflineBanner', () => {
  afterEach(() => act(async () => setConnection('idle', NO_TRANSPORT)));

  it('appears within a second of losing the connection, and is gone when the server is back', async () => {
    server.on(HEALTH, () => UNREACHABLE);
    await open();
    const lostAt = performance.now();
    await lose();
    await banner(/can't reach the server/);
    expect(performance.now() - lostAt).toBeLessThan(1_000);
    server.on(HEALTH, { success: true });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/can't reach the server/)).toBeNull());
  });

  it('does not appear while only the socket is down', async () => {
    server.on(HEALTH, { success: true });
    await open();
    await lose();
    await waitFor(() => expect(server.addresses(HEALTH)).toHaveLength(1));
    expect(screen.queryByText(/can't reach the server/)).toBeNull();
  });

  it('counts the messages that wait, and sends them in their order', async () => {
    server.on(HEALTH, () => UNREACHABLE).on(SEND, () => UNREACHABLE);
    const { user } = await open();
    await lose();
    await user.click(button('First'));
    await banner(/1 message waits to be sent/);
    await user.click(button('Second'));
    await banner(/2 messages wait to be sent/);

    let seq = 0;
    const said: string[] = [];
    server.on(HEALTH, { success: true }).on(SEND, ({ body }: { body: { content: string; clientId: string } }) => {
      said.push(body.content);
      seq += 1;
      return aMessage({ id: seq, seq, ...body, senderId: 7, companionId: null });
    });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(said).toEqual(['Where is the rope?', 'And the ladder?']));
    expect(screen.queryByText(/to be sent/)).toBeNull();
  });
});
