import { type ExportSource } from './types';

const BLOCK = 64 * 1024;
/** Milliseconds of work before others in this process get a turn. */
const SLICE = 12;

/** Lets others work when enough has been done at a stretch. */
export class Pace {
  private since = performance.now();

  constructor(private readonly signal?: AbortSignal) {}

  /** Whether the slice is used up. */
  get due(): boolean {
    return performance.now() - this.since > SLICE;
  }

  async breathe(): Promise<void> {
    this.signal?.throwIfAborted();
    if (!this.due) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.since = performance.now();
  }
}

export interface Watch {
  pace: Pace;
  /** Bytes taken in since the last call. */
  took?: (bytes: number) => void;
}

/** The source in blocks of one size, whatever sizes it comes in: what is read cannot depend on how it arrives. */
export async function* blocksOf(source: Pick<ExportSource, 'open'>, { pace, took }: Watch): AsyncGenerator<Buffer> {
  await pace.breathe();
  let block = Buffer.allocUnsafe(BLOCK);
  let filled = 0;
  for await (const chunk of source.open()) {
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + BLOCK - filled);
      block.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < BLOCK) continue;
      took?.(filled);
      yield block;
      await pace.breathe();
      block = Buffer.allocUnsafe(BLOCK);
      filled = 0;
    }
    if (pace.due) await pace.breathe();
  }
  if (filled === 0) return;
  took?.(filled);
  yield block.subarray(0, filled);
}

/** The first bytes of a source. */
export async function headOf(source: Pick<ExportSource, 'open'>, bytes: number, pace: Pace): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const block of blocksOf(source, { pace })) {
    parts.push(block);
    length += block.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes);
}
