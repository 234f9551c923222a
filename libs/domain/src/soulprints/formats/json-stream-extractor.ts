/**
 * Cuts the wanted pieces out of a JSON text that arrives in blocks, and steps over everything else without building it.
 *
 * A pattern is a path of keys joined by dots, `*` for any key or index; it wants the whole value there. With `?` at its end it only wants to
 * know that such a value begins; with `/` at its end, that it has ended. Numbers, strings and brackets are told apart byte by byte; whether
 * a piece is sound JSON is for JSON.parse to say. It holds no more than one piece, up to the limit, and the brackets that are open.
 */
export interface RawPiece {
  pattern: string;
  /** What the pattern's asterisks stood for. */
  keys: string[];
  /** The bytes of the value; null for `?` and `/`, and where the value is larger than the limit. */
  bytes: Buffer | null;
  tooLarge: boolean;
}

interface Pattern {
  source: string;
  segments: string[];
  kind: 'value' | 'begins' | 'ends';
}

/** A bracket that is open, and what is wanted from inside it. */
interface Frame {
  array: boolean;
  key: string;
  index: number;
  wanted: Pattern[];
  ends: Pattern[];
}

const enum Want {
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
const LONGEST_KEY = 4096;

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const opens = (byte: number) => byte === 0x7b || byte === 0x5b;
const closes = (byte: number) => byte === 0x7d || byte === 0x5d;

function patternOf(source: string): Pattern {
  const kind = source.endsWith('?') ? 'begins' : source.endsWith('/') ? 'ends' : 'value';
  const path = kind === 'value' ? source : source.slice(0, -1);
  return { source, segments: path === '' ? [] : path.split('.'), kind };
}

export class JsonStreamExtractor {
  /** Set when the text is no JSON from some point on. What was cut before it stands. */
  broken = false;
  tooDeep = false;
  private readonly frames: Frame[] = [];
  private want = Want.Value;
  private readonly patterns: Pattern[];
  private pieces: RawPiece[] = [];
  // The value or key that is being passed over or cut out; what it is shows at its first byte.
  private span: 'none' | 'key' | 'string' | 'scalar' | 'brackets' = 'none';
  private spanDepth = 0;
  private inString = false;
  private escaped = false;
  private keeping: Pattern[] = [];
  private parts: Buffer[] = [];
  private kept = 0;
  private tooLarge = false;

  constructor(
    patterns: readonly string[],
    private readonly limits: { record: number; depth: number },
  ) {
    this.patterns = patterns.map(patternOf);
  }

  /** Whether the whole text has been seen. */
  get complete(): boolean {
    return this.want === Want.Nothing && this.span === 'none' && !this.broken;
  }

  push(block: Buffer): RawPiece[] {
    this.pieces = [];
    let at = 0;
    while (at < block.length && !this.broken && this.want !== Want.Nothing) {
      at = this.span === 'none' ? this.step(block, at) : this.pass(block, at);
    }
    return this.pieces;
  }

  /** Passes on through a value or key to its end, or to the end of the block. */
  private pass(block: Buffer, from: number): number {
    const [end, over] =
      this.span === 'scalar'
        ? scalarEnd(block, from)
        : this.span === 'brackets'
          ? this.bracketsEnd(block, from)
          : this.stringEnd(block, from);
    if (this.keeping.length > 0 || this.span === 'key') this.keep(block.subarray(from, end));
    if (over) this.spanEnded();
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
        const [end, over] = this.stringEnd(block, at);
        this.inString = !over;
        at = end;
        continue;
      }
      const byte = block[at] as number;
      at += 1;
      if (byte === QUOTE) this.inString = true;
      else if (opens(byte)) {
        this.spanDepth += 1;
        if (this.spanDepth + this.frames.length > this.limits.depth) return this.fail(at, true);
      } else if (closes(byte) && (this.spanDepth -= 1) === 0) return [at, true];
    }
    return [at, false];
  }

  private keep(part: Buffer): void {
    this.kept += part.length;
    if (this.kept > (this.span === 'key' ? LONGEST_KEY : this.limits.record)) {
      this.tooLarge = true;
      this.parts = [];
    } else if (!this.tooLarge) this.parts.push(part);
  }

  private spanEnded(): void {
    const bytes = this.tooLarge
      ? null
      : this.parts.length === 1
        ? (this.parts[0] as Buffer)
        : Buffer.concat(this.parts);
    if (this.span === 'key') {
      (this.frames.at(-1) as Frame).key = bytes ? keyOf(bytes) : '';
      this.want = Want.Colon;
    } else {
      for (const pattern of this.keeping) this.say(pattern, bytes);
      this.valueEnded();
    }
    this.span = 'none';
    this.keeping = [];
    this.parts = [];
    this.kept = 0;
    this.tooLarge = false;
  }

  private step(block: Buffer, at: number): number {
    const byte = block[at] as number;
    if (isSpace(byte)) return at + 1;
    const frame = this.frames.at(-1);
    switch (this.want) {
      case Want.FirstValueOrEnd:
        return closes(byte) ? this.close(byte, at) : this.begin(byte, at);
      case Want.Value:
        return this.begin(byte, at);
      case Want.FirstKeyOrEnd:
      case Want.Key:
        if (closes(byte) && this.want === Want.FirstKeyOrEnd) return this.close(byte, at);
        if (byte !== QUOTE) return this.fail(at)[0];
        this.span = 'key';
        this.keep(block.subarray(at, at + 1));
        return at + 1;
      case Want.Colon:
        if (byte !== 0x3a) return this.fail(at)[0];
        this.want = Want.Value;
        return at + 1;
      case Want.CommaOrEnd:
        if (closes(byte)) return this.close(byte, at);
        if (byte !== 0x2c || !frame) return this.fail(at)[0];
        this.want = frame.array ? Want.Value : Want.Key;
        return at + 1;
      case Want.Nothing:
        return at + 1;
    }
  }

  /** A value begins at this byte: to be cut out, looked into, or passed over. The byte itself is left for whoever does. */
  private begin(byte: number, at: number): number {
    const scalar = byte !== QUOTE && !opens(byte);
    if (scalar && !/[-0-9tfnNI]/.test(String.fromCharCode(byte))) return this.fail(at)[0];
    const live = this.wantedHere();
    const depth = this.frames.length;
    const here = live.filter((pattern) => pattern.segments.length === depth);
    for (const pattern of here) if (pattern.kind === 'begins') this.say(pattern, null);
    this.keeping = here.filter((pattern) => pattern.kind === 'value');
    const within = live.filter((pattern) => pattern.segments.length > depth);
    const ends = here.filter((pattern) => pattern.kind === 'ends');
    if (opens(byte) && this.keeping.length === 0 && within.length + ends.length > 0) {
      const array = byte === 0x5b;
      this.frames.push({ array, key: '', index: 0, wanted: within, ends });
      if (this.frames.length > this.limits.depth) return this.fail(at, true)[0];
      this.want = array ? Want.FirstValueOrEnd : Want.FirstKeyOrEnd;
      return at + 1;
    }
    this.span = byte === QUOTE ? 'string' : scalar ? 'scalar' : 'brackets';
    this.spanDepth = 0;
    this.inString = false;
    if (byte !== QUOTE) return at;
    if (this.keeping.length > 0) this.keep(Buffer.from([QUOTE]));
    return at + 1;
  }

  private wantedHere(): Pattern[] {
    const frame = this.frames.at(-1);
    if (!frame) return this.patterns;
    const level = this.frames.length - 1;
    const key = frame.array ? null : frame.key;
    return frame.wanted.filter((pattern) => {
      const segment = pattern.segments[level];
      return segment === '*' || segment === key;
    });
  }

  private close(byte: number, at: number): number {
    const frame = this.frames.at(-1);
    if (!frame || frame.array !== (byte === 0x5d)) return this.fail(at)[0];
    this.frames.pop();
    for (const pattern of frame.ends) this.say(pattern, null);
    this.valueEnded();
    return at + 1;
  }

  private valueEnded(): void {
    const frame = this.frames.at(-1);
    if (frame) frame.index += 1;
    this.want = frame ? Want.CommaOrEnd : Want.Nothing;
  }

  private say({ source, segments }: Pattern, bytes: Buffer | null): void {
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
    if (byte === 0x2c || closes(byte) || isSpace(byte)) return [at, true];
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
    // A key that cannot be read is not one that anybody asked for.
    return '';
  }
}
