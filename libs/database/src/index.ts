export { toPhraseQuerySql, toTsvectorSql } from './text-search';
export { CHECKPOINTS } from './checkpoints';
export { createDataSource } from './data-source';
export { DatabaseModule } from './database.module';
export * from './entities';
export { BACKUP_LOCK, FILE_REMOVAL_LOCK, MIGRATION_LOCK } from './locks';
export { migrate, migrateTo } from './migrate';
export {
  assertKnownSchema,
  beginRestore,
  checkSchema,
  endRestore,
  executedMigrations,
  knownMigrations,
  RESTORE_MARK,
  UnknownMigrationError,
} from './schema-version';
export { SelectBatch } from './select-batch';
export { DEADLOCK, isSqlState, poolOf, Sql, UNIQUE_VIOLATION } from './sql';
export { isCommittedLineSql } from './staged-imports';
export { transact } from './transact';
export { type Outage, type OutageCause, outageOf } from './outage';
export {
  allowLongStatements,
  LONG_DELETION_SECONDS,
  type DatabaseRole,
  type TimeLimits,
  timeLimitsOf,
} from './time-limits';
