import { createTestDatabase } from '@kinloom/testing';
import { CHECKPOINTS_VERSION } from './checkpoints';

describe('checkpoint tables', () => {
  it('are created by migrate and have the expected version of the library', async () => {
    const database = await createTestDatabase({ empty: false });
    try {
      expect(await database.query('SELECT max(v) AS v FROM langgraph.checkpoint_migrations')).toEqual([
        { v: CHECKPOINTS_VERSION },
      ]);
    } finally {
      await database.drop();
    }
  });
});
