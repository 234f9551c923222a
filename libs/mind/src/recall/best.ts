/** The best of many, held in a heap with the least of them on top: what does not rise above that one is passed over at once. */
export class Best<T> {
  private readonly things: T[] = [];
  private readonly values: number[] = [];

  constructor(private readonly count: number) {}

  /** Only what is worth more than this can get in. */
  get bar(): number {
    return this.values.length < this.count ? -Infinity : (this.values[0] ?? -Infinity);
  }

  /** `value` is above the bar. */
  add(thing: T, value: number): void {
    if (this.values.length < this.count) {
      this.things.push(thing);
      this.values.push(value);
      this.rise();
    } else {
      this.things[0] = thing;
      this.values[0] = value;
      this.sink();
    }
  }

  /** The best first. */
  sorted(): T[] {
    return this.things
      .map((thing, at) => ({ thing, value: this.values[at] ?? 0 }))
      .sort((a, b) => b.value - a.value)
      .map(({ thing }) => thing);
  }

  private rise(): void {
    for (let at = this.values.length - 1; at > 0;) {
      const up = (at - 1) >> 1;
      if ((this.values[up] ?? 0) <= (this.values[at] ?? 0)) return;
      this.swap(up, at);
      at = up;
    }
  }

  private sink(): void {
    for (let at = 0; ;) {
      let least = at;
      for (const down of [2 * at + 1, 2 * at + 2])
        if (down < this.values.length && (this.values[down] ?? 0) < (this.values[least] ?? 0)) least = down;
      if (least === at) return;
      this.swap(least, at);
      at = least;
    }
  }

  private swap(a: number, b: number): void {
    [this.things[a], this.things[b]] = [this.things[b] as T, this.things[a] as T];
    [this.values[a], this.values[b]] = [this.values[b] ?? 0, this.values[a] ?? 0];
  }
}
