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
import { PendingAcknowledgements } from './pending-acknowledgements';
import { AnonymousSockets } from './anonymous-sockets';
import { clientAddress } from './client-address';
import { toDomainError } from './domain-exception.filter';
import { isOwnOrigin } from './origin-check';
import { sessionLifetimeMs } from './session-store';
import { SocketRateLimit } from './socket-rate-limit';

/** A connection that has not completed its handshake within this time is closed. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Socket.IO server of this process: same-origin only, authenticated by the session cookie, connected to the other processes. */
export class SocketAdapter extends IoAdapter {
  /** Pending acknowledgements of this process; draining waits for them. */
  readonly acknowledgements = new PendingAcknowledgements();
  private cluster: ReturnType<typeof createClusterAdapter> | null = null;

  constructor(
    private readonly app: INestApplication,
    private readonly config: Config,
    private readonly handlers: RequestHandler[],
    private readonly onServerCreated: (server: Server) => void,
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
    const rateLimit = new SocketRateLimit(budgets.events);
    const server: Server = super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: LIMITS.socketFrameBytes,
      connectTimeout: CONNECT_TIMEOUT_MS,
      adapter: this.cluster.adapter,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) => {
        void this.rejectionOf(request, anonymous).then((rejection) => decide(rejection, rejection === null));
      },
    } as ServerOptions);
    for (const handler of this.handlers) server.engine.use(onHandshake(handler));
    server.engine.on('connection', (connection: Socket['conn']) => {
      if ((connection.request as Request).user) return;
      connection.once('close', anonymous.opened(this.addressOf(connection.request)));
    });
    // Connections are accepted only when the other processes know that this one has sockets to deliver to.
    const announced = this.cluster.ready.then(() => this.app.get(Realtime).announce());
    server.use((_socket, next) => void announced.then(() => next(), next));
    server.use((socket, next) => {
      const { user, sessionID, session } = socket.request as Request;
      if (!user) {
        next(connectionError(new DomainError('not_signed_in')));
        return;
      }
      socket.data = { accountId: user.id, sessionId: sessionID };
      const endsAt = (session.startedAt ?? Date.now()) + sessionLifetimeMs(this.config);
      // Housekeeping closes sockets of expired sessions; until it runs, their events are rejected here.
      socket.use((_event, accept) => {
        if (Date.now() < endsAt) accept();
        else socket.disconnect(true);
      });
      void this.admit(socket, user.id, rateLimit).then(
        () => next(),
        (error: unknown) => next(connectionError(toDomainError(error))),
      );
    });
    this.acknowledgements.watch(server);
    this.onServerCreated(server);
    return server;
  }

  /** @returns why a handshake is rejected; null if it is accepted */
  private async rejectionOf(request: IncomingMessage, anonymous: AnonymousSockets): Promise<string | null> {
    if (!isOwnOrigin(request, this.config)) return ERRORS.foreign_origin.text;
    if ((request as Request).user) return null;
    return (await anonymous.admits(this.addressOf(request))) ? null : ERRORS.too_many.text;
  }

  /** Counts a socket of an account until its connection closes. @throws DomainError too_many_sockets */
  private async admit(socket: Socket, accountId: number, rateLimit: SocketRateLimit): Promise<void> {
    const release = await this.app.get(OpenSocketsService).add(accountId);
    if (socket.conn.readyState === 'open') socket.conn.once('close', release);
    // The connection closed while it was being counted.
    else release();
    rateLimit.apply(socket, accountId);
  }

  private addressOf(request: IncomingMessage): string {
    return countedAddress(clientAddress(request, this.config.trustProxy));
  }

  override async dispose(): Promise<void> {
    await this.cluster?.close();
  }
}

/** Error of a rejected connection, with the code for the client. */
function connectionError(error: DomainError): Error {
  const { code, error: text } = failureOf(error);
  return Object.assign(new Error(text), { data: { code } });
}

/** Runs a handler for the first request of a connection only: the session is read once, at the handshake. */
function onHandshake(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const isConnected = (request as Request & { _query?: { sid?: string } })._query?.sid !== undefined;
    if (isConnected) next();
    else handler(request, response, next);
  };
}
