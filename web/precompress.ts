import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Compression by file suffix, at the highest level because it runs once per build. */
const ENCODINGS: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) => promisify(brotliCompress)(content),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Precompresses a build asset for the server. Returns no variants for files that are not scripts, style sheets or SVGs,
 * and none that is not smaller.
 * @returns compressed contents by file name
 */
export async function precompress(name: string, content: Buffer): Promise<Map<string, Buffer>> {
  const variants = new Map<string, Buffer>();
  if (!COMPRESSIBLE.test(name)) return variants;
  for (const [suffix, compress] of Object.entries(ENCODINGS)) {
    const variant = await compress(content);
    if (variant.length < content.length) variants.set(name + suffix, variant);
  }
  return variants;
}
