/** Some of many, spread evenly over all that came, in their order; the same of the same. */
export class BoundedSample<T> {
  private kept: { one: T; size: number }[] = [];
  private every = 1;
  private seen = 0;
  private size = 0;

  /**
   * @param most how many are held
   * @param room how large they may be together, in the unit that `add` is told
   */
  constructor(
    private readonly most: number,
    private readonly room = Infinity,
  ) {}

  /** @param make called only where it is kept */
  add(make: () => T, size = 1): void {
    if (this.seen++ % this.every !== 0) return;
    this.kept.push({ one: make(), size });
    this.size += size;
    while (this.kept.length > this.most || (this.size > this.room && this.kept.length > 1)) {
      this.kept = this.kept.filter((_, place) => place % 2 === 0);
      this.size = this.kept.reduce((sum, { size: each }) => sum + each, 0);
      this.every *= 2;
    }
  }

  get all(): T[] {
    return this.kept.map(({ one }) => one);
  }
}

/** A text of its own: a piece cut out of a larger one would keep all of that in memory. */
export const detached = (text: string): string => Buffer.from(text).toString();
