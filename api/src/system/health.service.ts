import { CONFIG, type Config } from '@kinloom/config';
import type { Health } from '@kinloom/contract';
import { JobProducer } from '@kinloom/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Milliseconds in which a part must answer to count as up. */
const PATIENCE = 2_000;

/** How the installation is, just now. */
@Injectable()
export class HealthService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly jobs: JobProducer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async health(): Promise<Health> {
    const [database, workers] = await Promise.all([
      inTime(this.source.query('SELECT 1').then(() => 1)),
      inTime(this.jobs.workers('replies')),
    ]);
    const part = (up: boolean) => (up ? 'up' : 'down');
    const fine = database !== null && workers !== null && workers > 0;
    return {
      status: fine ? 'ok' : 'degraded',
      database: part(database !== null),
      queue: part(workers !== null),
      worker: part(workers !== null && workers > 0),
      voice: this.config.voice === null ? 'built-in' : 'model',
    };
  }
}

/** @returns what was asked, or null where it failed or took too long: both mean that the part is down */
function inTime(asked: Promise<number>): Promise<number | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    asked.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
