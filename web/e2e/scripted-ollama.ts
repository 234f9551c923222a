import { test } from '@playwright/test';
import { type ScriptedOllama, startScriptedOllama } from '../../libs/testing/src/scripted-ollama';
import { portFor, type SeparateInstallation, startInstallation } from './installation';
import { createOperator } from './operator';

/** Starts a separate installation for a test file, without a model but with a scripted Ollama at the port that it probes. */
export function withScriptedOllama(): { ollama: () => ScriptedOllama } {
  const port = portFor(21);
  const baseURL = `http://127.0.0.1:${port}`;
  let ollama: ScriptedOllama;
  let installation: SeparateInstallation;
  test.use({ baseURL });
  test.beforeAll(async () => {
    ollama = await startScriptedOllama();
    const env = { KINLOOM_MODEL_PORTS: new URL(ollama.url).port };
    installation = await startInstallation(port, /ready /, { env });
    await createOperator(baseURL);
  });
  test.afterAll(async () => {
    await installation.stop();
    await ollama.stop();
  });
  return { ollama: () => ollama };
}
