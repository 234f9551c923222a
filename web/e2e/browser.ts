import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { createOperator } from './operator';

/** Directory into which the packaged browser is unpacked. */
const UNPACKED = join(tmpdir(), 'chromium');
const SYSTEM = '/usr/bin/chromium';
const packaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * Selects the browser: configured, packaged, system, or an installed Chrome. The packaged one is a headless shell: without the windows of
 * a desktop browser, a test takes about 40 % less CPU time.
 */
export function browserPath(): { executablePath: string } | { channel: string } {
  const configured = process.env['CHROME_PATH'];
  if (configured) return { executablePath: configured };
  if (packaged) return { executablePath: UNPACKED };
  return existsSync(SYSTEM) ? { executablePath: SYSTEM } : { channel: 'chrome' };
}

/** Global set-up: creates the operator account and unpacks the browser. */
export default async function setup({ projects: [tests] }: FullConfig): Promise<void> {
  await Promise.all([createOperator(tests?.use.baseURL ?? ''), unpack()]);
}

/** Unpacks the packaged browser with the libraries a minimal system lacks. */
async function unpack(): Promise<void> {
  const choice = browserPath();
  if (!('executablePath' in choice) || choice.executablePath !== UNPACKED) return;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
}
