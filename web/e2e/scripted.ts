import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { startVoiceServer, type VoiceServer } from '../../libs/testing/src/voice-server';

/** A Kinloom of its own for a file of tests, whose souls speak through an endpoint that says what each test lets it say. */
export function withScriptedVoice(): { voice: () => VoiceServer } {
  // Files are tested side by side, each worker with a place of its own.
  const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  const port = String(Number(process.env['KINLOOM_TEST_PORT'] ?? 3877) + 1 + place);
  let voice: VoiceServer;
  let kinloom: ChildProcess;
  test.use({ baseURL: `http://127.0.0.1:${port}` });
  test.beforeAll(async () => {
    voice = await startVoiceServer();
    kinloom = spawn(process.execPath, [join(__dirname, '../../tools/test/serve.mjs'), '--voice', voice.baseUrl], {
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      kinloom.stdout?.on('data', (chunk) => String(chunk).includes('ready ') && resolve());
      kinloom.once('exit', () => reject(new Error('Kinloom ended before it was ready')));
    });
  });
  test.afterAll(async () => {
    kinloom.kill('SIGTERM');
    await once(kinloom, 'exit');
    await voice.stop();
  });
  return { voice: () => voice };
}
