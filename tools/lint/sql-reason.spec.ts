import { Linter } from 'eslint';
import { sqlReason } from './sql-reason.mjs';

/** Lines on which the rule reports a statement without a reason. */
function reportedLines(code: string): number[] {
  const messages = new Linter().verify(code, {
    plugins: { kinloom: { rules: { 'sql-reason': sqlReason } } },
    rules: { 'kinloom/sql-reason': 'error' },
  });
  return messages.map(({ line }) => line);
}

describe('sql-reason', () => {
  it.each([
    "await source.query('SELECT 1');",
    'manager.query(STATEMENT, [1]);',
    "const rows = await this.sql.run('name', TEXT, []);",
    "idsOf(manager, 'SELECT id FROM souls');",
    'idsOf(manager, `DELETE FROM souls WHERE ${condition}`);',
    "// Reads the souls.\nsource.query('SELECT 1');",
    "/** SQL: a docstring is no reason */\nsource.query('SELECT 1');",
    "// SQL:\nsource.query('SELECT 1');",
    "// SQL: of the first one only\nsource.query('SELECT 1');\nsource.query('SELECT 2');",
  ])('reports a statement without a reason: %s', (code) => {
    expect(reportedLines(`async () => {\n${code}\n};`)).toHaveLength(1);
  });

  it.each([
    "// SQL: tables of another library\nawait source.query('SELECT 1');",
    "// SQL: a hot path\nconst rows = await this.sql.run('name', TEXT, []);",
    "// Locks the row.\n// SQL: no such lock\nreturn source.query('SELECT 1');",
    "// SQL: a function of the server\nconst [row] = (await source.query('SELECT 1')).map(toRow);",
    "const all = [\n// SQL: a lateral join\nsource.query('SELECT 1'),\n];",
    "const all = {\n// SQL: a lateral join\nfirst: (manager) => idsOf(manager, 'SELECT 1'),\n};",
    "souls.createQueryBuilder('soul').where('soul.id = 1').getMany();",
    "pool.run('WITHOUT');",
  ])('accepts %s', (code) => {
    expect(reportedLines(`async () => {\n${code}\n};`)).toEqual([]);
  });
});
