import { JobEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Kind of the tasks that download a model with Ollama. */
export const PULL = 'pull';
/** Kind of the tasks that install the own engine. */
export const ENGINE = 'engine';

/** Downloads of models and installations of the engine, as rows of background tasks. */
@Injectable()
export class ModelPullRepository {
  constructor(private readonly source: DataSource) {}

  /** The newest task of a kind, whichever operator started it. */
  newest(kind: typeof PULL | typeof ENGINE): Promise<JobEntity | null> {
    return this.source.getRepository(JobEntity).findOne({ where: { kind }, order: { id: 'DESC' } });
  }
}
