import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { startVoiceServer, type VoiceServer } from '../../libs/testing/src/voice-server';
import { moveIn } from './keeper';

/** Starts a separate installation for a test file, with a scripted model endpoint. */
export function withScriptedVoice(): { voice: () => VoiceServer } {
  // Test files run in parallel, so each worker has its own port.
  const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  const port = String(Number(process.env['KINLOOM_TEST_PORT'] ?? 3877) + 1 + place);
  const house = `http://127.0.0.1:${port}`;
  let voice: VoiceServer;
  let kinloom: ChildProcess;
  let ended: Promise<unknown>;
  test.use({ baseURL: house });
  test.beforeAll(async () => {
    voice = await startVoiceServer();
    kinloom = spawn(process.execPath, [join(__dirname, '../../tools/test/serve.mjs'), '--voice', voice.baseUrl], {
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ended = once(kinloom, 'exit');
    await new Promise<void>((resolve, reject) => {
      let said = '';
      kinloom.stdout?.on('data', (chunk) => (said += String(chunk)).includes('ready ') && resolve());
      kinloom.once('exit', () => reject(new Error('Kinloom ended before it was ready')));
    });
    await moveIn(house);
  });
  test.afterAll(async () => {
    kinloom.kill('SIGTERM');
    await ended;
    await voice.stop();
  });
  return { voice: () => voice };
}
