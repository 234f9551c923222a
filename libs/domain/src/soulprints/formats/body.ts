/** A line of a text, or the beginning of one that is longer than the limit. */
export type Line = string | { readonly begins: string };

export const beginOf = (line: Line): string => (typeof line === 'string' ? line : line.begins);

/** The lines of one message; none of them, once they are longer together than a message may be. */
export class Body {
  lines: string[] = [];
  private size = 0;

  constructor(private readonly limit: number) {}

  add(line: Line): void {
    this.size += typeof line === 'string' ? line.length + 1 : Infinity;
    if (this.tooLarge) this.lines = [];
    else this.lines.push(beginOf(line));
  }

  get tooLarge(): boolean {
    return this.size > this.limit + 1;
  }

  get text(): string {
    return this.lines.join('\n');
  }
}
