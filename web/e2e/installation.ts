import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A separate installation for a test file. */
export interface SeparateInstallation {
  /** What the launcher printed, as it was awaited. */
  printed: RegExpExecArray;
  stop(): Promise<void>;
}

/**
 * The port of a separate installation. Test files run in parallel, so each worker has its own.
 * @param offset from the port of the shared installation, at least 10 from every other kind
 */
export function portFor(offset: number): string {
  const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  return String(Number(process.env['KINLOOM_TEST_PORT'] ?? 3877) + offset + place);
}

/**
 * Starts an installation on a temporary database.
 * @param awaited what the launcher prints when it can be used
 * @throws Error if it ends before that
 */
export async function startInstallation(
  port: string,
  awaited: RegExp,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<SeparateInstallation> {
  const kinloom = spawn(process.execPath, [join(__dirname, '../../tools/test/serve.mjs'), ...args], {
    env: { ...process.env, PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(kinloom, 'exit');
  const printed = await new Promise<RegExpExecArray>((resolve, reject) => {
    let text = '';
    kinloom.stdout.on('data', (chunk) => {
      const found = awaited.exec((text += String(chunk)));
      if (found) resolve(found);
    });
    kinloom.once('exit', () => reject(new Error(`Kinloom ended before it printed ${awaited.source}`)));
  });
  return {
    printed,
    async stop() {
      kinloom.kill('SIGTERM');
      await ended;
    },
  };
}
