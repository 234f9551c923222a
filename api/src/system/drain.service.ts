import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket as Connection } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/**
 * What docker/nginx.conf adds to each request: the proxy passes a GET or HEAD on to the next api when this one answers 502, and sends
 * this one nothing for a moment after that.
 */
export const RETRIES_HEADER = 'x-proxy-retries';

/** Milliseconds without a new request after which the proxy counts as having moved its traffic elsewhere. */
const QUIET_MS = 500;
/** Milliseconds for which the proxy is waited for at most: more than twice its fail_timeout of 2 s. */
const QUIET_BOUND_MS = 5_000;
/** Milliseconds for which the acknowledgements that a socket still owes are waited for. */
const ACKNOWLEDGEMENTS_MS = 2_000;

/** The sockets of this process, as far as draining is concerned. */
export interface DrainableSockets {
  /** Closes the transport of every socket that owes no acknowledgement; clients then reconnect by themselves. @returns how many remain */
  closeIdle(): number;
  /** Closes all transports. */
  closeAll(): void;
}

export interface DrainPeriods {
  /** Milliseconds for which the process goes on serving while readiness says 503; 0 skips this and the wait for the proxy. */
  drainMs: number;
  /** Milliseconds then left for requests under way before their connections are cut. */
  finishMs: number;
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Takes a process out of service without failing a request.
 *
 * 1. Readiness answers 503 and every answer closes its connection, while requests are served as before (`drainMs`).
 * 2. Requests that the proxy repeats elsewhere are answered 502, which makes it stop sending any. Ends when no request has come for
 *    `QUIET_MS`; from here on no request can be lost in a connection that is about to close.
 * 3. The port closes, then idle connections, then sockets, whose clients reconnect to another process.
 * 4. Requests under way finish, at most `finishMs`.
 */
@Injectable()
export class DrainService {
  private phase: 'serving' | 'leaving' | 'refusing' = 'serving';
  private lastRequestAt = 0;
  private readonly connections = new Set<Connection>();
  private readonly underWay = new Set<ServerResponse>();

  /** True from the moment the process was told to stop. */
  get hasBegun(): boolean {
    return this.phase !== 'serving';
  }

  /** To be called before the server listens: keeps its connections, and the answers under way on them. */
  watch(server: Server): void {
    server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
      this.underWay.add(response);
      response.once('close', () => this.underWay.delete(response));
    });
    server.on('connection', (connection) => {
      this.connections.add(connection);
      connection.once('close', () => this.connections.delete(connection));
    });
  }

  /** Drains the process. Settles when nothing is under way any more, or when the periods have passed. To be called once. */
  async drain(server: Server, sockets: DrainableSockets, { drainMs, finishMs }: DrainPeriods): Promise<void> {
    this.phase = 'leaving';
    this.takeOverListeners(server);
    for (const response of this.underWay) closeBehind(response);
    if (drainMs > 0) {
      await delay(drainMs);
      this.phase = 'refusing';
      await this.untilQuiet();
    }
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const deadline = Date.now() + finishMs;
    await this.closeSockets(sockets, Math.min(ACKNOWLEDGEMENTS_MS, finishMs));
    const patience = new AbortController();
    const outOfTime = delay(Math.max(0, deadline - Date.now()), undefined, patience).catch(() => undefined);
    await Promise.race([closed, outOfTime]);
    patience.abort();
    for (const connection of this.connections) connection.destroy();
  }

  /** Stands before whatever answered requests until now: Socket.IO for its own path, the application for the rest. */
  private takeOverListeners(server: Server): void {
    const serve = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.lastRequestAt = Date.now();
      closeBehind(response);
      if (this.refuses(request)) response.writeHead(502, { 'content-length': 0 }).end();
      else for (const listener of serve) listener.call(server, request, response);
    });
    const upgrade = server.listeners('upgrade') as UpgradeListener[];
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      this.lastRequestAt = Date.now();
      if (this.refuses(request))
        socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      else for (const listener of upgrade) listener.call(server, request, socket, head);
    });
  }

  /** Only what the proxy has promised to repeat, and what may be repeated. */
  private refuses({ method, headers }: IncomingMessage): boolean {
    return this.phase === 'refusing' && headers[RETRIES_HEADER] === 'on' && (method === 'GET' || method === 'HEAD');
  }

  private async untilQuiet(): Promise<void> {
    const begun = Date.now();
    for (let now = begun; now - begun < QUIET_BOUND_MS; now = Date.now()) {
      const quietFor = now - Math.max(this.lastRequestAt, begun);
      if (quietFor >= QUIET_MS) return;
      await delay(QUIET_MS - quietFor);
    }
  }

  private async closeSockets(sockets: DrainableSockets, patienceMs: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    // An acknowledgement is owed for the time of one statement: looked for again at this pace, it delays no restart that is felt.
    while (sockets.closeIdle() > 0 && Date.now() < deadline) await delay(25);
    sockets.closeAll();
  }
}

/** Closes the connection once this answer has been sent. Without effect where its headers are on their way already. */
function closeBehind(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
