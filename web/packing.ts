import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKABLE = /\.(js|css|svg)$/;
/** How a text is packed, by how the name of the packed one goes on: as small as can be, for it is done once. */
const PACKINGS: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) => promisify(brotliCompress)(content),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * The packed forms of a file, to lie beside it for the server to hand out. None of a file that is no script, style sheet or drawing, and none
 * that would not be smaller.
 * @returns them by their names
 */
export async function packed(name: string, content: Buffer): Promise<Map<string, Buffer>> {
  const forms = new Map<string, Buffer>();
  if (!PACKABLE.test(name)) return forms;
  for (const [ending, pack] of Object.entries(PACKINGS)) {
    const form = await pack(content);
    if (form.length < content.length) forms.set(name + ending, form);
  }
  return forms;
}
