import { JobEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Kind of the tasks that download a model. */
export const PULL = 'pull';

/** Downloads of models, as rows of background tasks. */
@Injectable()
export class ModelPullRepository {
  constructor(private readonly source: DataSource) {}

  /** The newest download, whichever operator started it. */
  newest(): Promise<JobEntity | null> {
    return this.source.getRepository(JobEntity).findOne({ where: { kind: PULL }, order: { id: 'DESC' } });
  }
}
