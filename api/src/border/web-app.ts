import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import { SESSION_COOKIE } from './sessions';

/** Where the build puts the web app, seen from where it puts this file. */
const ROOT = join(__dirname, '../../../web');

/** Serves the web app: its files, and its one page for every address that is not the api's. */
export function serveWebApp(app: NestExpressApplication): void {
  const page = join(ROOT, 'index.html');
  if (!existsSync(page)) return;
  const known = readFileSync(page, 'utf8');
  // Who brings no session is told so with the page: asking for the account would only be refused.
  const visitors = known.replace('<html', '<html data-visitor');
  const shrink = compression();
  const assets = express.static(join(ROOT, 'assets'), {
    immutable: true,
    maxAge: '1y',
    fallthrough: false,
    index: false,
  });
  const files = express.static(ROOT, { index: false, cacheControl: true, maxAge: 0 });

  const ofApp =
    (handler: (request: Request, response: Response, next: NextFunction) => void) =>
    (request: Request, response: Response, next: NextFunction): void => {
      if (/^\/(api|socket\.io)(\/|$)/.test(request.path)) next();
      else handler(request, response, next);
    };
  app.use(ofApp((request, response, next) => void shrink(request, response, next)));
  app.use('/assets', assets);
  app.use(ofApp((request, response, next) => void files(request, response, next)));
  app.use(
    ofApp((request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') next();
      else
        response
          .set({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' })
          .type('html')
          .send(request.headers.cookie?.includes(`${SESSION_COOKIE}=`) ? known : visitors);
    }),
  );
}
