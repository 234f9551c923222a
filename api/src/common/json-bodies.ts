import { LIMITS } from '@kinloom/contract';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type RequestHandler } from 'express';

/** Calls that are sent the texts of files, of exports, or of what is offered. */
const LONG = new Set([
  '/api/soulprint/multi-file-import',
  '/api/soulprints/preview',
  '/api/soulprints/import',
  '/api/memory/offer_to_soul',
  '/api/memory/receive_offering',
]);

/**
 * Reads the JSON that calls are sent. What is long is read of those alone who are signed in: nobody else can make the process read it.
 * To be used behind what tells who a request is from.
 */
export function parseJsonBodies(app: NestExpressApplication): void {
  const short = json({ limit: LIMITS.jsonBytes });
  // The texts, and what stands around them.
  const long = json({ limit: LIMITS.exportTextBytes + LIMITS.avatarLength + LIMITS.jsonBytes });
  const read: RequestHandler = (request, response, next) => {
    const isLong = LONG.has(request.path.replace(/\/$/, '').toLowerCase()) && request.user !== undefined;
    return (isLong ? long : short)(request, response, next);
  };
  app.use(read);
}
