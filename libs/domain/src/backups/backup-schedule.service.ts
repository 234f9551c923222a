import { BackupRunningError, readPassphraseFile, reasonLine, runBackup } from '@kinloom/backup';
import { CONFIG, type Config, releaseVersion } from '@kinloom/config';
import { Inject, Injectable, Logger } from '@nestjs/common';

/** Milliseconds between looks whether a backup is due. */
const CHECK_EVERY = 60_000;

export type CheckOutcome = 'made' | 'not_due' | 'failed';

/** Makes a backup when one is due. Every worker may run it: one of them makes the backup. */
@Injectable()
export class BackupScheduleService {
  private readonly logger = new Logger('Backups');
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | null = null;
  private checking: Promise<CheckOutcome> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Begins to look; does nothing where no backups are scheduled. */
  begin(): void {
    if (this.config.backup.everyHours === null) return;
    const check = () => void this.check();
    check();
    this.timer = setInterval(check, CHECK_EVERY);
    this.timer.unref();
  }

  /** Gives up a backup that is being made, and settles when nothing of it is left. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.checking;
  }

  /** Makes a backup where one is due; failures are logged and noted. */
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
      // Another worker makes it, or an operator does.
      if (error instanceof BackupRunningError) return 'not_due';
      this.logger.error(`backup.failed: ${reasonLine(error)}`);
      return 'failed';
    }
  }
}
