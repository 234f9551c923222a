import type { QueryRunner } from 'typeorm';

/** Renames a table with its indexes and constraints, all of which begin with the table's name. */
export async function renameTable(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  await runner.query(`
    DO $$
    DECLARE found record;
    BEGIN
      FOR found IN SELECT conname AS name FROM pg_constraint WHERE conrelid = '${to}'::regclass AND starts_with(conname, '${from}_') LOOP
        EXECUTE format('ALTER TABLE ${to} RENAME CONSTRAINT %I TO %I', found.name, '${to}' || substr(found.name, ${from.length + 1}));
      END LOOP;
      FOR found IN SELECT indexname AS name FROM pg_indexes WHERE tablename = '${to}' AND starts_with(indexname, '${from}_') LOOP
        EXECUTE format('ALTER INDEX %I RENAME TO %I', found.name, '${to}' || substr(found.name, ${from.length + 1}));
      END LOOP;
    END $$`);
}
