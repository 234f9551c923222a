import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns with a CHECK whose words change: all words in use before and after, in the same order. */
const CHANGED = [
  { table: 'turns', column: 'kind', before: ['reply', 'anew', 'onward'], after: ['reply', 'regenerate', 'continue'] },
  {
    table: 'mails',
    column: 'state',
    before: ['waiting', 'sent', 'failed', 'nobody'],
    after: ['waiting', 'sent', 'failed', 'no_account'],
  },
];

/** Renames the kinds of turns to `regenerate` and `continue`, and the state of mails to unknown addresses to `no_account`. */
export class TurnKindsAndMailStates1763920000000 implements MigrationInterface {
  readonly name = 'TurnKindsAndMailStates1763920000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, column, before, after } of CHANGED) await renameWords(runner, table, column, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, column, before, after } of CHANGED) await renameWords(runner, table, column, after, before);
  }
}

async function renameWords(runner: QueryRunner, table: string, column: string, from: string[], to: string[]) {
  const check = `${table}_${column}_check`;
  await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${check}`);
  for (const [index, word] of from.entries())
    if (to[index] !== word)
      await runner.query(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, [word, to[index]]);
  const words = to.map((word) => `'${word}'`).join(', ');
  await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${check} CHECK (${column} IN (${words}))`);
}
