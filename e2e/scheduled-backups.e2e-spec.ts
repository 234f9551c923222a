import { watch } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupConnection, verifyArchive } from '@kinloom/backup';
import type { SystemState } from '@kinloom/contract';
import { BackupScheduleService } from '@kinloom/domain/backups';
import { Installation, type Person } from './support/harness';

let installation: Installation;
let folder: string;
beforeEach(async () => {
  installation = await Installation.make();
  folder = join(installation.dataDir, 'backups');
});
afterEach(() => installation.close());

const HOURLY = { KINLOOM_BACKUP_EVERY_HOURS: '1', KINLOOM_BACKUP_KEEP: '2' };
const schedule = (settings: Record<string, string> = HOURLY) =>
  new BackupScheduleService(installation.config(settings));
const anHourPasses = () =>
  installation.database.query(`UPDATE backup_runs SET started_at = started_at - interval '61 minutes'`);
const names = async () => (await readdir(folder)).sort();

async function stateOf(operator: Person): Promise<SystemState['backup']> {
  return ((await operator.get('/api/admin/system').expect(200)).body as SystemState).backup;
}

describe('scheduled backups', () => {
  it('are made by the worker when due, and never if not configured', async () => {
    await mkdir(folder);
    const watcher = watch(folder);
    const made = new Promise<string>((resolve) => {
      watcher.on('change', (_event, name) => {
        if (String(name).endsWith('.tar.gz')) resolve(String(name));
      });
    });
    expect(await schedule({}).check()).toBe('not_due');
    await installation.worker(HOURLY);
    const name = await made;
    watcher.close();
    expect(name).toMatch(/^kinloom-scheduled-\d{8}T\d{6}Z\.tar\.gz$/);
    expect((await verifyArchive(join(folder, name), null)).header.product).toBe('kinloom');
  });

  it('are made once by concurrent workers, and again only when due', async () => {
    const outcomes = await Promise.all([schedule().check(), schedule().check()]);
    expect(outcomes.sort()).toEqual(['made', 'not_due']);
    expect(await schedule().check()).toBe('not_due');
    expect(await names()).toHaveLength(1);
    await anHourPasses();
    // While an operator's own backup runs, the scheduled one waits.
    await BackupConnection.use(installation.database.url, async () => {
      expect(await schedule().check()).toBe('not_due');
    });
  });

  it('are pruned to the configured number; other files are never removed', async () => {
    await mkdir(folder);
    const others = ['kinloom-20200101T000000Z.tar.gz', 'kinloom-scheduled-holiday.tar.gz', 'notes.txt'];
    const older = ['kinloom-scheduled-20200101T000000Z.tar.gz', 'kinloom-scheduled-20200102T000000Z.tar.gz.enc'];
    for (const name of [...others, ...older]) await writeFile(join(folder, name), '');
    expect(await schedule().check()).toBe('made');
    const left = await names();
    expect(left).toEqual(expect.arrayContaining([...others, 'kinloom-scheduled-20200102T000000Z.tar.gz.enc']));
    expect(left).not.toContain('kinloom-scheduled-20200101T000000Z.tar.gz');
    expect(left).toHaveLength(5);
  });

  it('that fail are shown to operators, not counted, and retried', async () => {
    const api = await installation.api(HOURLY);
    const operator = await installation.person(api);
    expect(await stateOf(operator)).toEqual({ everyHours: 1, lastSuccessAt: null, lastBytes: null, failure: null });
    const metric = async () =>
      /^kinloom_backup_last_success_seconds (\d+(\.\d+)?)$/m.exec(
        (await operator.get('/api/metrics').expect(200)).text,
      )?.[1];
    expect(await metric()).toBe('0');
    const missing = join(installation.dataDir, 'no-such-passphrase');
    expect(await schedule({ ...HOURLY, KINLOOM_BACKUP_PASSPHRASE_FILE: missing }).check()).toBe('failed');
    const { failure } = await stateOf(operator);
    expect(failure?.reason).toMatch(/^KINLOOM_BACKUP_PASSPHRASE_FILE: .* cannot be read \(ENOENT\)/);
    expect(await metric()).toBe('0');
    expect(await schedule().check()).toBe('not_due');
    await anHourPasses();
    expect(await schedule().check()).toBe('made');
    const state = await stateOf(operator);
    expect(state).toMatchObject({ everyHours: 1, failure: null });
    expect(Number(state.lastBytes)).toBeGreaterThan(0);
    expect(Number(await metric())).toBeCloseTo(Date.parse(state.lastSuccessAt ?? '') / 1_000, 0);
    expect(
      await installation.database.query(`SELECT actor FROM security_events WHERE kind = 'backup_created'`),
    ).toEqual([{ actor: 'system' }]);
  });
});
