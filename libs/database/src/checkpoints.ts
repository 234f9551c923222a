import type { Client } from 'pg';

/** Where a graph's checkpoints lie: apart from our own tables, for they are their library's. */
export const CHECKPOINTS = 'langgraph';

/** The newest step of the library's own migrations: with it in place, the library need not be loaded to migrate. */
export const CHECKPOINTS_VERSION = 4;

/** Makes or renews the tables of checkpoints. Held under the lock of `migrate`: the library's own setup is not safe side by side. */
export async function migrateCheckpoints(client: Client, url: string): Promise<void> {
  const known = `${CHECKPOINTS}.checkpoint_migrations`;
  const [there] = (await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [known])).rows;
  if (there?.there) {
    const [newest] = (await client.query<{ v: number | null }>(`SELECT max(v) AS v FROM ${known}`)).rows;
    if ((newest?.v ?? -1) >= CHECKPOINTS_VERSION) return;
  }
  const { PostgresSaver } = await import('@langchain/langgraph-checkpoint-postgres');
  const saver = PostgresSaver.fromConnString(url, { schema: CHECKPOINTS });
  try {
    await saver.setup();
  } finally {
    await saver.end();
  }
}
