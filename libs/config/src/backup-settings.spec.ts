import { loadBackupSettings } from './backup-settings';
import { loadConfig } from './config';
import { RefusedSetting } from './refused-start';

const DATABASE_URL = 'postgres://kinloom:secret@127.0.0.1:5432/kinloom';

describe('loadBackupSettings', () => {
  it('schedules no backups by default, and reads folder, interval and passphrase file', () => {
    expect(loadConfig({ DATABASE_URL, KINLOOM_DATA_DIR: '/data' }).backup).toEqual({
      folder: '/data/backups',
      everyHours: null,
      keep: 7,
      passphrase: null,
      passphraseFile: null,
    });
    const given = {
      KINLOOM_BACKUP_DIR: '/backups',
      KINLOOM_BACKUP_EVERY_HOURS: '24',
      KINLOOM_BACKUP_KEEP: '30',
      KINLOOM_BACKUP_PASSPHRASE_FILE: '/run/secrets/backup',
    };
    expect(loadBackupSettings(given)).toEqual({
      folder: '/backups',
      everyHours: 24,
      keep: 30,
      passphrase: null,
      passphraseFile: '/run/secrets/backup',
    });
  });

  it.each([
    ['KINLOOM_BACKUP_EVERY_HOURS', { KINLOOM_BACKUP_EVERY_HOURS: 'daily' }],
    ['KINLOOM_BACKUP_KEEP', { KINLOOM_BACKUP_KEEP: '0' }],
    ['KINLOOM_BACKUP_PASSPHRASE', { KINLOOM_BACKUP_PASSPHRASE: 'a', KINLOOM_BACKUP_PASSPHRASE_FILE: 'b' }],
  ])('rejects a malformed %s with a message that names it', (name, given) => {
    const load = () => loadConfig({ DATABASE_URL, ...given });
    expect(load).toThrow(RefusedSetting);
    expect(load).toThrow(new RegExp(`^${name} `));
  });
});
