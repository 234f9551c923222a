import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket as Connection } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/**
 * Request header set by docker/nginx.conf: the proxy retries a GET or HEAD on the next api if this one answers 502, and then sends no requests
 * to this one for its `fail_timeout`.
 */
export const RETRIES_HEADER = 'x-proxy-retries';

/** After this time without a new request, the proxy is assumed to have moved its traffic to other processes. */
const QUIET_MS = 500;
/** Maximum wait for the proxy: more than twice its `fail_timeout` of 2 s. */
const QUIET_TIMEOUT_MS = 5_000;
/** Maximum wait for pending acknowledgements of sockets. */
const ACKNOWLEDGEMENTS_TIMEOUT_MS = 2_000;

/** The sockets of this process. */
export interface DrainableSockets {
  /** Closes the transport of every socket without pending acknowledgements; clients reconnect. @returns number of sockets that remain */
  closeIdle(): number;
  /** Closes all transports. */
  closeAll(): void;
}

export interface DrainPeriods {
  /** Milliseconds for which the process keeps serving while readiness answers 503; 0 skips this and the wait for the proxy. */
  drainMs: number;
  /** Milliseconds after that for requests in progress, before their connections are destroyed. */
  finishMs: number;
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Graceful shutdown: takes the process out of service without failing requests.
 *
 * 1. Readiness answers 503 and every response closes its connection, while requests are served as before (`drainMs`).
 * 2. Requests that the proxy can retry are answered 502, which makes it use other processes. Ends when no request arrived for `QUIET_MS`; after
 *    that no request can be lost on a connection that is being closed.
 * 3. The port is closed, then idle connections, then sockets, whose clients reconnect to another process.
 * 4. Requests in progress finish, within `finishMs`.
 */
@Injectable()
export class DrainService {
  private phase: 'serving' | 'draining' | 'rejecting' = 'serving';
  private lastRequestAt = 0;
  private readonly connections = new Set<Connection>();
  private readonly pendingResponses = new Set<ServerResponse>();

  /** Whether draining has begun. */
  get hasBegun(): boolean {
    return this.phase !== 'serving';
  }

  /** Tracks connections and pending responses. Must be called before the server listens. */
  watch(server: Server): void {
    server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
      this.pendingResponses.add(response);
      response.once('close', () => this.pendingResponses.delete(response));
    });
    server.on('connection', (connection) => {
      this.connections.add(connection);
      connection.once('close', () => this.connections.delete(connection));
    });
  }

  /** Drains the process; completes when no request is in progress or the periods have passed. Must be called once. */
  async drain(server: Server, sockets: DrainableSockets, { drainMs, finishMs }: DrainPeriods): Promise<void> {
    this.phase = 'draining';
    this.wrapListeners(server);
    for (const response of this.pendingResponses) closeAfter(response);
    if (drainMs > 0) {
      await delay(drainMs);
      this.phase = 'rejecting';
      await this.waitUntilQuiet();
    }
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const deadline = Date.now() + finishMs;
    await this.closeSockets(sockets, Math.min(ACKNOWLEDGEMENTS_TIMEOUT_MS, finishMs));
    const cancel = new AbortController();
    const timeout = delay(Math.max(0, deadline - Date.now()), undefined, cancel).catch(() => undefined);
    await Promise.race([closed, timeout]);
    cancel.abort();
    for (const connection of this.connections) connection.destroy();
  }

  /** Wraps the request and upgrade listeners of the application and of Socket.IO. */
  private wrapListeners(server: Server): void {
    const requestListeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.lastRequestAt = Date.now();
      closeAfter(response);
      if (this.isRetryable(request)) response.writeHead(502, { 'content-length': 0 }).end();
      else for (const listener of requestListeners) listener.call(server, request, response);
    });
    const upgradeListeners = server.listeners('upgrade') as UpgradeListener[];
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      this.lastRequestAt = Date.now();
      if (this.isRetryable(request))
        socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      else for (const listener of upgradeListeners) listener.call(server, request, socket, head);
    });
  }

  /** Whether the proxy retries this request elsewhere: it has announced retries, and the method is safe. */
  private isRetryable({ method, headers }: IncomingMessage): boolean {
    return this.phase === 'rejecting' && headers[RETRIES_HEADER] === 'on' && (method === 'GET' || method === 'HEAD');
  }

  private async waitUntilQuiet(): Promise<void> {
    const startedAt = Date.now();
    for (let now = startedAt; now - startedAt < QUIET_TIMEOUT_MS; now = Date.now()) {
      const quietFor = now - Math.max(this.lastRequestAt, startedAt);
      if (quietFor >= QUIET_MS) return;
      await delay(QUIET_MS - quietFor);
    }
  }

  private async closeSockets(sockets: DrainableSockets, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    // An acknowledgement is pending for about one database statement, so that a short polling interval suffices.
    while (sockets.closeIdle() > 0 && Date.now() < deadline) await delay(25);
    sockets.closeAll();
  }
}

/** Makes a response close its connection. No effect if its headers were sent already. */
function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
