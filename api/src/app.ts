import type { AddressInfo } from 'node:net';
import { type Config, ProcessLog, RefusedSetting, type Started } from '@kinloom/config';
import { MeasuresService } from '@kinloom/domain/administration';
import { VOICE } from '@kinloom/domain/conversations';
import { checkRedis } from '@kinloom/jobs';
import type { Voice } from '@kinloom/mind';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { readBodies } from './border/bodies';
import { privateAnswers, securityHeaders } from './border/headers';
import { originCheck } from './border/origin';
import { sessionSecret } from './border/secret';
import { sessionHandlers, SessionStore } from './border/sessions';
import { SocketAdapter } from './border/sockets';
import { serveWebApp } from './border/web-app';
import { Delivery } from './conversations/delivery';
import { serveDescription } from './system/description';
import { measured } from './system/measured';
import { warmUp } from './system/warm-up';

/** Makes the api, not yet listening. */
export async function createApi(config: Config): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    logger: new ProcessLog('api', config),
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(securityHeaders(config));
  serveWebApp(app);

  app.use(measured(app.get(MeasuresService)));
  const source = app.get(DataSource);
  const store = new SessionStore(source);
  const handlers = sessionHandlers(config, store, await sessionSecret(source));
  app.use(privateAnswers, originCheck(config));
  app.use(...handlers);
  readBodies(app);
  app.useWebSocketAdapter(new SocketAdapter(app, config, handlers, (server) => app.get(Delivery).begin(server, store)));
  serveDescription(app, config);
  return app;
}

/** Starts the api and says where. @throws RefusedSetting where the port is taken or Redis does not answer */
export async function startApi(config: Config): Promise<Started> {
  await checkRedis(config);
  const app = await createApi(config);
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new RefusedSetting('PORT', `${config.port} is in use. Choose another: PORT=${config.port + 1} npm start`);
  }
  await warmUp(app);
  app.get(MeasuresService).begin('api', () => app.get(Delivery).connected());
  const { port } = app.getHttpServer().address() as AddressInfo;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return {
    facts: {
      address: config.publicUrl ?? `http://${host}:${port}`,
      database: new URL(config.databaseUrl).host,
      queue: config.redisUrl === null ? 'PostgreSQL' : 'Redis',
      voice: app.get<Voice>(VOICE).name,
      ...(config.rateLimits ? {} : { 'rate limits': 'off' }),
    },
    close: () => app.close(),
  };
}
