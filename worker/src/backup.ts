import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup, runBackup, type VerifiedBackup } from '@kinloom/backup';
import { loadConfig, releaseVersion } from '@kinloom/config';
import { passphraseFor, passphraseOf, runCommand, print, USAGE } from './backup-cli';

const HELP = `Usage: npm run backup -- [options]

  --out FILE       write the backup to FILE (default: a new file in KINLOOM_BACKUP_DIR)
  --encrypt        encrypt it; asks for a passphrase unless one is set
  --verify FILE    read a backup from end to end and check every part of it
  --help           show this

KINLOOM_BACKUP_PASSPHRASE or KINLOOM_BACKUP_PASSPHRASE_FILE, where set, encrypts every backup.
`;

/** `npm run backup`, and the same in a container: `node dist/worker/src/backup.js`. */
async function main(): Promise<void> {
  const { values } = parse();
  if (values.help) return void process.stdout.write(HELP);
  if (values.verify !== undefined) return verify(resolve(values.verify));
  const config = loadConfig();
  // A backup must not slow down the api and the worker.
  setPriority(constants.priority.PRIORITY_LOW);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const passphrase = await passphraseFor(values.encrypt ? 'new' : null);
  const result = await runBackup({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    trigger: 'manual',
    folder: config.backup.folder,
    ...(values.out === undefined ? {} : { target: resolve(values.out) }),
    passphrase: async () => passphrase,
    release: releaseVersion(),
    signal: stop.signal,
  });
  if (!result) return;
  const rows = result.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`${result.path}: ${rows} rows, ${result.files} files, ${result.bytes} bytes, verified`);
  if (result.missingFiles.length > 0) {
    process.stderr.write(
      `${result.missingFiles.length} files are missing in the data directory and in the backup; manifest.json lists them.\n`,
    );
  }
}

async function verify(path: string): Promise<void> {
  const backup = await checkBackup(path, await passphraseOf(path));
  const { header, manifest }: VerifiedBackup = backup;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.entries.filter(({ path: entry }) => entry.startsWith('files/')).length;
  print(`${path} is complete: created ${header.createdAt} by release ${header.release}, ${rows} rows, ${files} files`);
}

function parse() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string' },
        encrypt: { type: 'boolean', default: false },
        verify: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : ''}\n${HELP}`);
    process.exit(USAGE);
  }
}

runCommand(main);
