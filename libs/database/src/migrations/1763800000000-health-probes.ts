import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What readiness writes to learn whether the database can be written to. */
export class HealthProbes1763800000000 implements MigrationInterface {
  readonly name = 'HealthProbes1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row for the whole installation. It holds nothing but the time of the last probe.
      CREATE TABLE health_probes (
        id smallint PRIMARY KEY CHECK (id = 1),
        probed_at timestamptz NOT NULL
      );

      -- Sorts a little more than its memory holds, so that about 400 kB are written to the server's disk and removed again. An update
      -- of one row does not notice a full disk: it reuses space that is there already.
      CREATE FUNCTION probe_disk() RETURNS bigint LANGUAGE sql VOLATILE SET work_mem = '64kB' AS $$
        SELECT count(*) FROM (SELECT n, repeat('x', 100) AS padding FROM generate_series(1, 4000) n ORDER BY md5(n::text) OFFSET 0) sorted
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION probe_disk(); DROP TABLE health_probes;');
  }
}
