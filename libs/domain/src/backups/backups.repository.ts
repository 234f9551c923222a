import type { BackupState } from '@kinloom/contract';
import { CONFIG, type Config } from '@kinloom/config';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface BackupStateRow {
  succeeded_at: Date | null;
  bytes: number | null;
  failed_at: Date | null;
  error: string | null;
}

/** Reads what became of backups. */
@Injectable()
export class BackupsRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The last backup that succeeded, and the failure of the newest one, where it failed. */
  async state(): Promise<BackupState> {
    const [row] = await this.source.query<BackupStateRow[]>(
      `SELECT done.finished_at AS succeeded_at, done.bytes, newest.finished_at AS failed_at, newest.error
       FROM (SELECT) AS one
         LEFT JOIN LATERAL (SELECT finished_at, bytes FROM backup_runs WHERE state = 'done' ORDER BY id DESC LIMIT 1) done ON true
         LEFT JOIN LATERAL (
           SELECT finished_at, error FROM (SELECT * FROM backup_runs WHERE state <> 'running' ORDER BY id DESC LIMIT 1) ended
           WHERE state = 'failed') newest ON true`,
    );
    return {
      everyHours: this.config.backup.everyHours,
      lastSuccessAt: row?.succeeded_at?.toISOString() ?? null,
      lastBytes: row?.bytes ?? null,
      failure: row?.failed_at ? { at: row.failed_at.toISOString(), reason: row.error ?? '' } : null,
    };
  }
}
