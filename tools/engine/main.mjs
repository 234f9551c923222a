/**
 * `npm run voice:install` and `npm run voice:remove`. The import is dynamic, so that a clone without its packages is told what to do instead
 * of shown a stack.
 */
async function load() {
  try {
    return await import('./commands.mjs');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      process.stderr.write('The packages Kinloom needs are not installed: run npm ci, then this again.\n');
      process.exit(1);
    }
    throw error;
  }
}

const { runCommand } = await load();
await runCommand();
