import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { serveAssets } from './static-assets';
import { nonceOf } from './security-headers';
import { SESSION_COOKIE } from './session-store';

/** Where the build puts the web app, seen from where it puts this file. */
const ROOT = join(__dirname, '../../../web');

/** Stands in the page where the nonce of a response goes (web/index.html). */
const NONCE_PLACE = 'nonce-of-this-response';

/** Whatever handlers can be put into, one after the other. */
interface Chain {
  use(handler: RequestHandler): unknown;
  use(path: string, handler: RequestHandler): unknown;
}

/** Serves the web app, where it is built: its files, and its one page for every address that is not the api's. */
export function serveWebApp(app: Chain, root = ROOT): void {
  const page = join(root, 'index.html');
  const assets = join(root, 'assets');
  if (!existsSync(page) || !existsSync(assets)) return;
  const known = readFileSync(page, 'utf8');
  // Who brings no session is told so with the page: asking for the account would only be refused.
  const visitors = known.replace('<html', '<html data-visitor');

  const ofApp =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) => {
      if (/^\/(api|ready|socket\.io)(\/|$)/.test(request.path)) next();
      else void handler(request, response, next);
    };
  app.use('/assets', serveAssets(assets));
  app.use(ofApp(compression()));
  app.use(ofApp(express.static(root, { index: false, cacheControl: true, maxAge: 0 })));
  app.use(
    ofApp((request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') next();
      else
        response
          // Each response has a nonce of its own: a stored page would not fit the policy it comes with.
          .set({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' })
          .type('html')
          .send(
            (request.headers.cookie?.includes(`${SESSION_COOKIE}=`) ? known : visitors).replace(
              NONCE_PLACE,
              nonceOf(response),
            ),
          );
    }),
  );
}
