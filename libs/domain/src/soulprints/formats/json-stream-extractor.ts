/**
 * Extracts values at given paths from a JSON text that arrives in blocks, without building the rest. A pattern is a path of keys joined
 * by dots, with `*` for any key or index; it extracts the whole value. With a trailing `?` it only reports that such a value begins; with
 * a trailing `/`, that it has ended. Numbers, strings and brackets are tokenized byte by byte; JSON.parse validates the extracted values.
 * Memory is bounded by one value (up to the limit) and the open brackets.
 */
export interface RawPiece {
  pattern: string;
  /** The keys matched by the pattern's asterisks. */
  keys: string[];
  /** Bytes of the value; null for `?` and `/` patterns, and where the value exceeds the limit. */
  bytes: Buffer | null;
  tooLarge: boolean;
}

interface Pattern {
  source: string;
  segments: string[];
  kind: 'value' | 'begins' | 'ends';
}

/** An open bracket, and the patterns that match inside it. */
interface Frame {
  array: boolean;
  key: string;
  index: number;
  patterns: Pattern[];
  ends: Pattern[];
}

const enum Expectation {
  Value,
  FirstValueOrEnd,
  Key,
  FirstKeyOrEnd,
  Colon,
  CommaOrEnd,
  Nothing,
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MAX_KEY_LENGTH = 4096;

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const isOpenBracket = (byte: number) => byte === 0x7b || byte === 0x5b;
const isCloseBracket = (byte: number) => byte === 0x7d || byte === 0x5d;

function parsePattern(source: string): Pattern {
  const kind = source.endsWith('?') ? 'begins' : source.endsWith('/') ? 'ends' : 'value';
  const path = kind === 'value' ? source : source.slice(0, -1);
  return { source, segments: path === '' ? [] : path.split('.'), kind };
}

/** Extracts the values at given paths from JSON text that arrives in chunks, with bounded memory. */
export class JsonStreamExtractor {
  /** Set where the text is not JSON from some point on. Values extracted before it are valid. */
  broken = false;
  tooDeep = false;
  private readonly frames: Frame[] = [];
  private expected = Expectation.Value;
  private readonly patterns: Pattern[];
  private pieces: RawPiece[] = [];
  // The value or key being skipped or captured; its type is known from its first byte.
  private span: 'none' | 'key' | 'string' | 'scalar' | 'brackets' = 'none';
  private spanDepth = 0;
  private inString = false;
  private escaped = false;
  private capturing: Pattern[] = [];
  private capturedParts: Buffer[] = [];
  private capturedLength = 0;
  private tooLarge = false;

  constructor(
    patterns: readonly string[],
    private readonly limits: { record: number; depth: number },
  ) {
    this.patterns = patterns.map(parsePattern);
  }

  /** Whether the whole text has been read. */
  get complete(): boolean {
    return this.expected === Expectation.Nothing && this.span === 'none' && !this.broken;
  }

  push(block: Buffer): RawPiece[] {
    this.pieces = [];
    let at = 0;
    while (at < block.length && !this.broken && this.expected !== Expectation.Nothing) {
      at = this.span === 'none' ? this.nextToken(block, at) : this.advance(block, at);
    }
    return this.pieces;
  }

  /** Advances through a value or key to its end, or to the end of the block. */
  private advance(block: Buffer, from: number): number {
    const [end, ended] =
      this.span === 'scalar'
        ? scalarEnd(block, from)
        : this.span === 'brackets'
          ? this.bracketsEnd(block, from)
          : this.stringEnd(block, from);
    if (this.capturing.length > 0 || this.span === 'key') this.capture(block.subarray(from, end));
    if (ended) this.endSpan();
    return end;
  }

  private stringEnd(block: Buffer, from: number): [number, boolean] {
    for (let at = from; at < block.length; at += 1) {
      if (this.escaped) this.escaped = false;
      else if (block[at] === BACKSLASH) this.escaped = true;
      else if (block[at] === QUOTE) return [at + 1, true];
    }
    return [block.length, false];
  }

  private bracketsEnd(block: Buffer, from: number): [number, boolean] {
    let at = from;
    while (at < block.length) {
      if (this.inString) {
        const [end, ended] = this.stringEnd(block, at);
        this.inString = !ended;
        at = end;
        continue;
      }
      const byte = block[at] as number;
      at += 1;
      if (byte === QUOTE) this.inString = true;
      else if (isOpenBracket(byte)) {
        this.spanDepth += 1;
        if (this.spanDepth + this.frames.length > this.limits.depth) return this.fail(at, true);
      } else if (isCloseBracket(byte) && (this.spanDepth -= 1) === 0) return [at, true];
    }
    return [at, false];
  }

  private capture(part: Buffer): void {
    this.capturedLength += part.length;
    if (this.capturedLength > (this.span === 'key' ? MAX_KEY_LENGTH : this.limits.record)) {
      this.tooLarge = true;
      this.capturedParts = [];
    } else if (!this.tooLarge) this.capturedParts.push(part);
  }

  private endSpan(): void {
    const bytes = this.tooLarge
      ? null
      : this.capturedParts.length === 1
        ? (this.capturedParts[0] as Buffer)
        : Buffer.concat(this.capturedParts);
    if (this.span === 'key') {
      (this.frames.at(-1) as Frame).key = bytes ? keyOf(bytes) : '';
      this.expected = Expectation.Colon;
    } else {
      for (const pattern of this.capturing) this.emit(pattern, bytes);
      this.endValue();
    }
    this.span = 'none';
    this.capturing = [];
    this.capturedParts = [];
    this.capturedLength = 0;
    this.tooLarge = false;
  }

  private nextToken(block: Buffer, at: number): number {
    const byte = block[at] as number;
    if (isSpace(byte)) return at + 1;
    const frame = this.frames.at(-1);
    switch (this.expected) {
      case Expectation.FirstValueOrEnd:
        return isCloseBracket(byte) ? this.close(byte, at) : this.startValue(byte, at);
      case Expectation.Value:
        return this.startValue(byte, at);
      case Expectation.FirstKeyOrEnd:
      case Expectation.Key:
        if (isCloseBracket(byte) && this.expected === Expectation.FirstKeyOrEnd) return this.close(byte, at);
        if (byte !== QUOTE) return this.fail(at)[0];
        this.span = 'key';
        this.capture(block.subarray(at, at + 1));
        return at + 1;
      case Expectation.Colon:
        if (byte !== 0x3a) return this.fail(at)[0];
        this.expected = Expectation.Value;
        return at + 1;
      case Expectation.CommaOrEnd:
        if (isCloseBracket(byte)) return this.close(byte, at);
        if (byte !== 0x2c || !frame) return this.fail(at)[0];
        this.expected = frame.array ? Expectation.Value : Expectation.Key;
        return at + 1;
      case Expectation.Nothing:
        return at + 1;
    }
  }

  /** Starts a value: captures it, descends into it, or skips it. Does not consume the byte. */
  private startValue(byte: number, at: number): number {
    const scalar = byte !== QUOTE && !isOpenBracket(byte);
    if (scalar && !/[-0-9tfnNI]/.test(String.fromCharCode(byte))) return this.fail(at)[0];
    const matching = this.matchingPatterns();
    const depth = this.frames.length;
    const here = matching.filter((pattern) => pattern.segments.length === depth);
    for (const pattern of here) if (pattern.kind === 'begins') this.emit(pattern, null);
    this.capturing = here.filter((pattern) => pattern.kind === 'value');
    const descending = matching.filter((pattern) => pattern.segments.length > depth);
    const ends = here.filter((pattern) => pattern.kind === 'ends');
    if (isOpenBracket(byte) && this.capturing.length === 0 && descending.length + ends.length > 0) {
      const array = byte === 0x5b;
      this.frames.push({ array, key: '', index: 0, patterns: descending, ends });
      if (this.frames.length > this.limits.depth) return this.fail(at, true)[0];
      this.expected = array ? Expectation.FirstValueOrEnd : Expectation.FirstKeyOrEnd;
      return at + 1;
    }
    this.span = byte === QUOTE ? 'string' : scalar ? 'scalar' : 'brackets';
    this.spanDepth = 0;
    this.inString = false;
    if (byte !== QUOTE) return at;
    if (this.capturing.length > 0) this.capture(Buffer.from([QUOTE]));
    return at + 1;
  }

  private matchingPatterns(): Pattern[] {
    const frame = this.frames.at(-1);
    if (!frame) return this.patterns;
    const level = this.frames.length - 1;
    const key = frame.array ? null : frame.key;
    return frame.patterns.filter((pattern) => {
      const segment = pattern.segments[level];
      return segment === '*' || segment === key;
    });
  }

  private close(byte: number, at: number): number {
    const frame = this.frames.at(-1);
    if (!frame || frame.array !== (byte === 0x5d)) return this.fail(at)[0];
    this.frames.pop();
    for (const pattern of frame.ends) this.emit(pattern, null);
    this.endValue();
    return at + 1;
  }

  private endValue(): void {
    const frame = this.frames.at(-1);
    if (frame) frame.index += 1;
    this.expected = frame ? Expectation.CommaOrEnd : Expectation.Nothing;
  }

  private emit({ source, segments }: Pattern, bytes: Buffer | null): void {
    const keys: string[] = [];
    segments.forEach((segment, level) => {
      const frame = this.frames[level];
      if (segment === '*' && frame) keys.push(frame.array ? String(frame.index) : frame.key);
    });
    this.pieces.push({ pattern: source, keys, bytes, tooLarge: this.tooLarge });
  }

  private fail(at: number, tooDeep = false): [number, boolean] {
    this.broken = true;
    this.tooDeep = tooDeep;
    return [at, false];
  }
}

function scalarEnd(block: Buffer, from: number): [number, boolean] {
  for (let at = from; at < block.length; at += 1) {
    const byte = block[at] as number;
    if (byte === 0x2c || isCloseBracket(byte) || isSpace(byte)) return [at, true];
  }
  return [block.length, false];
}

function keyOf(bytes: Buffer): string {
  const written = bytes.toString('utf8');
  if (!written.includes('\\')) return written.slice(1, -1);
  try {
    const key: unknown = JSON.parse(written);
    return typeof key === 'string' ? key : '';
  } catch {
    // An unreadable key matches no pattern.
    return '';
  }
}
