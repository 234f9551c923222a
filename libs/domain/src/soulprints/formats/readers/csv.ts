import { parse } from 'csv-parse';

import { textOfLine } from '../message-body';
import { type ImportLedger, type ExtractedMessage } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { to24Hour, parseIsoTime, parseMonth, toTimestamp } from '../time-parsing';
import { type Role } from '../types';
import { number } from '../untrusted-values';
import { TimeOrderedBuffer } from './time-ordered-buffer';

/** Column names in lower case, by content. */
const SPEAKER = ['author', 'from', 'sender', 'speaker', 'name', 'role', 'user', 'username', 'from_name', 'sender_name'];
const TEXT = ['content', 'text', 'message', 'body', 'msg'];
const TIME = ['date', 'timestamp', 'time', 'datetime', 'created_at', 'sent_at', 'created'];
const ID = ['id', 'message_id', 'messageid'];
const DELIMITERS = [',', ';', '\t'];

const DISCORD = ['authorid', 'author', 'date', 'content'];
const REPLIKA = ['timestamp', 'from', 'text', 'reaction', 'id'];

type Row = readonly string[];

const headerOf = (line: string, delimiter: string) =>
  line.split(delimiter).map((cell) =>
    cell
      .trim()
      .replace(/^\ufeff?"?|"$/g, '')
      .trim()
      .toLowerCase(),
  );
const delimiterOf = (line: string) =>
  DELIMITERS.reduce((best, one) => (line.split(one).length > line.split(best).length ? one : best), ',');

/** Detects the table format from its header line. */
export function detectTable(line: string): 'discord-csv' | 'replika' | 'table' | null {
  const header = headerOf(line, delimiterOf(line));
  const has = (names: readonly string[]) => names.every((name) => header.includes(name));
  if (has(DISCORD)) return 'discord-csv';
  if (has(REPLIKA)) return 'replika';
  return header.length >= 2 && header.length <= 40 && column(header, TEXT) >= 0 && column(header, SPEAKER) >= 0
    ? 'table'
    : null;
}

const column = (header: Row, names: readonly string[]) => header.findIndex((cell) => names.includes(cell));

/** Streams the rows of a table; in a truncated file, those before the error. */
async function* rowsOf(part: ExportPart, ledger: ImportLedger): AsyncGenerator<Row> {
  let delimiter: string | null = null;
  for await (const lines of part.lines(true)) {
    const first = lines.map(textOfLine).find((line) => line.trim() !== '');
    if (first === undefined) continue;
    delimiter = delimiterOf(first);
    break;
  }
  // Rows are collected as they are parsed: an error discards the stream's buffer.
  const rows: Row[] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiter ?? ',',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: ledger.limits.record,
    on_record: (row: Row) => {
      rows.push(row);
      return null;
    },
  });
  let fault: Error | null = null;
  const done = new Promise<void>((resolve) => parser.on('error', (error) => (fault = error)).on('close', resolve));
  parser.resume();
  for await (const text of part.texts()) {
    if (fault) break;
    await new Promise<void>((resolve) => parser.write(text, () => resolve()));
    yield* rows.splice(0);
  }
  parser.end();
  await done;
  yield* rows.splice(0);
  if (fault) ledger.cutShort = true;
}

/** Reads tables of messages: Discord, Replika and others. */
async function readTable(
  parts: readonly ExportPart[],
  ledger: ImportLedger,
  toExtractedMessage: (cells: TableRow) => ExtractedMessage | 'media' | null,
  sorted: boolean,
): Promise<void> {
  for (const part of parts) {
    let header: Row | null = null;
    const thread = part.title;
    const order = new TimeOrderedBuffer(ledger, true);
    ledger.setTitle(thread, part.title);
    for await (const row of rowsOf(part, ledger)) {
      if (!header) {
        header = row.map((cell) => cell.trim().toLowerCase());
        continue;
      }
      const extracted = toExtractedMessage(new TableRow(header, row, thread));
      if (extracted === null) ledger.skip('unreadable');
      else if (extracted === 'media') ledger.skip('media');
      else if (sorted) await order.add(extracted);
      else await ledger.accept(extracted);
    }
    await order.flush();
    await ledger.closeThread(thread);
  }
}

class TableRow {
  constructor(
    private readonly header: Row,
    private readonly row: Row,
    readonly thread: string,
  ) {}

  /** Returns the cell of the first of these columns that exists. */
  of(...names: readonly string[]): string | null {
    return this.row[column(this.header, names)] ?? null;
  }
}

/** Reads DiscordChatExporter's CSV, which has no message ids and does not distinguish system messages. */
export const readDiscordCsv = (parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> =>
  readTable(parts, ledger, discordRow, false);

function discordRow(cells: TableRow): ExtractedMessage | 'media' | null {
  const speaker = cells.of('author');
  const text = cells.of('content');
  if (speaker === null || text === null) return null;
  if (text === '' && (cells.of('attachments') ?? '') !== '') return 'media';
  return { thread: cells.thread, speaker, text, at: discordTime(cells.of('date') ?? '') };
}

/** Parses ISO 8601, or 05-Jan-21 10:30 AM in older files. */
function discordTime(written: string): number | null {
  const found = /^(\d{1,2})-([A-Za-z]{3})-(\d{2,4}) (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ([AP]M))?$/i.exec(written.trim());
  if (!found) return parseIsoTime(written);
  const [, day, name, year, hour, minute, second, half] = found;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const clock = to24Hour(Number(hour), half ? (half.toUpperCase() as 'AM' | 'PM') : null);
  return toTimestamp(full, parseMonth(name ?? '') ?? 0, Number(day), clock, Number(minute), Number(second ?? 0));
}

/** Reads the community's Replika backup: newest first, with escaped line breaks. */
export async function readReplika(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  ledger.owner = 'Me';
  await readTable(parts, ledger, replikaRow, true);
}

function replikaRow(cells: TableRow): ExtractedMessage | null {
  const from = cells.of('from');
  const text = cells.of('text');
  if (from === null || text === null) return null;
  const role: Role | null = from === 'Me' ? 'person' : from === 'Rep' ? 'soul' : null;
  return {
    thread: cells.thread,
    speaker: from === 'Rep' ? 'Replika' : from,
    role,
    text: text.replace(/\\n/g, '\n'),
    at: parseIsoTime(cells.of('timestamp')),
    sourceId: cells.of('id') || null,
  };
}

/** Reads any table with a column of names and one of texts. */
export const readAnyTable = (parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> =>
  readTable(parts, ledger, anyRow, false);

function anyRow(cells: TableRow): ExtractedMessage | null {
  const speaker = cells.of(...SPEAKER);
  const text = cells.of(...TEXT);
  if (speaker === null || text === null) return null;
  return {
    thread: cells.thread,
    speaker,
    role: roleOf(speaker),
    text,
    at: anyTime(cells.of(...TIME)),
    sourceId: cells.of(...ID) || null,
  };
}

/** Recognises role labels in the speaker column. */
function roleOf(speaker: string): Role | null {
  const label = speaker.trim().toLowerCase();
  if (['assistant', 'ai', 'bot', 'char'].includes(label)) return 'soul';
  return ['user', 'human'].includes(label) ? 'person' : null;
}

const anyTime = (written: string | null): number | null => {
  const figure = number(written);
  if (figure === null) return parseIsoTime(written);
  return toEpochMs(figure);
};

/** Converts Unix seconds or milliseconds to milliseconds: values above 1e11 are milliseconds. */
export const toEpochMs = (figure: number): number => (figure > 1e11 ? figure : figure * 1000);
