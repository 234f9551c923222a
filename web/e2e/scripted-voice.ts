import { test } from '@playwright/test';
import { startVoiceServer, type VoiceServer } from '../../libs/testing/src/voice-server';
import { portFor, type SeparateInstallation, startInstallation } from './installation';
import { createOperator } from './operator';

/** Starts a separate installation for a test file, with a scripted model endpoint. */
export function withScriptedVoice(): { voice: () => VoiceServer } {
  const port = portFor(1);
  const baseURL = `http://127.0.0.1:${port}`;
  let voice: VoiceServer;
  let installation: SeparateInstallation;
  test.use({ baseURL });
  test.beforeAll(async () => {
    voice = await startVoiceServer();
    installation = await startInstallation(port, /ready /, { args: ['--voice', voice.baseUrl] });
    await createOperator(baseURL);
  });
  test.afterAll(async () => {
    await installation.stop();
    await voice.stop();
  });
  return { voice: () => voice };
}
