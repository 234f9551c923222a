import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { EngineError } from './engine-error';

/**
 * The SHA-256 of a file.
 * @param onProgress called with the bytes read so far
 * @returns hexadecimal, lower case
 */
export async function hashFile(
  file: string,
  signal: AbortSignal,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = createReadStream(file, { highWaterMark: 1_024 ** 2 });
  await pipeline(
    source,
    async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) {
        hash.update(part);
        bytes += part.length;
        onProgress(bytes);
      }
    },
    { signal },
  );
  return hash.digest('hex');
}

/** Checks that a file begins like a model in the format GGUF. @throws EngineError not_gguf */
export async function requireGguf(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const version = bytesRead === 8 ? buffer.readUInt32LE(4) : 0;
    if (buffer.toString('latin1', 0, 4) !== 'GGUF' || version < 2 || version > 3) throw new EngineError('not_gguf');
  } finally {
    await handle.close();
  }
}

/** The name of a model, from the last part of an address or path. @returns at most 100 letters, digits, `.`, `_` and `-` */
export function modelNameOf(path: string): string {
  const last = path.split(/[/\\]/).at(-1) ?? '';
  const name = decoded(last)
    .replace(/\.gguf$/i, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100);
  return name === '' ? 'model' : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
