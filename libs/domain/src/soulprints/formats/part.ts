import { TextDecoder } from 'node:util';

import { detect } from 'chardet';
import { encodingExists, getDecoder } from 'iconv-lite';

import { type Line } from './body';
import { blocksOf, headOf, type Pace, type Watch } from './blocks';
import { type ExportSource, type Limits } from './types';
import { DamagedEntry } from './zip';

/** Characters kept of a line that is too long: enough to see whose it is. */
const BEGINNING = 500;
/** Blocks that chardet is shown. */
const SAMPLE_BLOCKS = 4;
/** chardet knows ISO-8859-1 by what it shares with this, which has the quotes and dashes too. */
const WIDER: Readonly<Record<string, string>> = { 'ISO-8859-1': 'windows-1252' };

type Charset = { name: string; guessed: boolean };

/** One file of an export: the whole of it, or one of an archive. */
export class Part {
  /** Its archive is damaged here: it ended before its end. */
  damaged = false;
  private found: Charset | null = null;

  constructor(
    private readonly source: ExportSource,
    private readonly pace: Pace,
    readonly limits: Limits,
    /** Told of bytes read, as they lie on disk. */
    private readonly took: (bytes: number) => void,
    /** Bytes on disk for each byte read: less than one in an archive. */
    private readonly weight = 1,
  ) {}

  get name(): string {
    return this.source.name;
  }

  /** The file's name without folders and ending: what a conversation is called where nothing else says. */
  get title(): string {
    const base = this.name.replace(/^.*[/\\]/, '');
    return base.replace(/\.[A-Za-z0-9]{1,5}$/, '') || base;
  }

  /** Its bytes, as far as they can be had. */
  async *open(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.source.open();
    } catch (error) {
      if (!(error instanceof DamagedEntry)) throw error;
      this.damaged = true;
    }
  }

  head(bytes: number): Promise<Buffer> {
    return headOf(this, bytes, this.pace);
  }

  /** UTF-8 bytes, without a byte order mark. @param survey looked over only: not counted as progress */
  async *blocks(survey = false): AsyncGenerator<Buffer> {
    let first = true;
    let decoder: TextDecoder | null = null;
    for await (const block of blocksOf(this, this.watch(survey))) {
      let start = 0;
      if (first) {
        const mark = markOf(block);
        start = mark.length;
        if (mark.charset !== null && mark.charset !== 'utf-8') decoder = new TextDecoder(mark.charset);
        first = false;
      }
      const bytes = block.subarray(start);
      yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes;
    }
  }

  /** By its mark, else UTF-8 if all of it is, else by its look. */
  private async charset(): Promise<Charset> {
    this.found ??= await this.findCharset();
    return this.found;
  }

  /** Whether the character set was found by its look. */
  async guessedCharset(): Promise<boolean> {
    return (await this.charset()).guessed;
  }

  /** The text, some at a time. */
  async *texts(survey = false): AsyncGenerator<string> {
    const { name } = await this.charset();
    const decoder = name.startsWith('utf-') ? new TextDecoder(name) : null;
    const other = decoder ? null : getDecoder(name);
    for await (const block of blocksOf(this, this.watch(survey))) {
      yield decoder ? decoder.decode(block, { stream: true }) : (other?.write(block) ?? '');
    }
    yield decoder ? decoder.decode() : (other?.end() ?? '');
  }

  /** Its lines, some at a time. */
  async *lines(survey = false): AsyncGenerator<Line[]> {
    const longest = this.limits.message;
    let rest = '';
    // The beginning of a line that has grown too long; its end is still to come.
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
        begins = rest.slice(0, BEGINNING);
        rest = '';
      }
      yield lines.map((line) =>
        typeof line === 'string' && line.length > longest ? { begins: line.slice(0, BEGINNING) } : line,
      );
    }
    if (begins !== null) yield [{ begins }];
    else if (rest !== '') yield [rest];
  }

  private watch(survey: boolean): Watch {
    return { pace: this.pace, took: survey ? undefined : (bytes) => this.took(bytes * this.weight) };
  }

  private async findCharset(): Promise<Charset> {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const sample: Buffer[] = [];
    let first = true;
    for await (const block of blocksOf(this, { pace: this.pace })) {
      const mark = first ? markOf(block).charset : null;
      if (mark !== null) return { name: mark, guessed: false };
      first = false;
      // From where it is not UTF-8 on lies the sample that shows what it is.
      if (sample.length > 0 || !decodes(strict, block)) sample.push(block);
      if (sample.length >= SAMPLE_BLOCKS) break;
    }
    // A last character cut off is a text that ends in the middle, and UTF-8 all the same.
    if (sample.length === 0) return { name: 'utf-8', guessed: false };
    const looksLike = detect(Buffer.concat(sample)) ?? 'ISO-8859-1';
    const name = WIDER[looksLike] ?? looksLike;
    return { name: encodingExists(name) ? name : 'windows-1252', guessed: true };
  }
}

function decodes(strict: TextDecoder, block: Buffer): boolean {
  try {
    strict.decode(block, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function markOf(bytes: Buffer): { charset: string | null; length: number } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { charset: 'utf-8', length: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { charset: 'utf-16le', length: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { charset: 'utf-16be', length: 2 };
  return { charset: null, length: 0 };
}
