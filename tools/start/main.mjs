/**
 * `npm start`. The import comes late, so that a clone without its packages is told what to do instead of shown a stack.
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
