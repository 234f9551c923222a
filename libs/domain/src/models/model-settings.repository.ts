import type { ModelRole } from '@kinloom/contract';
import { InstallationEntity, ModelSettingEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Rows of the table `installation`. */
const VERSION = 'models-version';
const BUILT_IN_FALLBACK = 'models-built-in-fallback';

export type ModelSettingRow = Omit<ModelSettingEntity, 'updatedAt'>;

export interface StoredModels {
  /** Raised by every change. */
  version: number;
  rows: ModelSettingRow[];
  builtInFallback: boolean;
}

/** Models chosen by operators. Every change raises the version in the same transaction. */
@Injectable()
export class ModelSettingsRepository {
  constructor(private readonly source: DataSource) {}

  /** The version, which a change raises; 0 before the first one. */
  async version(): Promise<number> {
    const row = await this.source.getRepository(InstallationEntity).findOneBy({ name: VERSION });
    return Number(row?.value ?? 0);
  }

  load(): Promise<StoredModels> {
    return this.source.transaction('REPEATABLE READ', async (manager) => {
      const installation = manager.getRepository(InstallationEntity);
      return {
        version: Number((await installation.findOneBy({ name: VERSION }))?.value ?? 0),
        rows: await manager.getRepository(ModelSettingEntity).find({ order: { role: 'ASC' } }),
        builtInFallback: (await installation.findOneBy({ name: BUILT_IN_FALLBACK }))?.value === 'on',
      };
    });
  }

  set(row: ModelSettingRow): Promise<void> {
    return this.change((manager) => manager.getRepository(ModelSettingEntity).upsert(row, ['role']));
  }

  remove(role: ModelRole): Promise<void> {
    return this.change((manager) => manager.getRepository(ModelSettingEntity).delete({ role }));
  }

  setBuiltInFallback(on: boolean): Promise<void> {
    const row = { name: BUILT_IN_FALLBACK, value: on ? 'on' : 'off' };
    return this.change((manager) => manager.getRepository(InstallationEntity).upsert(row, ['name']));
  }

  private change(write: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    return this.source.transaction(async (manager) => {
      await write(manager);
      // SQL: an upsert that increments
      await manager.query(
        `INSERT INTO installation (name, value) VALUES ($1, '1')
         ON CONFLICT (name) DO UPDATE SET value = (installation.value::bigint + 1)::text`,
        [VERSION],
      );
    });
  }
}
