import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, openingOf, sentencesOf, wordsOf } from '../perception/text';

/** Beside the sources, and copied beside the compiled modules. */
const FOLDER = path.join(__dirname, '../../data/replies');

/** A reply as it was written. */
export interface PooledReply {
  text: string;
  /** The file it is from: each writer has a temperament of their own. */
  writer: string;
  words: number;
  asks: boolean;
  /** Whether a reader found it natural and right for its cell. */
  isGood: boolean;
  /** Its sentences and its beginning in the shape in which replies are compared. */
  keys: readonly string[];
  opening: string;
}

/** Written replies by cell: "tell hard work", "greet", "unsure". */
export class ReplyPool {
  private readonly cells = new Map<string, PooledReply[]>();

  /** @param files contents of JSONL files by writer; each line `{"cell", "text", "good"?}` */
  constructor(files: ReadonlyMap<string, string>) {
    for (const [writer, content] of files) {
      for (const line of content.split('\n')) {
        if (line === '') continue;
        const { cell, text, good = false } = JSON.parse(line) as { cell: string; text: string; good?: boolean };
        const replies = this.cells.get(cell) ?? [];
        replies.push(pooled(text, writer, good));
        this.cells.set(cell, replies);
      }
    }
  }

  /** @param cells a cell, or several joined by "+" @returns empty if there is no such cell */
  repliesOf(cells: string): readonly PooledReply[] {
    return this.cells.get(cells) ?? cells.split('+').flatMap((cell) => this.cells.get(cell) ?? []);
  }

  /** @param cells a cell, or several joined by "+", of which one is enough */
  has(cells: string): boolean {
    return cells.split('+').some((cell) => this.cells.has(cell));
  }

  get cellNames(): string[] {
    return [...this.cells.keys()];
  }
}

const pooled = (text: string, writer: string, isGood: boolean): PooledReply => ({
  text,
  writer,
  words: wordsOf(text).length,
  asks: text.includes('?'),
  isGood,
  keys: sentencesOf(text).map(keyOf),
  opening: openingOf(text),
});

let shared: ReplyPool | null = null;

/** The installed replies, read when they are first needed. */
export function replyPool(): ReplyPool {
  shared ??= new ReplyPool(
    new Map(
      readdirSync(FOLDER)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .map((name) => [name.replace('.jsonl', ''), readFileSync(path.join(FOLDER, name), 'utf8')]),
    ),
  );
  return shared;
}
