import type { IncomingMessage } from 'node:http';
import { type Config } from '@kinloom/config';
import { DomainError } from '@kinloom/contract';
import type { NextFunction, Request, Response } from 'express';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from this site itself, or from no site at all (a program sends neither header). A browser's page of another
 * site cannot leave them out.
 */
export function isOwnOrigin({ headers }: IncomingMessage, { publicUrl }: Config): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return publicUrl === null ? new URL(origin).host === headers.host : origin === new URL(publicUrl).origin;
}

/** Refuses what would change something and comes from another site. */
export function originCheck(config: Config) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE.has(request.method) || isOwnOrigin(request, config)) next();
    else next(new DomainError('foreign_origin'));
  };
}
