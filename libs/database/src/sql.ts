import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

/**
 * The statements of the write path, prepared once per connection and run on the data source's own pool: the same connections, without
 * the cost of parsing and planning them each time.
 */
export class Sql {
  private readonly pool: Pool;

  constructor(source: DataSource) {
    this.pool = poolOf(source);
  }

  /**
   * @param name names the prepared statement; one name, one text
   * @returns the rows
   */
  async run<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values });
    return result.rows;
  }
}

/** The connections a data source has opened; for libraries that take a pool. */
export function poolOf(source: DataSource): Pool {
  return (source.driver as PostgresDriver).master as Pool;
}

/** Whether an error of the database carries this SQLSTATE. */
export function isSqlState(error: unknown, ...states: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && states.includes(String(error.code));
}
export const UNIQUE_VIOLATION = '23505';
export const DEADLOCK = '40P01';
