import { randomBytes } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from '@kinloom/config';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Downloaded through a hidden frame of the app, which reads the error from the frame if the export is refused. */
const FRAMED_PATH = '/api/account/export';

/** Value of `Cache-Control` for private data. */
export const NO_STORE = 'private, no-store';

const nonces = new WeakMap<ServerResponse, string>();

/** The Content Security Policy nonce for style elements; generated once per response. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** Security headers: a Content Security Policy that allows same-origin content only, and HSTS behind TLS. */
export function securityHeaders(config: Config): RequestHandler {
  const tls = config.publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Inline styles are set through the CSSOM, which the policy does not restrict. Dialogs add a style element to lock scrolling.
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [({ url }) => (url?.split('?')[0] === FRAMED_PATH ? "'self'" : "'none'")],
        ...(tls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
    // Without TLS browsers ignore these headers with a warning on the console.
    crossOriginOpenerPolicy: tls,
    originAgentCluster: tls,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** The security headers of a response that is no page, which need no nonce and are always the same. */
export function securityHeadersOfData(config: Config): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  nonces.set(response, '');
  securityHeaders(config)(request as Request, response as Response, () => undefined);
  const policy = String(response.getHeader('content-security-policy')).replace(" 'nonce-'", '');
  return { ...response.getHeaders(), 'content-security-policy': policy };
}

/** Forbids caching of api responses: the cache of a shared computer would outlive the session. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', NO_STORE);
  next();
}
