import 'reflect-metadata';
import { fail, loadConfig, refuse, RefusedStart } from '@kinloom/config';
import { migrate } from '@kinloom/database';

/** Migrates the database to the newest schema. */
async function main(): Promise<void> {
  try {
    await migrate(loadConfig().databaseUrl);
  } catch (error) {
    if (error instanceof RefusedStart) refuse(error.message);
    else fail(error);
  }
}

void main();
