import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A real browser: that of CHROME_PATH, the system's, the packaged one, or an installed Chrome. */
export async function launchBrowser() {
  const named = [process.env.CHROME_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'];
  if (named) return chromium.launch({ executablePath: named, args });
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ channel: 'chrome', args });
  // With this variable the package unpacks the shared libraries that a minimal system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args });
}
