import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a route of a scripted server does with a request. */
export type RouteHandler = (
  request: { body: Record<string, unknown>; headers: IncomingMessage['headers'] },
  response: ServerResponse,
) => void;

/** A scripted HTTP server on the loopback. */
export interface RouteServer {
  /** Without a slash at its end. */
  url: string;
  /** `METHOD /path` of every request, in order. */
  seen: string[];
  stop(): Promise<void>;
}

/** Answers with a JSON value. */
export const json =
  (value: unknown, status = 200): RouteHandler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

/** Answers with one JSON value per line. */
export const jsonLines =
  (...values: unknown[]): RouteHandler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.end(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
  };

/** Answers with server-sent events. */
export const events =
  (...values: unknown[]): RouteHandler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      [...values.map((value) => JSON.stringify(value)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
    );
  };

/** Never answers. */
export const silence: RouteHandler = () => undefined;

/**
 * Starts a server with these routes; every other one answers 404.
 * @param routes by `METHOD /path`, or `*` for every request
 */
export async function startRouteServer(routes: Readonly<Record<string, RouteHandler>>): Promise<RouteServer> {
  const seen: string[] = [];
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const route = `${incoming.method} ${incoming.url}`;
      seen.push(route);
      const body = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Record<string, unknown>;
      response.on('error', () => response.destroy());
      (routes[route] ?? routes['*'] ?? json({ error: 'no such path' }, 404))(
        { body, headers: incoming.headers },
        response,
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
