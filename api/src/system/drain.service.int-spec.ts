import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WAIT_TIMEOUT_MS } from '@kinloom/testing';
import { type DrainableSockets, DrainService, RETRIES_HEADER } from './drain.service';

const noSockets: DrainableSockets = { closeIdle: () => 0, closeAll: () => undefined };

/** A server that answers only when the test says so. */
class BlockingServer {
  readonly drain = new DrainService();
  readonly agent = new Agent({ keepAlive: true });
  readonly waiting: ServerResponse[] = [];
  private readonly arrivals = new EventEmitter();

  private constructor(readonly http: Server) {}

  static async start(): Promise<BlockingServer> {
    const server = new BlockingServer(
      createServer((_request, response) => {
        server.waiting.push(response);
        server.arrivals.emit('request');
      }),
    );
    server.drain.watch(server.http);
    server.http.listen(0, '127.0.0.1');
    await once(server.http, 'listening');
    return server;
  }

  /** Sends a request. @returns its status and whether its connection is kept, or the code of the error */
  async ask(method: string, headers: Record<string, string> = {}): Promise<string> {
    const { port } = this.http.address() as AddressInfo;
    return new Promise((resolve) => {
      const sent = request({ port, host: '127.0.0.1', method, headers, agent: this.agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
      });
      sent.on('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.name));
      sent.end();
    });
  }

  /** Waits until so many requests are being served. */
  async serving(many: number): Promise<void> {
    const signal = AbortSignal.timeout(WAIT_TIMEOUT_MS);
    while (this.waiting.length < many) await once(this.arrivals, 'request', { signal });
  }

  answer(): void {
    for (const response of this.waiting.splice(0)) response.end('{}');
  }
}

describe('draining', () => {
  let server: BlockingServer;
  beforeEach(async () => {
    server = await BlockingServer.start();
  });
  afterEach(() => {
    server.agent.destroy();
    server.http.closeAllConnections();
    server.http.close();
  });

  it('finishes requests in progress, and accepts no new ones', async () => {
    const { port } = server.http.address() as AddressInfo;
    const pending = server.ask('POST');
    await server.serving(1);
    const drained = server.drain.drain(server.http, noSockets, { drainMs: 0, finishMs: 60_000 });
    expect(server.drain.hasBegun).toBe(true);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    server.answer();
    expect(await pending).toBe('200 close');
    await drained;
  });

  it('serves requests at first, then makes the proxy retry only what can be retried', async () => {
    const first = server.ask('GET', { [RETRIES_HEADER]: 'on' });
    await server.serving(1);
    const drained = server.drain.drain(server.http, noSockets, { drainMs: 200, finishMs: 60_000 });
    server.answer();
    expect(await first).toBe('200 close');
    // Requests are served until one is rejected; every response closes its connection.
    let answer = '200 close';
    for (let asked = server.ask('GET', { [RETRIES_HEADER]: 'on' }); answer === '200 close';) {
      const came = await Promise.race([asked, server.serving(1)]);
      if (came === undefined) {
        server.answer();
        expect(await asked).toBe('200 close');
        asked = server.ask('GET', { [RETRIES_HEADER]: 'on' });
      } else answer = came;
    }
    expect(answer).toBe('502 close');
    const served = [server.ask('POST', { [RETRIES_HEADER]: 'on' }), server.ask('GET')];
    await server.serving(2);
    server.answer();
    expect(await Promise.all(served)).toEqual(['200 close', '200 close']);
    await drained;
    expect(server.http.listening).toBe(false);
  });

  it('destroys connections after the timeout, and closes sockets without pending acknowledgements', async () => {
    let remaining = 2;
    let closedAll = false;
    const sockets: DrainableSockets = {
      closeIdle: () => (remaining > 0 ? remaining-- : 0),
      closeAll: () => {
        expect(remaining).toBe(0);
        closedAll = true;
      },
    };
    const stuck = server.ask('POST');
    await server.serving(1);
    await server.drain.drain(server.http, sockets, { drainMs: 0, finishMs: 500 });
    expect(closedAll).toBe(true);
    expect(await stuck).toBe('ECONNRESET');
  });
});
