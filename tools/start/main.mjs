import process from 'node:process';

/**
 * `npm start`: everything, until a signal ends it. Exit code 0 after a signal, 1 with one line on stderr otherwise.
 * The imports come late, so that a clone without its packages is told what to do instead of shown a stack.
 */
async function loadLauncher() {
  try {
    return await import('./kinloom.mjs');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      process.stderr.write('The packages Kinloom needs are not installed: run npm ci, then npm start.\n');
      process.exit(1);
    }
    throw error;
  }
}

const { startKinloom, explain } = await loadLauncher();

const giveUp = new AbortController();
/** @type {Promise<import('./kinloom.mjs').Kinloom | undefined>} */
const starting = startKinloom({ signal: giveUp.signal }).catch((error) => {
  if (giveUp.signal.aborted) return undefined;
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

let ending = false;
/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  giveUp.abort();
  const kinloom = await starting;
  await kinloom?.stop();
  process.exit(code);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']))
  process.on(signal, () => void end(0));
for (const event of /** @type {const} */ (['uncaughtException', 'unhandledRejection'])) {
  process.on(event, (/** @type {unknown} */ error) => {
    process.stderr.write(`${explain(error)}\n`);
    void end(1);
  });
}

const kinloom = await starting;
const line = await kinloom?.failed;
if (line !== undefined && !ending) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
