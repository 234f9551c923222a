import type { BackupState } from '@kinloom/contract';
import { CONFIG, type Config } from '@kinloom/config';
import { BackupRunEntity } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';

/** Reads the history of backup runs. */
@Injectable()
export class BackupsRepository {
  constructor(
    private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Last successful backup, and the failure of the newest run if it failed. */
  async state(): Promise<BackupState> {
    const runs = this.source.getRepository(BackupRunEntity);
    const [done, newest] = await Promise.all([
      runs.findOne({ where: { state: 'done' }, order: { id: 'DESC' } }),
      runs.findOne({ where: { state: Not('running') }, order: { id: 'DESC' } }),
    ]);
    const failedAt = newest?.state === 'failed' ? newest.finishedAt : null;
    return {
      everyHours: this.config.backup.everyHours,
      lastSuccessAt: done?.finishedAt?.toISOString() ?? null,
      lastBytes: done?.bytes ?? null,
      failure: failedAt ? { at: failedAt.toISOString(), reason: newest?.error ?? '' } : null,
    };
  }
}
