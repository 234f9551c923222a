import type { IncomingMessage } from 'node:http';
import type { Config } from '@kinloom/config';
import { DomainError, ERRORS, failureOf, LIMITS } from '@kinloom/contract';
import { countedAddress } from '@kinloom/domain/accounts';
import { OpenSocketsService } from '@kinloom/domain/budgets';
import { createClusterAdapter, Realtime } from '@kinloom/realtime';
import { type INestApplication, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Request, RequestHandler } from 'express';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { PendingAcknowledgements } from './acknowledgements';
import { AnonymousSockets } from './anonymous-sockets';
import { clientAddress } from './client-address';
import { domainError } from './domain-exception.filter';
import { isOwnOrigin } from './origin-check';
import { sessionLifetimeMs } from './session-store';
import { SocketEvents } from './socket-events';

/** Milliseconds within which a connection must say who it is from. A browser takes one round trip. */
const CONNECT_TIMEOUT = 10_000;

/** The Socket.IO server of this process: same origin only, the session cookie for a ticket, a member of the cluster. */
export class SocketAdapter extends IoAdapter {
  /** What the sockets of this process still owe: to be settled before they are closed. */
  readonly acknowledgements = new PendingAcknowledgements();
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
      logger.warn(`realtime.cluster_error error="${error.message}": reconnecting`),
    );
    const { budgets } = this.config;
    const anonymous = new AnonymousSockets(budgets.anonymousSockets);
    const events = new SocketEvents(budgets.events);
    const server: Server = super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: LIMITS.socketFrameBytes,
      connectTimeout: CONNECT_TIMEOUT,
      adapter: this.cluster.adapter,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) => {
        void this.refusalOf(request, anonymous).then((refusal) => decide(refusal, refusal === null));
      },
    } as ServerOptions);
    for (const handler of this.handlers) server.engine.use(onHandshake(handler));
    server.engine.on('connection', (connection: Socket['conn']) => {
      if ((connection.request as Request).user) return;
      connection.once('close', anonymous.opened(this.addressOf(connection.request)));
    });
    // Nobody is let in before the other processes know that there are sockets here to tell.
    const known = this.cluster.ready.then(() => this.app.get(Realtime).announce());
    server.use((_socket, next) => void known.then(() => next(), next));
    server.use((socket, next) => {
      const { user, sessionID, session } = socket.request as Request;
      if (!user) {
        next(refused(new DomainError('not_signed_in')));
        return;
      }
      socket.data = { accountId: user.id, sessionId: sessionID };
      const endsAt = (session.startedAt ?? Date.now()) + sessionLifetimeMs(this.config);
      // The sweep closes sockets of sessions that ended; until it comes round, nothing is taken from them.
      socket.use((_event, taken) => {
        if (Date.now() < endsAt) taken();
        else socket.disconnect(true);
      });
      void this.admit(socket, user.id, events).then(
        () => next(),
        (error: unknown) => next(refused(domainError(error))),
      );
    });
    this.acknowledgements.watch(server);
    this.opened(server);
    return server;
  }

  /** Why a handshake is refused; null where it is not. */
  private async refusalOf(request: IncomingMessage, anonymous: AnonymousSockets): Promise<string | null> {
    if (!isOwnOrigin(request, this.config)) return ERRORS.foreign_origin.text;
    if ((request as Request).user) return null;
    return (await anonymous.admits(this.addressOf(request))) ? null : ERRORS.too_many.text;
  }

  /** Counts a socket of an account, for as long as its connection stands. @throws DomainError too_many_sockets */
  private async admit(socket: Socket, accountId: number, events: SocketEvents): Promise<void> {
    const release = await this.app.get(OpenSocketsService).add(accountId);
    if (socket.conn.readyState === 'open') socket.conn.once('close', release);
    // It went away while it was counted.
    else release();
    events.watch(socket, accountId);
  }

  private addressOf(request: IncomingMessage): string {
    return countedAddress(clientAddress(request, this.config.trustProxy));
  }

  override async close(server: Server): Promise<void> {
    await this.cluster?.ready;
    await super.close(server);
  }

  override async dispose(): Promise<void> {
    await this.cluster?.close();
  }
}

/** What a window is told that is not let in. */
function refused(error: DomainError): Error {
  const { code, error: text } = failureOf(error);
  return Object.assign(new Error(text), { data: { code } });
}

/** Who a socket is from is asked once, when it opens. */
function onHandshake(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const known = (request as Request & { _query?: { sid?: string } })._query?.sid !== undefined;
    if (known) next();
    else handler(request, response, next);
  };
}
