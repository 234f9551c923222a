import { LIMITS } from '@kinloom/contract';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type RequestHandler } from 'express';

/** Routes that receive the texts of files, exports or offerings. */
const LARGE_BODY_PATHS = new Set([
  '/api/soulprint/multi-file-import',
  '/api/soulprints/preview',
  '/api/soulprints/import',
  '/api/memory/offer_to_soul',
  '/api/memory/receive_offering',
]);

/**
 * Parses JSON bodies. Large bodies are accepted from signed-in accounts only, so that unauthenticated clients cannot make the process buffer
 * them. Must be installed after the session handlers.
 */
export function parseJsonBodies(app: NestExpressApplication): void {
  const parseSmall = json({ limit: LIMITS.jsonBytes });
  // The texts, and the other fields of the body.
  const parseLarge = json({ limit: LIMITS.exportTextBytes + LIMITS.avatarLength + LIMITS.jsonBytes });
  const parse: RequestHandler = (request, response, next) => {
    const isLarge = LARGE_BODY_PATHS.has(request.path.replace(/\/$/, '').toLowerCase()) && request.user !== undefined;
    return (isLarge ? parseLarge : parseSmall)(request, response, next);
  };
  app.use(parse);
}
