import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error';
import { listTables, quoted, quotedPart } from './catalog';
import type { BackupHeader, BackupManifest, SequenceValue } from './manifest';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}
type CopyStream = ReturnType<typeof copyFrom>;

/**
 * Fills the tables of an empty schema from a backup, in the caller's transaction. Foreign keys are taken off before and put back after, which
 * checks them all: tables come in any order, and no right beyond owning them is needed.
 */
export class DatabaseLoad {
  private current: { table: string; copy: CopyStream; done: Promise<void> } | null = null;
  private readonly rows = new Map<string, number>();

  private constructor(
    private readonly client: ClientBase,
    private readonly header: BackupHeader,
    private readonly keys: readonly ForeignKey[],
    private readonly tables: readonly string[],
  ) {}

  /** @throws BackupError where the backup has tables that the schema has not */
  static async begin(client: ClientBase, header: BackupHeader): Promise<DatabaseLoad> {
    const tables = (await listTables(client)).map(({ name }) => name);
    const unknown = header.tables.find(({ name }) => !tables.includes(name));
    if (unknown)
      throw new BackupError(
        `This release has no table ${unknown.name}: restore with the release that made the backup.`,
      );
    const { rows: keys } = await client.query<ForeignKey>(
      `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
       WHERE contype = 'f' AND nspname IN ('public', 'langgraph') ORDER BY 1, 2`,
    );
    for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quotedPart(name)}`);
    for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
    // Migrations may have stored rows of their own.
    await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
    return new DatabaseLoad(client, header, keys, tables);
  }

  /** Adds a part of a table's data; the parts of one table come one after the other. */
  async add(table: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.current?.table !== table) {
      await this.endTable();
      this.current = this.beginTable(table);
    }
    const { copy, done } = this.current;
    for await (const chunk of content) {
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), done]);
    }
  }

  /** Ends the load. @throws BackupError where a table has another number of rows than the backup says */
  async finish({ tables }: BackupManifest, sequences: readonly SequenceValue[]): Promise<void> {
    await this.endTable();
    for (const { name, rows } of tables) {
      if ((this.rows.get(name) ?? 0) !== rows)
        throw new BackupError(`This backup is damaged: ${name} has another number of rows. Use another backup.`);
    }
    for (const { table, column, value } of sequences) {
      await this.client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint)', [
        quoted(table),
        column,
        value,
      ]);
    }
    for (const table of this.tables) await this.client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of this.keys)
      await this.client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quotedPart(name)} ${definition}`);
  }

  private beginTable(table: string): { table: string; copy: CopyStream; done: Promise<void> } {
    const known = this.header.tables.find(({ name }) => name === table);
    if (!known || this.rows.has(table))
      throw new BackupError('This backup is damaged: its tables are out of order. Use another backup.');
    const columns = known.columns.map(quotedPart).join(', ');
    const copy = this.client.query(copyFrom(`COPY ${quoted(table)} (${columns}) FROM STDIN`));
    const done = finished(copy);
    // Awaited by the next call that adds or ends; it may fail before that.
    done.catch(() => undefined);
    return { table, copy, done };
  }

  private async endTable(): Promise<void> {
    if (!this.current) return;
    const { table, copy, done } = this.current;
    this.current = null;
    copy.end();
    await done;
    this.rows.set(table, copy.rowCount);
  }
}
