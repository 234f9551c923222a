import { AccountsModule } from '@kinloom/domain/accounts';
import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { BudgetsModule } from '@kinloom/domain/budgets';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { SoulprintsModule } from '@kinloom/domain/soulprints';
import { Module } from '@nestjs/common';
import { AccountExportRepository } from './account-export.repository';
import { AccountDeletionRepository } from './account-deletion.repository';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';
import { AccountImportRepository } from './transfer/account-import.repository';
import { AccountImportService } from './transfer/account-import.service';

@Module({
  imports: [AccountsModule, BackgroundTasksModule, BudgetsModule, SecurityLogModule, SoulprintsModule],
  providers: [
    AccountImportRepository,
    AccountImportService,
    AccountExportRepository,
    AccountDeletionRepository,
    AccountDeletionService,
    AccountExportService,
  ],
  exports: [AccountImportService, AccountDeletionService, AccountExportService],
})
export class AccountDataModule {}
