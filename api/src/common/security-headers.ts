import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Config } from '@kinloom/config';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What browsers save as it comes. Where it is refused instead, the page that asked reads why in a frame of its own. */
const SAVED = '/api/account/export';

const nonces = new WeakMap<ServerResponse, string>();

/** The word by which a page may add style elements to itself: another one for each response, so that nobody can know it beforehand. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** What browsers are told to refuse: everything that is not this site's own. */
export function securityHeaders(config: Config): RequestHandler {
  const tls = config.publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions of rows, hues of souls and widths of bars are set by script on the style object, which no policy forbids. Dialogs add a
        // style element while they hold the page still.
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [({ url }) => (url?.split('?')[0] === SAVED ? "'self'" : "'none'")],
        ...(tls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
    // Without TLS browsers ignore it and say so on the console.
    crossOriginOpenerPolicy: tls,
    originAgentCluster: tls,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** No browser or proxy may store what the api answers: a shared computer's cache would outlive the session. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'private, no-store');
  next();
}
