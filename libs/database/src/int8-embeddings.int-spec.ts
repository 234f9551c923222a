import { createTestDatabase, makeAccount, makeSoul, type TestDatabase } from '@kinloom/testing';
import { createDataSource } from './data-source';
import { Int8Embeddings1763980000000 } from './migrations/1763980000000-int8-embeddings';

describe('migration of the embeddings of memories to a byte a dimension', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createTestDatabase()));
  afterEach(() => database.drop());

  it('converts vectors with a direction, with their model, the version of its prefixes and the hash of their text', async () => {
    const soul = await makeSoul(database, await makeAccount(database));
    const source = await createDataSource(database.url, 1).initialize();
    const runner = source.createQueryRunner();
    try {
      const migration = new Int8Embeddings1763980000000();
      await migration.down(runner);
      await runner.query(
        `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version, embedding, embedding_model)
         SELECT $1, 'moment', content, content, 'surface', 'anchored', now(), 'card', content, 1, vector::real[], model
         FROM (VALUES ('plain', '{0.5,-0.25,0}', 'small at one.test'), ('prefixed', '{-3,4}', 'nomic at one.test, prefixes 1'),
           ('zero', '{0,0}', 'small at one.test'), ('broken', '{NaN,1}', 'small at one.test'), ('none', NULL, NULL))
           AS v (content, vector, model)`,
        [soul],
      );
      await migration.up(runner);
    } finally {
      await runner.release();
      await source.destroy();
    }
    const rows = await database.query<{
      content: string;
      name: string;
      version: number;
      scale: number;
      vector: Buffer;
    }>(
      `SELECT m.content, k.name, k.version, e.scale, e.vector FROM memory_embeddings e JOIN memories m ON m.id = e.memory_id
         JOIN embedding_models k ON k.id = e.model_id WHERE e.content_hash = md5(m.content)::uuid ORDER BY m.content`,
    );
    expect(rows.map(({ vector, scale: _, ...row }) => ({ ...row, bytes: [...new Int8Array(vector)] }))).toEqual([
      { content: 'plain', name: 'small at one.test', version: 0, bytes: [127, -64, 0] },
      { content: 'prefixed', name: 'nomic at one.test', version: 1, bytes: [-95, 127] },
    ]);
    for (const { vector, scale } of rows) expect(scale * Math.hypot(...new Int8Array(vector))).toBeCloseTo(1, 6);
    expect(await database.query('SELECT count(*)::int AS count FROM memory_embeddings')).toEqual([{ count: 2 }]);
  });
});
