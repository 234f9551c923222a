import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

/**
 * Runs named prepared statements of hot paths on the data source's connection pool. They are prepared once per connection, which saves
 * parsing and planning on each execution.
 */
export class Sql {
  private readonly pool: Pool;

  constructor(source: DataSource) {
    this.pool = poolOf(source);
  }

  /**
   * @param name of the prepared statement; must be unique per text
   * @returns the rows
   */
  async run<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values });
    return result.rows;
  }
}

/** The connection pool of a data source, for libraries that take a pool. */
export function poolOf(source: DataSource): Pool {
  return (source.driver as PostgresDriver).master as Pool;
}

/** Whether a database error has one of these SQLSTATEs. */
export function isSqlState(error: unknown, ...states: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && states.includes(String(error.code));
}
export const UNIQUE_VIOLATION = '23505';
export const DEADLOCK = '40P01';
