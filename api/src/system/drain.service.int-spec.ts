import { once } from 'node:events';
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DrainableSockets, DrainService, RETRIES_HEADER } from './drain.service';

const noSockets: DrainableSockets = { closeIdle: () => 0, closeAll: () => undefined };

/** A server that answers only when told to. */
class Held {
  readonly drain = new DrainService();
  readonly agent = new Agent({ keepAlive: true });
  readonly waiting: ServerResponse[] = [];
  private arrived = () => undefined as void;

  private constructor(readonly server: Server) {}

  static async start(): Promise<Held> {
    const held = new Held(
      createServer((_request, response) => {
        held.waiting.push(response);
        held.arrived();
      }),
    );
    held.drain.watch(held.server);
    held.server.listen(0, '127.0.0.1');
    await once(held.server, 'listening');
    return held;
  }

  /** Sends a request. @returns its status and whether its connection is kept, or the code of the error */
  async ask(method: string, headers: Record<string, string> = {}): Promise<string> {
    const { port } = this.server.address() as AddressInfo;
    return new Promise((resolve) => {
      const sent = request({ port, host: '127.0.0.1', method, headers, agent: this.agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
      });
      sent.on('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.name));
      sent.end();
    });
  }

  /** Settles when so many requests are being served. */
  async serving(many: number): Promise<void> {
    while (this.waiting.length < many) await new Promise<void>((resolve) => (this.arrived = resolve));
  }

  answer(): void {
    for (const response of this.waiting.splice(0)) response.end('{}');
  }
}

describe('draining', () => {
  let held: Held;
  beforeEach(async () => {
    held = await Held.start();
  });
  afterEach(() => {
    held.agent.destroy();
    held.server.closeAllConnections();
    held.server.close();
  });

  it('lets a request under way finish, and takes no new one', async () => {
    const { port } = held.server.address() as AddressInfo;
    const underWay = held.ask('POST');
    await held.serving(1);
    const drained = held.drain.drain(held.server, noSockets, { drainMs: 0, finishMs: 60_000 });
    expect(held.drain.hasBegun).toBe(true);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    held.answer();
    expect(await underWay).toBe('200 close');
    await drained;
  });

  it('goes on serving at first, then has the proxy repeat elsewhere what may be repeated, and nothing else', async () => {
    const first = held.ask('GET', { [RETRIES_HEADER]: 'on' });
    await held.serving(1);
    const drained = held.drain.drain(held.server, noSockets, { drainMs: 200, finishMs: 60_000 });
    held.answer();
    expect(await first).toBe('200 close');
    // Until it refuses one, it serves them: each with its connection closed behind it.
    let answer = '200 close';
    for (let asked = held.ask('GET', { [RETRIES_HEADER]: 'on' }); answer === '200 close';) {
      const came = await Promise.race([asked, held.serving(1)]);
      if (came === undefined) {
        held.answer();
        expect(await asked).toBe('200 close');
        asked = held.ask('GET', { [RETRIES_HEADER]: 'on' });
      } else answer = came;
    }
    expect(answer).toBe('502 close');
    const served = [held.ask('POST', { [RETRIES_HEADER]: 'on' }), held.ask('GET')];
    await held.serving(2);
    held.answer();
    expect(await Promise.all(served)).toEqual(['200 close', '200 close']);
    await drained;
    expect(held.server.listening).toBe(false);
  });

  it('cuts off what does not finish in time, and closes sockets when they owe nothing', async () => {
    let owed = 2;
    let closedAll = false;
    const sockets: DrainableSockets = {
      closeIdle: () => (owed > 0 ? owed-- : 0),
      closeAll: () => {
        expect(owed).toBe(0);
        closedAll = true;
      },
    };
    const stuck = held.ask('POST');
    await held.serving(1);
    await held.drain.drain(held.server, sockets, { drainMs: 0, finishMs: 500 });
    expect(closedAll).toBe(true);
    expect(await stuck).toBe('ECONNRESET');
  });
});
