import { type Config, loadConfig } from './config';
import { RefusedStart } from './refused-setting';

/** Exit code for a setting that cannot be used: starting again would not help. */
const REFUSED = 78;
/** Settings of libraries, not of ours. */
const TRACING = ['LANGSMITH_TRACING', 'LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING', 'LANGCHAIN_TRACING_V2'];

/** What a started process is: what it says of itself, and how to end it. */
export interface Started {
  facts: Record<string, string>;
  close: () => Promise<void>;
}

/**
 * Runs a process of the installation from start to end. Under the launcher it says over IPC when it is ready or which setting it
 * refuses, ends when told to, and ends when the launcher is gone; by itself it writes the same to its output and heeds the signals.
 */
export async function runProcess(start: (config: Config) => Promise<Started>): Promise<void> {
  process.on('uncaughtException', fail);
  // A library would send what it does to its makers' service, where its own settings say so: from here nothing is sent.
  for (const name of TRACING) delete process.env[name];
  try {
    const { facts, close } = await start(loadConfig());
    let ending: Promise<void> | null = null;
    const end = () => {
      ending ??= close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`could not end cleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
    };
    process.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'stop') end();
    });
    for (const event of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.on(event, end);
    if (process.send) process.send({ type: 'ready', ...facts });
    else
      process.stdout.write(
        `ready ${Object.entries(facts)
          .map(([name, fact]) => `${name} ${fact}`)
          .join(' · ')}\n`,
      );
  } catch (error) {
    if (error instanceof RefusedStart) refuse(error.message);
    else fail(error);
  }
}

/** Ends the process over an error nobody foresaw. What an error of the database says may quote what was to be stored: of such a one only the place is told. */
export function fail(error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? error.name) : typeof error;
  const quotes = error instanceof Error && ('query' in error || 'severity' in error);
  process.stderr.write(`${quotes ? told.replace(error.message, 'an error of the database') : told}\n`);
  process.exit(1);
}

/** Ends the process over a setting, with the one line that says which. */
export function refuse(line: string): void {
  if (process.send) {
    process.send({ type: 'refused', line }, () => process.exit(REFUSED));
  } else {
    process.stderr.write(`${line}\n`);
    process.exit(REFUSED);
  }
}
