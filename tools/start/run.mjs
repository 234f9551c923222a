import { explain, startKinloom } from './kinloom.mjs';

/**
 * Runs Kinloom as a program, until a signal or a failure ends it: exit code 0 after a signal, 1 with one line on stderr
 * otherwise.
 * @param {Omit<import('./kinloom.mjs').StartOptions, 'signal'>} [options]
 */
export async function run(options) {
  const giveUp = new AbortController();
  const starting = startKinloom({ ...options, signal: giveUp.signal }).catch((error) => {
    if (giveUp.signal.aborted) return undefined;
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  });

  let ending = false;
  const end = async (/** @type {number} */ code) => {
    if (ending) return;
    ending = true;
    giveUp.abort();
    const kinloom = await starting;
    await kinloom?.stop();
    process.exit(code);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']);
  for (const signal of signals) process.on(signal, () => void end(0));
  // npm forwards a SIGTERM to its shell, which exits without forwarding it: the exit of the parent is the signal.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => void (process.ppid === parent || end(0)), 250).unref();
  }
  const faults = /** @type {const} */ (['uncaughtException', 'unhandledRejection']);
  for (const fault of faults) {
    process.on(fault, (/** @type {unknown} */ error) => {
      process.stderr.write(`${explain(error)}\n`);
      void end(1);
    });
  }

  const kinloom = await starting;
  const line = await kinloom?.failed;
  if (line === undefined || ending) return;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
