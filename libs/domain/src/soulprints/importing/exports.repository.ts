import { FileEntity } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { claimFiles, type FileRow, type NewFile } from '../files';

/** Category of uploaded exports. They belong to an account only and are deleted after a day. */
const EXPORT_CATEGORY = 'export';

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

  findForOwner(accountId: number, fileId: number): Promise<FileEntity | null> {
    return this.files.findOneBy({ id: fileId, accountId, category: EXPORT_CATEGORY });
  }

  async deleteForOwner(accountId: number, fileId: number): Promise<void> {
    await this.files.delete({ id: fileId, accountId, category: EXPORT_CATEGORY });
  }

  private get files() {
    return this.source.getRepository(FileEntity);
  }
}
