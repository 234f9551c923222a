import { createTestDatabase } from '@kinloom/testing';
import { CHECKPOINTS_VERSION } from './checkpoints';

describe('the tables of checkpoints', () => {
  it('are made with the others, and as new as is known: a newer library is noticed here', async () => {
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
