/** A line, or the beginning of one that exceeds the length limit. */
export type Line = string | { readonly begins: string };

/** Text of a line; its beginning if the line was truncated. */
export const textOfLine = (line: Line): string => (typeof line === 'string' ? line : line.begins);

/** Collects the lines of one message; drops all of them once the message exceeds the size limit. */
export class MessageBody {
  lines: string[] = [];
  private size = 0;

  constructor(private readonly limit: number) {}

  add(line: Line): void {
    this.size += typeof line === 'string' ? line.length + 1 : Infinity;
    if (this.tooLarge) this.lines = [];
    else this.lines.push(textOfLine(line));
  }

  get tooLarge(): boolean {
    return this.size > this.limit + 1;
  }

  get text(): string {
    return this.lines.join('\n');
  }
}
