/** Of so few, the average says nothing. */
const FEW = 10;

/** Meanings of entries as an embedding model gave them, one byte for each dimension: a hundredth of what they can tell apart is lost. */
export class Embeddings {
  private readonly byEntry = new Map<number, Int8Array>();

  get size(): number {
    return this.byEntry.size;
  }

  /** A vector of nothing but zeros, or with what is no number in it, means nothing and is not kept. */
  set(entry: number, vector: Float32Array): void {
    const unit = unitBytes(vector);
    if (unit) this.byEntry.set(entry, unit);
    else this.byEntry.delete(entry);
  }

  delete(entry: number): void {
    this.byEntry.delete(entry);
  }

  get(entry: number): Int8Array | undefined {
    return this.byEntry.get(entry);
  }

  adopt(entry: number, vector: Int8Array): void {
    this.byEntry.set(entry, vector);
  }

  /**
   * The entries nearest in meaning, the nearest first, with how much nearer they are than the average (0–1): models differ in how alike
   * they find what has nothing in common. Vectors of another length are of another model and are passed over.
   */
  nearest(
    vector: Float32Array,
    count: number,
    accept: (entry: number) => boolean,
  ): { entry: number; nearness: number }[] {
    const cue = unitBytes(vector);
    if (!cue || this.byEntry.size === 0) return [];
    const found: { entry: number; cosine: number }[] = [];
    const cueSquare = squareOf(cue);
    let sum = 0;
    for (const [entry, own] of this.byEntry) {
      if (own.length !== cue.length) continue;
      let dot = 0;
      let square = 0;
      for (let at = 0; at < cue.length; at++) {
        const value = own[at] ?? 0;
        dot += (cue[at] ?? 0) * value;
        square += value * value;
      }
      found.push({ entry, cosine: dot / Math.sqrt(square * cueSquare) });
    }
    for (const { cosine } of found) sum += cosine;
    const average = found.length < FEW ? 0 : Math.max(0, sum / found.length);
    found.sort((a, b) => b.cosine - a.cosine || a.entry - b.entry);
    const kept: { entry: number; nearness: number }[] = [];
    for (const { entry, cosine } of found) {
      if (kept.length === count || cosine <= average) break;
      if (accept(entry)) kept.push({ entry, nearness: Math.min(1, (cosine - average) / Math.max(0.01, 1 - average)) });
    }
    return kept;
  }
}

const squareOf = (vector: Int8Array): number => vector.reduce((sum, value) => sum + value * value, 0);

function unitBytes(vector: Float32Array): Int8Array | null {
  let largest = 0;
  for (const value of vector) {
    if (!Number.isFinite(value)) return null;
    largest = Math.max(largest, Math.abs(value));
  }
  return largest === 0 ? null : Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
}
