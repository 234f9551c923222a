import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Statements that check whether the database answers and accepts writes. */
@Injectable()
export class DatabaseHealthRepository {
  constructor(private readonly source: DataSource) {}

  /** Completes if the database answers. */
  async ping(): Promise<void> {
    // SQL: reads no table
    await this.source.query('SELECT 1');
  }

  /**
   * Completes if the database accepts writes: of a row, and of a temporary file that is larger than the server's memory for sorting.
   */
  async probeWrite(): Promise<void> {
    // SQL: both writes in one statement, and `probe_disk` is a function of the schema
    await this.source.query(
      `WITH written AS (INSERT INTO health_probes (id, probed_at) VALUES (1, now())
         ON CONFLICT (id) DO UPDATE SET probed_at = EXCLUDED.probed_at RETURNING id)
       SELECT probe_disk() FROM written`,
    );
  }
}
