/** Deterministic, evenly spaced sample of a stream, in order, with bounded memory. */
export class BoundedSample<T> {
  private items: { item: T; size: number }[] = [];
  private stride = 1;
  private seen = 0;
  private size = 0;

  /**
   * @param most maximum number of items
   * @param room maximum total size, in the unit passed to `add`
   */
  constructor(
    private readonly maxItems: number,
    private readonly maxSize = Infinity,
  ) {}

  /** @param make called only where the item is sampled */
  add(make: () => T, size = 1): void {
    if (this.seen++ % this.stride !== 0) return;
    this.items.push({ item: make(), size });
    this.size += size;
    while (this.items.length > this.maxItems || (this.size > this.maxSize && this.items.length > 1)) {
      this.items = this.items.filter((_, index) => index % 2 === 0);
      this.size = this.items.reduce((sum, { size: itemSize }) => sum + itemSize, 0);
      this.stride *= 2;
    }
  }

  get all(): T[] {
    return this.items.map(({ item }) => item);
  }
}

/** Copies a text: a substring would keep the whole original string in memory. */
export const copyText = (text: string): string => Buffer.from(text).toString();
