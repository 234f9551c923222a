import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import type { EntityMetadata } from 'typeorm';
import { createDataSource } from './data-source';
import { migrate } from './migrate';

/** Created by TypeORM itself, not by a migration or an entity. */
const TYPEORM_TABLES = ['migrations', 'typeorm_metadata'];

/** TypeORM requires a primary key. Two tables have none: only their entities name one, in place of the constraint beside it here. */
const ENTITY_ONLY_PRIMARY_KEYS: Readonly<Record<string, string | null>> = {
  'memory_tombstones.memory_tombstones_pkey': null,
  'socket_io_attachments.socket_io_attachments_pkey': 'socket_io_attachments.socket_io_attachments_id_key',
};

/** The sort direction of an index column, which decorators cannot express. */
const DIRECTION = / DESC( NULLS LAST)?/g;

type Part = 'table' | 'column' | 'constraint' | 'index';

/** Tables, columns, constraints and indexes as PostgreSQL describes them. Number defaults are compared without quotes and cast. */
const PARTS = String.raw`
  SELECT 'table' AS part, relname AS "table", relname AS name, '' AS definition
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'column', c.relname, a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN 'not null' END, 'identity ' || nullif(a.attidentity::text, ''),
      'generated ' || nullif(a.attgenerated::text, ''), 'default ' || regexp_replace(pg_get_expr(d.adbin, d.adrelid), $re$^'([\d.]+)'::.*$re$, '\1'))
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL
  SELECT 'index', tablename, indexname, indexdef
    FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint)`;

describe('entities', () => {
  let migrated: TestDatabase;
  let built: TestDatabase;
  let metadata: readonly EntityMetadata[];

  beforeAll(async () => {
    [migrated, built] = await Promise.all([createTestDatabase({ empty: true }), createTestDatabase({ empty: true })]);
    await migrate(migrated.url);
    const source = await createDataSource(built.url, 2).initialize();
    try {
      await source.driver.createSchemaBuilder().build();
      metadata = source.entityMetadatas;
    } finally {
      await source.destroy();
    }
  });
  afterAll(() => Promise.all([migrated.drop(), built.drop()]));

  /** Definitions by `table.name`. */
  const definitionsIn = async (database: TestDatabase, part: Part): Promise<Map<string, string>> => {
    const rows = await database.query<{ key: string; definition: string }>(
      `SELECT "table" || '.' || name AS key, definition FROM (${PARTS}) parts WHERE part = $1 AND "table" <> ALL ($2) ORDER BY key`,
      [part, TYPEORM_TABLES],
    );
    return new Map(rows.map(({ key, definition }) => [key, definition]));
  };

  it('exist for every table', async () => {
    const tables = metadata.map(({ tableName }) => `${tableName}.${tableName}`).sort();
    expect(tables).toEqual([...(await definitionsIn(migrated, 'table')).keys()].sort());
  });

  it('have the columns of the migrations: type, nullability, identity, generation and default', async () => {
    expect(await definitionsIn(built, 'column')).toEqual(await definitionsIn(migrated, 'column'));
  });

  it('have the keys, foreign keys and checks of the migrations', async () => {
    const constraints = await definitionsIn(built, 'constraint');
    const expected = await definitionsIn(migrated, 'constraint');
    for (const [name, replaced] of Object.entries(ENTITY_ONLY_PRIMARY_KEYS)) {
      expect(constraints.delete(name)).toBe(true);
      if (replaced) expect(expected.delete(replaced)).toBe(true);
    }
    expect(constraints).toEqual(expected);
  });

  it('have the indexes of the migrations', async () => {
    const indexes = await definitionsIn(migrated, 'index');
    // Entities declare expression indexes by name only.
    for (const { tableName, indices } of metadata)
      for (const { name, synchronize } of indices)
        if (!synchronize) expect(indexes.delete(`${tableName}.${name}`)).toBe(true);
    for (const [name, definition] of indexes) indexes.set(name, definition.replace(DIRECTION, ''));
    expect(await definitionsIn(built, 'index')).toEqual(indexes);
  });
});
