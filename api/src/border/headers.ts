import type { Config } from '@kinloom/config';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What browsers save as it comes. Where it is refused instead, the page that asked reads why in a frame of its own. */
const SAVED = '/api/account/export';

/** What browsers are told to refuse: everything that is not this site's own. */
export function securityHeaders(config: Config): RequestHandler {
  const tls = config.publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions of rows, hues of souls and widths of bars are style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
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
export function privateAnswers(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'private, no-store');
  next();
}
