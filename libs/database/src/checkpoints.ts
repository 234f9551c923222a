import type { Client } from 'pg';

/** Schema of LangGraph's checkpoint tables, which the library owns. */
export const CHECKPOINTS = 'langgraph';

/** Newest version of the library's migrations. If the database has it, the library is not loaded to migrate. */
export const CHECKPOINTS_VERSION = 4;

/** Creates or migrates the checkpoint tables. The caller must hold the migration lock: the library's setup is not safe to run concurrently. */
export async function migrateCheckpoints(client: Client, url: string): Promise<void> {
  const migrationsTable = `${CHECKPOINTS}.checkpoint_migrations`;
  const [table] = (
    await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [migrationsTable])
  ).rows;
  if (table?.exists) {
    const [newest] = (await client.query<{ v: number | null }>(`SELECT max(v) AS v FROM ${migrationsTable}`)).rows;
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
