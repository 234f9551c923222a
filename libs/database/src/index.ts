export { phraseOf, wordsIn } from './words';
export { CHECKPOINTS } from './checkpoints';
export { createDataSource } from './data-source';
export { DatabaseModule } from './database.module';
export { AccountEntity } from './entities/account.entity';
export { CompanionEntity } from './entities/companion.entity';
export { ThreadKeyEntity } from './entities/thread-key.entity';
export { migrate } from './migrate';
export { DEADLOCK, isSqlState, poolOf, Sql, UNIQUE_VIOLATION } from './sql';
