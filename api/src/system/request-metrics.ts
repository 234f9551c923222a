import { randomUUID } from 'node:crypto';
import { withLogContext } from '@kinloom/config';
import { withRequestOrigin } from '@kinloom/domain/security-log';
import type { MeasuresService } from '@kinloom/domain/administration';
import type { RequestHandler } from 'express';

/** Assigns each request an id (log lines and `X-Request-Id`), and records metrics by route pattern, never by actual path, which contains ids. */
export function requestMetrics(measures: MeasuresService): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('finish', () => {
      if (!request.originalUrl.startsWith('/api/')) return;
      const { route } = request as { route?: { path?: unknown } };
      const path = typeof route?.path === 'string' ? route.path : 'none';
      measures.request(request.method, path, response.statusCode, (performance.now() - startedAt) / 1_000);
    });
    const id = randomUUID();
    response.setHeader('x-request-id', id);
    const origin = { address: request.ip ?? '', userAgent: request.headers['user-agent'] ?? '' };
    withLogContext({ request: id }, () => withRequestOrigin(origin, next));
  };
}
