import { fork } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildWhatIsMissing } from '../build/build.mjs';
import { lockFolder } from '../start/lock.mjs';
import { explain } from '../start/kinloom.mjs';
import { startPostgres } from '../start/postgres.mjs';
import { Refusal, codeOf } from '../start/refusal.mjs';
import { RESTORE_FOLDER } from '../start/restored.mjs';
import { projectRoot, readSettings } from '../start/settings.mjs';

/** @typedef {import('../start/settings.mjs').Settings} Settings */

const entryOf = (/** @type {string} */ name) => path.join(projectRoot, `dist/worker/src/${name}.js`);

/** Runs the command that the first argument names, and ends the process with its exit code. */
export async function runCommand() {
  const [command, ...args] = process.argv.slice(2);
  // Ctrl-C reaches the child as well, which ends in order; then this process does.
  process.on('SIGINT', () => undefined);
  try {
    process.exitCode = command === 'restore' ? await restore(args) : await backUp(args);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
  // The embedded server's descriptors do not hold this process; an open channel would.
  process.exit();
}

/**
 * Backs up what runs as it runs; what does not run is started for the time it takes.
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
async function backUp(args) {
  const settings = readSettings(process.env);
  const needsDatabase = !args.some((arg) => ['--help', '--verify'].includes(arg) || arg.startsWith('--verify='));
  if (!needsDatabase) {
    await ensureBuilt(settings);
    return runEntry('backup', args, {});
  }
  if (settings.databaseUrl !== undefined) {
    await ensureBuilt(settings);
    return runEntry('backup', args, { KINLOOM_DATA_DIR: settings.dataDir });
  }
  if (!(await exists(path.join(settings.dataDir, 'postgres')))) {
    throw new Refusal(
      `There is nothing to back up in ${settings.dataDir}: set KINLOOM_DATA_DIR to the folder Kinloom runs with.`,
    );
  }
  const lock = await lockFolder('launcher', settings.dataDir, `process ${process.pid}, making a backup`);
  if (!lock.held) {
    await requireEntry('backup');
    return runEntry('backup', args, { ...(await runningDatabase(settings)), KINLOOM_DATA_DIR: settings.dataDir });
  }
  try {
    await buildWhatIsMissing({ say });
    const postgres = await startPostgres({ dataDir: settings.dataDir, log: say });
    try {
      return await runEntry('backup', args, { DATABASE_URL: postgres.url, KINLOOM_DATA_DIR: settings.dataDir });
    } finally {
      await postgres.stop();
    }
  } finally {
    await lock.release();
  }
}

/**
 * Restores into an empty folder. The embedded database is made beside its place and moved there at the very end: a folder with anything
 * unfinished in it is not started.
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
async function restore(args) {
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder('launcher', dataDir, `process ${process.pid}, restoring a backup`);
  if (!lock.held) throw new Refusal(`Kinloom runs on ${dataDir} (${lock.note}): stop it, or set KINLOOM_DATA_DIR.`);
  try {
    await buildWhatIsMissing({ say });
    if (settings.databaseUrl !== undefined) {
      const { databaseUrl } = settings;
      return await runEntry('restore', args, {}, async () => ({ databaseUrl, dataDir }));
    }
    return await restoreEmbedded(dataDir, args);
  } finally {
    await lock.release();
  }
}

/**
 * @param {string} dataDir
 * @param {string[]} args
 */
async function restoreEmbedded(dataDir, args) {
  const staged = path.join(dataDir, RESTORE_FOLDER);
  /** @type {import('../start/postgres.mjs').Postgres | undefined} */
  let postgres;
  /** Only what this restore put there may be removed. */
  let began = false;
  let done = false;
  try {
    const code = await runEntry('restore', args, {}, async () => {
      await requireEmpty(dataDir);
      began = true;
      await clear(dataDir);
      postgres = await startPostgres({ dataDir: staged });
      return { databaseUrl: postgres.url, dataDir };
    });
    await postgres?.stop();
    if (code !== 0) return code;
    for (const name of ['postgres.json', 'postgres']) await rename(path.join(staged, name), path.join(dataDir, name));
    await rm(staged, { recursive: true });
    done = true;
    return 0;
  } finally {
    await postgres?.stop();
    if (began && !done) await clear(dataDir);
  }
}

/** What a restore puts into a data folder. */
const RESTORED = ['files', 'postgres', 'postgres.json', RESTORE_FOLDER];

/** @param {string} dataDir */
async function clear(dataDir) {
  // The mark of an unfinished restore is removed last: it prevents a start on this folder.
  for (const name of RESTORED) await rm(path.join(dataDir, name), { recursive: true, force: true });
}

/** @param {string} dataDir */
async function requireEmpty(dataDir) {
  const names = await readdir(dataDir);
  const harmless = ['backups', 'engine', 'lost+found', ...(names.includes(RESTORE_FOLDER) ? RESTORED : [])];
  for (const name of names) {
    if (harmless.includes(name)) continue;
    throw new Refusal(
      `${dataDir} is not empty (it has ${name}). A backup is restored into an empty folder only: move it away, or set KINLOOM_DATA_DIR to another folder.`,
    );
  }
}

/**
 * Runs a built command and settles with its exit code.
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env beside this process's own
 * @param {() => Promise<object>} [onVerified] what it is answered when it says that it has verified
 * @returns {Promise<number>}
 */
async function runEntry(name, args, env, onVerified) {
  const child = fork(entryOf(name), args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  /** @type {Promise<never>} */
  const refused = new Promise((_, reject) => {
    child.once('message', () => {
      onVerified?.().then(
        (answer) => child.send(answer),
        (error) => {
          reject(error);
          child.disconnect();
        },
      );
    });
  });
  const [code] = /** @type {[number | null]} */ (await Promise.race([once(child, 'exit'), refused]));
  return code ?? 1;
}

/**
 * Rebuilds outdated parts only while nothing runs from them.
 * @param {Settings} settings
 */
async function ensureBuilt({ dataDir }) {
  if (!(await exists(dataDir))) return buildWhatIsMissing({ say });
  const lock = await lockFolder('launcher', dataDir, `process ${process.pid}, making a backup`);
  if (!lock.held) return requireEntry('backup');
  try {
    await buildWhatIsMissing({ say });
  } finally {
    await lock.release();
  }
}

/** @param {string} name */
async function requireEntry(name) {
  if (await exists(entryOf(name))) return;
  throw new Refusal('The release that runs was built without this command: stop Kinloom, then run this again.');
}

/**
 * @param {Settings} settings
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function runningDatabase({ dataDir }) {
  /** @type {import('../start/cluster.mjs').Access} */
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'));
  if (port === undefined) throw new Refusal('Kinloom is only just starting: run this again when it is ready.');
  return { DATABASE_URL: `postgres://kinloom:${password}@127.0.0.1:${port}/kinloom` };
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} place */
async function exists(place) {
  return access(place).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );
}
