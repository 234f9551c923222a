import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { RefusedSetting } from '@kinloom/config';
import { startApi } from '../../../api/src/app';
import { startWorker } from '../../../worker/src/app';
import { Installation } from '../harness';
import { hasRedis, startRedis } from '../redis';

let installation: Installation;
beforeEach(async () => {
  installation = await Installation.make();
});
afterEach(() => installation.close());

describe('a Redis that does not answer', () => {
  const refusals = async (url: string) => {
    const config = installation.config({ REDIS_URL: url, PORT: '0' });
    for (const start of [startApi, startWorker]) {
      const refusal = await start(config).then(
        () => null,
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(RefusedSetting);
      expect((refusal as RefusedSetting).message).toMatch(/^REDIS_URL /);
    }
  };

  it('because nothing listens, stops the start with a line that names the setting', async () => {
    await refusals('redis://127.0.0.1:1');
  });

  it('because what listens says nothing, stops it too', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket.on('error', () => socket.destroy()));
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await refusals(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await once(silent, 'close');
  });
});

describe('a Redis that dies while all runs', () => {
  if (!hasRedis) {
    it.skip('is left out: this machine has no redis-server', () => undefined);
    return;
  }

  it('stops no message from being taken, and they are answered when it is back, empty as it may be', async () => {
    const first = await startRedis();
    const settings = { REDIS_URL: first.url };
    const api = await installation.api(settings);
    await installation.worker(settings);
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, 'Before.');
    await window.replies();

    await first.stop();
    await person.say(id, 'While it is gone.');
    await person.say(id, 'Still gone.');
    expect((await person.messages(id)).filter(({ aiGenerated }) => !aiGenerated)).toHaveLength(3);

    const second = await startRedis(first.port);
    await window.replies(3);
    const messages = await person.messages(id);
    expect(messages.filter(({ aiGenerated, status }) => aiGenerated && status === 'complete')).toHaveLength(3);
    expect(messages).toHaveLength(6);
    await installation.close();
    await second.stop();
    installation = await Installation.make();
  });
});
