import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import express, { type RequestHandler } from 'express';

/** Encodings of the precompressed assets of the build, preferred first, with their file extensions. */
const ENCODINGS = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
] as const;

/** Headers that describe a file. */
const FILE_HEADERS = ['Accept-Ranges', 'Cache-Control', 'Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified'];

/**
 * Serves the app's scripts, styles and fonts as immutable: their names contain a hash of their content. Serves the precompressed files of the
 * build if the client accepts the encoding.
 * @param folder its files are listed once, at the start
 */
export function serveAssets(folder: string): RequestHandler {
  const names = new Set(readdirSync(folder));
  const serve = express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    fallthrough: false,
    setHeaders: (response, file) => {
      const encoding = ENCODINGS.find(({ extension }) => file.endsWith(extension));
      if (encoding)
        response.type(extname(file.slice(0, -encoding.extension.length))).set('Content-Encoding', encoding.coding);
    },
  });
  return (request, response, next) => {
    const name = request.path.slice(1);
    const available = ENCODINGS.filter(({ extension }) => names.has(name + extension));
    if (available.length > 0) response.vary('Accept-Encoding');
    request.url = `/${name}${available.find(({ coding }) => request.acceptsEncodings(coding))?.extension ?? ''}`;
    serve(request, response, (error?: unknown) => {
      // The headers of the file do not apply to the error response.
      for (const header of FILE_HEADERS) response.removeHeader(header);
      next(error);
    });
  };
}
