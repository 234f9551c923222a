import 'reflect-metadata';
import { fail, loadConfig, refuse, RefusedStart } from '@kinloom/config';
import { migrate } from '@kinloom/database';

/** Brings the database to the newest schema, and ends. */
async function main(): Promise<void> {
  try {
    await migrate(loadConfig().databaseUrl);
  } catch (error) {
    if (error instanceof RefusedStart) refuse(error.message);
    else fail(error);
  }
}

void main();
