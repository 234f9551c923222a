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
  // For a machine that has others to serve beside: what a test waits for has a shorter time of its own.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
