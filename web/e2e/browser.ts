import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { moveIn } from './keeper';

/** Directory into which the packaged browser is unpacked. */
const UNPACKED = join(tmpdir(), 'chromium');
const packaged = process.platform === 'linux' && process.arch === 'x64';

/** Selects the browser: configured, system, packaged, or an installed Chrome. */
export function browserPath(): { executablePath: string } | { channel: string } {
  const named = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
  if (named) return { executablePath: named };
  return packaged ? { executablePath: UNPACKED } : { channel: 'chrome' };
}

/** Global set-up: creates the operator account and unpacks the browser. */
export default async function setup({ projects: [tests] }: FullConfig): Promise<void> {
  await Promise.all([moveIn(tests?.use.baseURL ?? ''), unpack()]);
}

/** Unpacks the packaged browser with the libraries a minimal system lacks. */
async function unpack(): Promise<void> {
  const choice = browserPath();
  if (!('executablePath' in choice) || choice.executablePath !== UNPACKED) return;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
}
