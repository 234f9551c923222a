const BRACKETS = [
  ['', ':'],
  ['', ' :'],
  ['**', ':**'],
  ['**', '**:'],
  ['*', ':*'],
  ['*', '*:'],
  ['__', ':__'],
  ['[', ']:'],
  ['[', ']'],
] as const;

/**
 * Takes the soul's own name off the beginning of a reply, as models write it that read a script of names: "Ilse: ", "**Ilse:**". What may
 * still become such a prefix is held back.
 */
export class OwnNameFilter {
  private held: string | null = '';
  private readonly prefixes: readonly string[];
  private stripped = false;

  /** @param name the soul's; its first word counts as well */
  constructor(name: string) {
    const whole = name.replace(/\s+/g, ' ').trim().toLowerCase();
    const names = new Set([whole, whole.split(' ')[0] ?? ''].filter((one) => one !== ''));
    // The longest first, so that "ilse:**" is not left with its stars.
    this.prefixes = [...names]
      .flatMap((one) => BRACKETS.map(([open, close]) => `${open}${one}${close}`))
      .sort((one, other) => other.length - one.length);
  }

  /** What of the reply so far was not given out yet and is no prefix. */
  push(piece: string): string {
    if (this.held === null) {
      const shown = this.stripped ? piece.trimStart() : piece;
      if (shown !== '') this.stripped = false;
      return shown;
    }
    this.held += piece;
    const lower = this.held.toLowerCase();
    if (this.prefixes.some((prefix) => prefix.length > lower.length && prefix.startsWith(lower))) return '';
    const prefix = this.prefixes.find((one) => lower.startsWith(one));
    const rest = prefix === undefined ? this.held : this.held.slice(prefix.length).trimStart();
    this.held = null;
    this.stripped = prefix !== undefined && rest === '';
    return rest;
  }

  /** What was held back and is no prefix. */
  end(): string {
    const rest = this.held ?? '';
    this.held = null;
    return this.prefixes.includes(rest.toLowerCase()) ? '' : rest;
  }

  /** Begins again, after all that was given out was taken back. */
  restart(): void {
    this.held = '';
    this.stripped = false;
  }
}
