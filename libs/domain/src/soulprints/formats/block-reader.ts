import { type ExportSource } from './types';

const BLOCK_BYTES = 64 * 1024;
/** Milliseconds of synchronous work before yielding to the event loop. */
const SLICE_MS = 12;

/** Cooperative scheduling: yields to the event loop when the time slice is used up. */
export class TimeSlice {
  private since = performance.now();

  constructor(private readonly signal?: AbortSignal) {}

  /** Whether the time slice is used up. */
  get due(): boolean {
    return performance.now() - this.since > SLICE_MS;
  }

  async yieldIfDue(): Promise<void> {
    this.signal?.throwIfAborted();
    if (!this.due) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.since = performance.now();
  }
}

export interface BlockReaderOptions {
  pace: TimeSlice;
  /** Called with the number of bytes read since the last call. */
  onRead?: (bytes: number) => void;
}

/** Reads a source in blocks of equal size, so that parsing does not depend on the chunk sizes of the source. */
export async function* readBlocks(
  source: Pick<ExportSource, 'open'>,
  { pace, onRead }: BlockReaderOptions,
): AsyncGenerator<Buffer> {
  await pace.yieldIfDue();
  let block = Buffer.allocUnsafe(BLOCK_BYTES);
  let filled = 0;
  for await (const chunk of source.open()) {
    for (let from = 0; from < chunk.length;) {
      const slice = chunk.subarray(from, from + BLOCK_BYTES - filled);
      block.set(slice, filled);
      filled += slice.length;
      from += slice.length;
      if (filled < BLOCK_BYTES) continue;
      onRead?.(filled);
      yield block;
      await pace.yieldIfDue();
      block = Buffer.allocUnsafe(BLOCK_BYTES);
      filled = 0;
    }
    if (pace.due) await pace.yieldIfDue();
  }
  if (filled === 0) return;
  onRead?.(filled);
  yield block.subarray(0, filled);
}

/** Reads the first bytes of a source. */
export async function readHead(source: Pick<ExportSource, 'open'>, bytes: number, pace: TimeSlice): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const block of readBlocks(source, { pace })) {
    parts.push(block);
    length += block.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes);
}
