/** Of so few, the average says nothing. */
const FEW = 10;

/** A vector in bytes, and the sum of their squares. */
export interface Meaning {
  bytes: Int8Array;
  square: number;
}

/** Meanings of entries as an embedding model gave them, compared by cosine similarity; one byte for each dimension: a hundredth of what they can tell apart is lost. */
export class Embeddings {
  private readonly byEntry = new Map<number, Meaning>();

  get size(): number {
    return this.byEntry.size;
  }

  /** A vector of nothing but zeros, or with what is no number in it, means nothing and is not kept. */
  set(entry: number, vector: Float32Array): void {
    const meaning = meaningOf(vector);
    if (meaning) this.byEntry.set(entry, meaning);
    else this.byEntry.delete(entry);
  }

  delete(entry: number): void {
    this.byEntry.delete(entry);
  }

  get(entry: number): Meaning | undefined {
    return this.byEntry.get(entry);
  }

  adopt(entry: number, meaning: Meaning): void {
    this.byEntry.set(entry, meaning);
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
    const cue = meaningOf(vector);
    if (!cue) return [];
    const { bytes, square } = cue;
    const found: { entry: number; cosine: number }[] = [];
    let sum = 0;
    for (const [entry, own] of this.byEntry) {
      if (own.bytes.length === bytes.length)
        found.push({ entry, cosine: dot(bytes, own.bytes) / Math.sqrt(own.square * square) });
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

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function meaningOf(vector: Float32Array): Meaning | null {
  let largest = 0;
  for (const value of vector) {
    if (!Number.isFinite(value)) return null;
    largest = Math.max(largest, Math.abs(value));
  }
  if (largest === 0) return null;
  const bytes = Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
  return { bytes, square: dot(bytes, bytes) };
}
