import { defineConfig } from '@playwright/test';
import { browserPath } from './e2e/browser';

const port = process.env['KINLOOM_TEST_PORT'] ?? '3877';
const baseURL = `http://127.0.0.1:${port}`;

/** Browser tests: the whole product, started as a newcomer starts it, on a database that is thrown away. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/browser.ts',
  // Two browsers side by side keep two processors busy; the api, the worker and the database have their share of both.
  workers: 2,
  // How fast it is, is measured elsewhere: a test here ends when what it waits for has come, on a machine of any speed.
  // What did not come by then has gone wrong. A single wait ends first, because it can say what it waited for.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Halos that move for ever keep a processor busy where no card draws them; what moves is looked at elsewhere.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
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
