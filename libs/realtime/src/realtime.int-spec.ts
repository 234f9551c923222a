import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadConfig } from '@kinloom/config';
import type { Message, RoomEvent } from '@kinloom/contract';
import { createTestDatabase, type TestDatabase, waitFor } from '@kinloom/testing';
import { Client } from 'pg';
import { Server } from 'socket.io';
import { createClusterAdapter } from './cluster-adapter';
import { Realtime } from './realtime';
import { Sequencer } from './sequencer';

/** A simulated process with its own server, recording what it receives. */
interface Member {
  realtime: Realtime;
  heard: RoomEvent[];
  ended: string[];
  until(enough: () => boolean): Promise<void>;
  close(): Promise<void>;
}

let database: TestDatabase;
const members: Member[] = [];
const faults: Error[] = [];

async function join(listens = true): Promise<Member> {
  const cluster = createClusterAdapter(loadConfig({ DATABASE_URL: database.url }), (error) => faults.push(error));
  const server = new Server({ adapter: cluster.adapter });
  const realtime = new Realtime();
  const heard: RoomEvent[] = [];
  const ended: string[] = [];
  let check = () => undefined as void;
  realtime.attach(
    server,
    listens
      ? {
          deliver: (event) => {
            heard.push(event);
            check();
          },
          sessionEnded: (id) => {
            ended.push(id);
            check();
          },
        }
      : undefined,
  );
  await cluster.ready;
  if (listens) realtime.announce();
  const member: Member = {
    realtime,
    heard,
    ended,
    until: (enough) =>
      new Promise((resolve) => {
        check = () => {
          if (enough()) resolve();
        };
        check();
      }),
    close: async () => {
      realtime.stopAnnouncing();
      void server.of('/').adapter.close();
      await cluster.close();
    },
  };
  members.push(member);
  return member;
}

/** Waits until all members receive each other's notices: a subscription becomes active some time after joining. */
async function waitUntilConnected(...all: Member[]): Promise<void> {
  for (const one of all) {
    for (const other of all) {
      if (one === other) continue;
      const name = `hello ${members.indexOf(one)} ${members.indexOf(other)}`;
      const asking = setInterval(() => one.realtime.endSession(name), 20);
      await other.until(() => other.ended.includes(name));
      clearInterval(asking);
    }
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const member of members.splice(0)) await member.close();
  expect(faults.splice(0)).toEqual([]);
});
afterAll(() => database.drop());

const message = (seq: number, content = `message ${seq}`): RoomEvent => ({
  room: 'account:1',
  event: 'message',
  payload: {
    id: seq,
    conversationId: 7,
    seq,
    content,
    senderId: 1,
    companionId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    clientId: null,
    status: 'complete',
    recalled: [],
    files: [],
    aiGenerated: false,
    failure: null,
    retryAt: null,
    answeredBy: null,
    whispered: false,
    editedAt: null,
    variant: 1,
    variants: 1,
    why: null,
    notices: [],
  },
});
const seqs = (events: RoomEvent[]) => events.map(({ payload }) => (payload as Message).seq);

describe('the publisher between processes, over PostgreSQL', () => {
  it('delivers events to every process in publication order', async () => {
    const [a, b] = [await join(), await join()];
    await waitUntilConnected(a, b);
    for (let seq = 1; seq <= 300; seq += 3) {
      a.realtime.publish(message(seq), message(seq + 1));
      a.realtime.publish(message(seq + 2));
      if (seq % 10 === 0) await new Promise(setImmediate);
    }
    await b.until(() => b.heard.length === 300);
    const order = Array.from({ length: 300 }, (_, i) => i + 1);
    expect(seqs(b.heard)).toEqual(order);
    // The publishing process delivers its own events locally, once.
    expect(seqs(a.heard)).toEqual(order);
  });

  it('sends payloads above the NOTIFY limit by reference, unabridged', async () => {
    const [a, b] = [await join(), await join()];
    await waitUntilConnected(a, b);
    const large = 'ö'.repeat(10_000);
    a.realtime.publish(message(1), message(2, large), message(3));
    await b.until(() => b.heard.length === 3);
    expect([...seqs(b.heard)].sort()).toEqual([1, 2, 3]);
    expect(b.heard.map(({ payload }) => payload as Message).find(({ seq }) => seq === 2)?.content).toBe(large);
  });

  it('loses nothing around the size limit of inline payloads', async () => {
    const [a, b] = [await join(), await join()];
    await waitUntilConnected(a, b);
    const sizes = Array.from({ length: 60 }, (_, i) => 6_500 + i * 30);
    for (const [i, size] of sizes.entries()) {
      a.realtime.publish(message(i + 1, 'x'.repeat(size)));
      await new Promise(setImmediate);
    }
    await b.until(() => b.heard.length === sizes.length);
    const lengths = b.heard.map(({ payload }) => (payload as Message).content.length);
    expect([...lengths].sort((x, y) => x - y)).toEqual(sizes);
  });

  it('keeps the order of seq with the sequencer for mixed payload sizes', async () => {
    const [a, b] = [await join(), await join()];
    await waitUntilConnected(a, b);
    const out: number[] = [];
    const sequencer = new Sequencer({
      emit: ({ payload }) => out.push((payload as Message).seq),
      read: async () => {
        throw new Error('nothing is missing');
      },
      onReadError: (error) => faults.push(error as Error),
      gapTimeoutMs: 60_000,
    });
    sequencer.setPosition(7, 0);
    for (let seq = 1; seq <= 90; seq++) a.realtime.publish(message(seq, seq % 9 === 0 ? 'y'.repeat(20_000) : `${seq}`));
    await b.until(() => b.heard.length === 90);
    b.heard.forEach((event) => sequencer.accept(event));
    expect(out).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
    sequencer.close();
  });

  it('delivers events of a process without sockets', async () => {
    const [a, silent] = [await join(), await join(false)];
    const asking = setInterval(() => silent.realtime.endSession('s'), 20);
    await a.until(() => a.ended.includes('s'));
    clearInterval(asking);
    silent.realtime.publish(message(1));
    await a.until(() => a.heard.length === 1);
    expect(silent.heard).toEqual([]);
  });

  it('notifies every process of an ended session', async () => {
    const [a, b, c] = [await join(), await join(), await join()];
    await waitUntilConnected(a, b, c);
    b.realtime.endSession('over');
    for (const one of [a, b, c]) await one.until(() => one.ended.includes('over'));
    expect(b.ended.filter((id) => id === 'over')).toHaveLength(1);
  });

  it('recovers after the database has terminated all connections', async () => {
    const [one, other] = [await join(), await join()];
    await waitUntilConnected(one, other);
    for (let times = 0; times < 3; times += 1) {
      await database.query(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
         WHERE application_name = 'kinloom-realtime' AND datname = current_database()`,
      );
      one.ended.length = 0;
      other.ended.length = 0;
      await waitUntilConnected(one, other);
    }
    // Connection errors were reported; everything else worked.
    expect(faults.splice(0).length).toBeGreaterThan(0);
  });

  it('keeps one subscription when the adapter subscribes twice, and delivers events once', async () => {
    const connect = jest.spyOn(Client.prototype, 'connect');
    const send = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown;
    let failed = false;
    // The first LISTEN fails together with its connection: the adapter reconnects because of each.
    const query = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
      if (failed || !String(args[0]).startsWith('LISTEN')) return send.apply(this, args);
      failed = true;
      return this.end().then(() => Promise.reject(new Error('terminated')));
    });
    const one = await join();
    // Pools pass a callback.
    const subscriptions = () => connect.mock.calls.filter((args: unknown[]) => args.length === 0).length;
    await waitFor('both reconnections', () => subscriptions() === 3);
    query.mockRestore();
    connect.mockRestore();
    const other = await join();
    await waitUntilConnected(one, other);
    const listening = () =>
      database.query(
        `SELECT FROM pg_stat_activity WHERE application_name = 'kinloom-realtime' AND datname = current_database() AND query !~ 'pg_notify'`,
      );
    await waitFor('one subscription for each', async () => (await listening()).length === 2);
    other.realtime.publish(message(1));
    await one.until(() => one.heard.length > 0);
    expect(one.heard).toHaveLength(1);
    expect(faults.splice(0).length).toBeGreaterThan(0);
  });

  it.each([0, 1, 2, 4, 8, 16])('can be closed while it subscribes, %i turns after it began', async (turns) => {
    const cluster = createClusterAdapter(loadConfig({ DATABASE_URL: database.url }), (error) => faults.push(error));
    const server = new Server({ adapter: cluster.adapter });
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    void server.of('/').adapter.close();
    await cluster.close();
    expect(faults).toEqual([]);
  });

  it('reports a database that accepts connections but does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const settings = { DATABASE_URL: `postgres://kinloom@127.0.0.1:${port}/kinloom`, DATABASE_TIMEOUT: '1' };
    const cluster = createClusterAdapter(loadConfig(settings), (error) => faults.push(error));
    const server = new Server({ adapter: cluster.adapter });
    await waitFor('a report', async () => faults.length > 0);
    expect(faults.splice(0)[0]?.message).toMatch(/timeout/);
    void server.of('/').adapter.close();
    await cluster.close();
    silent.close();
  });
});
