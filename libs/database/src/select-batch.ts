import type { DataSource } from 'typeorm';

interface PendingSelect {
  text: string;
  values: readonly unknown[];
  resolve: (rows: never) => void;
  reject: (reason: unknown) => void;
}

/**
 * Runs SELECTs that are requested in the same turn of the event loop as one statement: one round trip and one snapshot. For background work
 * that reads many small results.
 */
export class SelectBatch {
  private pending: PendingSelect[] = [];

  constructor(private readonly source: DataSource) {}

  /**
   * @param text a SELECT whose columns have different names
   * @returns the rows as JSON: times are ISO strings
   */
  select<Rows extends object[]>(text: string, values: readonly unknown[]): Promise<Rows> {
    return new Promise((resolve, reject) => {
      this.pending.push({ text, values, resolve, reject });
      if (this.pending.length === 1) setImmediate(() => void this.run());
    });
  }

  private async run(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    const values: unknown[] = [];
    const columns = batch.map((select, place) => {
      const text = select.text.replaceAll(/\$(\d+)/g, (_, number) => `$${values.length + Number(number)}`);
      values.push(...select.values);
      return `(SELECT coalesce(json_agg(r), '[]') FROM (${text}) r) AS "${place}"`;
    });
    try {
      // SQL: runs the statements of its callers
      const [results] = await this.source.query<Record<number, never>[]>(`SELECT ${columns.join(',\n')}`, values);
      batch.forEach(({ resolve }, place) => resolve((results?.[place] ?? []) as never));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
