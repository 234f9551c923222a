import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from '@playwright/test';

/**
 * Starts a separate public installation without an operator for a test file. `setupCode` is printed by the launcher.
 */
export function withPublicInstallation(): { setupCode: () => string } {
  // Test files run in parallel, so each worker has its own port; scripted voices use the first ones.
  const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  const port = String(Number(process.env['KINLOOM_TEST_PORT'] ?? 3877) + 11 + place);
  let kinloom: ChildProcess;
  let ended: Promise<unknown>;
  let code = '';
  test.use({ baseURL: `http://127.0.0.1:${port}` });
  test.beforeAll(async () => {
    kinloom = spawn(process.execPath, [join(__dirname, '../../tools/test/serve.mjs'), '--public'], {
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ended = once(kinloom, 'exit');
    code = await new Promise<string>((resolve, reject) => {
      let printed = '';
      kinloom.stdout?.on('data', (chunk) => {
        const found = /^set-up code (\S+) /m.exec((printed += String(chunk)));
        if (found?.[1]) resolve(found[1]);
      });
      kinloom.once('exit', () => reject(new Error('Kinloom ended before it printed a set-up code')));
    });
  });
  test.afterAll(async () => {
    kinloom.kill('SIGTERM');
    await ended;
  });
  return { setupCode: () => code };
}
