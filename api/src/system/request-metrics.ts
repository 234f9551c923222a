import { randomUUID } from 'node:crypto';
import { withLogContext } from '@kinloom/config';
import { withRequestOrigin } from '@kinloom/domain/security-log';
import type { MeasuresService } from '@kinloom/domain/administration';
import type { RequestHandler } from 'express';

/** Gives every request an id, which its lines in the log carry and its answer too; measures every request of the api by its route as it is written in the code: what stands in its place is nobody's business here. */
export function requestMetrics(measures: MeasuresService): RequestHandler {
  return (request, response, next) => {
    const since = performance.now();
    response.once('finish', () => {
      if (!request.originalUrl.startsWith('/api/')) return;
      const { route } = request as { route?: { path?: unknown } };
      const path = typeof route?.path === 'string' ? route.path : 'none';
      measures.request(request.method, path, response.statusCode, (performance.now() - since) / 1_000);
    });
    const id = randomUUID();
    response.setHeader('x-request-id', id);
    const origin = { address: request.ip ?? '', userAgent: request.headers['user-agent'] ?? '' };
    withLogContext({ request: id }, () => withRequestOrigin(origin, next));
  };
}
