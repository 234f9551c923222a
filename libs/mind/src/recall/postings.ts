const FIRST_BLOCK = 4;
const LARGEST_BLOCK = 512;
/** Of each posting, so many bits are for how often, in halves. */
const COUNT_BITS = 4;
const MOST = (1 << COUNT_BITS) - 1;

/** A copy of a typed array with room for at least `length`. */
export function roomier<
  T extends Int32Array | Uint32Array | Float32Array | Float64Array | Uint16Array | Uint8Array | Int8Array,
>(array: T, length: number): T {
  const Kind = array.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(length, array.length + (array.length >> 1)));
  larger.set(array);
  return larger;
}

/**
 * Which entries hold which term, and how often. All lists live in one array, in blocks that double and are linked: a term costs
 * twenty bytes and an occurrence little more than four, and adding one moves nothing.
 */
export class Postings {
  /** A block: where the next one is (0: nowhere yet), how many it has room for, then the postings. Block 0 is nobody's. */
  private blocks = new Int32Array(1_024);
  private used = 2;
  private first = new Int32Array(256);
  private last = new Int32Array(256);
  /** How many the last block holds. */
  private filled = new Int32Array(256);
  private total = new Int32Array(256);
  /** How many entries that are still there hold the term. */
  private alive = new Int32Array(256);

  /** What `read` fills. */
  readonly entries: { ids: Int32Array; halves: Uint8Array } = {
    ids: new Int32Array(1_024),
    halves: new Uint8Array(1_024),
  };

  frequency(term: number): number {
    return this.alive[term] ?? 0;
  }

  /** `halves`: how often, twice as large as it was counted; more than 7½ times counts as so often. */
  add(term: number, entry: number, halves: number): void {
    if (term >= this.first.length) this.makeRoom(term + 1);
    let block = this.last[term] ?? 0;
    let at = this.filled[term] ?? 0;
    const room = block === 0 ? 0 : (this.blocks[block + 1] ?? 0);
    if (at === room) {
      const next = this.newBlock(Math.min(LARGEST_BLOCK, Math.max(FIRST_BLOCK, room * 2)));
      if (block === 0) this.first[term] = next;
      else this.blocks[block] = next;
      this.last[term] = block = next;
      at = 0;
    }
    this.blocks[block + 2 + at] = (entry << COUNT_BITS) | Math.min(MOST, halves);
    this.filled[term] = at + 1;
    this.total[term] = (this.total[term] ?? 0) + 1;
    this.alive[term] = (this.alive[term] ?? 0) + 1;
  }

  /** An entry that held the term is gone. Its posting stays until all is built anew. */
  forget(term: number): void {
    this.alive[term] = (this.alive[term] ?? 0) - 1;
  }

  /** Copies a term's postings to `entries`, oldest first, with those that are gone, and returns how many there are. */
  read(term: number): number {
    const total = this.total[term] ?? 0;
    if (this.entries.ids.length < total) {
      this.entries.ids = new Int32Array(total * 2);
      this.entries.halves = new Uint8Array(total * 2);
    }
    const { ids, halves } = this.entries;
    let block = this.first[term] ?? 0;
    for (let read = 0; read < total;) {
      const end = Math.min(total, read + (this.blocks[block + 1] ?? 0));
      for (let from = block + 2; read < end; from++, read++) {
        const posting = this.blocks[from] ?? 0;
        ids[read] = posting >> COUNT_BITS;
        halves[read] = posting & MOST;
      }
      block = this.blocks[block] ?? 0;
    }
    return total;
  }

  get bytes(): number {
    return this.blocks.byteLength + this.first.byteLength * 5;
  }

  private newBlock(room: number): number {
    const at = this.used;
    this.used += room + 2;
    if (this.used > this.blocks.length) this.blocks = roomier(this.blocks, this.used);
    this.blocks[at + 1] = room;
    return at;
  }

  private makeRoom(terms: number): void {
    this.first = roomier(this.first, terms);
    this.last = roomier(this.last, terms);
    this.filled = roomier(this.filled, terms);
    this.total = roomier(this.total, terms);
    this.alive = roomier(this.alive, terms);
  }
}
