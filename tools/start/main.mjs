/**
 * `npm start`. The import is dynamic, so that a clone without packages gets an instruction instead of a stack trace.
 */
async function load() {
  try {
    return await import('./run.mjs');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      process.stderr.write('The packages Kinloom needs are not installed: run npm ci, then npm start.\n');
      process.exit(1);
    }
    throw error;
  }
}

const { run } = await load();
await run();
