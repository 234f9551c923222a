import { defineConfig } from '@playwright/test';
import { browserPath } from './e2e/browser';

const port = process.env['KINLOOM_TEST_PORT'] ?? '3877';
const baseURL = `http://127.0.0.1:${port}`;

/** Browser tests against the whole product on a temporary database. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/browser.ts',
  // Two browsers use two cores, shared with api, worker and database.
  workers: 2,
  // Generous limits, since these tests do not measure speed: they must pass on slow machines. The limit of a single
  // wait is shorter, because its error names what was awaited.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // A test that passes only the second time is listed as flaky at the end of the run.
  retries: 1,
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Endless animations use a whole core without a GPU; animations are tested elsewhere.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording the screen of every test costs CPU time; the trace has DOM snapshots of every step.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...browserPath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node ../tools/test/serve.mjs',
    url: `${baseURL}/api/health`,
    env: { PORT: port },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    reuseExistingServer: false,
    timeout: 240_000,
  },
});
