import { Best } from './best';
import { roomier } from './postings';
import { dotProduct, type QuantizedVector, quantizeVector } from './quantized-vector';

/** Below this number of vectors their average similarity says nothing. */
const MIN_FOR_AVERAGE = 10;
/** Vectors for which room is made at first. */
const FIRST_ROOM = 64;

/** Vectors of entries as one embedding model computed them, compared by cosine similarity. They are rows of one array, a byte per dimension. */
export class Embeddings {
  private dimensions = 0;
  private rows = new Int8Array(0);
  private scales = new Float32Array(0);
  /** Entry by row. */
  private entries = new Int32Array(0);
  private readonly rowOf = new Map<number, number>();

  /** Number of vectors. */
  get size(): number {
    return this.rowOf.size;
  }

  /** Bytes that the rows take, with room for more. */
  get bytes(): number {
    return this.rows.byteLength + this.scales.byteLength + this.entries.byteLength;
  }

  /** Sets the vector of an entry. A vector of another dimension than the others is of another model: it is not stored. */
  set(entry: number, { bytes, scale }: QuantizedVector): void {
    if (this.size === 0) this.dimensions = bytes.length;
    if (bytes.length !== this.dimensions || bytes.length === 0) {
      this.delete(entry);
      return;
    }
    const row = this.rowOf.get(entry) ?? this.addRow(entry);
    this.rows.set(bytes, row * this.dimensions);
    this.scales[row] = scale;
  }

  /** Removes the vector of an entry, if it has one. */
  delete(entry: number): void {
    const row = this.rowOf.get(entry);
    if (row === undefined) return;
    this.rowOf.delete(entry);
    // The last row takes the place of the removed one.
    const last = this.size;
    if (row === last) return;
    this.rows.copyWithin(row * this.dimensions, last * this.dimensions, (last + 1) * this.dimensions);
    this.scales[row] = this.scales[last] ?? 0;
    const moved = this.entries[last] ?? 0;
    this.entries[row] = moved;
    this.rowOf.set(moved, row);
  }

  /** The vector of an entry, as a copy. */
  get(entry: number): QuantizedVector | undefined {
    const row = this.rowOf.get(entry);
    if (row === undefined) return undefined;
    return {
      bytes: this.rows.slice(row * this.dimensions, (row + 1) * this.dimensions),
      scale: this.scales[row] ?? 0,
    };
  }

  /**
   * The entries most similar to a vector, the most similar first, with how far their similarity is above the average (0–1): models differ in
   * how similar they find unrelated texts.
   * @param vector of any length; of another dimension than the stored ones it finds nothing
   * @param accept called for entries that are above the average and among the best so far
   */
  nearest(
    vector: Float32Array,
    count: number,
    accept: (entry: number) => boolean,
  ): { entry: number; nearness: number }[] {
    const query = quantizeVector(vector);
    const { size, dimensions } = this;
    if (!query || size === 0 || query.bytes.length !== dimensions) return [];
    const cosines = new Float32Array(size);
    let sum = 0;
    for (let row = 0; row < size; row++) {
      const dot = dotProduct(this.rows, row * dimensions, query.bytes, 0, dimensions);
      const cosine = dot * (this.scales[row] ?? 0) * query.scale;
      cosines[row] = cosine;
      sum += cosine;
    }
    const average = size < MIN_FOR_AVERAGE ? 0 : Math.max(0, sum / size);
    const best = new Best<{ entry: number; nearness: number }>(count);
    for (let row = 0; row < size; row++) {
      const cosine = cosines[row] ?? 0;
      if (cosine <= average || cosine <= best.bar) continue;
      const entry = this.entries[row] ?? 0;
      const nearness = Math.min(1, (cosine - average) / Math.max(0.01, 1 - average));
      if (accept(entry)) best.add({ entry, nearness }, cosine);
    }
    return best.sorted();
  }

  private addRow(entry: number): number {
    const row = this.size;
    if (row >= this.scales.length) {
      const room = Math.max(FIRST_ROOM, row + (row >> 1));
      this.scales = roomier(this.scales, room);
      this.entries = roomier(this.entries, room);
    }
    if (this.rows.length < (row + 1) * this.dimensions)
      this.rows = roomier(this.rows, this.scales.length * this.dimensions);
    this.entries[row] = entry;
    this.rowOf.set(entry, row);
    return row;
  }
}
