import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { claimFiles, type FileRow, type NewFile } from '../files';

/** Category of uploaded exports. They belong to an account only and are deleted after a day. */
const EXPORT_CATEGORY = 'export';

export interface ExportRow {
  name: string;
  type: string;
  size: number;
  store_key: string;
}

/** Rows of uploaded exports. */
@Injectable()
export class ExportsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Stores the row of a placed export.
   * @param enforceQuota whether to check the storage quota
   * @throws DomainError storage_full
   */
  create(accountId: number, file: NewFile, enforceQuota: boolean): Promise<FileRow[]> {
    const owner = { accountId, conversationId: null, companionId: null };
    return this.source.transaction(async (manager) => {
      const rows = await claimFiles(manager, owner, [{ ...file, category: EXPORT_CATEGORY }]);
      if (enforceQuota) await this.budgets.enforce('storage', accountId, manager);
      return rows;
    });
  }

  async findForOwner(accountId: number, fileId: number): Promise<ExportRow | null> {
    const [file] = await this.source.query<ExportRow[]>(
      'SELECT name, type, size, store_key FROM files WHERE account_id = $1 AND id = $2 AND category = $3',
      [accountId, fileId, EXPORT_CATEGORY],
    );
    return file ?? null;
  }

  async deleteForOwner(accountId: number, fileId: number): Promise<void> {
    await this.source.query('DELETE FROM files WHERE account_id = $1 AND id = $2 AND category = $3', [
      accountId,
      fileId,
      EXPORT_CATEGORY,
    ]);
  }
}
