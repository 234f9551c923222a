import type { IncomingMessage } from 'node:http';
import { type Config } from '@kinloom/config';
import { DomainError } from '@kinloom/contract';
import type { NextFunction, Request, Response } from 'express';

/** HTTP methods that change nothing. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from this site, or from a client other than a browser, which sends neither header. Browsers always send one of them
 * with cross-site requests.
 */
export function isOwnOrigin({ headers }: IncomingMessage, { publicUrl }: Config): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return publicUrl === null ? new URL(origin).host === headers.host : origin === new URL(publicUrl).origin;
}

/** Rejects state-changing requests from other sites (CSRF protection). */
export function originCheck(config: Config) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request, config)) next();
    else next(new DomainError('foreign_origin'));
  };
}
