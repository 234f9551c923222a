import { TextDecoder } from 'node:util';

import { detect } from 'chardet';
import { encodingExists, getDecoder } from 'iconv-lite';

import { type Line } from './message-body';
import { readBlocks, readHead, type TimeSlice, type BlockReaderOptions } from './block-reader';
import { type ExportSource, type Limits } from './types';
import { DamagedEntryError } from './export-archive';

/** Characters kept of a line that is too long: enough to recognise its speaker. */
const LINE_PREFIX_LENGTH = 500;
/** Number of blocks passed to charset detection. */
const SAMPLE_BLOCKS = 4;
/** Replaces detected charsets by their Windows supersets. */
const WINDOWS_SUPERSETS: Readonly<Record<string, string>> = { 'ISO-8859-1': 'windows-1252' };

type Charset = { name: string; guessed: boolean };

/** One file of an export: the whole upload, or an entry of an archive. */
export class ExportPart {
  /** Set where its archive entry is damaged: the content is truncated. */
  damaged = false;
  private detected: Charset | null = null;

  constructor(
    private readonly source: ExportSource,
    private readonly pace: TimeSlice,
    readonly limits: Limits,
    /** Called with the number of bytes read, in source (compressed) bytes. */
    private readonly onRead: (bytes: number) => void,
    /** Source bytes per content byte: the compression ratio in an archive, otherwise 1. */
    private readonly weight = 1,
  ) {}

  get name(): string {
    return this.source.name;
  }

  /** The file name without folders and extension: the default title of a conversation. */
  get title(): string {
    const base = this.name.replace(/^.*[/\\]/, '');
    return base.replace(/\.[A-Za-z0-9]{1,5}$/, '') || base;
  }

  /** Reads the content as far as possible. */
  async *open(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.source.open();
    } catch (error) {
      if (!(error instanceof DamagedEntryError)) throw error;
      this.damaged = true;
    }
  }

  head(bytes: number): Promise<Buffer> {
    return readHead(this, bytes, this.pace);
  }

  /**
   * Reads the content as UTF-8 without a byte order mark.
   * @param survey whether this is a first pass, not counted as progress
   */
  async *blocks(survey = false): AsyncGenerator<Buffer> {
    let first = true;
    let decoder: TextDecoder | null = null;
    for await (const block of readBlocks(this, this.readerOptions(survey))) {
      let start = 0;
      if (first) {
        const bom = detectBom(block);
        start = bom.length;
        if (bom.charset !== null && bom.charset !== 'utf-8') decoder = new TextDecoder(bom.charset);
        first = false;
      }
      const bytes = block.subarray(start);
      yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes;
    }
  }

  /** Detects the charset: byte order mark, else UTF-8 if the whole file is valid, else statistical detection. */
  private async charset(): Promise<Charset> {
    this.detected ??= await this.findCharset();
    return this.detected;
  }

  /** Returns whether the charset was detected statistically. */
  async guessedCharset(): Promise<boolean> {
    return (await this.charset()).guessed;
  }

  /** Streams the decoded text. */
  async *texts(survey = false): AsyncGenerator<string> {
    const { name } = await this.charset();
    const decoder = name.startsWith('utf-') ? new TextDecoder(name) : null;
    const other = decoder ? null : getDecoder(name);
    for await (const block of readBlocks(this, this.readerOptions(survey))) {
      yield decoder ? decoder.decode(block, { stream: true }) : (other?.write(block) ?? '');
    }
    yield decoder ? decoder.decode() : (other?.end() ?? '');
  }

  /** Streams batches of lines. */
  async *lines(survey = false): AsyncGenerator<Line[]> {
    const longest = this.limits.message;
    let rest = '';
    // The beginning of a line that exceeds the limit and whose end is not read yet.
    let begins: string | null = null;
    for await (const text of this.texts(survey)) {
      const lines: Line[] = (rest + text).split(/\r\n|\n/);
      rest = lines.pop() as string;
      if (begins !== null && lines.length > 0) {
        lines[0] = { begins };
        begins = null;
      }
      if (begins !== null) rest = '';
      else if (rest.length > longest) {
        begins = rest.slice(0, LINE_PREFIX_LENGTH);
        rest = '';
      }
      yield lines.map((line) =>
        typeof line === 'string' && line.length > longest ? { begins: line.slice(0, LINE_PREFIX_LENGTH) } : line,
      );
    }
    if (begins !== null) yield [{ begins }];
    else if (rest !== '') yield [rest];
  }

  private readerOptions(survey: boolean): BlockReaderOptions {
    return { pace: this.pace, onRead: survey ? undefined : (bytes) => this.onRead(bytes * this.weight) };
  }

  private async findCharset(): Promise<Charset> {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const sample: Buffer[] = [];
    let first = true;
    for await (const block of readBlocks(this, { pace: this.pace })) {
      const bom = first ? detectBom(block).charset : null;
      if (bom !== null) return { name: bom, guessed: false };
      first = false;
      // The sample for detection starts at the first block that is not UTF-8.
      if (sample.length > 0 || !isUtf8(strict, block)) sample.push(block);
      if (sample.length >= SAMPLE_BLOCKS) break;
    }
    // A truncated character at the end is accepted as UTF-8.
    if (sample.length === 0) return { name: 'utf-8', guessed: false };
    const looksLike = detect(Buffer.concat(sample)) ?? 'ISO-8859-1';
    const name = WINDOWS_SUPERSETS[looksLike] ?? looksLike;
    return { name: encodingExists(name) ? name : 'windows-1252', guessed: true };
  }
}

function isUtf8(strict: TextDecoder, block: Buffer): boolean {
  try {
    strict.decode(block, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function detectBom(bytes: Buffer): { charset: string | null; length: number } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { charset: 'utf-8', length: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { charset: 'utf-16le', length: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { charset: 'utf-16be', length: 2 };
  return { charset: null, length: 0 };
}
