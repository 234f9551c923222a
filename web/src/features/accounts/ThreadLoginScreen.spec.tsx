import { TEXTS } from '@kinloom/contract';
import { alertText, button, field, waitFor } from '../../testing/queries';
import { server, show } from '../../testing/render';
import { UNREACHABLE } from '../../testing/server';
import ThreadLoginScreen from './ThreadLoginScreen';

const ENTER = `Enter ${TEXTS.product}`;

/** Fills in the form and submits it with Enter. */
async function enter() {
  const shown = await show(<ThreadLoginScreen />, { at: '/auth/thread' });
  await shown.user.type(field(TEXTS.auth.threadName), 'the lake');
  await shown.user.type(field(TEXTS.auth.sacredKey), 'autumn leaves{Enter}');
  return shown;
}

describe('ThreadLoginScreen', () => {
  it('sends name and key and opens the destination', async () => {
    server.on('POST /api/authenticate_thread', { status: 'success', redirect: '/home-portal' });
    const { path } = await enter();
    await waitFor(() => expect(path()).toBe('/home-portal'));
    expect(server.sent('POST /api/authenticate_thread')).toEqual([
      { thread_name: 'the lake', sacred_key: 'autumn leaves' },
    ]);
  });

  it('does not follow a destination on another site', async () => {
    server.on('POST /api/authenticate_thread', { status: 'success', redirect: '//example.org/' });
    const { path } = await enter();
    await waitFor(() => expect(path()).toBe('/'));
  });

  it.each([
    ['the thread is unknown', { status: 'not_found' }],
    ['the server cannot be reached', UNREACHABLE],
  ])('shows one text if %s', async (_, answer) => {
    server.on('POST /api/authenticate_thread', answer);
    const { path } = await enter();
    expect(await alertText()).toBe(TEXTS.auth.threadNotFound);
    expect(button(ENTER).disabled).toBe(false);
    expect(path()).toBe('/auth/thread');
  });
});
