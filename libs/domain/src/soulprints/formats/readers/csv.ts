import { parse } from 'csv-parse';

import { beginOf } from '../body';
import { type Ledger, type Said } from '../ledger';
import { type Part } from '../part';
import { hourOf, isoTime, monthOf, utc } from '../times';
import { type Role } from '../types';
import { number } from '../values';
import { TimeOrderedBuffer } from './time-ordered-buffer';

/** Names of columns, in small letters, by what they hold. */
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

/** Which table this is, by its first line. */
export function tableOf(line: string): 'discord-csv' | 'replika' | 'table' | null {
  const header = headerOf(line, delimiterOf(line));
  const has = (names: readonly string[]) => names.every((name) => header.includes(name));
  if (has(DISCORD)) return 'discord-csv';
  if (has(REPLIKA)) return 'replika';
  return header.length >= 2 && header.length <= 40 && column(header, TEXT) >= 0 && column(header, SPEAKER) >= 0
    ? 'table'
    : null;
}

const column = (header: Row, names: readonly string[]) => header.findIndex((cell) => names.includes(cell));

/** The rows of a table; where it ends inside a quoted cell, the rows before. */
async function* rowsOf(part: Part, ledger: Ledger): AsyncGenerator<Row> {
  let delimiter: string | null = null;
  for await (const lines of part.lines(true)) {
    const first = lines.map(beginOf).find((line) => line.trim() !== '');
    if (first === undefined) continue;
    delimiter = delimiterOf(first);
    break;
  }
  // Rows are taken as they are found: those before a fault would be lost with the stream.
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

/** Discord's, Replika's and other tables of who said what. */
async function readTable(
  parts: readonly Part[],
  ledger: Ledger,
  rowToSaid: (cells: Cells) => Said | 'media' | null,
  sorted: boolean,
): Promise<void> {
  for (const part of parts) {
    let header: Row | null = null;
    const thread = part.title;
    const order = new TimeOrderedBuffer(ledger, true);
    ledger.title(thread, part.title);
    for await (const row of rowsOf(part, ledger)) {
      if (!header) {
        header = row.map((cell) => cell.trim().toLowerCase());
        continue;
      }
      const said = rowToSaid(new Cells(header, row, thread));
      if (said === null) ledger.skip('unreadable');
      else if (said === 'media') ledger.skip('media');
      else if (sorted) await order.add(said);
      else await ledger.keep(said);
    }
    await order.handOn();
    await ledger.threadOver(thread);
  }
}

class Cells {
  constructor(
    private readonly header: Row,
    private readonly row: Row,
    readonly thread: string,
  ) {}

  /** The cell of the first of these columns that there is. */
  of(...names: readonly string[]): string | null {
    return this.row[column(this.header, names)] ?? null;
  }
}

/** DiscordChatExporter's table: it has no ids of messages, and does not tell notices from words. */
export const readDiscordCsv = (parts: readonly Part[], ledger: Ledger): Promise<void> =>
  readTable(parts, ledger, discordRow, false);

function discordRow(cells: Cells): Said | 'media' | null {
  const speaker = cells.of('author');
  const text = cells.of('content');
  if (speaker === null || text === null) return null;
  if (text === '' && (cells.of('attachments') ?? '') !== '') return 'media';
  return { thread: cells.thread, speaker, text, at: discordTime(cells.of('date') ?? '') };
}

/** 2021-01-05T10:30:00.1234567+00:00, or in older files 05-Jan-21 10:30 AM. */
function discordTime(written: string): number | null {
  const found = /^(\d{1,2})-([A-Za-z]{3})-(\d{2,4}) (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ([AP]M))?$/i.exec(written.trim());
  if (!found) return isoTime(written);
  const [, day, name, year, hour, minute, second, half] = found;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const clock = hourOf(Number(hour), half ? (half.toUpperCase() as 'AM' | 'PM') : null);
  return utc(full, monthOf(name ?? '') ?? 0, Number(day), clock, Number(minute), Number(second ?? 0));
}

/** The community's backup of Replika: newest first, line breaks written out. */
export async function readReplika(parts: readonly Part[], ledger: Ledger): Promise<void> {
  ledger.owner = 'Me';
  await readTable(parts, ledger, replikaRow, true);
}

function replikaRow(cells: Cells): Said | null {
  const from = cells.of('from');
  const text = cells.of('text');
  if (from === null || text === null) return null;
  const role: Role | null = from === 'Me' ? 'person' : from === 'Rep' ? 'soul' : null;
  return {
    thread: cells.thread,
    speaker: from === 'Rep' ? 'Replika' : from,
    role,
    text: text.replace(/\\n/g, '\n'),
    at: isoTime(cells.of('timestamp')),
    sourceId: cells.of('id') || null,
  };
}

/** Any table with a column of names and one of words. */
export const readAnyTable = (parts: readonly Part[], ledger: Ledger): Promise<void> =>
  readTable(parts, ledger, anyRow, false);

function anyRow(cells: Cells): Said | null {
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

/** What programs call the two sides, where a column holds that instead of names. */
function roleOf(speaker: string): Role | null {
  const word = speaker.trim().toLowerCase();
  if (['assistant', 'ai', 'bot', 'char'].includes(word)) return 'soul';
  return ['user', 'human'].includes(word) ? 'person' : null;
}

const anyTime = (written: string | null): number | null => {
  const figure = number(written);
  if (figure === null) return isoTime(written);
  return epoch(figure);
};

/** Seconds or milliseconds since 1970: what is above 1e11 is no year of our time in seconds. */
export const epoch = (figure: number): number => (figure > 1e11 ? figure : figure * 1000);
