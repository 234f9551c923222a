import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { RefusedSetting } from '@kinloom/config';
import type { GraphRun, ImportResult, Offered } from '@kinloom/contract';
import { startApi } from '../api/src/app';
import { startWorker } from '../worker/src/app';
import { Installation } from './support/harness';
import { hasRedis, startRedis } from './support/redis';
import { Talk } from './support/talk';

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

  it('because nothing listens, stops the start with an error that names the setting', async () => {
    await refusals('redis://127.0.0.1:1');
  });

  it('because the listener is silent, stops it too', async () => {
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

describe('over Redis', () => {
  if (!hasRedis) {
    it.skip('skipped: this machine has no redis-server', () => undefined);
    return;
  }

  it('every kind of job runs: replies, reflection, figures, offerings, imports and agents', async () => {
    const redis = await startRedis();
    const settings = { REDIS_URL: redis.url };
    const api = await installation.api(settings);
    await installation.worker(settings);
    const person = await installation.person(api);
    const talk = await Talk.begin(person);
    await talk.say('I grow tomatoes on the roof and my sister Marta laughs at them.');
    await talk.keeps(/Marta/);
    await talk.window.until('insight', ({ companionId }) => companionId === talk.soulId);

    const lines = [
      'The sea in winter.',
      'A seat at the window.',
      'The cry of gulls.',
      'Soup with leeks.',
      'The harbour.',
    ];
    const brought = await person
      .post('/api/soulprints/import', { name: 'Wren', chatLogs: lines.join('\n\n') })
      .expect(201);
    expect((brought.body as ImportResult).companion.name).toBe('Wren');

    const offered = await person
      .post('/api/memory/offer_to_soul', { soul_id: talk.soulId, content: 'The pier at night, and the two of us.' })
      .expect(201);
    await talk.window.until(
      'offering',
      ({ offering }) => offering.id === (offered.body as Offered).offering.id && offering.suggestion !== null,
    );

    const asked = { task: 'What about my tomatoes?', emotional_state: 'calm', priority: 'high' };
    const run = (await person.post('/api/run_agent_graph', asked).expect(200)).body as GraphRun;
    expect(run).toMatchObject({ error: null });
    expect(run.final_output).toContain('tomatoes on the roof');
    await installation.close();
    await redis.stop();
    installation = await Installation.make();
  });
});

describe('a Redis that crashes while everything runs', () => {
  if (!hasRedis) {
    it.skip('skipped: this machine has no redis-server', () => undefined);
    return;
  }

  it('does not prevent sending messages, which are answered when it is back, even if empty', async () => {
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
