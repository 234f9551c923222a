import { test } from '@playwright/test';
import { portFor, type SeparateInstallation, startInstallation } from './installation';

/**
 * Starts a separate public installation without an operator for a test file. `setupCode` is printed by the launcher.
 */
export function withPublicInstallation(): { setupCode: () => string } {
  const port = portFor(11);
  let installation: SeparateInstallation;
  test.use({ baseURL: `http://127.0.0.1:${port}` });
  test.beforeAll(async () => {
    installation = await startInstallation(port, /^set-up code (\S+) /m, { args: ['--public'] });
  });
  test.afterAll(() => installation.stop());
  return { setupCode: () => installation.printed[1] ?? '' };
}
