const TAGS = ['think', 'thinking', 'reasoning'];
const OPENING = new RegExp(`<(${TAGS.join('|')})>`, 'i');
const LONGEST = Math.max(...TAGS.map((tag) => tag.length)) + '</>'.length;

/** How much of the end of `text` might be the beginning of one of `marks`. */
function pendingLength(text: string, marks: readonly string[]): number {
  const lower = text.toLowerCase();
  for (let length = Math.min(LONGEST, text.length); length > 0; length--) {
    const tail = lower.slice(-length);
    if (marks.some((mark) => mark.length > length && mark.startsWith(tail))) return length;
  }
  return 0;
}

/**
 * Takes the reasoning some models write into their answer (`<think>…</think>`) out of a stream, wherever the pieces are cut,
 * and the blank space before the first visible word.
 */
export class ThinkFilter {
  private held = '';
  private inside: string | null = null;
  private begun = false;

  /** The visible part of what has arrived so far and was not given out yet. */
  push(piece: string): string {
    this.held += piece;
    let visible = '';
    for (;;) {
      if (this.inside === null) {
        const opening = OPENING.exec(this.held);
        if (opening) {
          visible += this.held.slice(0, opening.index);
          this.held = this.held.slice(opening.index + opening[0].length);
          this.inside = `</${(opening[1] ?? '').toLowerCase()}>`;
          continue;
        }
        const kept = pendingLength(
          this.held,
          TAGS.map((tag) => `<${tag}>`),
        );
        visible += this.held.slice(0, this.held.length - kept);
        this.held = this.held.slice(this.held.length - kept);
        return this.show(visible);
      }
      const end = this.held.toLowerCase().indexOf(this.inside);
      if (end < 0) {
        const kept = pendingLength(this.held, [this.inside]);
        this.held = this.held.slice(this.held.length - kept);
        return this.show(visible);
      }
      this.held = this.held.slice(end + this.inside.length);
      this.inside = null;
    }
  }

  /** What was held back as a possible tag and turned out to be text. */
  end(): string {
    const rest = this.inside === null ? this.held : '';
    this.held = '';
    return this.show(rest);
  }

  private show(text: string): string {
    const shown = this.begun ? text : text.trimStart();
    this.begun ||= shown !== '';
    return shown;
  }
}
