export { AccountDeletionService } from './account-deletion.service';
export { AccountExportService, type AccountArchive } from './account-export.service';
export { AccountImportService } from './transfer/account-import.service';
export { AccountDataModule } from './account-data.module';
