/**
 * A process that has preloaded the modules of api and worker, and becomes one of them on request:
 * `node standby-process.mjs <modules to load>`, then `{ type: 'begin', entry }` over IPC.
 */
import { pathToFileURL } from 'node:url';

const leave = () => process.exit(0);
process.once('disconnect', leave);
// Messages are queued in the channel while the modules load.
process.once('message', (/** @type {{ type: 'begin', entry: string }} */ { entry }) => {
  process.off('disconnect', leave);
  process.argv.splice(1, process.argv.length, entry);
  process.title = `${process.execPath} ${entry}`;
  void import(pathToFileURL(entry).href);
});
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
// Shown in process lists.
if (process.argv.length > 2) process.title = 'kinloom-standby';
