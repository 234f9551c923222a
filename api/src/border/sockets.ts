import type { IncomingMessage } from 'node:http';
import type { Config } from '@kinloom/config';
import { ERRORS, LIMITS } from '@kinloom/contract';
import { createClusterAdapter, Realtime } from '@kinloom/realtime';
import { type INestApplication, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Request, RequestHandler } from 'express';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnOrigin } from './origin';

/** The Socket.IO server of this process: same origin only, the session cookie for a ticket, a member of the cluster. */
export class SocketAdapter extends IoAdapter {
  private cluster: ReturnType<typeof createClusterAdapter> | null = null;

  constructor(
    private readonly app: INestApplication,
    private readonly config: Config,
    private readonly handlers: RequestHandler[],
    private readonly opened: (server: Server) => void,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const logger = new Logger('Realtime');
    this.cluster = createClusterAdapter(this.config, (error) =>
      logger.warn(`link to the other processes: ${error.message}`),
    );
    const server: Server = super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: LIMITS.jsonBytes,
      adapter: this.cluster.adapter,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) => {
        const allowed = isOwnOrigin(request, this.config);
        decide(allowed ? null : ERRORS.foreign_origin.text, allowed);
      },
    } as ServerOptions);
    for (const handler of this.handlers) server.engine.use(onHandshake(handler));
    // Nobody is let in before the other processes know that there are sockets here to tell.
    const known = this.cluster.ready.then(() => this.app.get(Realtime).announce());
    server.use((_socket, next) => void known.then(() => next(), next));
    server.use((socket, next) => {
      const { user, sessionID } = socket.request as Request;
      if (!user) {
        next(Object.assign(new Error(ERRORS.not_signed_in.text), { data: { code: 'not_signed_in' } }));
        return;
      }
      socket.data = { accountId: user.id, sessionId: sessionID };
      next();
    });
    this.opened(server);
    return server;
  }

  override async close(server: Server): Promise<void> {
    await this.cluster?.ready;
    await super.close(server);
  }

  override async dispose(): Promise<void> {
    await this.cluster?.close();
  }
}

/** Who a socket is from is asked once, when it opens. */
function onHandshake(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const known = (request as Request & { _query?: { sid?: string } })._query?.sid !== undefined;
    if (known) next();
    else handler(request, response, next);
  };
}
