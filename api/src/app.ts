import type { AddressInfo } from 'node:net';
import { type Config, ProcessLog, RefusedSetting, type Started } from '@kinloom/config';
import { checkSchema } from '@kinloom/database';
import { OperatorsService, SessionsService } from '@kinloom/domain/accounts';
import { MeasuresService, SystemService } from '@kinloom/domain/administration';
import { MessagesService } from '@kinloom/domain/conversations';
import { checkRedis } from '@kinloom/jobs';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { parseJsonBodies } from './common/json-bodies';
import { noStore, securityHeaders } from './common/security-headers';
import { originCheck } from './common/origin-check';
import { sessionHandlers, sessionLifetimeMs, SessionStore } from './common/session-store';
import { SocketAdapter } from './common/socket.adapter';
import { serveWebApp } from './common/serve-web-app';
import { Delivery } from './conversations/delivery';
import { messageRoutes } from './conversations/message-routes';
import { serveOpenApi } from './system/openapi';
import { DrainService } from './system/drain.service';
import { requestMetrics } from './system/request-metrics';
import { warmUp } from './system/warm-up';

/**
 * Keep-alive timeout. Must exceed that of the reverse proxy (usually 60 s): if the server closes first, a request can arrive on a
 * connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000;
/** Timeout for the headers of a request. Node measures it from the end of the previous request, so it must exceed the keep-alive timeout. */
const HEADERS_MS = 80_000;

/** Creates the api without listening. @throws RefusedSetting if the set-up code cannot be written to the data directory */
export async function createApi(config: Config): Promise<NestExpressApplication> {
  return (await assemble(config)).app;
}

async function assemble(config: Config): Promise<{ app: NestExpressApplication; sockets: SocketAdapter }> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    logger: new ProcessLog('api', config),
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  await app.get(OperatorsService).prepare();
  const [sessions, measures] = [app.get(SessionsService), app.get(MeasuresService)];
  const store = new SessionStore(app.get(DataSource), sessions, sessionLifetimeMs(config));
  const etagOf = app.getHttpAdapter().getInstance().get('etag fn') as (body: string) => string;
  app.use(messageRoutes({ config, store, measures, etagOf, messages: app.get(MessagesService) }));
  app.use(securityHeaders(config));
  serveWebApp(app, config.publicUrl);
  app.use(requestMetrics(measures));
  const handlers = sessionHandlers(config, store, await sessions.secret());
  app.use(noStore, originCheck(config));
  app.use(...handlers);
  parseJsonBodies(app);
  const sockets = new SocketAdapter(app, config, handlers, (server) => app.get(Delivery).begin(server, store));
  app.useWebSocketAdapter(sockets);
  serveOpenApi(app, config);
  const server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  app.get(DrainService).watch(server);
  return { app, sockets };
}

/** Starts the api. @returns its address and other facts for the start log @throws RefusedSetting if the port is in use or Redis does not answer */
export async function startApi(config: Config): Promise<Started> {
  await checkRedis(config);
  await checkSchema(config);
  const { app, sockets } = await assemble(config);
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new RefusedSetting('PORT', `${config.port} is in use. Choose another: PORT=${config.port + 1} npm start`);
  }
  await warmUp(app);
  app.get(MeasuresService).begin('api', () => app.get(Delivery).connected());
  const server = app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return {
    facts: {
      address: config.publicUrl ?? `http://${host}:${port}`,
      database: new URL(config.databaseUrl).host,
      queue: config.redisUrl === null ? 'PostgreSQL' : 'Redis',
      voice: app.get(SystemService).voiceName,
      ...(config.rateLimits ? {} : { 'rate limits': 'off' }),
    },
    close: async () => {
      await app.get(DrainService).drain(server, sockets.acknowledgements, {
        drainMs: config.drainSeconds * 1_000,
        finishMs: config.finishSeconds * 1_000,
      });
      await app.close();
    },
  };
}
