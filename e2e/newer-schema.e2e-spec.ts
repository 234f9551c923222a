import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { UnknownMigrationError } from '@kinloom/database';
import { startApi } from '../api/src/app';
import { Installation } from './support/harness';
import { settingsOf } from './support/processes';

const LINE =
  'This database was made by a newer release (migration Later9999999999999). Start that release or restore a backup.';

let installation: Installation;
beforeEach(async () => {
  installation = await Installation.make();
  await installation.database.query(
    `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`,
  );
});
afterEach(() => installation.close());

describe('a database that a newer release has changed', () => {
  it('is refused by api and worker', async () => {
    await expect(startApi(installation.config())).rejects.toThrow(UnknownMigrationError);
    await expect(installation.worker()).rejects.toThrow(LINE);
  });

  it.each(['api/src/migrate.js', 'api/src/main.js', 'worker/src/main.js'])(
    'ends %s with one line and the exit code of a refusal',
    async (entry) => {
      const child = fork(join(__dirname, '../dist', entry), {
        env: { PATH: process.env['PATH'], ...settingsOf(installation.config()) },
        silent: true,
      });
      const lines: unknown[] = [];
      let output = '';
      child.on('message', (message) => lines.push(message));
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
      const [code] = (await once(child, 'close')) as [number];
      expect({ code, lines, output }).toEqual({ code: 78, lines: [{ type: 'refused', line: LINE }], output: '' });
    },
  );
});
