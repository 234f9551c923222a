import type { SparseVector } from './features';
import type { Weights } from './weights';

/**
 * Linear models ("heads") over hashed features, with one byte for each weight. Only buckets that are set in a bitmap have weights; their
 * place is the number of set buckets before them.
 */
export class PrunedLinearModel {
  private readonly bitmap: Uint32Array;
  /** Number of set buckets before each word of the bitmap. */
  private readonly ranks: Uint32Array;
  private readonly bytes: Int8Array;
  private readonly scales: number[];
  private readonly biases: number[];

  /** @param name prefix of the model's sections and parameters @param bits of a bucket number */
  constructor(weights: Weights, name: string, bits: number) {
    this.bitmap = weights.uint32(`${name}.bitmap`);
    this.bytes = weights.int8(`${name}.weights`);
    this.scales = weights.numbers(`${name}.scales`);
    this.biases = weights.numbers(`${name}.biases`);
    this.ranks = new Uint32Array(this.bitmap.length);
    let rank = 0;
    for (const [place, word] of this.bitmap.entries()) {
      this.ranks[place] = rank;
      rank += countBits(word);
    }
    if (this.bitmap.length !== 2 ** (bits - 5) || this.bytes.length !== rank * this.heads)
      throw new Error(`the weights of ${name} do not fit their bitmap`);
  }

  get heads(): number {
    return this.scales.length;
  }

  /** @returns the log-odds of each head */
  logits({ indices, values }: SparseVector): number[] {
    const { heads, bitmap, ranks, bytes } = this;
    const sums = new Array<number>(heads).fill(0);
    for (let at = 0; at < indices.length; at += 1) {
      const index = indices[at] ?? 0;
      const word = bitmap[index >>> 5] ?? 0;
      const bit = 1 << (index & 31);
      if ((word & bit) === 0) continue;
      const place = ((ranks[index >>> 5] ?? 0) + countBits(word & (bit - 1))) * heads;
      const value = values[at] ?? 0;
      for (let head = 0; head < heads; head += 1) sums[head] = (sums[head] ?? 0) + (bytes[place + head] ?? 0) * value;
    }
    return sums.map((sum, head) => sum * (this.scales[head] ?? 0) + (this.biases[head] ?? 0));
  }
}

/** Linear models over features whose bucket numbers are folded to fewer bits: for many classes at little size. */
export class FoldedLinearModel {
  private readonly bytes: Int8Array;
  private readonly scales: number[];
  private readonly biases: number[];
  private readonly mask: number;

  /** @param name prefix of the model's sections and parameters */
  constructor(weights: Weights, name: string) {
    this.bytes = weights.int8(`${name}.weights`);
    this.scales = weights.numbers(`${name}.scales`);
    this.biases = weights.numbers(`${name}.biases`);
    this.mask = this.bytes.length / this.scales.length - 1;
    if ((this.mask & (this.mask + 1)) !== 0) throw new Error(`the weights of ${name} are not of a power of two`);
  }

  /** @returns the log-odds of each class */
  logits({ indices, values }: SparseVector): number[] {
    const { bytes, mask } = this;
    const heads = this.scales.length;
    const sums = new Array<number>(heads).fill(0);
    for (let at = 0; at < indices.length; at += 1) {
      const place = ((indices[at] ?? 0) & mask) * heads;
      const value = values[at] ?? 0;
      for (let head = 0; head < heads; head += 1) sums[head] = (sums[head] ?? 0) + (bytes[place + head] ?? 0) * value;
    }
    return sums.map((sum, head) => sum * (this.scales[head] ?? 0) + (this.biases[head] ?? 0));
  }
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
