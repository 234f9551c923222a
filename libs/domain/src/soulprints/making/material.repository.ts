import { DomainError, type FileCategory } from '@kinloom/contract';
import { FileEntity } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { claimFiles, type FileLabels, FileStore, type NewFile } from '../files';
import type { MaterialFile } from './reading';

/** Category of an uploaded avatar until its soul is created. */
export const AVATAR_CATEGORY = 'avatar';

/** Files for creating a soul: owned by the account until they are assigned to the soul. */
@Injectable()
export class MaterialRepository {
  constructor(
    private readonly source: DataSource,
    private readonly store: FileStore,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Stores the rows of placed files.
   * @returns their ids, in the order given
   * @throws DomainError storage_full
   */
  async createRows(accountId: number, files: readonly (NewFile & FileLabels)[]): Promise<number[]> {
    const owner = { accountId, conversationId: null, companionId: null };
    const rows = await this.source.transaction(async (manager) => {
      const created = await claimFiles(manager, owner, files);
      await this.budgets.enforce('storage', accountId, manager);
      return created;
    });
    return rows.map(({ id }) => id);
  }

  /** Loads files in id order. @throws DomainError upload_not_found where one is missing */
  async find(accountId: number, ids: readonly number[]): Promise<MaterialFile[]> {
    const rows = await this.source
      .getRepository(FileEntity)
      .find({ where: { accountId, id: In(ids) }, order: { id: 'ASC' } });
    if (rows.length < ids.length) throw new DomainError('upload_not_found');
    return rows.map(({ id, name, type, size, content, category, storeKey }) => ({
      id,
      name,
      type,
      size,
      text: content,
      category: category as FileCategory | null,
      source: { name, size, open: () => this.readBytes(storeKey) },
    }));
  }

  private async *readBytes(key: string): AsyncGenerator<Uint8Array> {
    const bytes = await this.store.read(key);
    if (!bytes) throw new DomainError('upload_not_found');
    yield* bytes.stream as AsyncIterable<Uint8Array>;
  }
}

/** Reads a whole small file as text. */
export async function readAsText({ source }: MaterialFile): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of source.open()) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
