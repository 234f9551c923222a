import 'reflect-metadata';
import { resolve } from 'node:path';
import { checkBackup, requireEmptyFolder, restoreBackup, type RestoreTarget } from '@kinloom/backup';
import { loadConfig } from '@kinloom/config';
import { passphraseOf, runCommand, print, USAGE } from './backup-cli';

const HELP = `Usage: npm run restore -- FILE

Restores a backup into an empty data folder (KINLOOM_DATA_DIR) and an empty database.
`;

/** `npm run restore`, and the same in a container: `node dist/worker/src/restore.js FILE`. */
async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    process.stderr.write(HELP);
    process.exit(file === '--help' ? 0 : USAGE);
  }
  const path = resolve(file);
  const passphrase = await passphraseOf(path);
  // The whole backup is verified before anything is changed.
  const backup = await checkBackup(path, passphrase);
  const target = await resolveTarget();
  await restoreBackup(path, passphrase, backup, target);
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`restored ${rows} rows into ${target.dataDir}, as they were on ${backup.header.createdAt}`);
}

/** Under the launcher, waits until it has started its embedded database in a directory that was empty. */
async function resolveTarget(): Promise<RestoreTarget> {
  if (!process.send) {
    const { databaseUrl, dataDir } = loadConfig();
    await requireEmptyFolder(dataDir);
    return { databaseUrl, dataDir };
  }
  const answer = new Promise<RestoreTarget>((fulfil) => {
    process.once('message', (message) => fulfil(message as RestoreTarget));
  });
  process.once('disconnect', () => process.exit(1));
  process.send({ type: 'verified' });
  return answer;
}

runCommand(main);
