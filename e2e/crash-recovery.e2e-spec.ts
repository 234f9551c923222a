import { pausedReply, reply, waitFor } from '@kinloom/testing';
import { Client } from 'pg';
import { Installation } from './support/harness';
import { BuiltProcess, settingsOf } from './support/processes';
import { hasRedis, startRedis } from './support/redis';

/** Blocks the api's writes to the queue, as if the process had crashed before them. */
interface QueueGate {
  close(): Promise<void>;
  /** Drops the crashed api's pending writes with their connections, and unblocks. */
  open(): Promise<void>;
  jobs(): Promise<number>;
}

function postgresGate(url: string): QueueGate {
  const client = new Client({ connectionString: url });
  return {
    close: async () => {
      await client.connect();
      await client.query('BEGIN; LOCK TABLE bullmq.job IN ACCESS EXCLUSIVE MODE');
    },
    open: async () => {
      // All queue connections, blocked or not: a statement that was sent is executed even if its client has ended.
      const connected = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'kinloom-queue'`;
      await waitFor('the queue connections to end', async () => {
        await client.query(`SELECT pg_terminate_backend(pid, 1000) FROM (${connected}) AS connected`);
        // A transaction reads pg_stat_activity from a snapshot.
        await client.query('SELECT pg_stat_clear_snapshot()');
        return (await client.query(connected)).rows.length === 0;
      });
      await client.query('COMMIT');
      await client.end();
    },
    jobs: async () => {
      const own = new Client({ connectionString: url });
      await own.connect();
      const { rows } = await own.query<{ many: number }>(
        `SELECT count(*)::int AS many FROM bullmq.job WHERE name = 'turn'`,
      );
      await own.end();
      return rows[0]?.many ?? -1;
    },
  };
}

function redisGate(client: Awaited<ReturnType<typeof startRedis>>['client']): QueueGate {
  return {
    close: async () => {
      await client.call('CLIENT', 'PAUSE', '600000', 'WRITE');
    },
    open: async () => {
      await client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      await client.call('CLIENT', 'UNPAUSE');
    },
    jobs: async () => (await client.keys('bull:replies:turn-*')).length,
  };
}

describe.each([['PostgreSQL'], ['Redis']])('crashes in the middle, over %s', (mode) => {
  if (mode === 'Redis' && !hasRedis) {
    it.skip('skipped: this machine has no redis-server', () => undefined);
    return;
  }

  let redis: Awaited<ReturnType<typeof startRedis>> | null = null;
  let installation: Installation;
  const processes: BuiltProcess[] = [];

  const start = async (name: 'api' | 'worker') => {
    const started = await BuiltProcess.start(name, settingsOf(installation.config()));
    processes.push(started);
    return started;
  };
  const addressOf = (api: BuiltProcess) => ({ url: api.facts['address']?.replace('localhost', '127.0.0.1') ?? '' });

  beforeEach(async () => {
    redis = mode === 'Redis' ? await startRedis() : null;
    installation = await Installation.make(redis ? { REDIS_URL: redis.url } : {});
  });
  afterEach(async () => {
    for (const one of processes.splice(0)) await one.kill();
    await installation.close();
    await redis?.stop();
  });

  it('a worker crash while replies stream: another takes over, and each message has exactly one complete reply', async () => {
    const voice = await installation.voice();
    const firsts = [pausedReply(), pausedReply(), pausedReply()];
    voice.script((_request, index) => firsts[index] ?? reply('Told ', 'from the ', 'beginning.'));
    const api = addressOf(await start('api'));
    const worker = await start('worker');
    const person = await installation.person(api);
    const conversations = await Promise.all(firsts.map(() => person.conversation()));
    const windows = await Promise.all(conversations.map(({ id }) => person.window(id)));

    for (const { id } of conversations) await person.say(id, 'Tell me something long.');
    for (const first of firsts) {
      await first.opened;
      await first.send('Once upon');
    }
    await Promise.all(windows.map((window) => window.until('message:delta')));
    await worker.kill();
    await start('worker');
    // Every window receives events of all conversations: each waits for its own.
    await Promise.all(
      windows.map((window, place) =>
        window.until(
          'message',
          ({ conversationId, aiGenerated, status }) =>
            conversationId === conversations[place]?.id && aiGenerated && status === 'complete',
        ),
      ),
    );

    for (const { id } of conversations) {
      const messages = await person.messages(id);
      expect(messages.map(({ seq, status, content }) => [seq, status, content])).toEqual([
        [1, 'complete', 'Tell me something long.'],
        [2, 'complete', 'Told from the beginning.'],
      ]);
    }
  });

  it('an API crash between a message and its job: after the restart there is one message with one complete reply', async () => {
    const gate = redis ? redisGate(redis.client) : postgresGate(installation.database.url);
    const first = await start('api');
    const person = await installation.person(addressOf(first));
    const { id } = await person.conversation();
    const clientId = crypto.randomUUID();

    await gate.close();
    await person.post(`/api/conversations/${id}/messages`, { content: 'Are you there?', clientId }).expect(201);
    await first.kill();
    await gate.open();
    expect(await gate.jobs()).toBe(0);

    const second = addressOf(await start('api'));
    const window = await person.window(id, second);
    await start('worker');
    await window.replies(1);
    // The window that had no answer sends again, as it must.
    await person.post(`/api/conversations/${id}/messages`, { content: 'Are you there?', clientId }, second).expect(201);

    const messages = (await person.get(`/api/conversations/${id}/messages`, second).expect(200)).body as {
      seq: number;
      status: string;
      aiGenerated: boolean;
    }[];
    expect(messages.map(({ seq, status, aiGenerated }) => [seq, status, aiGenerated])).toEqual([
      [1, 'complete', false],
      [2, 'complete', true],
    ]);
  });
});
