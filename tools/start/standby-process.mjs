/**
 * A process that has loaded what api and worker are made of, and becomes one of them when it is told to:
 * `node standby-process.mjs <modules to load>`, then `{ type: 'begin', entry }` over IPC.
 */
import { pathToFileURL } from 'node:url';

const leave = () => process.exit(0);
process.once('disconnect', leave);
// Waits in the channel while the modules are loaded.
process.once('message', (/** @type {{ type: 'begin', entry: string }} */ { entry }) => {
  process.off('disconnect', leave);
  process.argv.splice(1, process.argv.length, entry);
  process.title = `${process.execPath} ${entry}`;
  void import(pathToFileURL(entry).href);
});
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
// For lists of processes.
if (process.argv.length > 2) process.title = 'kinloom-standby';
