import { BackupRunningError, readPassphraseFile, reasonLine, runBackup } from '@kinloom/backup';
import { CONFIG, type Config, releaseVersion } from '@kinloom/config';
import { Inject, Injectable, Logger } from '@nestjs/common';

/** Interval in milliseconds at which workers check whether a backup is due. */
const CHECK_EVERY = 60_000;

export type CheckOutcome = 'made' | 'not_due' | 'failed';

/** Runs scheduled backups. Every worker may run it; a lock lets one of them make the backup. */
@Injectable()
export class BackupScheduleService {
  private readonly logger = new Logger('Backups');
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | null = null;
  private checking: Promise<CheckOutcome> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Starts the schedule; no-op if no backups are scheduled. */
  begin(): void {
    if (this.config.backup.everyHours === null) return;
    const check = () => void this.check();
    check();
    this.timer = setInterval(check, CHECK_EVERY);
    this.timer.unref();
  }

  /** Aborts a running backup and resolves when its partial files are removed. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.checking;
  }

  /** Makes a backup if one is due. Failures are logged and recorded, not thrown. */
  async check(): Promise<CheckOutcome> {
    this.checking ??= this.run().finally(() => (this.checking = null));
    return this.checking;
  }

  private async run(): Promise<CheckOutcome> {
    const { backup, databaseUrl, dataDir } = this.config;
    const { everyHours, keep, folder, passphrase, passphraseFile } = backup;
    if (everyHours === null) return 'not_due';
    const options = {
      databaseUrl,
      dataDir,
      folder,
      trigger: 'scheduled' as const,
      passphrase: async () => (passphraseFile === null ? passphrase : readPassphraseFile(passphraseFile)),
      release: releaseVersion(),
      signal: this.stopping.signal,
    };
    try {
      const result = await runBackup(options, { everyHours, keep });
      if (!result) return 'not_due';
      if (result.missingFiles.length > 0)
        this.logger.warn(
          `backup.files_missing count=${result.missingFiles.length}: see manifest.json in ${result.path}`,
        );
      return 'made';
    } catch (error) {
      // Another worker or an operator is making a backup.
      if (error instanceof BackupRunningError) return 'not_due';
      this.logger.error(`backup.failed: ${reasonLine(error)}`);
      return 'failed';
    }
  }
}
