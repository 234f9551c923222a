import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer';
import { quoted, quotedPart } from './catalog';
import type { TableColumns } from './manifest';

/** Size of the entries into which a table's data is split; one is in memory at a time. */
const PART_BYTES = 4 * 1024 * 1024;
const TABLE_ENTRY = /^database\/([a-z0-9_]+\.[a-z0-9_]+)\/(\d{6})\.copy$/;

/** @returns the table an entry belongs to, or null where it is something else */
export const tableOfEntry = (path: string): string | null => TABLE_ENTRY.exec(path)?.[1] ?? null;

/**
 * Writes the rows of one table in PostgreSQL's text format, as the client's transaction sees them.
 * @returns how many there are
 */
export async function dumpTable(
  client: ClientBase,
  { name, columns }: TableColumns,
  archive: ArchiveWriter,
): Promise<number> {
  let parts: Buffer[] = [];
  let length = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await archive.add(`database/${name}/${String(number).padStart(6, '0')}.copy`, Buffer.concat(parts));
    [parts, length] = [[], 0];
  };
  const rows = client.query(copyTo(`COPY ${quoted(name)} (${columns.map(quotedPart).join(', ')}) TO STDOUT`));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= PART_BYTES) await flush();
  }
  if (length > 0) await flush();
  // The number of rows arrives after the last of them: the answer to another statement comes later still.
  await client.query('SELECT 1');
  return rows.rowCount;
}
