import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import express, { type RequestHandler } from 'express';

/** How the build packs assets, best first: what it is called on the wire, and how the names of the packed go on. */
const PACKINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

const OF_A_FILE = ['Accept-Ranges', 'Cache-Control', 'Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified'];

/**
 * Serves the app's scripts, styles and fonts: whoever has one may keep it, for its name changes with what is in it. Packed
 * forms lie beside them since the build, so that nothing is packed anew at each request.
 * @param folder holds them; what is in it is looked up once
 */
export function serveAssets(folder: string): RequestHandler {
  const there = new Set(readdirSync(folder));
  const serve = express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    fallthrough: false,
    setHeaders: (response, file) => {
      const packed = PACKINGS.find(({ ending }) => file.endsWith(ending));
      if (packed) response.type(extname(file.slice(0, -packed.ending.length))).set('Content-Encoding', packed.coding);
    },
  });
  return (request, response, next) => {
    const name = request.path.slice(1);
    const packed = PACKINGS.filter(({ ending }) => there.has(name + ending));
    if (packed.length > 0) response.vary('Accept-Encoding');
    request.url = `/${name}${packed.find(({ coding }) => request.acceptsEncodings(coding))?.ending ?? ''}`;
    serve(request, response, (refused?: unknown) => {
      // What was said of the file is not true of the refusal.
      for (const header of OF_A_FILE) response.removeHeader(header);
      next(refused);
    });
  };
}
