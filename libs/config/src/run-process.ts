import { type Config, loadConfig } from './config';
import { RefusedStart } from './refused-start';

/** Exit code EX_CONFIG: an invalid setting, so that a restart would not help. */
const EXIT_REFUSED = 78;
/** Environment variables that enable tracing in LangChain. */
const TRACING_VARIABLES = [
  'LANGSMITH_TRACING_VARIABLES',
  'LANGSMITH_TRACING_VARIABLES_V2',
  'LANGCHAIN_TRACING_VARIABLES',
  'LANGCHAIN_TRACING_VARIABLES_V2',
];

/** A started process: facts for its ready line, and its graceful shutdown. */
export interface Started {
  facts: Record<string, string>;
  close: () => Promise<void>;
}

/**
 * Runs a process of the installation. Under the launcher it reports over IPC that it is ready or which setting is
 * invalid, and stops on a `stop` message or when the launcher disconnects. Without a launcher it reports on stdout and stderr and handles SIGTERM and SIGINT.
 */
export async function runProcess(start: (config: Config) => Promise<Started>): Promise<void> {
  process.on('uncaughtException', fail);
  // LangChain sends traces to an external service if these are set; tracing stays off.
  for (const name of TRACING_VARIABLES) delete process.env[name];
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

/** Ends the process after an unexpected error. Messages of database errors may quote private data, so only their stack is printed. */
export function fail(error: unknown): void {
  const report = error instanceof Error ? (error.stack ?? error.name) : typeof error;
  const isDatabaseError = error instanceof Error && ('query' in error || 'severity' in error);
  process.stderr.write(`${isDatabaseError ? report.replace(error.message, 'database error') : report}\n`);
  process.exit(1);
}

/** Ends the process because of an invalid setting, with one line that names it. */
export function refuse(line: string): void {
  if (process.send) {
    process.send({ type: 'refused', line }, () => process.exit(EXIT_REFUSED));
  } else {
    process.stderr.write(`${line}\n`);
    process.exit(EXIT_REFUSED);
  }
}
