import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { serveAssets } from './static-assets';
import { nonceOf } from './security-headers';
import { SESSION_COOKIE } from './session-store';

/** Directory of the built web app, relative to this file in the build output. */
const ROOT = join(__dirname, '../../../web');

/** Placeholder of the nonce in web/index.html. */
const NONCE_PLACEHOLDER = 'nonce-of-this-response';

/** Address of the picture for link previews in web/index.html. */
const PREVIEW_PICTURE = 'content="/og-image.jpg"';

/** An application that accepts middleware: of Express or of Nest. */
interface MiddlewareChain {
  use(handler: RequestHandler): unknown;
  use(path: string, handler: RequestHandler): unknown;
}

/**
 * Serves the built web app, if there is one: its files, and index.html for every path outside the api.
 * @param publicUrl address of the installation without a slash at its end; null if it is not known
 */
export function serveWebApp(app: MiddlewareChain, publicUrl: string | null, root = ROOT): void {
  const page = join(root, 'index.html');
  const assets = join(root, 'assets');
  if (!existsSync(page) || !existsSync(assets)) return;
  // Link previews require an absolute address.
  const memberPage = readFileSync(page, 'utf8').replace(PREVIEW_PICTURE, `content="${publicUrl ?? ''}/og-image.jpg"`);
  // Marks the page for visitors without a session cookie, which saves them a request for the account that would be refused.
  const visitorPage = memberPage.replace('<html', '<html data-visitor');

  const outsideApi =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) => {
      if (/^\/(api|ready|socket\.io)(\/|$)/.test(request.path)) next();
      else void handler(request, response, next);
    };
  app.use('/assets', serveAssets(assets));
  app.use(outsideApi(compression()));
  app.use(outsideApi(express.static(root, { index: false, cacheControl: true, maxAge: 0 })));
  app.use(
    outsideApi((request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') next();
      else
        response
          // The nonce differs per response: a cached page would not match the policy of a later response.
          .set({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' })
          .type('html')
          .send(
            (request.headers.cookie?.includes(`${SESSION_COOKIE}=`) ? memberPage : visitorPage).replace(
              NONCE_PLACEHOLDER,
              nonceOf(response),
            ),
          );
    }),
  );
}
